"""Arrival times reveal nothing: bots that think longer about a veto, with a fake clock."""

import asyncio
import selectors
from collections.abc import Collection, Coroutine, Mapping
from typing import Any

import pytest
from contract.sets import TABLES
from contract.sets import Table as Kind
from property.test_windows import window, with_veto
from server.test_no_leak import at_moment

from pyrite.server import entries
from pyrite.server.audience import Outbox
from pyrite.server.bot_players import (
    REMEMBERED,
    SHORTEST_SLOT,
    STAND_IN,
    BotDecision,
    BotPlayers,
    ThinkingTimes,
    next_slot,
)
from pyrite.server.table import Table

VETO = [table for table in TABLES if "y2019_veto" in table.modules and table.seats < 8]
BUSY = 0.4  # seconds in which others have their turn to think
Arrivals = list[tuple[float, bytes]]


class OwnClock(asyncio.SelectorEventLoop):
    """A loop that never waits: when there is nothing to do, the next timer is due."""

    def __init__(self) -> None:
        super().__init__(SkippingSelector(self))
        self.now = 0.0

    def time(self) -> float:
        """The time of this loop, in seconds."""
        return self.now


class SkippingSelector(selectors.DefaultSelector):
    """Where a loop would sleep, its clock goes on instead."""

    def __init__(self, loop: OwnClock) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        """What is ready now."""
        self.loop.now += timeout or 0
        return super().select(0)


class HesitantBots(BotPlayers):
    """They need longer if they hold a veto, as some did before, and always let the card pass."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1)
        self.times.note(STAND_IN, seconds)

    async def answer(self, table: Table, seat: int, addresses: Collection[str] = ()) -> BotDecision:
        """Wait for a turn, think, then allow; or do the first thing on one's turn."""
        assert table.state is not None
        has_veto = "veto" in table.state.view(seat)["hand"]
        seconds = self.times.longest(STAND_IN) if has_veto else 0.02
        await asyncio.sleep(BUSY + seconds)
        texts = [action.text for action in table.state.actions(seat)]
        return BotDecision("allow" if "allow" in texts else texts[0], seconds)


class TimedOutbox(Outbox):
    """Notes when everything came."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.arrivals: Arrivals = []

    def put(self, frame: bytes) -> None:
        """Note it, send it."""
        self.arrivals.append((asyncio.get_running_loop().time(), frame))
        super().put(frame)


def run(course: Coroutine[Any, Any, Arrivals]) -> Arrivals:
    """In a loop with a clock of its own."""
    loop = OwnClock()
    try:
        return loop.run_until_complete(course)
    finally:
        loop.close()


async def arrivals(
    kind: Kind, position: Mapping[str, Any], watcher: int | None, seconds: float
) -> Arrivals:
    """What a viewer is sent while bots let a card pass, and when."""
    live = at_moment(kind, position, HesitantBots(seconds), pace=0.5)
    for seat in range(kind.seats):
        live.table.do(entries.HandedOver(seat, "asked"))
    box = TimedOutbox(f"p{watcher}")
    live.join(box, watcher, None)
    assert live.table.state is not None
    while live.table.state.public()["ask"]["kind"] == "veto":
        await asyncio.sleep(0.1)
    live.rest()
    return box.arrivals


@pytest.mark.parametrize("seconds", [0.31, 0.81])  # less than the pace, and more
@pytest.mark.parametrize("kind", VETO, ids=[table.name for table in VETO])
def test_when_a_card_passes_does_not_tell_who_holds_a_veto(kind: Kind, seconds: float) -> None:
    start = window(kind, 3).position()
    others = [seat for seat in range(kind.seats) if seat != start["turn"]]
    for watcher in (start["turn"], None):
        courses = [
            run(arrivals(kind, with_veto(start, who), watcher, seconds)) for who in (None, *others)
        ]
        assert len(courses[0]) > len(others)
        times = [[round(when, 6) for when, _ in course] for course in courses]
        before = [[frame for _, frame in course[:-1]] for course in courses]  # a card is drawn
        assert all(one == times[0] for one in times)
        assert all(one == before[0] for one in before)


@pytest.mark.parametrize("pace", [0, 0.01, 0.5, 3])
def test_bots_answer_at_slots_whatever_they_needed(pace: float) -> None:
    slot = next_slot(pace, 0, 0, "ABCDEF")
    assert max(pace, SHORTEST_SLOT) <= slot <= 1.2 * max(pace, SHORTEST_SLOT)
    assert {next_slot(pace, slot * part, 0, "ABCDEF") for part in (0.01, 0.5, 0.99)} == {slot}
    assert next_slot(pace, slot * 1.01, 0, "ABCDEF") == 2 * slot
    assert next_slot(pace, 0, 0, "ABCDEG") != slot  # tables do not stay in step
    assert next_slot(pace, 0, slot * 1.01, "ABCDEF") == 2 * slot
    assert next_slot(pace, slot * 0.6, slot * 0.6, "ABCDEF") == 2 * slot, "waits, then thinks"


def test_one_long_thought_is_forgotten_after_many_others() -> None:
    times = ThinkingTimes()
    times.note("hard", 6.0)
    for _ in range(REMEMBERED - 1):
        times.note("hard", 1.0)
        times.note("easy", 0.1)
    assert (times.longest("hard"), times.longest("easy")) == (6.0, 0.1)
    times.note("hard", 1.0)
    assert times.longest("hard") == 1.0
    assert times.longest("medium") == 0.0
