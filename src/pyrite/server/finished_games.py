"""Finished games: their records, how to continue from one of their moments, and replays.

A replay shows a game move by move, as one seat saw it or with all cards open. Building a long one
takes half a second. It happens once, in a worker process, and the newest replays and records are
kept compressed. A finished game changes only when someone talks after it or opens a rematch.
"""

import asyncio
import gzip
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator, Mapping
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
from pyrite.server.entries import decode_log
from pyrite.server.problems import Problem, TooMany
from pyrite.server.storage import Storage
from pyrite.server.table import Table
from pyrite.server.workers import Workers

FACE_DOWN = ("goals", "chests", "mines")  # cards on the board that may still be hidden
MOST_BYTES = 32 << 20  # of compressed replays and records to keep
MOST_WANTED = 4  # replays queued for one address
Played = tuple[tuple[int, str], ...]
Wanted = tuple[Viewer, bool] | None  # a replay: for whom, all cards open; None for the record
Key = tuple[str, Wanted, int]  # table code, what is wanted, the table's version


def without_talk(table: Table) -> Record:
    """Return the record of a finished game without what was said, which may be a lot."""
    if table.phase != "over" or table.state is None:
        raise Problem("phase-not-over")
    players = tuple(seat.name for seat in table.seats)
    shuffle = table.shuffle if table.opened.seed is None else None
    return Record.of(table.state)._replace(players=players, shuffle=shuffle)


def record_of(table: Table) -> Record:
    """Return the whole record of a finished game: players, actions, talk and shuffle."""
    talk = tuple(zip(table.said_after, table.talk, strict=True))
    return without_talk(table)._replace(talk=talk)


def continued(table: Table, wanted: ContinueFrom) -> tuple[Plan, Played, int | str]:
    """Return the plan of the new table, the actions before it and the game's seed."""
    record = without_talk(table)
    if not 0 <= wanted.actions <= len(record.actions):
        raise Problem("moment-unknown", 422, n=len(record.actions))
    plan = replace(table.plan, bots=wanted.bots, public=False)
    return plan, record.actions[: wanted.actions], record.seed


class Replays:
    """Builds each record and replay once and caches the most recent ones."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage = storage
        self.workers = workers
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.building: dict[Key, asyncio.Task[bytes]] = {}
        self.wanted: Counter[str] = Counter()  # queued builds by address

    async def find(self, table: Table, wanted: Wanted, address: str) -> bytes:
        """Return a finished and stored game, gzipped: a replay as JSON, or the record as text."""
        if table.phase != "over" or table.state is None:
            raise Problem("phase-not-over")
        if wanted is not None and wanted[0] is not None:
            table.seat(wanted[0])
        key = table.code, wanted, table.version
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
        code, wanted, version = key
        worker = self.workers.find(code, is_slow=True)
        try:
            bodies = await asyncio.to_thread(self.storage.bodies, code)
            log = b"[%b]" % b",".join(bodies)  # one object: pickling thousands stops everybody
            packed = await worker.run([address], lambda: log, partial(build, code, wanted))
        finally:
            del self.building[key]
            self.wanted[address] -= 1
            if not self.wanted[address]:
                del self.wanted[address]
        if len(bodies) == version:
            self._keep(key, packed)
        return packed

    def _keep(self, key: Key, packed: bytes) -> None:
        self.kept[key] = packed
        self.size += len(packed)
        while self.size > MOST_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)


# Everything below runs in a worker process.


def build(code: str, wanted: Wanted, log: bytes) -> bytes:
    """Build the record or a replay of a stored table."""
    table = Table.of(code, decode_log(log))
    if wanted is None:
        return gzip.compress(record_of(table).to_text().encode(), mtime=0)
    return replay_of(table, *wanted)


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
