"""Clocks that run while nobody is connected, and wake a table that sleeps."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from server.inside import connected, house, started
from server.test_around_the_game import until

from pyrite.server import live_table, table_registry
from pyrite.server.audience import Turn
from pyrite.server.bot_players import BotDecision, BotPlayers
from pyrite.server.database import entries as stored
from pyrite.server.database import tables
from pyrite.server.entries import Played
from pyrite.server.table import Table

SHORT = 0.03  # seconds until a table falls asleep, and between two looks at the clocks


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sleep soon, look often, and let bots answer without a process of their own."""

    async def answer(self: BotPlayers, table: Table, seat: int, *_: Any) -> BotDecision:
        assert table.state is not None
        return BotDecision(table.state.actions(seat)[0].text, 0.0)

    for name in ("IDLE", "LOOK", "FIRST_LOOK"):
        monkeypatch.setattr(table_registry, name, SHORT)
    monkeypatch.setattr(BotPlayers, "answer", answer)


async def test_a_clock_that_runs_out_wakes_a_sleeping_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot decides, and the next player is notified."""
    turns: list[Turn] = []
    monkeypatch.setattr(live_table, "CALL_AFTER", 0.0)
    monkeypatch.setattr(table_registry.Push, "call", lambda _, turn: turns.append(turn))
    async with house(tmp_path) as inn:
        code = (await started(inn, seats=3, clock=1000, pace=0)).table.code
        await until(lambda: inn.storage.due(time.time() + 990, 9) == [])
        await until(lambda: inn.storage.due(time.time() + 1000, 9) == [code])
        assert [turn.code for turn in turns] == [code]
        turns.clear()
        with inn.storage.engine.begin() as connection:  # the time passes
            connection.execute(sql.update(stored).values(at=stored.c.at - 1000))
            connection.execute(sql.update(tables).values(due=tables.c.due - 1000))
        await until(lambda: isinstance(inn.storage.log(code)[-1], Played))
        played = inn.storage.log(code)[-1]
        assert isinstance(played, Played)
        assert played.late
        await until(lambda: turns != [])
        assert (turns[0].code, turns[0].person) == (code, f"p{(played.seat + 1) % 3}")


async def test_a_table_without_a_clock_is_never_looked_at(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        await started(inn, seats=3)
        await until(lambda: inn.awake == {})
        assert inn.storage.due(time.time() + 1e9, 9) == []


@pytest.mark.parametrize(("ago", "left"), [(60.0, 40.0), (1000.0, live_table.LEAST_LEFT)])
async def test_the_clock_went_on_while_the_table_slept(
    tmp_path: Path, ago: float, left: float
) -> None:
    async with house(tmp_path) as inn:
        code = (await started(inn, seats=3, clock=100)).table.code
        await until(lambda: inn.awake == {})
        with inn.storage.engine.begin() as connection:
            connection.execute(sql.update(stored).values(at=stored.c.at - ago))
        live = await inn.table(code)
        connected(live, 0)
        assert live._seconds_left() == pytest.approx(left, abs=1)


async def test_nobody_is_replaced_at_a_table_with_a_slow_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as inn:
        slow = await started(inn, seats=3, clock=86_400, grace=0.0)
        quick = await started(inn, seats=3, clock=60, grace=0.0)
        for live in (slow, quick):
            connected(live, 0)
            connected(live, 1).leave()
        await until(lambda: quick.table.seats[1].stand_in == "away")
        await asyncio.sleep(SHORT)
        assert slow.table.seats[1].stand_in is None
