"""A server's tables without sockets: frames can be inspected, and storage can fail."""

import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.database import entries as stored
from pyrite.server.database import tables
from pyrite.server.live_table import LiveTable
from pyrite.server.network.connection import Connection
from pyrite.server.network.visitor import Account, Limits
from pyrite.server.storage import Storage, Write
from pyrite.server.table_registry import TableRegistry

GENEROUS = Limits(messages_per_second=10_000)


class FailingStorage(Storage):
    """Stores everything until it is told to fail."""

    fails = False

    def keep(self, writes: Sequence[Write]) -> None:
        """Store the entries, or fail like a full disk."""
        if self.fails:
            raise OperationalError("INSERT", None, Exception("database or disk is full"))
        super().keep(writes)


class QuickWriter:
    """Reports everything as stored immediately."""

    def put(self, write: Write, answer: Callable[[bool], None]) -> None:
        """Answer like `Writer.put`, without a disk."""
        answer(True)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[TableRegistry]:
    """Yield all tables of a database in this folder."""
    one = TableRegistry(FailingStorage(f"sqlite:///{folder / 'tables.db'}"), bot_processes=1)
    try:
        yield one
    finally:
        await one.close()


async def started(house: TableRegistry, **plan: Any) -> LiveTable:
    """Return a running table whose open seats are taken by people "p0", "p1" ..."""
    live = await house.open(Plan(**plan), "p0")
    for number, seat in enumerate(live.table.seats):
        if seat.is_open:
            await live.do(entries.Sat(number, f"p{number}", f"P{number}"))
    await live.do(entries.Started())
    return live


def pass_time(house: TableRegistry, seconds: float) -> None:
    """Let so much time pass for all tables that are not in memory."""
    house.writer.works_since -= seconds
    with house.storage.engine.begin() as connection:
        connection.execute(sql.update(stored).values(at=stored.c.at - seconds))
        connection.execute(sql.update(tables).values(due=tables.c.due - seconds))


def connected(live: LiveTable, seat: int | None, hello: bool = True) -> Connection:
    """Return a connection of the person who holds the seat."""
    one = Connection(live, f"p{seat}", Account(GENEROUS))
    if hello:
        say(one, type="hello", seat=seat)
    return one


def say(connection: Connection, **message: Any) -> None:
    """Send a message to the connection."""
    connection.receive(json.dumps(message).encode())


def sent(connection: Connection) -> list[dict[str, Any]]:
    """Return and clear the frames waiting to be sent."""
    frames = [json.loads(frame) for frame in connection.outbox.frames]
    connection.outbox.frames.clear()
    return frames
