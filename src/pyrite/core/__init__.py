"""What every game of the family shares; knows no game."""
