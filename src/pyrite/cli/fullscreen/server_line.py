"""One line to a server for a screen: what is heard and what is asked go over it in turn."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from pyrite.client import Moment, Seat

LOOK = 0.2  # seconds to wait for news before something is asked
Answer = TypeVar("Answer")
Errand = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class ServerLine:
    """A seat at a server's table belongs to one thread at a time."""

    def __init__(self, place: Seat) -> None:
        self.place = place
        self.errands: asyncio.Queue[Errand] = asyncio.Queue()

    async def moments(self) -> AsyncIterator[Moment]:
        """Every moment of the table; between them what was asked is done."""
        while True:
            while not self.errands.empty():
                await self._run(*self.errands.get_nowait())
            moment = await asyncio.to_thread(self.place.next, LOOK)
            if moment is not None:
                yield moment

    async def _run(self, ask: Callable[[], Any], answer: "asyncio.Future[Any]") -> None:
        try:
            result = await asyncio.to_thread(ask)
        except Exception as error:  # it belongs to who asked
            if not answer.cancelled():
                answer.set_exception(error)
        else:
            if not answer.cancelled():
                answer.set_result(result)

    async def ask(self, ask: Callable[[], Answer]) -> Answer:
        """Have something done at the server; its answer, or the error it led to."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.errands.put_nowait((ask, answer))
        return await answer
