"""The pause after a round: bots and clocks wait for the people, and for nobody else."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.inside import connected, house, pass_time, say, sent, started
from server.test_around_the_game import first_action, kept, last, until

from pyrite.server.bot_players import BotDecision, NotAsked
from pyrite.server.entries import HandedOver, Played
from pyrite.server.live_table import PATIENCE, LiveTable
from pyrite.server.network.connection import Connection
from pyrite.server.table import Table
from pyrite.server.table_registry import TableRegistry

At = tuple[TableRegistry, LiveTable, list[Connection]]
FOREVER = 3600.0


async def answer(table: Table, seat: int, addresses: Collection[str] = ()) -> BotDecision:
    """In the place of a bot that thinks."""
    if seat not in table.asked:
        raise NotAsked
    return await first_action(table, seat)


@asynccontextmanager
async def after_a_round(
    folder: Path, monkeypatch: pytest.MonkeyPatch, people: int = 2, **plan: Any
) -> AsyncIterator[At]:
    """A table with bots right after its first round; the people see the result."""
    async with house(folder) as inn:
        monkeypatch.setattr(inn.bots, "answer", answer)
        bots = [None] * people + ["random"] * (5 - people)
        live = await started(inn, seats=5, bots=bots, **{"pace": 0, "talk": "none", **plan})
        seats = [looking(live, seat) for seat in range(people)]
        play_round(live)
        yield inn, live, seats
        live.rest()


def looking(live: LiveTable, seat: int) -> Connection:
    """A browser that shows results."""
    one = connected(live, seat, hello=False)
    say(one, type="hello", seat=seat, pauses=True)
    return one


def play_round(live: LiveTable) -> None:
    """Let everybody do the first thing they may, until a round has ended and a bot is asked."""
    state, seats = live.table.state, live.table.seats
    assert state is not None
    before = len(state.public()["results"])
    while not state.over and (
        len(state.public()["results"]) == before or not seats[live.table.asked[0]].bot_plays
    ):
        seat = live.table.asked[0]
        live.commit(Played(seat, state.actions(seat)[0].text))


def moves(live: LiveTable) -> int:
    """How much was played."""
    assert live.table.state is not None
    return len(live.table.state.played or ())


async def stays_quiet(live: LiveTable) -> None:
    """Check that the bot who is asked was not started and no clock is running."""
    await until(lambda: not live.unkept)
    assert live.alarm.at is None
    assert not live.thinking.items() & live.table.asked_since.items()


async def goes_on(live: LiveTable) -> None:
    """Check that the bot who is asked moves."""
    before = moves(live)
    await until(lambda: moves(live) > before)


def run(course: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(course(), 20))


@pytest.mark.parametrize("has_gone_on", [False, True])
def test_the_clock_after_a_pause_is_whole_and_moves_with_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_gone_on: bool
) -> None:
    """A table that moves has no pause, and its clock does not begin with the question before."""

    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch, clock=60, pace=10) as (inn, live, people):
            code, now = live.table.code, asyncio.get_running_loop().time()
            pass_time(inn, 50)
            live.asked_at = now - 50
            for one in people if has_gone_on else ():
                say(one, type="go_on")
            for left in (60, 40):
                await inn._let_go(code)
                pass_time(inn, 20 if left < 60 else 0)
                assert (await inn.table(code)).due == pytest.approx(time.time() + left, abs=1)

    run(course)


def test_bots_wait_until_both_people_have_gone_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch) as (_, live, people):
            await stays_quiet(live)
            messages = sent(people[0])
            assert messages[-1]["type"] == "presence", "after the news that ended the round"
            assert messages[-1]["reading"] == [0, 1]
            say(people[0], type="go_on", id=1)
            assert [m["type"] for m in sent(people[0])] == ["presence", "done"]
            assert last(people[1], "presence")["reading"] == [1]
            await stays_quiet(live)
            say(people[1], type="go_on")
            assert last(people[0], "presence")["reading"] == []
            await goes_on(live)
            say(people[1], type="go_on", id=2)
            assert last(people[1], "done")["id"] == 2, "it is done already"

    run(course)


def test_one_alone_is_waited_for_and_so_is_a_reload(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch, people=1) as (_, live, (person,)):
            person.leave()
            await stays_quiet(live)
            back = looking(live, 0)
            assert last(back, "presence")["reading"] == [0]
            await stays_quiet(live)
            say(back, type="go_on")
            await goes_on(live)

    run(course)


def test_the_clock_of_the_table_is_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch, clock=FOREVER) as (_, live, people):
            await stays_quiet(live)
            timer = live.pause_end.handle
            assert timer is not None
            assert FOREVER - 5 < last(people[0], "presence")["seconds_left"] <= FOREVER
            before = live.loop.time()
            timer._run()  # its time has come
            assert last(people[0], "presence")["reading"] == []
            assert live.asked_at >= before, "the next question has all of its time"
            assert live.alarm.at is not None
            await goes_on(live)

    run(course)


@pytest.mark.parametrize("how", ["leave", "hand_over", "vote"])
def test_nobody_waits_for_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch) as (inn, live, people):
            say(people[0], type="go_on")
            await stays_quiet(live)
            if how == "leave":
                people[1].leave()
            elif how == "hand_over":
                say(people[1], type="hand_over")
            else:
                say(people[0], type="propose", what="skip", seat=1, id=7)
                assert last(people[0], "refused")["problem"]["id"] == "proposal-too-early"
                live.asked_at -= 2 * PATIENCE
                say(people[0], type="propose", what="skip", seat=1)
            await until(lambda: not live.unkept)
            assert len(kept(inn, live, HandedOver)) == (how != "leave")
            assert last(people[0], "presence")["reading"] == []
            await goes_on(live)

    run(course)


def test_the_person_who_is_asked_may_act_and_has_gone_on_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch, people=4) as (_, live, people):
            state, asked = live.table.state, live.table.asked[0]
            assert state is not None
            live.commit(Played(asked, state.actions(asked)[0].text))  # by the only bot
            asked = live.table.asked[0]
            await until(lambda: not live.unkept)
            say(people[asked], type="hint", id=3)
            await until(lambda: any(m.get("id") == 3 for m in sent(people[asked])))
            version, text = live.table.version, state.actions(asked)[0].text
            say(people[asked], type="act", action=text, version=version, id=4)
            await until(lambda: not live.unkept)
            assert last(people[asked], "presence")["reading"] == sorted({0, 1, 2, 3} - {asked})
            await stays_quiet(live)

    run(course)


def test_a_shared_device_goes_on_once_and_other_programs_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch) as (_, live, people):
            for seat in live.table.seats[:2]:
                seat.person = "p0"  # as if one device held both seats
            people[1].outbox.person = "p0"
            assert live.reading == [0, 1]
            say(people[0], type="go_on")
            await goes_on(live)
            people[0].outbox.pauses = people[1].outbox.pauses = False
            play_round(live)
            assert not live.unread
            assert live.reading == []

    run(course)


def test_the_end_of_the_game_needs_no_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with after_a_round(tmp_path, monkeypatch, rounds=1) as (_, live, people):
            await until(lambda: not live.unkept)
            assert live.table.phase == "over"
            assert not any(m.get("reading") for m in sent(people[0]))
        async with after_a_round(tmp_path / "..", monkeypatch) as (_, live, people):
            await until(lambda: not live.unkept)
            say(people[0], type="propose", what="stop")
            say(people[1], type="vote", yes=True)
            await until(lambda: not live.unkept)
            assert last(people[0], "presence")["reading"] == []

    run(course)
