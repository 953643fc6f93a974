"""Positions and views become tables again."""
