"""Talking to a server from a screen that must never block."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from pyrite.client import Client, Moment, Seat

LOOK = 0.2  # seconds to wait for news before running errands
Answer = TypeVar("Answer")


class Errand:
    """Work for another thread, whose answer is awaited in this one."""

    def __init__(self, do: Callable[[], Any]) -> None:
        self.do = do
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()

    def run(self) -> None:
        """Do the work and deliver the answer or the error."""
        try:
            result = self.do()
        except Exception as error:  # raised where the answer is awaited
            self._hand_over(self.answer.set_exception, error)
        else:
            self._hand_over(self.answer.set_result, result)

    def _hand_over(self, settle: Callable[[Any], None], value: object) -> None:
        def unless_cancelled() -> None:
            if not self.answer.done():
                settle(value)

        with suppress(RuntimeError):  # the application has ended meanwhile
            self.loop.call_soon_threadsafe(unless_cancelled)


async def in_background(do: Callable[[], Answer]) -> Answer:
    """Run something in a daemon thread, which does not keep the application from ending."""
    errand = Errand(do)
    threading.Thread(target=errand.run, daemon=True).start()
    answer: Answer = await errand.answer
    return answer


class ServerLine:
    """A seat at a server's table, owned by a separate thread until you leave."""

    def __init__(self, client: Client, place: Seat) -> None:
        self.place = place
        self.is_away = False  # the server does not answer and is being retried
        self.when_changed: Callable[[], object] = lambda: None
        self._loop = asyncio.get_running_loop()
        self._errands: SimpleQueue[Errand] = SimpleQueue()
        self._heard: asyncio.Queue[Moment | Exception] = asyncio.Queue()
        self._was_away = False  # used by the thread alone
        client.http.when_waiting = partial(self._notice, True)
        threading.Thread(target=self._serve, daemon=True).start()

    async def moments(self) -> AsyncIterator[Moment]:
        """Yield every moment of the table; an error says why there are no more."""
        while True:
            heard = await self._heard.get()
            if isinstance(heard, Exception):
                raise heard
            yield heard

    async def ask(self, do: Callable[[], Answer]) -> Answer:
        """Have something done at the server, and return its answer or raise its error."""
        errand = Errand(do)
        self._errands.put(errand)
        answer: Answer = await errand.answer
        return answer

    def leave(self) -> None:
        """Close the connection as soon as its thread can, without waiting."""
        self.place.give_up()

    def _serve(self) -> None:
        try:
            with self.place:
                while not self.place.is_given_up:
                    self._next()
        except Exception as error:  # raised where the moments are read
            if not self.place.is_given_up:
                self._tell(self._heard.put_nowait, error)

    def _next(self) -> None:
        while not self._errands.empty():
            self._errands.get().run()
        moment = self.place.next(LOOK)
        if self._was_away:
            self._notice(False)
        if moment is not None:
            self._tell(self._heard.put_nowait, moment)

    def _notice(self, is_away: bool) -> None:
        self._was_away = is_away
        self._tell(self._set_away, is_away)

    def _set_away(self, is_away: bool) -> None:
        self.is_away = is_away
        self.when_changed()

    def _tell(self, do: Callable[..., object], *args: object) -> None:
        with suppress(RuntimeError):  # the application has ended meanwhile
            self._loop.call_soon_threadsafe(do, *args)
