"""What seats know and remember of cards they cannot see."""
