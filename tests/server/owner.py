"""An owner of a server who plays there too, and edits its database between kill and restart."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count

from server.kept import log_of
from server.running import Server

from pyrite.client import Client, Seat
from pyrite.core.fair_shuffle import mixed_seed, seal_of
from pyrite.protocol.requests import SitDown
from pyrite.protocol.table import MyTable, TableInfo
from pyrite.server.entries import AnyEntry, Closed, Opened, Revealed, encode_entry

OWN = 0  # the owner's seat
PATIENT = "import pyrite.server.live_table as t; t.REVEAL_SECONDS = t.ABSENT_SECONDS = 3600"
SHORT = "import pyrite.server.live_table as t; t.REVEAL_SECONDS = 0.5"


class Owner:
    """A table for three people and a bot at a server of one's own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = Client(f"http://127.0.0.1:{server.port}")
        plan = {"seats": 3, "rounds": 1, "pace": 0, "bots": [None, None, "random"]}
        self.code = self.client.open(**plan).table.code
        self.seal("first words")

    @property
    def table(self) -> TableInfo:
        """The table as everyone may see it."""
        return self.client.table(self.code).table

    @property
    def log(self) -> list[AnyEntry]:
        """The entries of the table, as only the owner can read them."""
        return log_of(self.server.database, self.code)

    def seal(self, text: str) -> None:
        """Seal a text at the owner's seat."""
        self.text = text
        path = f"/tables/{self.code}/seats/{OWN}"
        self.client.http.ask("PUT", path, MyTable, SitDown("Olaf", seal_of(text)))

    def start(self) -> None:
        """Close the seats, and reveal nothing."""
        self.client.http.ask("POST", f"/tables/{self.code}/start", MyTable)

    def reveal(self) -> None:
        """Reveal the text of the owner's seat, as a client that keeps no notes."""
        seat = Seat(self.client.http, self.code, OWN, {(self.code, seal_of(self.text)): self.text})
        seat.next()
        seat.line.reset()

    def texts(self) -> list[Revealed]:
        """Return the texts that others have revealed, which the page does not show yet."""
        return [entry for entry in self.log if isinstance(entry, Revealed)]

    def rewrite(self, change: Callable[[list[AnyEntry]], list[AnyEntry]]) -> None:
        """Kill the server, change the log of the table, and start the server again."""
        self.server.kill()
        log = change(self.log)
        with closing(sqlite3.connect(self.server.database.removeprefix("sqlite:///"))) as database:
            at = database.execute("SELECT max(at) FROM entries").fetchone()[0]
            database.execute("DELETE FROM entries WHERE code = ?", (self.code,))
            rows = [(self.code, n, at, encode_entry(one)) for n, one in enumerate(log, 1)]
            database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            database.commit()
        self.server.start()

    def wanted_text(self) -> str:
        """Return a text that gives the deal the owner wants, knowing the secret and the others."""
        first = self.log[0]
        assert isinstance(first, Opened)
        others = {one.seat: one.text for one in self.texts()}
        for number in count():
            texts = [f"try {number}", others[1], ""]
            if mixed_seed(first.secret, tuple(texts)).startswith("00"):
                return texts[OWN]
        raise AssertionError("numbers do not end")


def before_closing(log: list[AnyEntry]) -> list[AnyEntry]:
    """Return the log as it was before the seats were closed."""
    return log[: next(n for n, entry in enumerate(log) if isinstance(entry, Closed))]
