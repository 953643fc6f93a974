"""From options to the rules of a table."""
