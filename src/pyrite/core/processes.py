"""Processes side by side: files that one of them uses alone, and workers that end together."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO

if sys.platform != "win32":
    import fcntl
    from multiprocessing.resource_tracker import ensure_running


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


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach; here it arrives afterwards."""
    if sys.platform == "win32":
        yield
        return
    ensure_running()  # starting later, it would let Ctrl-C through
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a new process inherits this
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def live_with_parent() -> None:
    """Ignore Ctrl-C, which is meant for the parent, and end with it; call it in a new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Exit this process when its parent is gone; call it first in a new process."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
