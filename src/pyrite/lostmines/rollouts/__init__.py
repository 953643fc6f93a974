"""Playing on sensibly, for search."""
