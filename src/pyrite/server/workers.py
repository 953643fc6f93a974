"""Processes for work that would hold up the event loop: bots think there, replays are built there.

Each process does one thing at a time, and addresses take turns at it. Whoever asks for much waits
longer, and nobody else does. What can wait is bounded: a bot thinks only where somebody is
connected, and an address may open so many sockets.
"""

import asyncio
import logging
import multiprocessing
import signal
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import TypeVar

from pyrite.core.child_process import end_with_parent

A = TypeVar("A")
T = TypeVar("T")
log = logging.getLogger(__name__)


class Worker:
    """One process; it is started when it is needed, and again when it has died."""

    def __init__(self) -> None:
        self.executor: Executor | None = None
        self.is_taken = False
        self.served = ""  # the address that has its turn, or had the last
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(
        self, addresses: Collection[str], prepare: Callable[[], A], work: Callable[[A], T]
    ) -> T:
        """Wait for a turn, then `prepare` here and `work` on the result in the process.

        Of several addresses the one that waits for least takes the turn. Whatever happens to the
        caller meanwhile, the next turn begins when the process is done.
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
        """End the process once it is done with what it does now."""
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
            if not turn.cancelled():  # it came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Let the next address begin; the last one comes after all who have asked meanwhile."""
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
        except BrokenExecutor:  # the process died while it had nothing to do
            self._discard(self.executor)
            return loop.run_in_executor(self._executor(), work, argument)

    def _executor(self) -> Executor:
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(1, context, initializer=live_with_parent)
        return self.executor

    def _ended(self, running: asyncio.Future[T], executor: Executor | None) -> None:
        if not running.cancelled() and isinstance(running.exception(), BrokenExecutor):
            self._discard(executor)
        self._pass_on()

    def _discard(self, executor: Executor | None) -> None:
        """Start another process next time, unless that has happened already."""
        log.error("a worker process died; another one takes its place")
        if executor is not None:
            executor.shutdown(wait=False)
        if self.executor is executor:
            self.executor = None


class Workers:
    """Processes for quick work and others for slow work; all of one table goes to the same two."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.all: dict[tuple[bool, int], Worker] = {}

    def find(self, code: str, is_slow: bool) -> Worker:
        """The process for such work of this table."""
        number = int.from_bytes(code.encode(), "big") % self.count
        return self.all.setdefault((is_slow, number), Worker())

    def close(self) -> None:
        """End all processes."""
        for worker in self.all.values():
            worker.close()


def live_with_parent() -> None:
    """Ctrl-C is for the server; when that is gone, go too. Runs in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
