"""The game in the terminal at a table of a server."""
