"""Can this terminal show a full screen? Asked before anything of the full screen is loaded."""

import os
import shutil
import sys

LEAST_COLUMNS, LEAST_LINES = 60, 20
DUMB = ("", "dumb", "unknown")


def is_capable() -> bool:
    """A person sits before a terminal that can move its cursor and is large enough."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    if sys.platform != "win32" and os.environ.get("TERM", "") in DUMB:
        return False
    columns, lines = shutil.get_terminal_size()
    return columns >= LEAST_COLUMNS and lines >= LEAST_LINES
