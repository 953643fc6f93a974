"""Rules of thumb for The Lost Mines: who is how far from which treasures, and whose they are."""
