"""Clocks that run while nobody is connected, and wake a table that sleeps."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from server.inside import connected, house, pass_time, started
from server.test_around_the_game import until

from pyrite.core.fair_shuffle import seal_of
from pyrite.protocol.table import Plan
from pyrite.server import live_table, table_registry
from pyrite.server.audience import Turn
from pyrite.server.bot_players import BotDecision, BotPlayers
from pyrite.server.entries import Played, Sat
from pyrite.server.ownership import LONGEST_STAY, WANTED
from pyrite.server.problems import Problem
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
        pass_time(inn, 1000)
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


async def test_the_clock_went_on_while_the_table_slept(tmp_path: Path) -> None:
    """And whoever leaves and comes back again and again has no more time than others."""
    async with house(tmp_path) as inn:
        code = (await started(inn, seats=3, clock=100)).table.code
        for left in (60, 20):
            await until(lambda: not inn.awake and not inn.rewriting)
            pass_time(inn, 40)
            live = await inn.table(code)
            connection = connected(live, 0)
            assert live._seconds_left() == pytest.approx(left, abs=1)
            connection.leave()


@pytest.mark.parametrize(("clock", "left"), [(100.0, live_table.LEAST_LEFT), (12.0, 12.0)])
async def test_after_the_server_was_away_there_is_a_moment_left_but_once(
    tmp_path: Path, clock: float, left: float
) -> None:
    async with house(tmp_path) as inn:
        code = (await started(inn, seats=3, clock=clock)).table.code
    async with house(tmp_path) as inn:
        pass_time(inn, 1000)
        inn.writer.works_since = time.time()
        live = await inn.table(code)
        for passed in (0, 5, 10):
            connected(live, 0)
            assert live._seconds_left() == pytest.approx(left - passed, abs=1)
            await inn._let_go(code)
            pass_time(inn, 5)
            live = await inn.table(code)


async def test_after_the_database_was_away_there_is_a_moment_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "FIRST_LOOK", 60.0)
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, clock=100)
        pass_time(inn, 90)
        monkeypatch.setattr(inn.storage, "fails", True)
        seat = live.table.asked[0]
        assert live.table.state is not None
        with pytest.raises(Problem):
            await live.do(Played(seat, live.table.state.actions(seat)[0].text))
        monkeypatch.setattr(inn.storage, "fails", False)
        await inn.check_health()
        live = await inn.table(live.table.code)
        connected(live, seat)
        assert live._seconds_left() == pytest.approx(live_table.LEAST_LEFT, abs=1)


async def test_a_clock_goes_on_however_often_its_table_moves(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, clock=12)
        for left in (12, 8, 4):
            connected(live, 0)
            assert live._seconds_left() == pytest.approx(left, abs=1)
            await inn._let_go(live.table.code)
            pass_time(inn, 4)
            live = await inn.table(live.table.code)
        await asyncio.wait_for(until(lambda: live.table.late != []), 20)


async def test_the_time_for_sealed_texts_goes_on_however_often_their_table_moves(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as inn:
        live = await inn.open(Plan(seats=3), "p0")
        for seat in range(3):
            await live.do(Sat(seat, f"p{seat}", f"P{seat}", sealed=seal_of("luck")))
        people = [connected(live, seat) for seat in range(3)]
        await live.do(live.table.next_step_to_deal())
        for passed in (0, 8, 16):
            assert live.texts_due.at is not None
            left = live.texts_due.at - asyncio.get_running_loop().time()
            assert left == pytest.approx(live_table.REVEAL_SECONDS - passed, abs=1)
            await inn._let_go(live.table.code)
            pass_time(inn, 8)
            live = await inn.table(live.table.code)
            people = [connected(live, seat) for seat in range(3)]
        await asyncio.wait_for(until(lambda: live.table.phase == "lobby"), 20)
        assert len(live.table.withheld) == 1
        assert all(people)


async def test_a_table_stays_while_bots_decide_for_those_who_are_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a player who takes it from process to process would never be late."""
    thought, answer = asyncio.Event(), BotPlayers.answer

    async def think(*asked: Any) -> BotDecision:
        await thought.wait()
        return await answer(*asked)

    monkeypatch.setattr(BotPlayers, "answer", think)
    monkeypatch.setattr(table_registry, "IDLE", 60.0)
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, clock=12, pace=0)
        await inn._let_go(live.table.code)
        pass_time(inn, 12)
        live = await inn.table(live.table.code)
        live.woken_at -= LONGEST_STAY
        await inn._heed(WANTED, live.table.code)
        assert inn.awake
        thought.set()
        await asyncio.wait_for(until(lambda: live.table.late != []), 20)
        await inn._heed(WANTED, live.table.code)
        assert not inn.awake


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
