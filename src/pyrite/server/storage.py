"""What is kept: the entries of all tables, and an index to find tables by.

SQLAlchemy Core, so that SQLite and PostgreSQL are the same to us. All calls block; writing is the
business of `writer.py` alone.
"""

import fcntl
import logging
import os
import shutil
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pyrite.server.entries import AnyEntry, decode_entry
from pyrite.server.migrations import bring_up_to_date
from pyrite.server.problems import Problem

log = logging.getLogger(__name__)
Reason = Literal["full", "locked", "read-only", "gone", "failed"]
REASONS: tuple[Reason, ...] = get_args(Reason)
StorageError = SQLAlchemyError
Identity = tuple[int, int]  # device and inode of a file
HOST = -1  # who opened a table, in the place of a seat
LONGEST_WAIT = 5  # seconds for a database that somebody else has locked

# All entries in one statement: with one for each, the thread that writes would wait for Python's
# lock as often, and everybody at the tables for that thread.
INSERT = "INSERT INTO entries (code, number, at, body) VALUES "
MOST_ROWS = 500
MOST_ROUNDS = 5  # of tidying up, while others go on
LEAST_ROOM = 1 << 16  # bytes on a disk that is not full
FOR_OTHERS = 0o077  # what anybody but the owner may do with a file

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


class DatabaseGone(StorageError):
    """The file of the database was deleted, moved or replaced while it was in use."""


class Storage:
    """A database, by its URL.

    A server has its database `alone`: a second one is refused with a `Problem`. Whoever only reads
    may come at any time. PostgreSQL takes care of all that by itself.
    """

    def __init__(self, url: str, alone: bool = False) -> None:
        self.engine = sql.create_engine(url, pool_size=4, hide_parameters=True)  # they are secret
        self.row = "(?, ?, ?, ?)"  # as the driver wants to be told of parameters
        if self.engine.dialect.paramstyle != "qmark":
            self.row = self.row.replace("?", "%s")
        self.known: dict[Path, Identity] = {}  # the files that are in use
        self.file: Path | None = None
        self.lock: int | None = None
        if self.engine.dialect.name == "sqlite":
            self._prepare_file(alone)
            event.listen(self.engine, "connect", _prepare_sqlite)
        try:
            bring_up_to_date(self.engine)
            self.check_there()
        except BaseException:
            self.close()
            raise

    def _prepare_file(self, alone: bool) -> None:
        """Lock the file and let nobody else read it; what SQLite cannot use, it says itself."""
        name = self.engine.url.database
        if not name or name == ":memory:" or name.startswith("file:"):
            return
        self.file = Path(name).resolve()
        if alone:
            self.lock = _locked(_beside(self.file, "-lock"), self.file)
        _create_private(self.file)
        for path in (self.file, _beside(self.file, "-wal"), _beside(self.file, "-shm")):
            make_private(path)
        event.listen(self.engine, "do_connect", self._check_before_connecting)

    def _check_before_connecting(self, *_: object) -> None:
        """SQLite would make a new, empty database in the place of one that is gone."""
        if self.known:
            self.check_there()

    def check_there(self) -> None:
        """Raise `DatabaseGone` if what is written would not be found again."""
        if self.file is None:
            return
        for path in (self.file, _beside(self.file, "-wal")):
            found = _identity(path)
            if self.known.get(path, found) != found:
                raise DatabaseGone(f"the database {self.file} is gone or was replaced")
            if found is not None:
                self.known[path] = found

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def commit_seconds(self) -> float:
        """How long this database needs to have something on its disk; the best of three."""
        self.check_there()
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
        self.check_there()
        if self._is_cramped():
            self._empty_log()
        try:
            self._write(writes)
        except DBAPIError as error:  # a quota does not show in the free space
            if not _error_name(error).startswith(("SQLITE_FULL", "SQLITE_IOERR")):
                raise
            self._empty_log()
            self._write(writes)
        self.check_there()

    def _is_cramped(self) -> bool:
        """Is SQLite's log larger than the free space?

        It takes many times the room of what it holds, and cannot be emptied on a full disk.
        """
        if self.file is None:
            return False
        with suppress(OSError):
            free = shutil.disk_usage(self.file.parent).free
            return _beside(self.file, "-wal").stat().st_size > free
        return False

    def _empty_log(self) -> None:
        """Write SQLite's log back into the database, if possible, and give its room away."""
        with suppress(StorageError), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def _write(self, writes: Sequence[Write]) -> None:
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


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _create_private(file: Path) -> None:
    """SQLite gives its other files the mode of this one."""
    with suppress(OSError):  # it is there already, or SQLite says why it cannot be
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def make_private(path: Path) -> None:
    """Let only its owner read a file or folder with secrets, and say so if others could."""
    try:
        mode = path.stat().st_mode
        if mode & FOR_OTHERS:
            path.chmod(mode & ~FOR_OTHERS)
            log.warning("%s could be read by others; now only its owner can read it", path)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("%s can be read by others, which cannot be changed: %s", path, error.strerror)


def _locked(file: Path, database: Path) -> int | None:
    """Hold this file until the process ends, however it ends."""
    try:
        lock = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:
        return None  # SQLite cannot write there either and says so
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Problem("database-in-use", file=str(database)) from None
    return lock


# What is wrong

BY_SQLITE: dict[str, Reason] = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "gone",
}
BY_POSTGRESQL: dict[str, Reason] = {
    "53100": "full",
    "55P03": "locked",
    "25006": "read-only",
    "57P": "gone",  # it is being shut down
    "08": "gone",  # the connection is lost
}

IN_WORDS: dict[Reason, str] = {
    "full": "the disk is full",
    "locked": "another program has locked the database",
    "read-only": "the database is read-only",
    "gone": "the database cannot be reached",
}


def reason_of(error: Exception, file: Path | None = None) -> Reason:
    """Return why a database failed; `file` tells which disk to look at."""
    if isinstance(error, DatabaseGone):
        return "gone"
    if not isinstance(error, DBAPIError):
        return "failed"
    name = _error_name(error)
    known = {**BY_SQLITE, **BY_POSTGRESQL}
    found = next((reason for start, reason in known.items() if name.startswith(start)), None)
    if found is not None:
        return found
    if name.startswith("SQLITE_IOERR") and file is not None and _is_full(file.parent):
        return "full"
    return "gone" if error.connection_invalidated else "failed"


def in_words(error: Exception, reason: Reason) -> str:
    """Say for the log of the host what is wrong; players have sentences in the catalogues."""
    if isinstance(error, DatabaseGone):
        return str(error)
    if reason == "failed":
        return f"{type(error).__name__} {_error_name(error)}".rstrip()
    return IN_WORDS[reason]


def _error_name(error: Exception) -> str:
    """What SQLite calls an error, or the five signs of PostgreSQL."""
    original = getattr(error, "orig", None)
    return getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None) or ""


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < LEAST_ROOM
    except OSError:
        return False
