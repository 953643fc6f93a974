"""Drawing a table with characters, for any game."""
