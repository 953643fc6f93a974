"""Talking to a server from a screen that must never block."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from pyrite.client import Client, Moment, Seat

LOOK = 0.2  # seconds to wait for news before running errands
T = TypeVar("T")


def settle(future: Future[T], do: Callable[[], T]) -> None:
    """Do something for whoever awaits the future, unless they no longer wait."""
    if future.set_running_or_notify_cancel():
        try:
            future.set_result(do())
        except Exception as error:  # raised where the answer is awaited
            future.set_exception(error)


async def in_background(do: Callable[[], T]) -> T:
    """Run something in a daemon thread, which does not keep the application from ending."""
    future = Future[T]()
    threading.Thread(target=settle, args=(future, do), daemon=True).start()
    return await asyncio.wrap_future(future)


class ServerLine:
    """A seat at a server's table, owned by a separate thread until you leave."""

    def __init__(self, client: Client, place: Seat) -> None:
        self.place = place
        self.is_away = False  # the server does not answer and is being retried
        self.when_changed: Callable[[], object] = lambda: None
        self._loop = asyncio.get_running_loop()
        self._errands: SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = SimpleQueue()
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

    async def ask(self, do: Callable[[], T]) -> T:
        """Have something done at the server, and return its answer or raise its error."""
        future = Future[T]()
        self._errands.put((future, do))
        return await asyncio.wrap_future(future)

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
            settle(*self._errands.get())
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
