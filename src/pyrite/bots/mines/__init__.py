"""Rules of thumb for The Lost Mines: how far each dwarf is from the treasures, and whose they are."""
