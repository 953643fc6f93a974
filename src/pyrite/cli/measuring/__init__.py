"""What `pyrite bench` measures."""
