"""Reading positions and views back into tables."""
