"""What is kept: the entries of all tables, and an index to find tables by.

SQLAlchemy Core, so that SQLite and PostgreSQL are the same to us. All calls block; writing is the
business of `writer.py` alone.
"""

import time
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from pyrite.server.entries import AnyEntry, decode_entry
from pyrite.server.migrations import bring_up_to_date

HOST = -1  # who opened a table, in the place of a seat
LONGEST_WAIT = 5  # seconds for a database that somebody else has locked

# All entries in one statement: with one for each, the thread that writes would wait for Python's
# lock as often, and everybody at the tables for that thread.
INSERT = "INSERT INTO entries (code, number, at, body) VALUES "
MOST_ROWS = 500
MOST_ROUNDS = 5  # of tidying up, while others go on

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("code", sql.String(6), primary_key=True),
    sql.Column("phase", sql.String(8), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("info", sql.LargeBinary, nullable=False),
    sql.Index("tables_listed", "public", "phase", "changed"),
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("code", sql.String(6), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
people = sql.Table(
    "people",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(6), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sqlite_with_rowid=False,
)


class Row(NamedTuple):
    """The index of a table, when it has changed."""

    phase: str
    public: bool
    info: bytes  # what everybody may know of it
    people: frozenset[tuple[str, int]]  # who holds which seat; HOST opened the table


class Write(NamedTuple):
    """One entry to be kept, with the index of its table if that is different now."""

    code: str
    number: int
    body: bytes
    row: Row | None = None


class Storage:
    """A database, by its URL."""

    def __init__(self, url: str) -> None:
        self.engine = sql.create_engine(url, pool_size=4, hide_parameters=True)  # they are secret
        self.row = "(?, ?, ?, ?)"  # as the driver wants to be told of parameters
        if self.engine.dialect.paramstyle != "qmark":
            self.row = self.row.replace("?", "%s")
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
        bring_up_to_date(self.engine)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def commit_seconds(self) -> float:
        """How long this database needs to have something on its disk; the best of three."""
        touch = sql.text("UPDATE alembic_version SET version_num = version_num")
        times = []
        for _ in range(3):
            begin = time.perf_counter()
            with self.engine.begin() as connection:
                connection.execute(touch)
            times.append(time.perf_counter() - begin)
        return min(times)

    def keep(self, writes: Sequence[Write]) -> None:
        """Keep all of these or, with an error, none."""
        now = time.time()
        with self.engine.begin() as connection:
            for start in range(0, len(writes), MOST_ROWS):
                rows = [(w.code, w.number, now, w.body) for w in writes[start : start + MOST_ROWS]]
                values = ", ".join([self.row] * len(rows))
                connection.exec_driver_sql(INSERT + values, tuple(chain.from_iterable(rows)))
            for write in writes:
                if write.row is not None:
                    self._index(connection, write.code, write.row, now)

    def tidy(self) -> None:
        """Move what SQLite has noted in its log into the database itself; nobody waits for it."""
        if self.engine.dialect.name != "sqlite":
            return
        with self.engine.connect() as connection:
            for _ in range(MOST_ROUNDS):  # meanwhile something was added; that goes faster
                query = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                _, noted, moved = query.one()
                if moved == noted:
                    return

    def log(self, code: str) -> list[AnyEntry]:
        """The entries of a table in order; none if there is no such table."""
        query = sql.select(entries.c.body).where(entries.c.code == code).order_by(entries.c.number)
        with self.engine.connect() as connection:
            return [decode_entry(body) for body in connection.execute(query).scalars()]

    def has(self, code: str) -> bool:
        """Is there such a table?"""
        with self.engine.connect() as connection:
            query = sql.select(tables.c.code).where(tables.c.code == code)
            return connection.execute(query).first() is not None

    def listed(self, phase: str, most: int) -> list[bytes]:
        """What is known of the public tables of a phase, those that changed last first."""
        query = sql.select(tables.c.info).where(tables.c.public, tables.c.phase == phase)
        with self.engine.connect() as connection:
            newest = query.order_by(tables.c.changed.desc()).limit(most)
            return list(connection.execute(newest).scalars())

    def tables_of(self, person: str, most: int) -> dict[bytes, list[int]]:
        """The tables where somebody is, with the seats (or HOST), the latest first."""
        both = tables.join(people, tables.c.code == people.c.code)
        query = sql.select(tables.c.info, people.c.seat).select_from(both)
        query = query.where(people.c.person == person).order_by(tables.c.changed.desc())
        found: dict[bytes, list[int]] = {}
        with self.engine.connect() as connection:
            for info, seat in connection.execute(query.limit(most)):
                found.setdefault(info, []).append(seat)
        return found

    def _index(self, connection: sql.Connection, code: str, row: Row, now: float) -> None:
        values = {"phase": row.phase, "public": row.public, "changed": now, "info": row.info}
        insert: Any = sqlite.insert if self.engine.dialect.name == "sqlite" else postgresql.insert
        connection.execute(
            insert(tables)
            .values(code=code, **values)
            .on_conflict_do_update(index_elements=["code"], set_=values)
        )
        connection.execute(people.delete().where(people.c.code == code))
        held = [{"person": person, "code": code, "seat": seat} for person, seat in row.people]
        connection.execute(people.insert(), held)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; what is committed is on the disk.

    SQLite would tidy up in the middle of a commit, and everybody would wait: `tidy` does it beside.
    """
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute(f"PRAGMA busy_timeout={LONGEST_WAIT * 1000}")


StorageError = SQLAlchemyError
