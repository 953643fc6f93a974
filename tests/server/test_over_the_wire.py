"""A client's view, rebuilt from the server's bytes, equals the engine's in every set."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from contract.sets import FEW, ONE_OF_EACH, Table
from deep import cases
from server.test_asked_since import started as started_with

import pyrite
from pyrite.bots import MediumBot
from pyrite.client.connection import read_from_server as read
from pyrite.client.seat import Follower, read_description
from pyrite.core.feed import Feed, Update
from pyrite.protocol.messages import News
from pyrite.protocol.table import Plan
from pyrite.server.entries import BotSat, Opened, Played, Started
from pyrite.server.frames import encoded, news, welcome
from pyrite.server.table import Table as ServerTable

MOVES = 60


def plain(value: Any) -> Any:
    """As it is after a journey as JSON."""
    return json.loads(json.dumps(value))


def started(table: Table) -> ServerTable:
    options = table.options
    options.pop("first_seat", None)  # the server draws lots
    known = {key: options.pop(key) for key in ("seats", "edition", "deck") if key in options}
    modules = list(options.pop("modules"))
    plan = Plan(game=table.game, modules=modules, rounds=1, flags=options, **known)
    server_table = ServerTable("ABCDEF", Opened(plan, "host", "00" * 32, "0"))
    for seat in range(plan.seats):
        server_table.do(BotSat(seat, "random"))
    server_table.do(Started())
    return server_table


def as_news(version: int, update: Update) -> bytes:
    """What who watches is told, encoded as the protocol defines it."""
    lists = [[one.as_dict() for one in told[None]] for told in (update.events, update.messages)]
    parts = [update.public, update.private[None], *lists, []]
    return encoded(News(version, *(msgspec.Raw(msgspec.json.encode(part)) for part in parts)))


@pytest.mark.parametrize("table", cases(ONE_OF_EACH, FEW), ids=lambda table: table.name)
def test_descriptions_come_back_whole(table: Table) -> None:
    description = table.new_game().describe()
    again = read_description(msgspec.json.encode(description.as_dict()))
    assert again.as_dict() == description.as_dict()
    assert again.cards == description.cards
    assert again.board == description.board


@pytest.mark.parametrize("table", cases(ONE_OF_EACH, FEW), ids=lambda table: table.name)
def test_a_bot_far_away_knows_and_chooses_the_same_as_one_here(table: Table) -> None:
    server_table = started(table)
    state = server_table.state
    assert state is not None
    here = [MediumBot(state.describe()) for _ in range(state.seats)]
    marks = [0] * state.seats
    far = [Follower(seat) for seat in range(state.seats)]
    for seat, follower in enumerate(far):
        follower.take(read(welcome(server_table, seat, history=True)))
    there = [MediumBot(follower.description) for follower in far]
    feed = Feed(state)
    for move in range(MOVES):
        if state.over:
            break
        seat = state.asked[0]
        moment = far[seat].moment()
        events = state.events_for(seat, marks[seat])
        marks[seat] = len(state.events)
        assert list(moment.events) == events
        assert moment.view == plain(state.view(seat))
        assert [action.text for action in moment.actions] == [a.text for a in state.actions(seat)]
        for near_event, far_event in zip(events, moment.events, strict=True):
            here[seat].told(near_event)
            there[seat].told(far_event)
        chosen = here[seat].choose(state.view(seat), state.actions(seat), Random(move))
        assert there[seat].choose(moment.view, moment.actions, Random(move)).text == chosen.text
        state.play(chosen.text, seat)
        server_table.version += 1
        update = feed.update()
        frames = news(server_table.version, update)
        assert frames[None] == as_news(server_table.version, update)
        for viewer, follower in enumerate(far):
            follower.take(read(frames[viewer]))
    assert state.played


def test_actions_arrive_with_what_they_cost_at_this_moment() -> None:
    state, rng = pyrite.new_game(seats=4, seed=4, modules=("toll",)), Random(4)
    feed, costs = Feed(state), set[int]()
    while not state.over and len(costs) < 2:
        state.play(rng.choice(state.actions()))
        frames = news(1, feed.update())
        for seat in state.asked:
            listed = [action.as_dict() for action in state.actions(seat)]
            assert json.loads(frames[seat])["actions"] == plain(listed)
            costs |= {action.get("cost", 0) for action in listed}
    assert len(costs) == 2


@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
def test_nothing_is_told_by_halves(game: str) -> None:
    """A newcomer is told the latest events the same way as those who saw them."""
    table, rng = started_with(Plan(game=game, seats=4, rounds=1), 1), Random(1)
    state = table.state
    assert state is not None
    while not state.over:
        seat = state.asked[0]
        table.do(Played(seat, rng.choice(state.actions(seat)).text))
        for viewer in (None, 1):
            whole = [message.as_dict() for message in state.messages(viewer)]
            told = json.loads(welcome(table, viewer))["told"]
            assert told
            assert told == json.loads(json.dumps(whole))[-len(told) :]
