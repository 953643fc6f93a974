"""The no-leak law on bytes: what a seat cannot know changes nothing it is sent."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

import pytest
from contract.policies import POLICIES, played
from contract.sets import TABLES, every_table
from contract.sets import Table as Kind
from deep import DEEP
from property.hidden import redealt
from property.leaks import alike, same_until_revealed, viewers
from property.nearby import Tries
from server.inside import QuickWriter, connected, say

import pyrite
from pyrite import State
from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.bot_players import BotPlayers
from pyrite.server.entries import Opened
from pyrite.server.live_table import LiveTable
from pyrite.server.network.connection import Connection
from pyrite.server.table import Table
from pyrite.server.writer import Writer

MOMENTS = (6, 25, 60, 110, 170) if DEEP else (40,)
Position = Mapping[str, Any]
Viewer = int | None


def at_moment(kind: Kind, position: Position, bots: BotPlayers, **plan: Any) -> LiveTable:
    """A table with a person at every seat, at this moment of a game."""
    options = {**kind.options, "modules": list(kind.modules)}
    options.pop("first_seat", None)  # the position says whose turn it is
    own = [name for name in options if name not in Plan.__struct_fields__]
    flags = {name: options.pop(name) for name in own}
    opened = Opened(Plan(game=kind.game, flags=flags, **options | plan), "host", "ab" * 32, "1")
    table = Table("ABCDEF", opened)
    for seat in range(kind.seats):
        table.do(entries.Sat(seat, f"p{seat}", f"P{seat}"))
    table.state = pyrite.from_position(position)
    table.asked_since = dict.fromkeys(table.asked, table.version)
    table.question = table.state.public()["ask"] if len(table.asked) > 1 else None
    return LiveTable(table, cast(Writer, QuickWriter()), bots)


class Side:
    """One of two tables that a seat cannot tell apart, with everybody connected."""

    def __init__(self, kind: Kind, position: Position) -> None:
        self.live = at_moment(kind, position, BotPlayers(1))
        everybody = [*range(kind.seats), None]
        self.connections = {viewer: connected(self.live, viewer) for viewer in everybody}

    @property
    def state(self) -> State:
        """The game."""
        assert self.live.table.state is not None
        return self.live.table.state

    def act(self, action: int) -> None:
        """Somebody plays, over the connection."""
        seat, text = self.state.action(action).seat, self.state.to_text(action)
        version = self.live.table.version
        say(self.connections[seat], type="act", action=text, version=version, id=version)

    def ask(self, viewer: Viewer, tries: list[str]) -> None:
        """A seat asks why, and tries what is not allowed."""
        for text in tries:
            say(self.connections[viewer], type="why", action=text)
        say(self.connections[viewer], type="act", action="nonsense", version=1)
        say(self.connections[viewer], type="hello", seat=viewer, version=1)
        say(self.connections[viewer], type="hello", seat=viewer)

    def frames(self, viewer: Viewer) -> list[bytes]:
        """What the viewer was sent since the last time."""
        box = self.connections[viewer].outbox
        frames = list(box.frames)
        for one in self.connections.values():
            one.outbox.frames.clear()
            one.outbox.size = 0
        return frames


def compare(kind: Kind, position: Position, seat: Viewer, rng: Random) -> int:
    """Play what looks alike in both; everything sent is equal until something is shown."""
    here, there = Side(kind, position), Side(kind, redealt(position, seat, rng))
    assert here.frames(seat) == there.frames(seat)
    sent = 0
    for _ in range(8):
        marks = len(here.state.events), len(there.state.events)
        pair = None if here.state.over else alike(here.state, there.state, seat, rng)
        if pair is None:
            break
        here.act(pair[0])
        there.act(pair[1])
        new = here.state.events_for(seat, marks[0]), there.state.events_for(seat, marks[1])
        if not same_until_revealed(*new):
            break
        tries = Tries(here.state).some(seat, rng, 6) if seat is not None else []
        texts = rng.sample([here.state.to_text(n) for n in tries], min(12, len(tries)))
        for side in (here, there):
            side.ask(seat, texts)
        frames = here.frames(seat)
        assert frames == there.frames(seat)
        assert frames
        sent += len(frames)
    return sent


@pytest.mark.deeper
@every_table
async def test_all_that_a_seat_is_sent_is_the_same_whatever_it_cannot_know(table: Kind) -> None:
    rng, sent = Random(table.name), 0
    for moves in MOMENTS:
        state = played(table.new_game(moves), POLICIES["guided"], moves, moves)
        for seat in rng.sample(viewers(state), 3):
            sent += compare(table, state.position(), seat, rng)
    assert sent


async def test_a_spectator_is_sent_public_things_only() -> None:
    for kind in TABLES[::4]:
        state = played(kind.new_game(3), POLICIES["guided"], 3, 30)
        side = Side(kind, state.position())
        watcher: Connection = side.connections[None]
        welcome = json.loads(watcher.outbox.frames[0])
        assert welcome["public"] == json.loads(json.dumps(state.public()))
        assert welcome["private"] == json.loads(json.dumps(state.private(None)))
        assert welcome["actions"] == []
        say(watcher, type="hello", seat=0)
        refusal = json.loads(watcher.outbox.frames[-1])
        assert refusal["problem"]["id"] == "seat-not-yours"
