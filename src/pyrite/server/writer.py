"""The one writer: it keeps everything that is pending in one transaction, then says so.

A commit for every entry would stop at some hundred a second; committed together, thousands are kept
and none waits long. While one batch is on its way to the disk the next one gathers.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from pyrite.server.storage import Storage, StorageError, Write

log = logging.getLogger(__name__)
MOST_AT_ONCE = 2_000
Answer = Callable[[bool], None]  # is it kept?
Pending = tuple[Write, Answer]


class Writer:
    """A thread of its own; answers come back in the event loop.

    A table of which something could not be kept is broken: nothing more of it is kept until it has
    been read again (`mend`), so that its log has no gap.
    """

    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop) -> None:
        self.storage = storage
        self.loop = loop
        self.pending: SimpleQueue[Pending | str | None] = SimpleQueue()
        self.broken: set[str] = set()
        self.kept = self.lost = self.commits = 0  # for the host to look at
        self.seconds = 0.0
        self.thread = threading.Thread(target=self._run, name="writer")
        self.thread.start()

    def put(self, write: Write, answer: Answer) -> None:
        """Keep this; `answer` is called when it is kept, or cannot be."""
        self.pending.put((write, answer))

    def mend(self, code: str) -> None:
        """The table is about to be read again; what comes from now on goes on from there."""
        self.pending.put(code)

    def close(self) -> None:
        """Keep all that is pending, then stop."""
        self.pending.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            item = self.pending.get()
            batch: list[Pending] = []
            while isinstance(item, tuple):
                batch.append(item)
                if self.pending.empty() or len(batch) == MOST_AT_ONCE:
                    break
                item = self.pending.get()
            self._keep(batch)
            if item is None:
                return
            if isinstance(item, str):
                self.broken.discard(item)

    def _keep(self, batch: Sequence[Pending]) -> None:
        wanted = [pending for pending in batch if pending[0].code not in self.broken]
        answers = [answer for _, answer in wanted]
        kept = self._try([write for write, _ in wanted])
        lost = [answer for write, answer in batch if write.code in self.broken]
        if not kept:
            self.broken.update(write.code for write, _ in wanted)
        self.loop.call_soon_threadsafe(_answer, answers, kept, lost)

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


def _answer(answers: Sequence[Answer], kept: bool, lost: Sequence[Answer]) -> None:
    for answer in answers:
        answer(kept)
    for answer in lost:
        answer(False)
