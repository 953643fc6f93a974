"""The measurements of `pyrite bench`."""
