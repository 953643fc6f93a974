"""Tables that nobody watches are unloaded and come back as they were."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from server.inside import connected, house, say, sent, started
from server.test_around_the_game import until

from pyrite.protocol.table import Plan
from pyrite.server import entries, table_registry
from pyrite.server.audience import SPOILT
from pyrite.server.frames import welcome
from pyrite.server.live_table import LiveTable

SHORT = 0.03  # seconds until a table falls asleep


def play_at_random(live: LiveTable, actions: int) -> None:
    """So many actions, or to the end of the game."""
    rng = Random(7)
    for _ in range(actions):
        state = live.table.state
        assert state is not None
        if state.over:
            return
        seat = rng.choice(live.table.asked)
        live.commit(entries.Played(seat, rng.choice(state.actions(seat)).text))


@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
def test_a_table_of_many_actions_comes_back_equal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(table_registry, "IDLE", SHORT)

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await started(inn, game=game, seats=4, rounds=3)
            watcher = connected(live, None)
            play_at_random(live, 150)
            live.commit(entries.Talked(1, {"kind": "suspect", "target": 0}))
            await until(lambda: not live.unkept)
            await asyncio.sleep(4 * SHORT)
            assert inn.awake == {live.table.code: live}, "somebody watches"
            before = {seat: welcome(live.table, seat, history=True) for seat in live.viewers}
            watcher.leave()
            await until(lambda: inn.awake == {})
            again = await inn.table(live.table.code)
            assert again is not live
            after = {seat: welcome(again.table, seat, history=True) for seat in live.viewers}
            assert after == before
            assert again.table.asked_since == live.table.asked_since

    asyncio.run(course())


def test_many_who_knock_wake_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "IDLE", SHORT)

    async def course() -> None:
        async with house(tmp_path) as inn:
            code = (await inn.open(Plan(), "p0")).table.code
            await until(lambda: inn.awake == {})
            found = await asyncio.gather(*(inn.table(code) for _ in range(9)))
            assert len({id(live) for live in found}) == 1

    asyncio.run(course())


async def test_who_knocks_while_a_table_is_given_up_gets_it_afterwards(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        code = live.table.code
        live.give_up()
        knocking = asyncio.create_task(inn.table(code))
        await asyncio.sleep(0)  # it is about to be loaded
        giving_up = [asyncio.create_task(inn._let_go(code)) for _ in range(2)]
        async with asyncio.timeout(5):
            await asyncio.gather(knocking, *giving_up)
            again = await inn.table(code)
        assert not again.broken
        assert again.table.version == live.table.version


def test_who_says_hello_to_a_table_that_fell_asleep_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There must never be two of one table: each would keep what the other does not know."""
    monkeypatch.setattr(table_registry, "IDLE", SHORT)

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await started(inn, seats=3)
            silent = connected(live, 0, hello=False)
            await until(lambda: inn.awake == {})
            say(silent, type="hello", seat=0)
            assert silent.outbox.closed_with == SPOILT
            assert sent(silent) == []
            assert not live.is_watched
            with pytest.raises(table_registry.Problem, match="table-not-kept"):
                live.commit(entries.Talked(1, {"kind": "deny"}))

    asyncio.run(course())
