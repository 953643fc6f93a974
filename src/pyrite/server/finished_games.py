"""Finished games: their records, how to continue from one of their moments, and replays.

A replay shows a game move by move, as one seat saw it or with all cards open. Building a long one
takes half a second. It happens once, in a worker process, and the newest replays are kept
compressed. A finished game changes only when someone talks after it.
"""

import asyncio
import gzip
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from pyrite.core.changes import changes
from pyrite.core.feed import Viewer
from pyrite.core.state import State
from pyrite.core.talk import TalkData
from pyrite.games import Record, new_game
from pyrite.protocol.requests import ContinueFrom, Replay, ReplayStep
from pyrite.protocol.table import Plan
from pyrite.server.entries import AnyEntry, Talked
from pyrite.server.problems import Problem, TooMany
from pyrite.server.storage import Storage
from pyrite.server.table import Table
from pyrite.server.workers import Workers

FACE_DOWN = ("goals", "chests", "mines")  # cards on the board that may still be hidden
MOST_BYTES = 32 << 20  # of compressed replays to keep
MOST_WANTED = 4  # replays queued for one address
Played = tuple[tuple[int, str], ...]
Key = tuple[str, Viewer, bool, int]  # table code, viewer, all cards open, number of talk messages


def record_of(table: Table) -> Record:
    """Return the whole record of a finished game: players, actions, talk and shuffle."""
    if table.phase != "over" or table.state is None:
        raise Problem("phase-not-over")
    players = tuple(seat.name for seat in table.seats)
    talk = tuple(zip(table.said_after, table.talk, strict=True))
    shuffle = table.shuffle if table.opened.seed is None else None
    return Record.of(table.state)._replace(talk=talk, players=players, shuffle=shuffle)


def continued(table: Table, wanted: ContinueFrom) -> tuple[Plan, Played, int | str]:
    """Return the plan of the new table, the actions before it and the game's seed."""
    record = record_of(table)
    if not 0 <= wanted.actions <= len(record.actions):
        raise Problem("moment-unknown", 422, n=len(record.actions))
    plan = replace(table.plan, bots=wanted.bots, public=False)
    return plan, record.actions[: wanted.actions], record.seed


class Replays:
    """Builds each replay once and caches the most recent ones."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage = storage
        self.workers = workers
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.building: dict[Key, asyncio.Task[bytes]] = {}
        self.wanted: Counter[str] = Counter()  # queued builds by address

    async def find(self, table: Table, seat: Viewer, show_all: bool, address: str) -> bytes:
        """Return the replay of a finished and stored game as gzipped JSON, built for an address."""
        if table.phase != "over" or table.state is None:
            raise Problem("phase-not-over")
        if seat is not None and not 0 <= seat < len(table.seats):
            raise Problem("seat-unknown", 404, n=len(table.seats))
        key = table.code, seat, show_all, len(table.talk)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.building:
            if self.wanted[address] >= MOST_WANTED:
                raise TooMany("too-many-requests", 1)
            self.wanted[address] += 1
            self.building[key] = asyncio.create_task(self._build(key, address))
        return await asyncio.shield(self.building[key])

    def forget(self, code: str) -> None:
        """Drop the replays of a table, because a name in them has changed."""
        for key in [key for key in self.kept if key[0] == code]:
            self.size -= len(self.kept.pop(key))

    async def _build(self, key: Key, address: str) -> bytes:
        code, seat, show_all, talked = key
        worker = self.workers.find(code, is_slow=True)
        try:
            log = await asyncio.to_thread(self.storage.log, code)
            packed = await worker.run([address], lambda: log, partial(build, code, seat, show_all))
        finally:
            del self.building[key]
            self.wanted[address] -= 1
            if not self.wanted[address]:
                del self.wanted[address]
        if sum(isinstance(entry, Talked) for entry in log) == talked:
            self._keep(key, packed)
        return packed

    def _keep(self, key: Key, packed: bytes) -> None:
        self.kept[key] = packed
        self.size += len(packed)
        while self.size > MOST_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)


# Everything below runs in a worker process.


def build(code: str, seat: Viewer, show_all: bool, log: Sequence[AnyEntry]) -> bytes:
    """Build the replay of a stored table."""
    return replay_of(Table.of(code, log), seat, show_all)


def replay_of(table: Table, seat: Viewer, show_all: bool) -> bytes:
    """Build and compress a replay; its first frame has the whole view, later ones the changes."""
    replay = Replay(
        description=table.description.as_dict(),
        seat=seat,
        open=show_all,
        names=[one.name for one in table.seats],
        faces=[one.face for one in table.seats],
        frames=list(_frames(table, seat, show_all)),
    )
    # A finished game has no secret left that the size of the compressed answer could tell.
    return gzip.compress(msgspec.json.encode(replay), mtime=0)


def _frames(table: Table, seat: Viewer, show_all: bool) -> Iterator[ReplayStep]:
    late = {one.actions: one for one in table.late}
    talk: defaultdict[int, list[TalkData]] = defaultdict(list)  # by the number of actions before it
    for said, after in zip(table.talk, table.said_after, strict=True):
        talk[after].append(said.as_dict())
    state = new_game(table.plan.game, seed=table.seed, **table.plan.options())
    public, private = state.public(), _private(state, seat, show_all)
    first = [message.as_dict() for message in state.messages(seat)]
    yield ReplayStep(None, dict(public), dict(private), first, talk[0])
    played = table.state.played if table.state is not None else None
    for number, (who, text) in enumerate(played or (), 1):
        action, mark = state.action(text, who), len(state.events)
        noted = late[number - 1].told_to(seat) if number - 1 in late else []
        state.play(text, who)
        before, public = public, state.public()
        private_before, private = private, _private(state, seat, show_all)
        yield ReplayStep(
            action.as_dict(),
            changes(before, public),
            changes(private_before, private),
            [message.as_dict() for message in (*noted, *state.messages(seat, mark))],
            talk[number],
        )


def _private(state: State, seat: Viewer, show_all: bool) -> Mapping[str, Any]:
    if not show_all:
        return state.private(seat)
    truth = state.position()
    lying = {name: truth[name] for name in FACE_DOWN if name in truth}
    return {str(each): {**state.private(each), **lying} for each in range(state.seats)}
