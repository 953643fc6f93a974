"""Playing on the full screen of a terminal, with keys or a mouse."""
