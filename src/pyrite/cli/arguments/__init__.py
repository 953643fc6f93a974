"""What is typed after the name of a command: options, values, names, and mistakes in them."""
