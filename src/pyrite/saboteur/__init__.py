"""The card game: base game in three editions, and everything that plugs into it."""
