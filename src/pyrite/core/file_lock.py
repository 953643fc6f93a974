"""Keeping a file for one process, where the system can."""

import sys
from io import FileIO

if sys.platform != "win32":
    import fcntl


def lock(file: FileIO) -> bool:
    """Keep other processes from continuing in the file; False if one does so already."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            return True
    return True
