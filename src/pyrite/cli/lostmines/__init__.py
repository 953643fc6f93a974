"""How The Lost Mines look in the terminal."""
