"""Full-screen play in the terminal, with keys or a mouse."""
