"""The board game The Lost Mines, on the same core."""
