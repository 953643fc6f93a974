"""Lessons: tables with known cards and scripted bots, as the page expects them."""

import asyncio
import json
from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest
from property.hidden import redealt
from server.inside import connected, house, say, sent

import pyrite
from pyrite.games import new_game
from pyrite.lessons import PUPIL, lessons
from pyrite.protocol.table import Plan
from pyrite.server.bot_players import BotDecision
from pyrite.server.entries import Opened, Played, Sat, Started
from pyrite.server.finished_games import record_of
from pyrite.server.frames import welcome
from pyrite.server.live_table import LiveTable
from pyrite.server.problems import Problem
from pyrite.server.table import Table
from pyrite.server.table_registry import TableRegistry

NAMES = sorted(lessons())


async def begun(inn: TableRegistry, name: str, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """A lesson whose bots take no time; whatever they think of themselves is to pass."""

    async def think(table: Table, seat: int, addresses: Collection[str]) -> BotDecision:
        assert table.state is not None
        texts = (one.text for one in table.state.actions(seat) if one.verb == "pass")
        return BotDecision(next(texts), 0.0)

    monkeypatch.setattr("pyrite.server.live_table.next_slot", lambda *_: 0)
    monkeypatch.setattr(inn.bots, "answer", think)
    return await inn.begin_lesson(name, f"p{PUPIL}", "Ann")


async def follow(live: LiveTable, *actions: str) -> list[tuple[str, str]]:
    """The pupil does the first of these that is legal; the kinds and cells of its events."""
    pupil = connected(live, PUPIL)
    while PUPIL not in live.table.asked:
        await asyncio.sleep(0.002)
    sent(pupil)
    state = live.table.state
    assert state is not None
    action = next(text for text in actions if state.refusal(text, PUPIL) is None)
    say(pupil, type="act", action=action, version=live.table.version, id=1)
    while live.unkept:
        await asyncio.sleep(0.002)
    news = [message for message in sent(pupil) if message["type"] == "news"]
    own = [event for event in news[0]["events"] if event["seat"] == PUPIL]
    return [(event["kind"], event["open"].get("cell", "")) for event in own]


def played(inn: TableRegistry, live: LiveTable) -> list[tuple[int, str]]:
    """What was done at the table, as it is kept."""
    log = inn.storage.log(live.table.code)
    return [(one.seat, one.action) for one in log if isinstance(one, Played)]


@pytest.mark.parametrize("name", NAMES)
async def test_a_lesson_can_be_followed_to_the_end_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async with house(tmp_path) as inn:
        live = await begun(inn, name, monkeypatch)
        state = live.table.state
        assert state is not None
        assert live.table.info().lesson == name
        assert json.loads(welcome(live.table, PUPIL))["told"] == [], "the pupil did none of it"
        for step in lessons()[name].steps:
            if step.refused is not None:
                assert state.refusal(step.refused, PUPIL) is not None
            done = not step.actions
            while not done:
                happened = await follow(live, *step.actions)
                done = any(kind == step.done and step.at in (None, at) for kind, at in happened)
        while live.table.phase != "over":
            await asyncio.sleep(0.002)
        by_seat: list[list[str]] = [[], [], []]
        for seat, text in played(inn, live):
            by_seat[seat].append(text)
        assert [tuple(texts) for texts in by_seat[1:]] == list(lessons()[name].bots[1:])
        record = record_of(live.table)
        assert record.shuffle is None, "it was not shuffled by the secret of the table"
        again = new_game(record.game, seed=record.seed, **record.options)
        for seat, text in record.actions:
            again.play(text, seat)
        assert again == state
        rematch = (await inn.rematch(live, lambda: None)).table
        assert rematch.info().lesson is None
        assert rematch.plan == Plan(seats=3, bots=[None, "medium", "medium"])
        assert rematch.seats[PUPIL].name == "Ann"


async def test_bots_that_cannot_follow_the_list_are_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as inn:
        live = await begun(inn, "digger", monkeypatch)
        await follow(live, "pass NS")
        await follow(live, "pass map")
        assert (1, "ESW@6,0") not in played(inn, live), "nothing leads there"
        assert [seat for seat, _ in played(inn, live)][:5] == [0, 1, 2, 0, 1]


async def test_there_is_no_other_lesson(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        with pytest.raises(Problem, match="lesson-unknown"):
            await inn.begin_lesson("digger.json", "p0", "Ann")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_tells_no_more_than_any_other_table(name: str) -> None:
    """Its cards are in the source for all to read, but not in what is sent."""
    lesson, rng = lessons()[name], Random(name)
    opened = Opened(lesson.plan, "p0", "ab" * 32, "1", lesson.before, lesson.seed, name)
    table = Table("ABCDEF", opened)
    table.do(Sat(PUPIL, "p0", "Ann"))
    table.do(Started())
    assert table.state is not None
    position = table.state.position()
    for viewer in (PUPIL, None):
        table.state = pyrite.from_position(position)
        sent = welcome(table, viewer)
        for _ in range(5):
            table.state = pyrite.from_position(redealt(position, viewer, rng))
            assert table.state.position() != position
            assert welcome(table, viewer) == sent
