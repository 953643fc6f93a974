"""Threads that help with the tables of an environment, asleep where there is nothing to do."""

from collections.abc import Sequence
from os import getpid
from queue import SimpleQueue
from threading import Thread, current_thread
from typing import Any
from weakref import finalize

from pyrite.core.batch import Batch
from pyrite.core.sharing import Worker


class Crew:
    """Does jobs at the tables: the caller with the first worker, a thread with each other one."""

    def __init__(self, tables: Batch, workers: Sequence[Worker]) -> None:
        self._tables, self._worker = tables, workers[0]
        self._members = [Member(tables, share, w) for share, w in enumerate(workers[1:], 1)]
        self._process = 0  # where threads were started; a fork takes none of them along
        finalize(self, dismiss, tables, self._members)

    @property
    def is_lost(self) -> bool:
        """Whether this process was forked from the one that has the threads."""
        return self._process != 0 and self._process != getpid()

    def begin(self, job: int, codes: Any) -> None:
        """Begin a job with these choices, and wake up all who sleep."""
        if self._members:
            self._process = getpid()
        self._tables.open(job, codes, self._worker)
        for member in self._members:
            if self._tables.rouse(member.share):
                member.wake()

    def finish(self) -> None:
        """Work on the job that has begun until it is done."""
        self._tables.finish_job(self._worker)

    def close(self) -> None:
        """End the threads."""
        dismiss(self._tables, self._members)


class Member:
    """A thread that helps while there are jobs, and is not started before the first one."""

    def __init__(self, tables: Batch, share: int, worker: Worker) -> None:
        self.share = share
        self.calls: SimpleQueue[bool] = SimpleQueue()
        self.thread = Thread(target=work, args=(tables, share, worker, self.calls), daemon=True)

    def wake(self) -> None:
        """Let the thread help until it falls asleep."""
        if self.thread.ident is None:
            self.thread.start()
        self.calls.put(True)


def work(tables: Batch, share: int, worker: Worker, calls: SimpleQueue[bool]) -> None:
    """Help whenever called."""
    while calls.get():
        tables.help(share, worker)


def dismiss(tables: Batch, members: list[Member]) -> None:
    """Let all threads end; also called when their crew is forgotten."""
    tables.stop()
    for member in members:
        member.calls.put(False)
    for member in members:
        if member.thread.ident is not None and member.thread is not current_thread():
            member.thread.join()
    members.clear()
