"""Stand-ins, clocks, votes, two tabs: what happens at a table apart from the game."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from gzip import decompress
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode
from server.inside import connected, house, say, sent, started

from pyrite.core.talk import Talk
from pyrite.server.bot_players import BotDecision
from pyrite.server.entries import HandedOver, Played, Stopped, TookBack
from pyrite.server.finished_games import replay_of
from pyrite.server.live_table import PATIENCE, LiveTable
from pyrite.server.network.connection import Connection
from pyrite.server.table import Table
from pyrite.server.table_registry import TableRegistry


async def first_action(table: Table, seat: int, addresses: Collection[str] = ()) -> BotDecision:
    """In the place of a bot that thinks; it says something at every turn."""
    assert table.state is not None
    talk = Talk(seat, "suspect", target=(seat + 1) % 3)
    return BotDecision(table.state.actions(seat)[0].text, 0.0, talk)


@asynccontextmanager
async def at_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch, **plan: Any
) -> AsyncIterator[tuple[TableRegistry, LiveTable, list[Connection]]]:
    """A game of three people who are all there."""
    async with house(folder) as inn:
        monkeypatch.setattr(inn.bots, "answer", first_action)
        live = await started(inn, **{"seats": 3, "pace": 0, **plan})
        people = [connected(live, seat) for seat in range(3)]
        for person in people:
            sent(person)
        yield inn, live, people


async def until(true: Callable[[], bool]) -> None:
    """Wait for it."""
    while not true():
        await asyncio.sleep(0.002)


def last(connection: Connection, kind: str) -> dict[str, Any]:
    """The newest message of a kind that waits to be sent."""
    return next(m for m in reversed(sent(connection)) if m["type"] == kind)


def stand_ins(live: LiveTable) -> list[str | None]:
    """Why bots play for people."""
    return [seat.stand_in for seat in live.table.seats]


def kept(inn: TableRegistry, live: LiveTable, kind: type) -> list[Any]:
    """Entries of one kind in the database."""
    return [entry for entry in inn.storage.log(live.table.code) if isinstance(entry, kind)]


async def test_a_seat_is_handed_over_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch) as (inn, live, people):
        seat = live.table.asked[0]
        say(people[seat], type="hand_over", id=1)
        await until(lambda: bool(kept(inn, live, Played)))
        assert kept(inn, live, Played)[0].seat == seat, "the bot played for the person"
        version = live.table.version
        say(people[seat], type="act", action="pass", version=version, id=2)
        assert last(people[seat], "refused")["problem"]["id"] == "bot-plays"
        say(people[seat], type="take_back", id=3)
        await until(lambda: not live.unkept)
        assert last(people[seat], "done")["id"] == 3
        assert stand_ins(live) == [None] * 3
        other = people[(seat + 1) % 3]
        shown = last(other, "table")["table"]["seats"][seat]
        assert shown == {"name": f"P{seat}", "face": live.table.seats[seat].face}


async def test_what_a_bot_thought_of_is_not_played_once_the_person_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch) as (inn, live, people):
        seat = live.table.asked[0]
        say(people[seat], type="hand_over")
        say(people[seat], type="take_back")
        await asyncio.gather(*live.tasks)
        assert kept(inn, live, Played) == []


async def test_who_stays_away_is_stood_in_for_until_the_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, grace=0.01) as (inn, live, people):
        seat = live.table.asked[0]
        people[seat].leave()
        other = people[(seat + 1) % 3]
        assert last(other, "presence")["here"][seat] is False
        assert stand_ins(live) == [None] * 3, "there is a time of grace"
        await until(lambda: bool(kept(inn, live, Played)))
        assert kept(inn, live, HandedOver) == [HandedOver(seat, "away")]
        back = connected(live, seat)
        await until(lambda: not live.unkept and back.joined)
        assert stand_ins(live) == [None] * 3
        assert kept(inn, live, TookBack) == [TookBack(seat)]


async def test_who_comes_back_in_time_never_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, grace=0.05) as (_, live, people):
        people[0].leave()
        timer = live.away[0]
        connected(live, 0)
        assert timer.cancelled()
        assert live.away == {}


async def test_with_two_tabs_one_may_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are told everything, and what one does the other cannot do again."""
    async with at_table(tmp_path, monkeypatch, grace=0) as (inn, live, people):
        seat = live.table.asked[0]
        tabs = [people[seat], connected(live, seat)]
        text, version = (await first_action(live.table, seat)).text, live.table.version
        for number, tab in enumerate(tabs):
            sent(tab)
            say(tab, type="act", action=text, version=version, id=number + 1)
        await until(lambda: not live.unkept)
        first, second = (sent(tab) for tab in tabs)
        assert [m["type"] for m in first] == ["done", "news"]
        assert [m["type"] for m in second] == ["refused", "news"]
        assert first[1] == second[1]
        assert len(kept(inn, live, Played)) == 1
        tabs[0].leave()
        assert live.away == {}, "the person is still there"
        tabs[1].leave()
        assert set(live.away) == {seat}


async def test_when_time_is_up_a_bot_plays_for_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, clock=0.02) as (_, live, people):
        seat, state = live.table.asked[0], live.table.state
        assert state is not None
        await until(lambda: bool(state.played))
        assert state.played is not None
        assert state.played[0][0] == seat
        assert stand_ins(live) == [None] * 3, "for this question only"
        assert last(people[seat], "presence")["seconds_left"] is not None


async def test_everyone_hears_whose_time_ran_out_now_later_and_in_the_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, clock=600) as (inn, live, people):
        seat = live.table.asked[0]
        note = {"id": "network-time-up", "args": {"seat": seat}}
        live._time_is_up()
        await until(lambda: live.table.late != [] and not live.unkept)
        for person in people:
            assert last(person, "news")["messages"][0] == note
        assert last(connected(live, None), "welcome")["told"].count(note) == 1
        live.commit(Stopped())
        again = Table.of(live.table.code, inn.storage.log(live.table.code))
        assert again.late == live.table.late
        frames = decode(decompress(replay_of(again, None, False)))["frames"]
        assert [note in frame["messages"] for frame in frames] == [False, True]


async def test_in_a_secret_question_only_the_player_hears_that_time_ran_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = {"modules": ["y2019_veto"], "clock": 600}
    async with at_table(tmp_path, monkeypatch, **plan) as (_, live, people):
        seat, state = live.table.asked[0], live.table.state
        assert state is not None
        played = next(a.text for a in state.actions(seat) if a.verb != "pass")
        say(people[seat], type="act", action=played, version=live.table.version)
        first, second = live.table.asked
        await until(lambda: not live.unkept)
        say(people[first], type="act", action="allow", version=live.table.version)
        await until(lambda: not live.unkept)
        live._time_is_up()
        await until(lambda: live.table.late != [] and not live.unkept)
        told = [str(sent(person)) for person in (people[seat], people[first], people[second])]
        assert ["network-time-up" in one for one in told] == [False, False, True]
        told = [str(sent(connected(live, one))) for one in (seat, first, None, second)]
        assert ["network-time-up" in one for one in told] == [False, False, False, True]


async def test_who_answers_gives_the_others_no_more_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several are asked at once, whether they veto a card."""
    plan = {"modules": ["y2019_veto"], "clock": 600}
    async with at_table(tmp_path, monkeypatch, **plan) as (_, live, people):
        seat, state = live.table.asked[0], live.table.state
        assert state is not None
        played = next(a.text for a in state.actions(seat) if a.verb != "pass")
        say(people[seat], type="act", action=played, version=live.table.version)
        first, second = live.table.asked
        assert live.alarm.at is not None
        due = live.alarm.at
        await until(lambda: not live.unkept)
        sent(people[second])
        say(people[first], type="act", action="allow", version=live.table.version)
        await until(lambda: not live.unkept)
        assert live.table.asked == (second,)
        assert live.alarm.at == due
        assert [m["type"] for m in sent(people[second])] == ["news"], "no new time is told"


def vote(person: Connection, yes: bool) -> None:
    say(person, type="vote", yes=yes)


async def test_more_than_half_stop_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path, monkeypatch) as (_, live, people):
        say(people[0], type="propose", what="stop")
        assert live.table.phase == "playing", "one of three is too few"
        say(people[1], type="propose", what="stop", id=4)
        assert last(people[1], "refused")["problem"]["id"] == "proposal-open"
        vote(people[1], True)
        await until(lambda: not live.unkept)
        assert live.table.phase == "over"
        assert last(people[2], "table")["table"]["stopped"]
        say(people[0], type="act", action="pass", version=live.table.version, id=5)
        assert last(people[0], "refused")["id"] == 5


async def test_a_proposal_ends_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, rounds=1) as (_, live, people):
        say(people[0], type="propose", what="stop")
        while live.table.phase == "playing":
            seat = live.table.asked[0]
            text, version = (await first_action(live.table, seat)).text, live.table.version
            say(people[seat], type="act", action=text, version=version)
        assert live.table.info().proposal is None
        vote(people[1], True)
        assert last(people[1], "refused")["problem"]["id"] == "proposal-none"
        assert not live.table.stopped, "it was played to its end"


async def test_a_no_of_half_ends_a_vote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path, monkeypatch) as (_, live, people):
        say(people[0], type="propose", what="stop")
        vote(people[1], False)
        vote(people[2], False)
        assert live.table.proposal is None
        assert live.table.phase == "playing"
        vote(people[1], True)
        await until(lambda: not live.unkept)
        assert last(people[1], "refused")["problem"]["id"] == "proposal-none"


async def test_a_sleeper_is_skipped_and_has_no_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch) as (inn, live, people):
        sleeper = live.table.asked[0]
        first, second = (person for n, person in enumerate(people) if n != sleeper)
        live.asked_at -= PATIENCE + 60
        say(first, type="propose", what="skip", seat=sleeper)
        vote(people[sleeper], False)
        assert last(people[sleeper], "refused")["problem"]["id"] == "proposal-none"
        vote(second, True)
        await until(lambda: bool(kept(inn, live, Played)))
        assert stand_ins(live)[sleeper] == "vote"
        assert kept(inn, live, Played)[0].seat == sleeper
        say(people[sleeper], type="take_back")
        assert stand_ins(live)[sleeper] is None, "who wakes up plays on"


async def test_who_is_here_and_on_time_is_not_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by all the others, nor before the first connection, nor when nobody waits."""
    async with at_table(tmp_path, monkeypatch) as (_, live, people):
        asked = live.table.asked[0]
        first, second = (n for n in range(3) if n != asked)
        for seat in (asked, second):
            say(people[first], type="propose", what="skip", seat=seat, id=1)
            assert last(people[first], "refused")["problem"]["id"] == "proposal-too-early"
        live.asked_at -= PATIENCE + 60
        say(people[first], type="propose", what="skip", seat=second, id=1)
        assert last(people[first], "refused")["problem"]["id"] == "proposal-too-early"
        people[second].leave()
        say(people[first], type="propose", what="skip", seat=second, id=2)
        assert live.table.proposal is not None, "who is away may be skipped by two others"
        assert live.table.proposal.voters == 2, "one alone does not decide"


async def test_one_of_two_neither_skips_nor_stops_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other may not even have connected yet."""
    plan = {"seats": 3, "bots": [None, None, "random"], "pace": 10}
    async with house(tmp_path) as inn:
        live = await started(inn, **plan)
        one = connected(live, 0)
        say(one, type="propose", what="skip", seat=1, id=1)
        assert last(one, "refused")["problem"]["id"] == "proposal-too-early"
        say(one, type="propose", what="stop", id=2)
        await until(lambda: not live.unkept)
        assert live.table.phase == "playing"
        other = connected(live, 1)
        await until(lambda: other.joined)
        vote(other, True)
        assert live.table.phase == "over"


async def test_a_late_player_gains_no_time_by_handing_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, clock=600) as (inn, live, people):
        seat = live.table.asked[0]
        version = live.table.version
        say(people[seat], type="take_back", id=1)
        assert last(people[seat], "done")["id"] == 1
        assert live.table.version == version, "there is nothing to take back"
        live.asked_at -= 601
        live._time_is_up()
        say(people[seat], type="hand_over")
        say(people[seat], type="take_back")
        await until(lambda: bool(kept(inn, live, Played)))
        assert kept(inn, live, Played)[0].seat == seat


async def test_the_time_left_does_not_tell_who_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person and bots are asked for a veto; the person answers, and somebody comes to watch."""
    plan = {"modules": ["y2019_veto"], "clock": 600, "seats": 3, "pace": 10}
    async with at_table(tmp_path, monkeypatch, **plan) as (_, live, people):
        seat, state = live.table.asked[0], live.table.state
        assert state is not None
        played = next(a.text for a in state.actions(seat) if a.verb != "pass")
        say(people[seat], type="act", action=played, version=live.table.version)
        first, second = live.table.asked
        say(people[second], type="hand_over")
        await until(lambda: not live.unkept)
        watchers = [connected(live, None)]
        say(people[first], type="act", action="allow", version=live.table.version)
        await until(lambda: not live.unkept)
        assert live.table.asked == (second,)
        watchers.append(connected(live, None))
        left = [last(one, "presence")["seconds_left"] for one in watchers]
        assert all(590 < seconds <= 600 for seconds in left)


async def test_nobody_is_kept_from_voting_about_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a seat named, as for a skip, somebody could stop a game alone."""
    async with at_table(tmp_path, monkeypatch) as (_, live, people):
        people[2].leave()
        say(people[0], type="propose", what="stop", seat=1, id=9)
        assert last(people[0], "refused")["problem"]["id"] == "proposal-no-seat"
        assert live.table.phase == "playing"


@pytest.mark.parametrize("talk", ["phrases", "none"])
def test_bots_talk_where_one_may_but_none_for_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, talk: str
) -> None:
    async def play() -> None:
        plan = {"talk": talk, "bots": [None, None, "random"], "seats": 3, "pace": 0}
        async with house(tmp_path) as inn:
            monkeypatch.setattr(inn.bots, "answer", first_action)
            live = await started(inn, **plan)
            people = [connected(live, seat) for seat in range(2)]
            say(people[0], type="hand_over", id=1)
            say(people[1], type="hand_over", id=1)
            await until(lambda: live.table.version > 24)  # everybody has had a turn
            said = [message for message in sent(people[0]) if message["type"] == "said"]
            assert {one["talk"]["seat"] for one in said} == ({2} if talk == "phrases" else set())

    asyncio.run(play())
