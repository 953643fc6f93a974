"""A database that is opened once, locked, brought up to date, and watched while it is in use.

SQLAlchemy Core hides the difference between SQLite and PostgreSQL. All calls block.
"""

import fcntl
import logging
import os
import shutil
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, Literal, get_args

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pyrite.server.ownership import LOCKS, NotOwned, OwnedTables
from pyrite.server.problems import Problem

log = logging.getLogger(__name__)
NEWEST = "0004"  # update this line with every new migration
VERSION_TABLE = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
Reason = Literal["full", "locked", "read-only", "gone", "failed"]
REASONS: tuple[Reason, ...] = get_args(Reason)
StorageError = SQLAlchemyError
Identity = tuple[int, int]  # device and inode of a file
LONGEST_WAIT = 5  # seconds to wait for a locked database
FETCHED = 500  # rows at once
POOL = 4  # connections of a process that stay open
MOST_ROUNDS = 5  # of checkpoints while new entries keep arriving
LEAST_ROOM = 1 << 16  # free bytes below which a disk counts as full
PATIENCE = {  # a PostgreSQL that cannot be reached is noticed within ten seconds
    "connect_timeout": 5,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 5,
    "tcp_user_timeout": 8_000,
}
FOR_OTHERS = 0o077  # permission bits of group and others

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("code", sql.String(6), primary_key=True),
    sql.Column("phase", sql.String(8), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("info", sql.LargeBinary, nullable=False),
    sql.Column("due", sql.Float),  # when its clock runs out, if it sleeps
    sql.Column("origin", sql.Integer),  # of the address that opened it, if it is public
    sql.Column("waiting", sql.Integer, nullable=False, server_default="0"),  # people with a seat
    sql.Column("words", sql.Text, nullable=False, server_default=""),  # that a search finds it by
    sql.Index("tables_listed", "public", "phase", "changed"),
    sql.Index("tables_due", "due"),
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
secrets = sql.Table(
    "secrets",
    metadata,
    sql.Column("name", sql.String(24), primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)
subscriptions = sql.Table(
    "subscriptions",
    metadata,
    sql.Column("endpoint", sql.String(1000), primary_key=True),
    sql.Column("person", sql.String(32), nullable=False),
    sql.Column("p256dh", sql.String(100), nullable=False),
    sql.Column("auth", sql.String(32), nullable=False),
    sql.Column("lang", sql.String(2), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("origin", sql.Integer),  # of the address that subscribed
    sql.Index("subscriptions_of", "person", "at"),
)


class DatabaseGone(StorageError):
    """The database file was deleted, moved or replaced while in use."""


class Database:
    """A database, opened by its URL.

    A server opens its database `alone`; a second server is refused with a `Problem`. Readers may
    come at any time. Several servers may share a PostgreSQL database, each with tables it owns.
    """

    def __init__(self, url: str, alone: bool = False) -> None:
        self.engine = new_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.owned = OwnedTables(self.engine) if alone and not self.is_sqlite else None
        self.sign = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"  # a placeholder
        self.known: dict[str, Identity] = {}  # files in use
        self.watched: tuple[str, ...] = ()  # the file, its log and its index of the log
        self.file: Path | None = None
        self.lock: int | None = None
        self.held: sql.Connection | None = None  # for single statements
        self.driver_error: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        if self.is_sqlite:
            self._prepare_file(alone)
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "commit", lambda _: self.check_there())
        try:
            with self._alone_for_a_moment():
                self._bring_up_to_date()
            self.check_there()
        except BaseException:
            self.close()
            raise

    @contextmanager
    def begin(self, codes: Iterable[str], once: bool = False) -> Iterator[sql.Connection]:
        """Begin a transaction that changes these tables, which must belong to this process.

        `once` promises a single statement.
        """
        owned = self.owned
        with self.engine.begin() if owned is None else owned.begin(codes, once) as connection:
            yield connection

    def run_once(self, codes: Sequence[str], statement: str, values: Sequence[Any]) -> None:
        """Run a statement that changes these tables; the database commits it by itself.

        The driver is asked directly, which takes a third of the time and gives up Python's lock
        less often. After an error SQLAlchemy tries again, to say what is wrong.
        """
        self.check_there()
        connection = self._held_connection() if self.owned is None else self.owned.session(codes)
        driver: Any = connection.connection.dbapi_connection
        try:
            driver.execute(statement, values)
        except self.driver_error:
            with self.begin(codes, once=True) as again:
                again.exec_driver_sql(statement, tuple(values))

    def _held_connection(self) -> sql.Connection:
        """Return the connection for single statements, which stays open."""
        if self.held is None:
            self.held = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self.held

    @contextmanager
    def _alone_for_a_moment(self) -> Iterator[None]:
        """Keep other processes that start now from changing the schema as well."""
        if self.is_sqlite:
            yield
            return
        with self.engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCKS})")
            yield

    def _bring_up_to_date(self) -> None:
        """Create an empty database, or apply all missing migrations to an older one, or none."""
        if not sql.inspect(self.engine).has_table("alembic_version"):
            with self.engine.begin() as connection:
                metadata.create_all(connection)
                connection.exec_driver_sql(VERSION_TABLE)
                connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{NEWEST}')")
            return
        ((version,),) = self._find(sql.text("SELECT version_num FROM alembic_version"))
        if version != NEWEST:
            import_module("pyrite.server.migrations").upgrade(self.engine, version)

    def _prepare_file(self, alone: bool) -> None:
        """Lock the file and make it private; SQLite itself reports a file it cannot use."""
        self.file = file_of(self.engine)
        if self.file is None:
            return
        if alone:
            self.lock = locked(beside(self.file, "-lock"), self.file)
        _create_private(self.file)
        files = self.file, beside(self.file, "-wal"), beside(self.file, "-shm")
        for path in files:
            make_private(path)
        self.watched = tuple(str(path) for path in files)
        event.listen(self.engine, "do_connect", self._check_before_connecting)

    def _check_before_connecting(self, *_: object) -> None:
        """Check the file before SQLite replaces a missing database with an empty one."""
        if self.known:
            self.check_there()

    def check_there(self) -> None:
        """Raise `DatabaseGone` if writes would not be found again.

        This comes before a commit: SQLite keeps writing to a file that was moved, and what is
        refused afterwards would be in the game once the file is back.
        """
        for path in self.watched:
            found = _looked_up(path)
            identity = None if found is None else (found.st_dev, found.st_ino)
            if self.known.get(path, identity) != identity:
                raise DatabaseGone(f"the database {self.file} is gone or was replaced")
            if identity is not None:
                self.known[path] = identity

    def close(self) -> None:
        """Close all connections and release the locks."""
        if self.owned is not None:
            self.owned.close()
        if self.held is not None:
            self.held.close()
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def commit_seconds(self) -> float:
        """Return how long a commit takes on this disk, the best of three."""
        self.check_there()
        return commit_seconds(self.engine)

    def is_cramped(self) -> bool:
        """Return whether SQLite's log is larger than the free space.

        The log takes many times the space of its content, and cannot be emptied on a full disk.
        """
        with suppress(OSError):
            if self.file is not None:
                log_bytes = beside(self.file, "-wal").stat().st_size
                return log_bytes > shutil.disk_usage(self.file).free
        return False

    def empty_log(self) -> None:
        """Write SQLite's log back into the database, if possible, and free its space."""
        if self.is_sqlite:
            with suppress(StorageError), self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def tidy(self) -> None:
        """Move SQLite's log into the database in the background, without blocking anyone."""
        if not self.is_sqlite:
            return
        with self.engine.connect() as connection:
            for _ in range(MOST_ROUNDS):  # entries added meanwhile need another, shorter round
                query = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                _, noted, moved = query.one()
                if moved == noted:
                    return

    def _find(self, query: sql.Executable) -> Sequence[Any]:
        with self.engine.connect() as connection:
            found = connection.execute(query)  # all at once would make other threads wait
            return list(chain.from_iterable(iter(partial(found.fetchmany, FETCHED), [])))

    def _put(
        self, connection: sql.Connection, where: sql.Table, key: str, values: dict[str, Any]
    ) -> None:
        """Insert a row, or replace the one with the same key."""
        insert: Any = sqlite.insert if self.is_sqlite else postgresql.insert
        row = insert(where).values(**values)
        connection.execute(row.on_conflict_do_update(index_elements=[key], set_=values))


def new_engine(url: str) -> sql.Engine:
    """Return what connects to a database; it has not connected yet."""
    patience = PATIENCE if "+psycopg" in url.partition("://")[0] else {}
    hide = {"hide_parameters": True}  # they are secrets
    return sql.create_engine(url, pool_size=POOL, connect_args=patience, **hide)


def file_of(engine: sql.Engine) -> Path | None:
    """Return the file of a SQLite database; None if it is in memory or another database."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name).resolve()


def commit_seconds(engine: sql.Engine) -> float:
    """Return how long a commit takes on this disk, the best of three."""
    touch = sql.text("UPDATE alembic_version SET version_num = version_num")
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        with engine.begin() as connection:
            connection.execute(touch)
        times.append(time.perf_counter() - begin)
    return min(times)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Configure SQLite: readers do not wait for the writer, and commits reach the disk.

    SQLite would checkpoint in the middle of a commit and make everyone wait, so `tidy` does that in
    the background.
    """
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA secure_delete=ON")  # what a person deletes is overwritten
    connection.execute(f"PRAGMA busy_timeout={LONGEST_WAIT * 1000}")


def beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _looked_up(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def _create_private(file: Path) -> None:
    """Create the file as private, because SQLite gives its other files the same mode."""
    with suppress(OSError):  # it already exists, or SQLite reports why it cannot be created
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def make_private(path: Path) -> None:
    """Restrict a file or folder with secrets to its owner, and log if others had access."""
    try:
        mode = path.stat().st_mode
        if mode & FOR_OTHERS:
            path.chmod(mode & ~FOR_OTHERS)
            log.warning("%s could be read by others; now only its owner can read it", path)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("%s can be read by others, which cannot be changed: %s", path, error.strerror)


def locked(file: Path, database: Path) -> int | None:
    """Lock this file until the process ends, however it ends."""
    try:
        lock = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:
        return None  # SQLite cannot write there either and reports it
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Problem("database-in-use", file=str(database)) from None
    return lock


# Reasons for a failure

BY_ERROR: dict[str, Reason] = {  # by the beginning of its name or code
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "gone",
    "53100": "full",  # from here on, those of PostgreSQL
    "55P03": "locked",
    "25006": "read-only",
    "57P": "gone",  # shutting down
    "08": "gone",  # connection lost
}
IN_WORDS: dict[Reason, str] = {
    "full": "the disk is full",
    "locked": "another program has locked the database",
    "read-only": "the database is read-only",
    "gone": "the database cannot be reached",
}


def reason_of(error: Exception, file: Path | None = None) -> Reason:
    """Return why a database failed; `file` tells which disk to look at."""
    if isinstance(error, DatabaseGone | NotOwned):
        return "gone"
    if not isinstance(error, DBAPIError):
        return "failed"
    name = error_name(error)
    found = next((reason for start, reason in BY_ERROR.items() if name.startswith(start)), None)
    if found is not None:
        return found
    if name.startswith("SQLITE_IOERR") and file is not None and _is_full(file.parent):
        return "full"
    return "gone" if error.connection_invalidated else "failed"


def in_words(error: Exception, reason: Reason) -> str:
    """Describe a database failure for the host's log; players get sentences from the catalogues."""
    if isinstance(error, DatabaseGone | NotOwned):
        return str(error)
    if reason == "failed":
        return f"{type(error).__name__} {error_name(error)}".rstrip()
    return IN_WORDS[reason]


def error_name(error: Exception) -> str:
    """Return SQLite's name for an error, or PostgreSQL's five-character code."""
    original = getattr(error, "orig", None)
    return getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None) or ""


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < LEAST_ROOM
    except OSError:
        return False
