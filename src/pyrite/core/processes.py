"""Processes side by side: files that one of them uses alone, and workers that end together."""

import multiprocessing
import os
import sys
import threading
from io import FileIO

if sys.platform != "win32":
    import fcntl


def cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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


def end_with_parent() -> None:
    """Exit this process when its parent is gone; call it first in a new process."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
