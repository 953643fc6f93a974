"""Games on disk: records, saved games, and the journal of a running game."""
