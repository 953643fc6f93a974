"""How the tunnel game looks in the terminal."""
