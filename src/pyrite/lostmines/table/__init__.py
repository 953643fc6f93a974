"""The table itself: its numbers, its board, and how cells and edges are written."""
