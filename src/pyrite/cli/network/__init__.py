"""Playing at a server's table in the terminal."""
