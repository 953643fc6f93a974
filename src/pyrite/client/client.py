"""The client of a table server: open tables, take seats, watch games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pyrite.client.connection import ClientError, Http, Refusal, say
from pyrite.client.notes import Notes
from pyrite.client.seat import Seat, Texts
from pyrite.core.fair_shuffle import new_text, seal_of
from pyrite.protocol.requests import BotChoice, Offers, ShuffleCheck, SitDown
from pyrite.protocol.table import MyTable, Plan, TableInfo, is_code

TAKEN = "seat-taken"
PATIENCE = 60.0  # seconds to wait for an unreachable server


def _ignore() -> None:
    """Do nothing while waiting for the server."""


class Client:
    """A person at a server; pass the `cookie` of an earlier client to be the same person.

    `notes` is a folder for what you saw before you revealed texts for shuffles. Without it, only
    this process remembers.
    """

    def __init__(
        self,
        url: str,
        cookie: str | None = None,
        patience: float = PATIENCE,
        when_waiting: Callable[[], None] = _ignore,
        notes: str | Path | None = None,
    ) -> None:
        self.http = Http(url, cookie, patience, when_waiting)
        self.texts: Texts = {}
        self.notes = Notes(None if notes is None else Path(notes))

    @property
    def cookie(self) -> str | None:
        """The secret that identifies you; keep it to be the same person next time."""
        return self.http.cookie

    def give_up(self) -> None:
        """Stop waiting, from any thread; pending calls raise `ServerGone`."""
        self.http.given_up.set()

    def offers(self) -> Offers:
        """Return the server's games and bots."""
        return self.http.ask("GET", "/games", Offers)

    def public_tables(self, search: str = "") -> list[TableInfo]:
        """Return the tables that anyone may join or watch, with these words if any."""
        return self.http.ask("GET", f"/tables?search={quote(search)}", list[TableInfo])

    def my_tables(self) -> list[MyTable]:
        """Return the tables where you hold a seat or are the host."""
        return self.http.ask("GET", "/me/tables", list[MyTable])

    def table(self, code: str) -> MyTable:
        """Return a table and the seats you hold there."""
        return self.http.ask("GET", _path(code), MyTable)

    def open(self, **plan: Any) -> MyTable:
        """Open a table: `open(game="lostmines", seats=4)`. See `Plan` for all options."""
        return self.http.ask("POST", "/tables", MyTable, Plan(**plan))

    def sit(self, code: str, name: str, seat: int | None = None, text: str | None = None) -> int:
        """Take a seat, or any free one; a `text` is sealed and mixed into the shuffle.

        It has at most 95 characters, and random ones are added, so that nobody can guess or know
        it. A sealed text must be revealed before the cards are dealt. `start` and `Seat` do this
        for you.
        """
        sealed = None if text is None else new_text(text)
        body = SitDown(name, None if sealed is None else seal_of(sealed))
        if sealed is not None:
            self.texts[code.upper(), seal_of(sealed)] = sealed
        while True:
            chosen = self._free_seat(code) if seat is None else seat
            try:
                self.http.ask("PUT", f"{_path(code)}/seats/{chosen}", MyTable, body)
            except Refusal as refusal:
                if seat is not None or refusal.message.id != TAKEN:
                    raise  # otherwise another player was faster, so look for another free seat
            else:
                return chosen

    def leave(self, code: str, seat: int) -> MyTable:
        """Leave a seat before the game begins."""
        return self.http.ask("DELETE", f"{_path(code)}/seats/{seat}", MyTable)

    def add_bot(self, code: str, seat: int, bot: str = "medium") -> MyTable:
        """Seat one of the server's bots."""
        return self.http.ask("PUT", f"{_path(code)}/seats/{seat}/bot", MyTable, BotChoice(bot))

    def start(self, code: str) -> MyTable:
        """Deal the cards, revealing this client's sealed texts first."""
        mine = self.http.ask("POST", f"{_path(code)}/start", MyTable)
        awaited = [seat for seat in mine.mine if seat in mine.table.unrevealed]
        for seat in awaited:
            with self.return_to(code, seat) as place:
                place.next()
        return self.table(code) if awaited else mine

    def rematch(self, code: str) -> MyTable:
        """Return the table of the rematch, opening it if needed."""
        return self.http.ask("POST", f"{_path(code)}/rematch", MyTable)

    def record(self, code: str) -> str:
        """Return the record of a finished game as text."""
        return self.http.ask_text("GET", f"{_path(code)}/record").decode()

    def shuffle(self, code: str) -> ShuffleCheck:
        """Return the proof of a finished game's shuffle."""
        return self.http.ask("GET", f"{_path(code)}/shuffle", ShuffleCheck)

    def join(self, code: str, name: str, seat: int | None = None) -> Seat:
        """Take a seat, or return to one you hold; it seals a text as soon as you read from it."""
        mine = self.table(code).mine
        if mine and (seat is None or seat in mine):
            return self.return_to(code, mine[0] if seat is None else seat)
        return self.return_to(code, self.sit(code, name, seat))

    def return_to(self, code: str, seat: int) -> Seat:
        """Play at a seat you already hold."""
        return Seat(self.http, code, seat, self.texts, self.notes)

    def watch(self, code: str) -> Seat:
        """Watch a table without a seat."""
        self.table(code)
        return Seat(self.http, code, None, self.texts, self.notes)

    def _free_seat(self, code: str) -> int:
        seats = self.table(code).table.seats
        free = [number for number, seat in enumerate(seats) if not seat.name and not seat.bot]
        if not free:
            raise ClientError(say("table-full"))
        return free[0]


def _path(code: str) -> str:
    """Return a table's path; an impossible code is refused without asking the server."""
    if not is_code(code):
        raise ClientError(say("table-unknown"))
    return f"/tables/{code.upper()}"
