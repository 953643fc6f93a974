"""Entries sent to PostgreSQL from the event loop.

The writing thread would have to wake up for every batch, and the event loop again for its answer.
At an easy pace, with few entries in a batch, that took a fifth of an action's processor time.
"""

import asyncio
import struct
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

Entry = tuple[str, int, bytes, object]  # what `storage.Write` is
NAME = "keep"
PREPARE = (  # run in every session that owns tables
    f"PREPARE {NAME} (text[], int4[], float8[], bytea[]) AS "
    "INSERT INTO entries (code, number, at, body) SELECT * FROM unnest($1, $2, $3, $4)"
)
TEXT, INTEGER, FLOAT, BYTES = 25, 23, 701, 17  # PostgreSQL's numbers for these types
IN_BINARY = [1] * 4
LOOK = 0.5  # seconds until a lost connection is noticed that uvloop does not report
STORED = 1  # the status of a statement that was executed
pack_array = struct.Struct("!5i").pack  # dimensions, NULLs, type, length, first index
pack_integer = struct.Struct("!i").pack
pack_float = struct.Struct("!d").pack


class Sending:
    """A batch on its way; `answer` is called once, with whether it is stored.

    Until then nobody else may use the connection. The batch is a single statement, so that
    PostgreSQL stores all of it or nothing.
    """

    def __init__(
        self,
        connection: "PGconn",
        writes: Sequence[Entry],
        loop: asyncio.AbstractEventLoop,
        answer: Callable[[bool], None],
    ) -> None:
        self.connection = connection
        self.loop = loop
        self.answer = answer
        self.is_stored = True
        self.socket = connection.socket
        connection.send_query_prepared(NAME.encode(), _columns(writes), IN_BINARY)
        if connection.flush():
            loop.add_writer(self.socket, self._proceed)
        loop.add_reader(self.socket, self._proceed)
        self.timer = loop.call_later(LOOK, self._look)

    def _look(self) -> None:
        self.timer = self.loop.call_later(LOOK, self._look)
        self._proceed()

    def _proceed(self) -> None:
        """Send and read as much as possible without waiting."""
        try:
            if not self.connection.flush():
                self.loop.remove_writer(self.socket)
            self.connection.consume_input()
            while is_over := not self.connection.is_busy():
                result = self.connection.get_result()
                if result is None:
                    break
                self.is_stored &= result.status == STORED
        except Exception:  # the connection is lost
            self.is_stored, is_over = False, True
        if is_over:
            self._end()

    def _end(self) -> None:
        self.timer.cancel()
        self.loop.remove_reader(self.socket)
        self.loop.remove_writer(self.socket)
        self.answer(self.is_stored)


def _columns(writes: Sequence[Entry]) -> list[bytes]:
    now = pack_float(time.time())
    return [
        _array(TEXT, [code.encode() for code, _, _, _ in writes]),
        _array(INTEGER, [pack_integer(number) for _, number, _, _ in writes]),
        _array(FLOAT, [now] * len(writes)),
        _array(BYTES, [body for _, _, body, _ in writes]),
    ]


def _array(kind: int, items: Sequence[bytes]) -> bytes:
    """Return an array in PostgreSQL's binary format."""
    parts = [pack_array(1, 0, kind, len(items), 1)]
    for item in items:
        parts += pack_integer(len(item)), item
    return b"".join(parts)
