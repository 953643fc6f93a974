"""Sensible play to the end of a round, for search."""
