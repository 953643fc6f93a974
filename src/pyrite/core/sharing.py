# Compiled: see core/native.py
"""Threads that share the tables of a batch, without the GIL.

A caller offers a job and works on it, together with all threads that are awake. Each begins with a
share of its own and then helps with the others, so nobody waits for a thread that comes late or is
slow. A thread with nothing to do watches for the next job for a moment: to wake it up would take
longer than many a job. Then it sleeps until its crew (envs/crew.py) wakes it up.

A table is taken only after everything about its job was written, and by a thread that has said it
works. So a late thread takes part in the job that is open by then, or finds nothing left to take,
and a caller knows for whom to wait. A thread that falls asleep just when a job is offered misses
it, and the others do it all.
"""

from threading import Lock
from time import monotonic_ns, sleep
from typing import Any, final

from pyrite.core.chance import Luck
from pyrite.core.moves import Moves
from pyrite.core.native import IntTable, Long, Native, Readable, nogil, python_only, raises
from pyrite.core.one_thread import Guarded

JOB = 0  # the row of `posts` with the number of the last job; no thread has this post
STOPPED = -1  # instead of a number: there are no more jobs
AWAKE, WORKING, ASLEEP = 0, 1, 2  # what a thread says of itself at its post
PATIENCE = 1_000_000  # nanoseconds after which a thread without a job falls asleep
AT_ONCE = 8  # tables that a thread takes from a share


@final
class Worker(Native):
    """What one thread uses for itself, and what it has counted."""

    moves: Moves
    luck: Luck
    masked: Readable[Long]
    stuck: Readable[Long]

    def __init__(self) -> None:
        self.moves = Moves()
        self.luck = Luck(0)
        self.masked = 0  # legal actions outside the window
        self.stuck = 0  # moments with no other action: the first one was played


class Sharing(Guarded):
    """Tables that several threads work on; share 0 is the caller's, who has no post.

    One caller at a time: whoever calls holds `Changing` or `Reading` (one_thread.py) meanwhile.
    """

    posts: IntTable
    taken: IntTable
    shares: Readable[int]
    n: Readable[int]

    def open_job(self) -> None:
        """Let everybody who is awake take tables; what to do with them was written before."""
        for share in range(self.shares):
            store(self.taken, share, self.n * share // self.shares)
        store(self.posts, JOB, load(self.posts, JOB) + 1 & 0xFFFFFF)

    @python_only
    def finish_job(self, worker: Worker) -> None:
        """Work on the job too, if it is not done yet, and wait until nobody does any more."""
        with nogil:
            self.finish(worker)

    def finish(self, worker: Worker) -> None:
        """What `finish_job` does without the GIL."""
        self.work(0, worker)
        for share in range(1, self.shares):
            while load(self.posts, share) == WORKING:
                pause()

    @python_only
    def stop(self) -> None:
        """Let all threads return from `help`."""
        if self.shares:
            store(self.posts, JOB, STOPPED)

    @python_only
    def rouse(self, share: int) -> bool:
        """Is this thread asleep? It no longer says so, and whoever asked has to wake it up."""
        self.check_share(share)
        if load(self.posts, share) != ASLEEP:
            return False
        store(self.posts, share, AWAKE)
        return True

    @python_only
    def help(self, share: int, worker: Worker) -> None:
        """Work on all jobs that are offered until there was none for a while."""
        self.check_share(share)
        which: int = share
        with nogil:
            self.watch(which, worker)

    @raises
    def check_share(self, share: int) -> int:
        """Refuse a share without a post."""
        if not 0 < share < self.shares:
            raise IndexError(f"there is no post for share {share}")
        return 0

    def watch(self, share: int, worker: Worker) -> None:
        """Wait for jobs and do them; what `help` does without the GIL."""
        done: int = 0
        since: Long = now()
        while True:
            job: int = load(self.posts, JOB)
            if job == STOPPED:
                return
            if job != done:
                store(self.posts, share, WORKING)
                self.work(share, worker)
                store(self.posts, share, AWAKE)
                done = job
                since = now()
            elif now() - since < PATIENCE:
                pause()
            else:
                store(self.posts, share, ASLEEP)
                return

    def work(self, share: int, worker: Worker) -> None:
        """Take tables of this share, then of the others, until none is left."""
        for k in range(self.shares):
            which: int = (share + k) % self.shares
            end: int = self.n * (which + 1) // self.shares
            first: int = take(self.taken, which, AT_ONCE)
            while first < end:
                self.do_tables(first, min(first + AT_ONCE, end), worker)
                first = take(self.taken, which, AT_ONCE)

    def do_tables(self, first: int, end: int, worker: Worker) -> None:
        """Do what the job says at these tables."""


# sharing.pxd replaces these: numbers that threads change at once are read and written in one step.

TAKING = Lock()


def load(rows: Any, row: int) -> int:
    """The number at the beginning of a row, as the last thread has left it."""
    return int(rows[row, 0])


def store(rows: Any, row: int, number: int) -> None:
    """Write the number at the beginning of a row, after everything written before."""
    rows[row, 0] = number


def take(rows: Any, row: int, many: int) -> int:
    """Add to the number at the beginning of a row, and return what it was."""
    with TAKING:
        number = int(rows[row, 0])
        rows[row, 0] = number + many
    return number


def now() -> int:
    """A time in nanoseconds that no setting of a clock changes."""
    return monotonic_ns()


def pause() -> None:
    """Let others run for a microsecond or two."""
    sleep(0)
