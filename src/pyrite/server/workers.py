"""Worker processes for what would block the event loop: thinking bots and building replays.

Each process does one thing at a time, and addresses take turns. Whoever asks for a lot waits
longer, without holding up anyone else. The queue is bounded, because a bot thinks only where
someone is connected and an address may open only so many sockets.
"""

import asyncio
import logging
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing.context import BaseContext
from typing import TypeVar

from pyrite.core.processes import live_with_parent

A = TypeVar("A")
T = TypeVar("T")
log = logging.getLogger(__name__)
PROCESSES: BaseContext = multiprocessing.get_context("spawn")  # a fork would copy held locks


class Worker:
    """A process that is started on demand and restarted if it dies."""

    def __init__(self) -> None:
        self.executor: Executor | None = None
        self.is_taken = False
        self.served = ""  # the address with the current or last turn
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(
        self, addresses: Collection[str], prepare: Callable[[], A], work: Callable[[A], T]
    ) -> T:
        """Wait for a turn, then call `prepare` here and `work` on its result in the process.

        Of several addresses, the one with the shortest queue takes the turn. Even if the caller is
        cancelled, the next turn begins only when the process is done.
        """
        await self._turn(min(addresses, key=self._count, default=""))
        try:
            running = self._start(work, prepare())
        except BaseException:
            self._pass_on()
            raise
        executor = self.executor
        running.add_done_callback(lambda _: self._ended(running, executor))
        return await asyncio.shield(running)

    def close(self) -> None:
        """End the process after its current work."""
        if self.executor is not None:
            self.executor.shutdown(cancel_futures=True)

    def _count(self, address: str) -> int:
        return len(self.waiting.get(address, ()))

    async def _turn(self, address: str) -> None:
        if not self.is_taken:
            self.is_taken, self.served = True, address
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the next address its turn and move the last one behind everyone waiting."""
        if self.served in self.waiting:
            self.waiting.move_to_end(self.served)
        while self.waiting:
            self.served, line = next(iter(self.waiting.items()))
            turn = line.popleft()
            if not line:
                del self.waiting[self.served]
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    def _start(self, work: Callable[[A], T], argument: A) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(self._executor(), work, argument)
        except BrokenExecutor:  # the process died while idle
            self._discard(self.executor)
            return loop.run_in_executor(self._executor(), work, argument)

    def _executor(self) -> Executor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(1, PROCESSES, initializer=live_with_parent)
        return self.executor

    def _ended(self, running: asyncio.Future[T], executor: Executor | None) -> None:
        if not running.cancelled() and isinstance(running.exception(), BrokenExecutor):
            self._discard(executor)
        self._pass_on()

    def _discard(self, executor: Executor | None) -> None:
        """Drop a dead process so that the next call starts another."""
        log.error("a worker process died; another one takes its place")
        if executor is not None:
            executor.shutdown(wait=False)
        if self.executor is executor:
            self.executor = None


class Workers:
    """Separate processes for quick and slow work; each table always uses the same two."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.all: dict[tuple[bool, int], Worker] = {}

    def find(self, code: str, is_slow: bool) -> Worker:
        """Return the process for this kind of work at a table."""
        number = int.from_bytes(code.encode(), "big") % self.count
        return self.all.setdefault((is_slow, number), Worker())

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a process."""
        return sum(len(line) for worker in self.all.values() for line in worker.waiting.values())

    def close(self) -> None:
        """End all processes."""
        for worker in self.all.values():
            worker.close()
