"""The Lost Mines in the terminal."""
