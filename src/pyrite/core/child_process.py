"""A process that was started for some work does not outlive the one that started it."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """For the first call in a new process: when its parent is gone, however it went, go too."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
