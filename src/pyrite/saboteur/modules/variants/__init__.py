"""The variants of the base game, one module each."""
