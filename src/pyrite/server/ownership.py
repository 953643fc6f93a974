"""Which tables a process owns when several share one PostgreSQL database.

A table belongs to the process that holds the advisory lock on its code. All locks of a process are
held by one session, and whatever changes a table is written in that same session. When the session
ends, its locks are free and nothing more can be committed in it: a process that was cut off cannot
write to a table that another one plays on with. All calls of `OwnedTables` but `session` block and
belong into the writing thread.

A process gives a table to another one that is asked for it. Nobody must be able to keep a table
from its players by asking for it again and again, so it stays longer each time.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from pyrite.protocol.table import CODE_LETTERS
from pyrite.server.sending import PREPARE

LOCKS = 0x5079  # sets our advisory locks apart from those of other programs
CHANNEL = "pyrite"
WANTED, CHANGED = "wanted", "changed"  # what processes tell each other about a table
SILENCE = 8  # seconds without a sign of life before PostgreSQL ends a session
ENDING = (  # PostgreSQL ends the session of a process that is stopped, hangs or is unreachable
    f"SET idle_in_transaction_session_timeout = '{SILENCE}s'",
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    f"SET tcp_keepalives_count = {SILENCE - 3}",
)
SINCE_14 = f"SET idle_session_timeout = '{SILENCE}s'"
STAY = 2.0  # seconds that a table stays at least, so that it does not move all the time
LONGEST_STAY = 300.0
FORGOTTEN = 900.0  # seconds after which a table that was given away stays as short as a new one
MOST_FREE = 1  # moves that do not make it stay longer: proxies may be wrong for a moment
MOST_COUNTED = 10
LOCK = "SELECT pg_try_advisory_lock(:locks, :number)"
UNLOCK = "SELECT pg_advisory_unlock(:locks, :number)"
TELL = "SELECT pg_notify(:channel, :text)"


class NotOwned(SQLAlchemyError):
    """This process does not own the table, or no longer."""


class OwnedTables:
    """The tables of this process: the locks of one session, opened when first needed."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine
        self.connection: sql.Connection | None = None
        self.codes: set[str] = set()
        self.heard: set[tuple[str, str]] = set()  # from other processes: what, and which table

    def claim(self, code: str, insist: bool = True) -> bool:
        """Take a table and return whether it is ours; if you insist, its owner is asked for it."""
        if code in self.codes:
            return True
        self._connect()
        is_ours = bool(self._ask(LOCK, locks=LOCKS, number=number_of(code)))
        if is_ours:
            self.codes.add(code)
        elif insist:
            self.tell(WANTED, code)
        return is_ours

    def release(self, code: str) -> None:
        """Let another process have a table."""
        if code in self.codes:
            self.codes.discard(code)
            self._ask(UNLOCK, locks=LOCKS, number=number_of(code))

    def tell(self, what: str, code: str) -> None:
        """Tell all processes something about a table."""
        self._connect()
        self._ask(TELL, channel=CHANNEL, text=f"{what} {code}")

    def listen(self) -> set[tuple[str, str]]:
        """Give a sign of life, and return what other processes said since the last one."""
        self._connect()
        self._ask("SELECT 1")
        heard, self.heard = self.heard, set()
        return heard

    def session(self, codes: Iterable[str]) -> sql.Connection:
        """Return the session that owns these tables, or raise `NotOwned`."""
        if self.connection is None or not self.codes.issuperset(codes):
            raise NotOwned("the table belongs to another process now")
        return self.connection

    @contextmanager
    def begin(self, codes: Iterable[str] = (), once: bool = False) -> Iterator[sql.Connection]:
        """Begin a transaction that changes these tables; `NotOwned` if one of them is not ours.

        `once` is for a single statement: PostgreSQL commits it by itself, in one round trip.
        """
        connection = self.session(codes)
        try:
            with connection.begin(), nullcontext() if once else _transaction(connection):
                yield connection
        finally:
            if connection.invalidated or connection.closed:
                self.close()

    def close(self) -> None:
        """End the session and with it the ownership of all tables."""
        connection, self.connection = self.connection, None
        self.codes.clear()
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()  # the locks must not survive in the pool
            with suppress(SQLAlchemyError):
                connection.close()

    def _connect(self) -> None:
        if self.connection is not None:
            return
        self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        version: Any = self.engine.dialect.server_version_info
        with self.begin(once=True) as connection:
            for statement in (*ENDING, *([SINCE_14] if version >= (14,) else ()), PREPARE):
                connection.exec_driver_sql(statement)
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            driver: Any = connection.connection.dbapi_connection
            driver.add_notify_handler(self._hear)

    def _hear(self, notification: Any) -> None:
        what, _, code = notification.payload.partition(" ")
        self.heard.add((what, code))

    def _ask(self, question: str, **values: object) -> object:
        with self.begin(once=True) as connection:
            return connection.execute(sql.text(question), values).scalar()


@contextmanager
def _transaction(connection: sql.Connection) -> Iterator[None]:
    """Commit several statements together, in a session that commits every statement by itself."""
    connection.exec_driver_sql("BEGIN")
    try:
        yield
    except BaseException:
        with suppress(SQLAlchemyError):
            connection.exec_driver_sql("ROLLBACK")
        raise
    connection.exec_driver_sql("COMMIT")


class GivenAway:
    """How often this process gave its tables to others lately, and how long they stay therefore.

    Where players are connected, a table stays longer each time, and the more players, the longer:
    they can play on, and bots replace the others. Watchers do not count. Whoever takes a table to a
    process without players has it for a moment, and each time after a longer wait.
    """

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, float]] = {}  # how often, and when last; oldest first

    def note(self, code: str, now: float) -> None:
        """Count that a table is given away."""
        count, _ = self.tables.pop(code, (0, now))
        self.tables[code] = min(count + 1, MOST_COUNTED), now
        self._forget(now)

    def stay(self, code: str, players: int, now: float) -> float:
        """Return how many seconds a table stays where so many players are connected."""
        self._forget(now)
        count, _ = self.tables.get(code, (0, now))
        return float(min(LONGEST_STAY, STAY * (1 + players) ** max(0, count - MOST_FREE)))

    def _forget(self, now: float) -> None:
        while self.tables:
            code, (_, then) = next(iter(self.tables.items()))
            if now < then + FORGOTTEN:
                return
            del self.tables[code]


def number_of(code: str) -> int:
    """Return the number of a code, different for each one and small enough for a lock."""
    number = 0
    for letter in code:
        number = number * len(CODE_LETTERS) + CODE_LETTERS.index(letter)
    return number
