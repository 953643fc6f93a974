"""Undo: against bots only, until something hidden was seen, as if the choice had not been made."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, cast

import msgspec
import pytest
from server.inside import QuickWriter, connected, say, sent
from server.test_around_the_game import last

from pyrite.client.seat import Follower
from pyrite.core.state import State
from pyrite.core.version import VERSION
from pyrite.games import Record
from pyrite.protocol.messages import FromServer
from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.bot_players import BotDecision, BotPlayers, Heard, Question
from pyrite.server.entries import AnyEntry, Opened, decode_entry
from pyrite.server.finished_games import record_of, replay_of
from pyrite.server.frames import welcome
from pyrite.server.live_table import LiveTable
from pyrite.server.problems import Problem
from pyrite.server.table import Table
from pyrite.server.writer import Writer

MINES = {"game": "lostmines", "seats": 3, "rounds": 1}
SEED, OPEN_STEPS = 2, 3  # seat A begins, and its first choices in the mines show nothing hidden
DIG = {"seats": 3, "rounds": 1}


def entries_of(plan: dict[str, Any], people: int = 1, lesson: str | None = None) -> list[AnyEntry]:
    """The log of a table at which the cards are dealt; bots hold the other seats."""
    bots = [None] * people + ["random"] * (plan["seats"] - people)
    opened = Opened(Plan(**plan, bots=bots), "p0", "ab" * 32, VERSION, (), SEED, lesson)
    sat = [entries.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(people)]
    return [opened, *sat, entries.Started()]


def game(table: Table) -> State:
    assert table.state is not None
    return table.state


def first(table: Table) -> entries.Played:
    """The first thing that the seat who is asked may do."""
    seat = table.asked[0]
    return entries.Played(seat, game(table).actions(seat)[0].text)


def play(table: Table, log: list[AnyEntry], times: int = 1) -> None:
    for _ in range(times):
        log.append(first(table))
        table.do(log[-1])


def undo(table: Table, log: list[AnyEntry]) -> None:
    log.append(entries.Undone(0))
    table.do(log[-1])


def everything(table: Table) -> list[Any]:
    """All that a table is, for comparison."""
    state = game(table)
    return [
        *(state.position(), state.played, list(state.events), table.version, table.asked_since),
        *(
            table.question,
            table.question_since,
            table.said_after,
            table.late,
            len(table.undo.moments),
        ),
        *(welcome(table, viewer, history=True) for viewer in (0, 1, None)),
    ]


def test_choices_are_taken_back_one_by_one_and_the_log_tells_the_same() -> None:
    log = entries_of(MINES)
    table = Table.of("ABCDEF", log)
    moments = [(game(table).position(), list(game(table).events))]
    for _ in range(OPEN_STEPS):
        play(table, log)
        moments.append((game(table).position(), list(game(table).events)))
    assert table.asked == (0,), "all of it was one turn"
    for number in reversed(range(OPEN_STEPS)):
        assert table.may_undo(0)
        assert not table.may_undo(None)
        version = table.version
        undo(table, log)
        assert table.version == version + 1
        assert (game(table).position(), list(game(table).events)) == moments[number]
        with pytest.raises(Problem, match="table-moved-on"):
            table.check_version(0, version)
        assert everything(Table.of("ABCDEF", log)) == everything(table)
    assert not table.may_undo(0)
    with pytest.raises(Problem, match="undo-too-late"):
        undo(table, [])
    play(table, log, OPEN_STEPS)
    assert game(table).position() == moments[OPEN_STEPS][0]
    assert everything(Table.of("ABCDEF", log)) == everything(table)


def reveals(table: Table) -> None:
    table.do(first(table))


def bot_plays(table: Table) -> None:
    """A person who shows nothing, then the bot after them."""
    while table.asked[0] == 0:
        actions = game(table).actions(0)
        stop = [one for one in actions if one.verb == "stop"]
        table.do(entries.Played(0, (stop or actions)[0].text))
    table.do(first(table))


def stand_in_plays(table: Table) -> None:
    table.do(first(table))
    table.do(entries.HandedOver(0, "asked"))
    table.do(first(table))
    table.do(entries.TookBack(0))


def time_runs_out(table: Table) -> None:
    table.do(first(table))
    table.do(entries.Played(0, first(table).action, late=True))


def vote_stops(table: Table) -> None:
    table.do(first(table))
    table.do(entries.Stopped())


@pytest.mark.parametrize(
    ("plan", "happens", "problem"),
    [
        (DIG, reveals, "undo-too-late"),
        (MINES, bot_plays, "undo-too-late"),
        (MINES, stand_in_plays, "undo-too-late"),
        (MINES, time_runs_out, "undo-too-late"),
        (MINES, vote_stops, "phase-not-playing"),
    ],
)
def test_it_is_refused_once_it_would_take_back_more(
    plan: dict[str, Any], happens: Callable[[Table], None], problem: str
) -> None:
    table = Table.of("ABCDEF", entries_of(plan))
    happens(table)
    before, version = game(table), table.version
    assert not table.may_undo(0)
    with pytest.raises(Problem, match=problem):
        table.do(entries.Undone(0))
    assert (table.state, table.version) == (before, version)


@pytest.mark.parametrize(("people", "lesson"), [(2, None), (1, "lostmines")])
def test_it_is_refused_with_another_person_and_in_a_lesson(people: int, lesson: str | None) -> None:
    table = Table.of("ABCDEF", entries_of(MINES, people, lesson))
    table.do(first(table))
    assert not table.undo, "nothing is kept for it either"
    assert not table.may_undo(0)
    with pytest.raises(Problem, match="undo-not-here"):
        table.do(entries.Undone(0))


def test_a_bot_is_asked_as_if_nothing_had_been_undone() -> None:
    log, plain = entries_of(MINES), entries_of(MINES)
    table, other = Table.of("ABCDEF", log), Table.of("ABCDEF", plain)
    play(table, log, OPEN_STEPS)
    for _ in range(OPEN_STEPS):
        undo(table, log)
    while table.asked[0] == 0:
        play(table, log)
        play(other, plain)
    asked = [Question.of(one, one.asked[0], Heard()) for one in (table, other)]
    assert asked[0]._replace(luck=0) == asked[1]._replace(luck=0)


def test_record_and_replay_hold_only_what_counted() -> None:
    log = entries_of(MINES)
    table = Table.of("ABCDEF", log)
    play(table, log, OPEN_STEPS)
    talk = entries.Talked(0, {"kind": "emote", "emote": "gasp"})
    log.append(talk)
    table.do(talk)
    undo(table, log)
    assert table.said_after == [OPEN_STEPS - 1], "it was said, but after fewer actions"
    while not game(table).over:
        play(table, log)
    record = record_of(table)
    assert len(record.actions) == sum(isinstance(one, entries.Played) for one in log) - 1
    assert Record.from_text(record.to_text()).replay() == table.state
    other = Table.of("ABCDEF", log)
    assert replay_of(table, None, True) == replay_of(other, None, True)


class LateBots(BotPlayers):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_answer = asyncio.Event()
        self.answers = 0

    async def answer(self, table: Table, seat: int, addresses: Collection[str] = ()) -> BotDecision:
        """Choose the first action when asked, but tell it late."""
        text = self._question(table, seat).actions[0].text
        await self.may_answer.wait()
        self.answers += 1
        return BotDecision(text, 0.0)


def test_viewers_are_welcomed_again_and_thinking_bots_forget() -> None:
    async def course() -> None:
        bots = LateBots()
        plan = DIG | {"modules": ["y2019_veto"], "pace": 0, "clock": 60}
        table = Table.of("ABCDEF", entries_of(plan))
        live = LiveTable(table, cast(Writer, QuickWriter()), bots)
        person, watcher = connected(live, 0), connected(live, None)
        before, asked_at = [sent(one)[0] for one in (person, watcher)], live.asked_at
        say(person, type="undo", id=1)
        assert sent(person)[-1]["problem"]["id"] == "undo-too-late"
        say(person, type="act", action=first(table).action, version=table.version)
        await asyncio.sleep(0)
        assert set(table.asked) == {1, 2}, "both bots are asked whether they veto it"
        assert {seat for _, seat, _ in bots.heard} == {1, 2}
        assert last(person, "news")["undo"]
        assert not last(watcher, "news")["undo"]

        say(watcher, type="undo", id=2)
        assert last(watcher, "refused")["problem"]["id"] == "seat-none"
        say(person, type="undo", id=3)
        assert not bots.heard
        assert not live.thinking
        assert live.asked_at > asked_at, "the whole time again"
        for one, old in zip((person, watcher), before, strict=True):
            new = last(one, "welcome")
            assert new["version"] == old["version"] + 2
            same = ("public", "private", "actions", "told", "happened", "undo")
            assert {key: new[key] for key in same} == {key: old[key] for key in same}
        bots.may_answer.set()
        while bots.answers < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert game(table).played == (), "thoughts about what was undone do not count"

        say(person, type="act", action=first(table).action, version=table.version)
        while not game(table).played or table.asked != (1,):
            await asyncio.sleep(0)  # the bots answer again
        live.rest()

    asyncio.run(asyncio.wait_for(course(), 20))


def test_a_client_counts_only_the_events_that_still_count() -> None:
    table = Table.of("ABCDEF", entries_of(MINES))
    read = msgspec.json.Decoder(FromServer).decode
    follower = Follower(0)
    for entry in (first, lambda _: entries.Undone(0), first):
        follower.take(read(welcome(table, 0, history=True)))
        assert follower.told_events == len(game(table).events)
        table.do(entry(table))


def test_a_stored_undo_can_be_read() -> None:
    assert decode_entry(b'{"entry":"undone","seat":0}') == entries.Undone(0)
