"""The table in the terminal: drawing it, and playing at it."""
