"""A table drawn with characters, whatever game it is."""
