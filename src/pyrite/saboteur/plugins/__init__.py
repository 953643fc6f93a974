"""Custom modules in plain Python: they run on the compiled core and need no compiler."""
