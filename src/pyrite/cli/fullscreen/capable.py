"""A check whether the terminal can show a full screen, made before loading any of it."""

import os
import shutil
import sys

LEAST_COLUMNS, LEAST_LINES = 60, 20
DUMB = ("", "dumb", "unknown")


def is_capable() -> bool:
    """Return whether this is an interactive terminal that is capable and large enough."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    if sys.platform != "win32" and os.environ.get("TERM", "") in DUMB:
        return False
    columns, lines = shutil.get_terminal_size()
    return columns >= LEAST_COLUMNS and lines >= LEAST_LINES
