"""The built-in bots: random, easy, medium, hard."""
