"""The world-championship cards, one module each."""
