"""Heuristics for The Lost Mines: distances to the treasures, and who shares them."""
