"""Parallel work on all cores or on a Ray cluster, with results in the order they arrive."""

import logging
import multiprocessing
import os
import pickle
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, TypeVar

from pyrite.arena.contest import arena_error
from pyrite.arena.play import Outcome, Task, play
from pyrite.core.processes import live_with_parent, without_ctrl_c
from pyrite.core.version import VERSION

AHEAD = 3  # games per processor of a cluster
AS_OFTEN_AS_NEEDED = -1
PATIENCE = 10  # seconds
PROCESSES = multiprocessing.get_context("spawn")  # a fork would copy held locks
Work = TypeVar("Work")
Result = TypeVar("Result")


def results(
    do: Callable[[Work], Result], work: Iterator[Work], workers: int
) -> Iterator[list[Result]]:
    """Yield results in batches, in any order; a single worker runs in this process."""
    if workers == 1:
        yield from ([do(piece)] for piece in work)
        return
    with _pool(do, workers) as pool:
        busy = _hand_out(work, pool)
        while busy:
            heard = wait([worker.pipe for worker in busy])
            ready = [worker for worker in busy if worker.pipe in heard]
            replies = [worker.reply() for worker in ready]
            busy = [worker for worker in busy if worker not in ready] + _hand_out(work, ready)
            yield [reply.result for reply in replies if isinstance(reply, Done)]
            for reply in replies:
                if not isinstance(reply, Done):
                    raise reply  # only after all finished work is yielded


class Done(NamedTuple, Generic[Result]):
    """What came of a piece of work, unless it failed."""

    result: Result


class Worker(Generic[Work, Result]):
    """A process that does one piece of work at a time.

    It has a pipe of its own, which nobody else holds open. So it can be killed at any moment, even
    while it sends a result.
    """

    def __init__(self, do: Callable[[Work], Result]) -> None:
        self.pipe, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=_work, args=(do, theirs))
        self.process.start()
        theirs.close()

    def begin(self, piece: Work) -> None:
        """Hand over the next piece; a process that has died says so in its reply."""
        with suppress(ConnectionError):
            self.pipe.send(piece)

    def reply(self) -> Done[Result] | BaseException:
        """Return the result, or the error that took its place."""
        try:
            reply: Done[Result] | BaseException = self.pipe.recv()
        except (EOFError, OSError):
            return BrokenProcessPool()
        return reply

    def end(self) -> None:
        """Kill the process; what it was doing is lost."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _hand_out(
    work: Iterator[Work], idle: Iterable[Worker[Work, Result]]
) -> list[Worker[Work, Result]]:
    """Let idle processes begin what is next; return those that have work."""
    busy = []
    for worker, piece in zip(idle, work, strict=False):
        worker.begin(piece)
        busy.append(worker)
    return busy


def _work(do: Callable[[Work], Result], pipe: Connection) -> None:
    """Do what comes through the pipe until it is closed."""
    live_with_parent()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send_bytes(_done(do, pipe.recv()))


def _done(do: Callable[[Work], Result], piece: Work) -> bytes:
    """Return the pickled result or error; it is not sent unless all of it can be."""
    try:
        return pickle.dumps(Done(do(piece)))
    except BaseException as error:
        error.add_note(traceback.format_exc())  # an error leaves its traceback behind
        return pickle.dumps(error)


@contextmanager
def _pool(do: Callable[[Work], Result], workers: int) -> Iterator[list[Worker[Work, Result]]]:
    """Start processes, and kill them on exit: Ctrl-C waits for neither work nor results."""
    pool: list[Worker[Work, Result]] = []
    try:
        with holding_ctrl_c(), without_ctrl_c():
            pool += [Worker(do) for _ in range(workers)]
        yield pool
    finally:
        with suppress(KeyboardInterrupt), holding_ctrl_c():  # everything ends here anyway
            for worker in pool:
                worker.end()


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
