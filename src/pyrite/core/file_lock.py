"""Exclusive use of a file by one process, where the system supports it."""

import sys
from io import FileIO

if sys.platform != "win32":
    import fcntl


def lock(file: FileIO) -> bool:
    """Lock the file against other processes; return False if another one holds the lock."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # the file system has no locks
            return True
    return True
