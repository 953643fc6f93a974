"""The table itself: its numbers, its tunnels, and where modules plug in."""
