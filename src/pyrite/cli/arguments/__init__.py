"""Command-line arguments: options, their values, player names, and error messages."""
