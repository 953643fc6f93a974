"""The table in words: actions, events, views, refusals, positions."""
