"""What the server stores: the entries of all tables, an index of them, and who is notified.

All calls block; only `writer.py` writes.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from pyrite.server.database import (
    Database,
    entries,
    error_name,
    people,
    secrets,
    subscriptions,
    tables,
)
from pyrite.server.entries import AnyEntry, decode_entry
from pyrite.server.ownership import NotOwned

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

HOST = -1  # stands in the seat column for the person who opened the table
FORMER = -2  # stands there for everyone who left their seat before the game

# All entries go into one statement: the writing thread waits for Python's lock once per statement,
# and everyone at the tables waits for that thread.
INSERT = "INSERT INTO entries (code, number, at, body) VALUES "
MOST_ROWS = 500
HERE = 60.0  # seconds since people were last noted at a table, during which they count as there
MOST_RANKED = 5_000  # public tables in a phase: those with people are among the latest
PHASES = ("lobby", "playing")


class Listing(NamedTuple):
    """How a table is listed, if it is public."""

    public: bool
    origin: int | None  # of the address that opened it; None leaves it until the table is over
    waiting: int  # how many people have a seat
    words: str  # that a search finds it by


class Row(NamedTuple):
    """A table's row in the index, after a change."""

    phase: str
    listing: Listing
    info: bytes  # its public part
    people: frozenset[tuple[str, int]]  # (person, seat) pairs, with HOST for the host
    due: float | None = None  # when its clock runs out


class Write(NamedTuple):
    """An entry to store, with the table's index row if it changed."""

    code: str
    number: int
    body: bytes
    row: Row | None = None


class Subscription(NamedTuple):
    """A browser that wants to be told when it is its person's turn."""

    endpoint: str  # the address at the browser's push service
    p256dh: str
    auth: str
    lang: str
    at: float
    origin: int | None = None  # of the address that subscribed; None before it was stored


class Held(NamedTuple):
    """A table where a person holds seats, is the host, or once had a seat."""

    code: str
    phase: str
    changed: float
    info: bytes
    seats: list[int]  # with HOST for the host, FORMER for a seat that was left


class Storage(Database):
    """What is stored in a database: entries, the index of tables, secrets and subscriptions."""

    def keep(self, writes: Sequence[Write]) -> None:
        """Store all of these entries, or none and raise."""
        if self.is_cramped():
            self.empty_log()
        try:
            self._write(writes)
        except DBAPIError as error:  # a quota is not visible in the free space
            if not error_name(error).startswith(("SQLITE_FULL", "SQLITE_IOERR")):
                raise
            self.empty_log()
            self._write(writes)

    def _write(self, writes: Sequence[Write]) -> None:
        codes, now = [write.code for write in writes], time.time()
        if len(writes) <= MOST_ROWS and all(write.row is None for write in writes):
            self.run_once(codes, *self._insert(writes, now))
            return
        with self.begin(codes) as connection:
            for start in range(0, len(writes), MOST_ROWS):
                statement, values = self._insert(writes[start : start + MOST_ROWS], now)
                connection.exec_driver_sql(statement, values)
            for write in writes:
                if write.row is not None:
                    self._index(connection, write.code, write.row, now)

    def connection_for(self, writes: Sequence[Write]) -> "PGconn | None":
        """Return the connection by which the event loop may send these entries, if any."""
        if self.owned is None or any(write.row is not None for write in writes):
            return None
        try:
            session = self.owned.session(write.code for write in writes)
        except NotOwned:  # the thread finds out which of them are not ours
            return None
        driver: Any = session.connection.dbapi_connection
        return cast("PGconn", driver.pgconn)

    def _insert(self, writes: Sequence[Write], now: float) -> tuple[str, tuple[Any, ...]]:
        """Return a statement that stores these entries, and its values."""
        row = f"({', '.join([self.sign] * 4)})"
        values = chain.from_iterable((one.code, one.number, now, one.body) for one in writes)
        return INSERT + ", ".join([row] * len(writes)), tuple(values)

    def rows(self, code: str) -> list[tuple[int, float, bytes]]:
        """Return the entries of a table as stored: number, time and body."""
        columns = entries.c.number, entries.c.at, entries.c.body
        query = sql.select(*columns).where(entries.c.code == code).order_by(entries.c.number)
        return [(number, at, body) for number, at, body in self._find(query)]

    def bodies(self, code: str) -> list[bytes]:
        """Return the bodies of a table's entries in order."""
        return [body for _, _, body in self.rows(code)]

    def log(self, code: str) -> list[AnyEntry]:
        """Return the entries of a table in order; empty if the table does not exist."""
        return [decode_entry(body) for body in self.bodies(code)]

    def info(self, code: str) -> bytes | None:
        """Return the public part of a table; None if the table does not exist."""
        found = self._find(sql.select(tables.c.info).where(tables.c.code == code))
        return found[0].info if found else None

    def listed(self, words: Sequence[str], most: int) -> list[bytes]:
        """Return public tables with these words: those in the lobby, then those being played.

        Each address gets its first table before any gets its second. Of one address, tables where
        people are come first, then those where more people have a seat, then the latest.
        """
        rows = [row for phase in PHASES for row in self._find(_ranked(phase, words, most))]
        best = sorted(rows, key=lambda row: row.turn)[:most]
        return [row.info for phase in PHASES for row in best if row.phase == phase]

    def note_people(self, codes: Sequence[str]) -> None:
        """Note that people are at these tables of this process."""
        with self.begin(codes, once=True) as connection:
            here = tables.c.code.in_(codes)
            connection.execute(tables.update().where(here).values(changed=time.time()))

    def held_by(self, person: str, most: int, least: int = FORMER, phase: str = "") -> list[Held]:
        """Return a person's tables, latest first, in a phase if one is given.

        Only seats from `least` on count: FORMER for all, HOST without those left, 0 for real seats.
        """
        mine = (people.c.person == person) & (people.c.seat >= least)
        query = sql.select(tables).where(tables.c.code.in_(sql.select(people.c.code).where(mine)))
        query = query.where(tables.c.phase == phase) if phase else query
        newest = self._find(query.order_by(tables.c.changed.desc(), tables.c.code).limit(most))
        found = {t.code: Held(t.code, t.phase, t.changed, t.info, []) for t in newest}
        seats = sql.select(people.c.code, people.c.seat).where(mine, people.c.code.in_(found))
        for code, seat in self._find(seats):
            found[code].seats.append(seat)
        return list(found.values())

    def rewrite(
        self, person: str, code: str, bodies: Mapping[int, bytes], info: bytes, words: str
    ) -> None:
        """Replace entries of a table and its public part, and forget that the person was there."""
        with self.begin([code]) as connection:
            for number, body in bodies.items():
                here = (entries.c.code == code) & (entries.c.number == number)
                connection.execute(entries.update().where(here).values(body=body))
            index = tables.update().where(tables.c.code == code)
            connection.execute(index.values(info=info, words=words))
            gone = (people.c.person == person) & (people.c.code == code)
            connection.execute(people.delete().where(gone))

    def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a secret of the server, made when it is first asked for."""
        query = sql.select(secrets.c.value).where(secrets.c.name == name)
        with self.engine.begin() as connection:
            found: bytes | None = connection.execute(query).scalar()
            if found is None:
                insert: Any = sqlite.insert if self.is_sqlite else postgresql.insert
                new = insert(secrets).values(name=name, value=make())
                connection.execute(new.on_conflict_do_nothing())  # another process was faster
                found = connection.execute(query).scalar_one()
            return found

    def due(self, now: float, most: int) -> list[str]:
        """Return tables whose clock has run out, unless they are in use; longest ago first."""
        query = sql.select(tables.c.code).where(tables.c.due <= now).order_by(tables.c.due)
        return [row.code for row in self._find(query.limit(most))]

    def due_of(self, code: str) -> float | None:
        """Return when the clock of a table runs out, if it sleeps or moves to another process."""
        found = self._find(sql.select(tables.c.due).where(tables.c.code == code))
        return found[0].due if found else None

    def set_due(self, dues: Mapping[str, float | None]) -> None:
        """Set when tables of this process must be looked at."""
        query = tables.update().where(tables.c.code == sql.bindparam("which"))
        values = [{"which": code, "due": due} for code, due in dues.items()]
        with self.begin(dues) as connection:
            connection.execute(query, values)

    def subscribe(self, person: str, wanted: Subscription, most: int) -> None:
        """Store a browser's subscription and drop the person's oldest ones beyond the maximum.

        A browser has one endpoint, so a new person there replaces the one before.
        """
        values = {"person": person, **wanted._asdict()}
        with self.engine.begin() as connection:
            self._put(connection, subscriptions, "endpoint", values)
            mine = sql.select(subscriptions.c.endpoint).where(subscriptions.c.person == person)
            old = connection.execute(mine.order_by(subscriptions.c.at.desc()).offset(most))
            gone = subscriptions.c.endpoint.in_(old.scalars().all())
            connection.execute(subscriptions.delete().where(gone))

    def unsubscribe(self, person: str, endpoints: Sequence[str] | None = None) -> None:
        """Drop these subscriptions of a person, or all of them."""
        gone = subscriptions.c.person == person
        if endpoints is not None:
            gone &= subscriptions.c.endpoint.in_(endpoints)
        with self.engine.begin() as connection:
            connection.execute(subscriptions.delete().where(gone))

    def subscriptions_of(self, person: str) -> list[Subscription]:
        """Return the browsers that want to be told about a person's turns."""
        columns = [subscriptions.c[name] for name in Subscription._fields]
        found = self._find(sql.select(*columns).where(subscriptions.c.person == person))
        return [Subscription(*row) for row in found]

    def _index(self, connection: sql.Connection, code: str, row: Row, now: float) -> None:
        values = {"phase": row.phase, "changed": now, "info": row.info, "due": row.due}
        values |= row.listing._asdict()
        if row.listing.origin is None and row.phase != "over":
            del values["origin"]
        self._put(connection, tables, "code", {"code": code, **values})
        connection.execute(people.delete().where(people.c.code == code))
        held = [{"person": person, "code": code, "seat": seat} for person, seat in row.people]
        connection.execute(people.insert(), held)


def _ranked(phase: str, words: Sequence[str], most: int) -> sql.Select[Any]:
    """Return a query for public tables with these words, shared out by address, best first."""
    is_here_since, row = time.time() - HERE, tables.c

    def best(columns: Any) -> tuple[Any, ...]:
        is_here = sql.case((columns.changed > is_here_since, 1), else_=0)
        return is_here.desc(), columns.waiting.desc(), columns.changed.desc()

    newest = sql.select(row.code, row.origin, row.waiting, row.changed, row.words)
    newest = newest.where(row.public, row.phase == phase).order_by(row.changed.desc())
    latest = newest.limit(MOST_RANKED).subquery().c
    turn = sql.func.row_number().over(partition_by=latest.origin, order_by=best(latest))
    has_words = [latest.words.contains(f" {word}", autoescape=True) for word in words]
    columns = latest.code, latest.waiting, latest.changed, turn.label("turn")
    ranked = sql.select(*columns).where(*has_words).subquery().c
    chosen = sql.select(ranked.code, ranked.turn).order_by(ranked.turn, *best(ranked)).limit(most)
    first = chosen.subquery().c
    found = sql.select(row.phase, row.info, first.turn).join(tables, row.code == first.code)
    return found.order_by(first.turn, *best(row))
