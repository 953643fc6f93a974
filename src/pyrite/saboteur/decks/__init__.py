"""What lies in the boxes."""
