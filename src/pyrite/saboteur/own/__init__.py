"""Modules of one's own, in plain Python: they work on the compiled core, without a compiler."""
