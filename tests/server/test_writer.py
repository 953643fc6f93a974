"""SQLite's log is emptied in the background, again and again."""

import asyncio
from pathlib import Path

import pytest

from pyrite.server import writer
from pyrite.server.storage import Storage, Write
from pyrite.server.writer import Writer

BODY = b'{"what":"' + b"x" * 500 + b'"}'


async def keep(one: Writer, numbers: range) -> None:
    """One entry after the other, each in a transaction of its own."""
    for number in numbers:
        kept = asyncio.get_running_loop().create_future()
        one.put(Write("ABCDEF", number, BODY), kept.set_result)
        assert await kept


def test_the_log_of_the_database_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "OFTEN", 50)

    async def course() -> list[int]:
        storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
        one, sizes = Writer(storage, asyncio.get_running_loop()), []
        for begin in range(0, 400, 50):
            await keep(one, range(begin, begin + 50))
            assert one.tidying is not None
            await one.tidying
            sizes.append((tmp_path / "tables.db-wal").stat().st_size)
        await one.close()
        storage.close()
        return sizes

    sizes = asyncio.run(course())
    assert sizes[-1] < 2 * sizes[0], sizes
