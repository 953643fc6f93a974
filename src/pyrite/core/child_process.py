"""Worker processes that end together with the process that started them."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Exit this process when its parent is gone; call it first in a new process."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
