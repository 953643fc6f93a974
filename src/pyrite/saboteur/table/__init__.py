"""The table itself: its numbers, where modules plug in, tunnels."""
