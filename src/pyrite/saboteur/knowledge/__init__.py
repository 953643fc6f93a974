"""What seats know and remember about cards they cannot see."""
