"""The mini expansions, one module each."""
