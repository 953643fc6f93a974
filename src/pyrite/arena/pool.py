"""Parallel work on all cores, with results in the order they arrive."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from pyrite.core.child_process import end_with_parent

AHEAD = 3  # pieces of work queued per process
Work = TypeVar("Work")
Result = TypeVar("Result")


def cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(
    do: Callable[[Work], Result], work: Iterator[Work], workers: int
) -> Iterator[list[Result]]:
    """Yield results in batches, in any order; a single worker runs in this process."""
    if workers == 1:
        yield from ([do(piece)] for piece in work)
        return
    with _pool(workers) as pool:
        with _ignoring_ctrl_c():  # inherited by the workers: Ctrl-C is for the main process
            waiting = {pool.submit(do, piece) for piece in islice(work, workers * AHEAD)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(do, piece) for piece in islice(work, len(done))}
            yield [future.result() for future in done if future.exception() is None]
            for future in done:
                future.result()  # raise an error only after all finished work is yielded


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Run a pool of processes, and drop unfinished work on exit."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
