"""A person, or a bot, at a table server: opens tables, takes seats, watches."""

import re
from collections.abc import Callable
from typing import Any

from pyrite.client.errors import ClientError, Refusal, say
from pyrite.client.http import Http
from pyrite.client.seat import Seat, Texts
from pyrite.core.fair_shuffle import seal_of
from pyrite.protocol.requests import BotChoice, Offers, ShuffleCheck, SitDown
from pyrite.protocol.table import CODE, MyTable, Plan, TableInfo

TAKEN = "seat-taken"
PATIENCE = 60.0  # seconds that a server may be away


def _ignore() -> None:
    """Nobody wants to know."""


class Client:
    """Everything a person can ask of a server; `cookie` lets the same person come back later."""

    def __init__(
        self,
        url: str,
        cookie: str | None = None,
        patience: float = PATIENCE,
        when_waiting: Callable[[], None] = _ignore,
    ) -> None:
        self.http = Http(url, cookie, patience, when_waiting)
        self.texts: Texts = {}

    @property
    def cookie(self) -> str | None:
        """What to keep in order to be the same person next time; secret."""
        return self.http.cookie

    def give_up(self) -> None:
        """Ask nothing more, from any thread; whoever waits for an answer gets a `ServerGone`."""
        self.http.given_up.set()

    def offers(self) -> Offers:
        """The games and bots that the server has."""
        return self.http.ask("GET", "/games", Offers)

    def public_tables(self) -> list[TableInfo]:
        """Tables that anybody may join or watch."""
        return self.http.ask("GET", "/tables", list[TableInfo])

    def my_tables(self) -> list[MyTable]:
        """The tables where I hold a seat or am the host."""
        return self.http.ask("GET", "/me/tables", list[MyTable])

    def table(self, code: str) -> MyTable:
        """A table, and what I hold there."""
        return self.http.ask("GET", _path(code), MyTable)

    def open(self, **plan: Any) -> MyTable:
        """Open a table: `open(game="lostmines", seats=4)`; the parts of a plan are in `Plan`."""
        return self.http.ask("POST", "/tables", MyTable, Plan(**plan))

    def sit(self, code: str, name: str, seat: int | None = None, text: str | None = None) -> int:
        """Take a seat, or any that is free; a `text` is sealed and mixed into the shuffle.

        Whoever seals a text must be there to reveal it: `start` and a `Seat` do it by themselves.
        """
        body = SitDown(name, None if text is None else seal_of(text))
        if text is not None:
            self.texts[seal_of(text)] = text
        while True:
            chosen = self._free_seat(code) if seat is None else seat
            try:
                self.http.ask("PUT", f"{_path(code)}/seats/{chosen}", MyTable, body)
            except Refusal as refusal:
                if seat is not None or refusal.message.id != TAKEN:
                    raise  # else somebody was faster: look for another free seat
            else:
                return chosen

    def leave(self, code: str, seat: int) -> MyTable:
        """Leave a seat before the game begins."""
        return self.http.ask("DELETE", f"{_path(code)}/seats/{seat}", MyTable)

    def add_bot(self, code: str, seat: int, bot: str = "medium") -> MyTable:
        """Let a bot of the server take a seat."""
        return self.http.ask("PUT", f"{_path(code)}/seats/{seat}/bot", MyTable, BotChoice(bot))

    def start(self, code: str) -> MyTable:
        """Deal the cards, or wait for sealed texts: those of this client are revealed at once."""
        mine = self.http.ask("POST", f"{_path(code)}/start", MyTable)
        awaited = [seat for seat in mine.mine if seat in mine.table.unrevealed]
        for seat in awaited:
            with self.return_to(code, seat) as place:
                place.next()
        return self.table(code) if awaited else mine

    def rematch(self, code: str) -> MyTable:
        """The table where the same people play again."""
        return self.http.ask("POST", f"{_path(code)}/rematch", MyTable)

    def record(self, code: str) -> str:
        """A finished game as text."""
        return self.http.ask_text("GET", f"{_path(code)}/record").decode()

    def shuffle(self, code: str) -> ShuffleCheck:
        """What a finished game was shuffled with."""
        return self.http.ask("GET", f"{_path(code)}/shuffle", ShuffleCheck)

    def join(self, code: str, name: str, seat: int | None = None) -> Seat:
        """Take a seat, or go back to the one I hold, and play; it seals a text once it is read."""
        mine = self.table(code).mine
        if mine and (seat is None or seat in mine):
            return self.return_to(code, mine[0] if seat is None else seat)
        return self.return_to(code, self.sit(code, name, seat))

    def return_to(self, code: str, seat: int) -> Seat:
        """Play at a seat that I hold."""
        return Seat(self.http, code, seat, self.texts)

    def watch(self, code: str) -> Seat:
        """See what everybody may see."""
        self.table(code)
        return Seat(self.http, code, None, self.texts)

    def _free_seat(self, code: str) -> int:
        seats = self.table(code).table.seats
        free = [number for number, seat in enumerate(seats) if not seat.name and not seat.bot]
        if not free:
            raise ClientError(say("table-full"))
        return free[0]


def is_code(text: str) -> bool:
    """Can this be the code of a table?"""
    return re.fullmatch(CODE, text.upper()) is not None


def _path(code: str) -> str:
    """Where a table is; a code that can be none is not even asked for."""
    if not is_code(code):
        raise ClientError(say("table-unknown"))
    return f"/tables/{code.upper()}"
