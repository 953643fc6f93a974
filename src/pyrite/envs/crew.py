"""Threads that wait for the shares of a step; an executor would need twice as long to wake them."""

from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread, current_thread
from weakref import finalize

Job = Callable[[], None]
Reports = SimpleQueue[BaseException | None]


class Crew:
    """Does jobs in threads, the first always in the same one, and tells when all are done."""

    def __init__(self) -> None:
        self.busy = 0
        self._members: list[Member] = []
        self._reports: Reports = SimpleQueue()
        finalize(self, dismiss, self._members)

    def start(self, jobs: Iterable[Job]) -> None:
        """Begin these jobs, each in a thread of its own."""
        for i, job in enumerate(jobs):
            if i == len(self._members):  # no thread starts before it is needed
                self._members.append(Member(self._reports))
            self._members[i].orders.put(job)
            self.busy += 1

    def wait(self) -> None:
        """Wait until all jobs are done, and raise the first error."""
        failed = None
        while self.busy:
            error = self._reports.get()
            self.busy -= 1
            failed = failed or error
        if failed is not None:
            raise failed

    def close(self) -> None:
        """Finish all jobs and end the threads; `start` would begin new ones."""
        self.wait()
        dismiss(self._members)


class Member:
    """A thread that does what it is told until it is told to stop."""

    def __init__(self, reports: Reports) -> None:
        self.orders: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=work, args=(self.orders, reports), daemon=True)
        self.thread.start()


def work(orders: SimpleQueue[Job | None], reports: Reports) -> None:
    """Do every job, and report how it ended."""
    while (job := orders.get()) is not None:
        error: BaseException | None = None
        try:
            job()
        except BaseException as raised:  # told to whoever waits
            error = raised
        del job
        reports.put(error)


def dismiss(members: list[Member]) -> None:
    """Let all threads finish and end; also called when their crew is forgotten."""
    for member in members:
        member.orders.put(None)
    for member in members:
        if member.thread is not current_thread():
            member.thread.join()
    members.clear()
