"""The only writer: stores everything pending in one transaction, then reports it.

Committing each entry separately would top out at a few hundred per second. Batches store thousands
without a long wait, and while one batch is written the next one gathers.
"""

import asyncio
import logging
import math
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pyrite.server.database import Reason, StorageError, in_words, reason_of
from pyrite.server.ownership import NotOwned
from pyrite.server.problems import Problem
from pyrite.server.sending import Sending
from pyrite.server.storage import Storage, Write

log = logging.getLogger(__name__)
OFTEN = 2_000  # entries between two checkpoints of the storage
BATCH_SECONDS = 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0  # limits in the metrics
STALLED = 15.0  # seconds without a database answer before the server is unhealthy
WhenKept = Callable[[bool], None]  # called with whether the entry was stored
Pending = tuple[Write, WhenKept]
T = TypeVar("T")


class Writer:
    """Stores entries in batches. It runs in the event loop; only transactions run in a thread.

    Entries for PostgreSQL are sent without the thread, unless it is at work.

    A table whose entry could not be stored is broken. None of its entries are stored until it is
    read again (`mend`), so its log never has a gap. Whatever fails, every caller gets an answer and
    the next batch is written.
    """

    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop) -> None:
        self.storage = storage
        self.loop = loop
        self.pending: list[Pending] = []
        self.unanswered: deque[Pending] = deque()  # the batch being written
        self.is_writing = False
        self.progress_at = loop.time()
        self.is_failing = False  # the last batch could not be stored
        self.works_since = time.time()  # infinite while the database does not work
        self.broken: set[str] = set()
        self.reason: Reason = "failed"  # why the last failure happened
        self.kept = self.lost = self.commits = 0  # shown in the metrics
        self.seconds = 0.0
        self.by_seconds = [0] * (len(BATCH_SECONDS) + 1)  # batches that took up to so long
        self.thread = ThreadPoolExecutor(1, "writer")
        self.jobs = 0  # in the thread, besides batches, even if their callers are gone
        self.nothing_sent = asyncio.Event()  # cleared while a batch is sent without the thread
        self.nothing_sent.set()
        self.untidy = 0
        self.tidying: asyncio.Future[None] | None = None

    def put(self, write: Write, answer: WhenKept) -> None:
        """Store an entry; `answer` is called with whether that succeeded."""
        self.pending.append((write, answer))
        if not self.is_writing:
            self.is_writing, self.progress_at = True, self.loop.time()
            self._begin_soon()

    @property
    def waiting(self) -> int:
        """The number of entries that are not stored yet."""
        return len(self.pending) + len(self.unanswered)

    @property
    def is_healthy(self) -> bool:
        """Whether everything is being stored, and promptly."""
        waits = self.is_writing and self.loop.time() > self.progress_at + STALLED
        return not waits and not self.is_failing

    async def try_again(self) -> None:
        """Check whether the database works again, without writing an entry."""
        works = await self.run(self._works)
        self.is_failing = not works
        self.note(works)

    def note(self, works: bool) -> None:
        """Note whether the database works, and since when."""
        if not works:
            self.works_since = math.inf
        elif self.works_since == math.inf:
            self.works_since = time.time()

    def _works(self) -> bool:
        try:
            self.storage.commit_seconds()
        except Exception:
            return False
        return True

    async def run(self, change: Callable[[], T]) -> T:
        """Make another change to the database, between two batches."""
        while not self.nothing_sent.is_set():
            await self.nothing_sent.wait()
        job = self.thread.submit(change)
        self.jobs += 1
        job.add_done_callback(lambda _: self.loop.call_soon_threadsafe(self._end_job))
        return await asyncio.wrap_future(job)

    def _end_job(self) -> None:
        self.jobs -= 1

    def mend(self, code: str) -> None:
        """Accept entries of a broken table again, just before it is reloaded."""
        self.broken.discard(code)

    def problem(self) -> Problem:
        """Return what players are told when an entry was not stored."""
        return Problem("table-not-kept", 503, why=self.reason)

    async def close(self) -> None:
        """Store everything pending, then stop."""
        while self.is_writing:
            await self.run(lambda: None)  # after the batch
        if self.tidying is not None:
            await self.tidying
        self.thread.shutdown()

    def _begin_soon(self) -> None:
        """Begin in the next round of the event loop, after it has read what has arrived."""
        self.loop.call_soon(self.loop.call_soon, self._begin)

    def _begin(self) -> None:
        """Store everything pending, in the event loop if possible.

        An executor's future would cost more than handing a batch to the thread.
        """
        self.unanswered.extend(self.pending)
        self.pending = []
        wanted = [write for write, _ in self.unanswered if write.code not in self.broken]
        if not wanted:
            self._go_on(set())
        elif self.jobs or not self._send(wanted):
            self.thread.submit(self._write_and_tell, wanted)

    def _send(self, wanted: Sequence[Write]) -> bool:
        """Send a batch to PostgreSQL, and return whether that is possible."""
        begin = time.perf_counter()

        def answered(is_stored: bool) -> None:
            self.nothing_sent.set()
            if is_stored:
                self._count(len(wanted), time.perf_counter() - begin)
                self._written(wanted, set())
            else:  # the thread tries again and finds out why
                self.thread.submit(self._write_and_tell, wanted)

        try:
            connection = self.storage.connection_for(wanted)
            if connection is None:
                return False
            Sending(connection, wanted, self.loop, answered)
        except Exception:  # the thread finds out why
            return False
        self.nothing_sent.clear()
        return True

    def _write_and_tell(self, wanted: Sequence[Write]) -> None:
        try:
            lost = self._write(wanted)
        except Exception:
            log.exception("the writer failed and goes on")
            lost = {write.code for write in wanted}
        self.loop.call_soon_threadsafe(self._written, wanted, lost)

    def _written(self, wanted: Sequence[Write], lost: set[str]) -> None:
        self.is_failing = bool(lost)
        self.untidy += len(wanted)
        if self.untidy >= OFTEN and (self.tidying is None or self.tidying.done()):
            self.untidy = 0
            self.tidying = self.loop.run_in_executor(None, self._tidy)
        self._go_on(lost)

    def _go_on(self, lost: set[str]) -> None:
        """Answer the batch and begin the next one."""
        self._answer(lost)
        self.progress_at = self.loop.time()
        self.is_writing = bool(self.pending)
        if self.is_writing:
            self._begin_soon()

    def _answer(self, lost: set[str]) -> None:
        """Answer everyone waiting for this batch; a failing callback does not stop the others."""
        self.broken |= lost
        while self.unanswered:
            write, answer = self.unanswered.popleft()
            try:
                answer(write.code not in self.broken)
            except Exception:
                log.exception("somebody could not be told whether something was kept")

    def _tidy(self) -> None:
        try:
            self.storage.tidy()
        except StorageError as error:
            log.warning("cannot tidy up the database: %s", type(error).__name__)

    def _write(self, writes: Sequence[Write]) -> set[str]:
        """Store a batch and return the codes of tables whose entries could not be stored."""
        begin = time.perf_counter()
        try:
            self.storage.keep(writes)
        except (IntegrityError, NotOwned) as error:
            return self._write_apart(writes, error)
        except Exception as error:
            self.lost += len(writes)
            self.note(works=False)
            self.reason = reason_of(error, self.storage.file)
            log.error("cannot keep %d entries: %s", len(writes), in_words(error, self.reason))
            return {write.code for write in writes}
        self._count(len(writes), time.perf_counter() - begin)
        return set()

    def _count(self, stored: int, seconds: float) -> None:
        self.note(works=True)
        self.kept += stored
        self.commits += 1
        self.seconds += seconds
        self.by_seconds[bisect_left(BATCH_SECONDS, seconds)] += 1

    def _write_apart(self, writes: Sequence[Write], error: SQLAlchemyError) -> set[str]:
        """Store table by table after a conflict, so that only the conflicting table fails."""
        codes = {write.code for write in writes}
        if len(codes) == 1:
            self.lost += len(writes)
            self.reason = reason_of(error)
            what = type(getattr(error, "orig", error)).__name__
            log.error("an entry belongs to another process or was kept already: %s", what)
            return codes
        return set().union(
            *(self._write([write for write in writes if write.code == code]) for code in codes)
        )
