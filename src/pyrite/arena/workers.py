"""Parallel work on all cores or on a Ray cluster, with results in the order they arrive."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from pyrite.arena.contest import arena_error
from pyrite.arena.play import Outcome, Task, play
from pyrite.core.processes import end_with_parent
from pyrite.core.version import VERSION

AHEAD = 3  # pieces of work queued per process
AS_OFTEN_AS_NEEDED = -1
PATIENCE = 10  # seconds
Work = TypeVar("Work")
Result = TypeVar("Result")


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
        started = [*pool._processes.values()]  # shutdown forgets them
        pool.shutdown(wait=False, cancel_futures=True)
        for process in started:
            process.terminate()


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def holding_ctrl_c() -> Iterator[None]:
    """Finish what must not be left half done, and stop only then."""
    caught: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if caught:
        raise KeyboardInterrupt


def on_cluster(tasks: Iterator[Task], count: int) -> Iterator[list[Outcome]]:
    """Play on the cluster at RAY_ADDRESS or start one here; games of lost workers are repeated."""
    ray = _connect()
    player = ray.remote(num_cpus=1, max_retries=AS_OFTEN_AS_NEEDED)(play_same)

    def most() -> int:  # games to hand out at a time: it grows as machines join the cluster
        return max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD

    try:
        waiting = [player.remote(task, VERSION) for task in islice(tasks, min(most(), count))]
        while waiting:
            done, waiting = ray.wait(waiting)
            more = islice(tasks, most() - len(waiting))
            waiting += [player.remote(task, VERSION) for task in more]
            yield ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    finally:
        ray.shutdown()


def play_same(task: Task, version: str) -> Outcome:
    """Play a game, provided this machine runs the same version as the caller."""
    if version != VERSION:
        raise arena_error("arena-cluster-version", theirs=VERSION, ours=version)
    return play(task)


def _connect() -> Any:
    """Connect to the cluster or start one, with this process's module search path."""
    ray = import_module("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
    try:
        _check_address(os.environ.get("RAY_ADDRESS", ""))
        ray.init(logging_level=logging.ERROR, log_to_driver=False, runtime_env=paths)
    except (OSError, RuntimeError, ValueError) as error:
        raise arena_error("arena-cluster-failed", problem=str(error)) from error
    return ray


def _check_address(address: str) -> None:
    """Fail early for an unreachable address, which Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()
