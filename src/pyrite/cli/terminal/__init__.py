"""The terminal itself: screen, keyboard, streams, progress."""
