"""The one writer: it keeps everything that is pending in one transaction, then says so.

A commit for every entry would stop at some hundred a second; committed together, thousands are kept
and none waits long. While one batch is on its way to the disk the next one gathers.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from pyrite.server.storage import Storage, StorageError, Write

log = logging.getLogger(__name__)
OFTEN = 2_000  # entries, after which the storage tidies up
Answer = Callable[[bool], None]  # is it kept?
Pending = tuple[Write, Answer]


class Writer:
    """Everything here runs in the event loop, but for the transactions: they have a thread.

    A table of which something could not be kept is broken: nothing more of it is kept until it has
    been read again (`mend`), so that its log has no gap.
    """

    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop) -> None:
        self.storage = storage
        self.loop = loop
        self.pending: list[Pending] = []
        self.keeping: asyncio.Task[None] | None = None
        self.broken: set[str] = set()
        self.kept = self.lost = self.commits = 0  # for the host to look at
        self.seconds = 0.0
        self.thread = ThreadPoolExecutor(1, "writer")
        self.untidy = 0
        self.tidying: asyncio.Future[None] | None = None

    def put(self, write: Write, answer: Answer) -> None:
        """Keep this; `answer` is called when it is kept, or cannot be."""
        self.pending.append((write, answer))
        if self.keeping is None:
            self.keeping = self.loop.create_task(self._keep_all())

    def mend(self, code: str) -> None:
        """The table is about to be read again; what comes from now on goes on from there."""
        self.broken.discard(code)

    async def close(self) -> None:
        """Keep all that is pending, then stop."""
        if self.keeping is not None:
            await self.keeping
        if self.tidying is not None:
            await self.tidying
        self.thread.shutdown()

    async def _keep_all(self) -> None:
        """One batch after the other, until nothing is pending."""
        while self.pending:
            batch, self.pending = self.pending, []
            await self._keep(batch)
        self.keeping = None

    async def _keep(self, batch: Sequence[Pending]) -> None:
        wanted = [write for write, _ in batch if write.code not in self.broken]
        if not await self.loop.run_in_executor(self.thread, self._try, wanted):
            self.broken.update(write.code for write in wanted)
        for write, answer in batch:
            answer(write.code not in self.broken)
        self.untidy += len(wanted)
        if self.untidy >= OFTEN and (self.tidying is None or self.tidying.done()):
            self.untidy = 0
            self.tidying = self.loop.run_in_executor(None, self._tidy)

    def _tidy(self) -> None:
        try:
            self.storage.tidy()
        except StorageError as error:
            log.warning("cannot tidy up the database: %s", type(error).__name__)

    def _try(self, writes: Sequence[Write]) -> bool:
        if not writes:
            return True
        begin = time.perf_counter()
        try:
            self.storage.keep(writes)
        except StorageError as error:
            self.lost += len(writes)
            log.error("cannot keep %d entries: %s", len(writes), type(error).__name__)
            return False
        self.kept += len(writes)
        self.commits += 1
        self.seconds += time.perf_counter() - begin
        return True
