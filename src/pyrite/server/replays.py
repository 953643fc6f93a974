"""Replays of finished games, move by move, as one seat saw them or with all cards open.

Building a long replay takes half a second. It happens once, in a worker process, and the newest
replays are kept compressed. A finished game changes only when someone talks after it.
"""

import asyncio
import gzip
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from pyrite.core.changes import changes
from pyrite.core.state import State
from pyrite.core.talk import Talk, TalkData
from pyrite.games import new_game
from pyrite.protocol.requests import Frame, Replay
from pyrite.server.descriptions import described
from pyrite.server.problems import Problem, TooMany
from pyrite.server.table import Late, Table
from pyrite.server.workers import Workers

FACE_DOWN = ("goals", "chests", "mines")  # cards on the board that may still be hidden
MOST_BYTES = 32 << 20  # of compressed replays to keep
MOST_WANTED = 4  # replays queued for one address
Eyes = int | None  # a seat, or None for a watcher
Key = tuple[str, Eyes, bool, int]  # table code, viewer, all cards open, number of talk messages


class Finished(NamedTuple):
    """Everything a replay is built from, ready to be sent to another process."""

    game: str
    options: dict[str, Any]
    seed: int | str
    played: tuple[tuple[int, str], ...]
    names: list[str | None]
    faces: list[int | None]
    talk: list[Talk]
    said_after: list[int]
    late: list[Late]
    seat: Eyes
    show_all: bool


class Replays:
    """Builds each replay once and caches the most recent ones."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.building: dict[Key, asyncio.Task[bytes]] = {}
        self.wanted: Counter[str] = Counter()  # queued builds by address

    async def find(self, table: Table, seat: Eyes, show_all: bool, address: str) -> bytes:
        """Return the replay of a finished game as gzipped JSON, built on behalf of an address."""
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
            self.building[key] = asyncio.create_task(self._build(key, table, address))
        return await asyncio.shield(self.building[key])

    def forget(self, code: str) -> None:
        """Drop the replays of a table, because a name in them has changed."""
        for key in [key for key in self.kept if key[0] == code]:
            self.size -= len(self.kept.pop(key))

    async def _build(self, key: Key, table: Table, address: str) -> bytes:
        code, seat, show_all, _ = key
        worker = self.workers.find(code, is_slow=True)
        try:
            packed = await worker.run([address], lambda: finished(table, seat, show_all), build)
        finally:
            del self.building[key]
            self.wanted[address] -= 1
            if not self.wanted[address]:
                del self.wanted[address]
        self._keep(key, packed)
        return packed

    def _keep(self, key: Key, packed: bytes) -> None:
        self.kept[key] = packed
        self.size += len(packed)
        while self.size > MOST_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)


def finished(table: Table, seat: Eyes, show_all: bool) -> Finished:
    """Return what a table's replay is built from."""
    return Finished(
        game=table.plan.game,
        options=table.plan.options(),
        seed=table.seed,
        played=tuple(table.state.played or ()) if table.state is not None else (),
        names=[one.name for one in table.seats],
        faces=[one.face for one in table.seats],
        talk=list(table.talk),
        said_after=list(table.said_after),
        late=list(table.late),
        seat=seat,
        show_all=show_all,
    )


# Everything below runs in a worker process.


def build(game: Finished) -> bytes:
    """Build and compress a replay; its first frame has the whole view, later ones the changes."""
    replay = Replay(
        description=described(game.game, game.options).description.as_dict(),
        seat=game.seat,
        open=game.show_all,
        names=game.names,
        faces=game.faces,
        frames=list(_frames(game)),
    )
    # A finished game has no secret left that the size of the compressed answer could tell.
    return gzip.compress(msgspec.json.encode(replay), mtime=0)


def _frames(game: Finished) -> Iterator[Frame]:
    seat, show_all = game.seat, game.show_all
    talk, late = _talk_by_moment(game), {one.actions: one for one in game.late}
    state = new_game(game.game, seed=game.seed, **game.options)
    public, private = state.public(), _private(state, seat, show_all)
    first = [message.as_dict() for message in state.messages(seat)]
    yield Frame(None, dict(public), dict(private), first, talk[0])
    for number, (who, text) in enumerate(game.played, 1):
        action, mark = state.action(text, who), len(state.events)
        noted = late[number - 1].told_to(seat) if number - 1 in late else []
        state.play(text, who)
        before, public = public, state.public()
        private_before, private = private, _private(state, seat, show_all)
        yield Frame(
            action.as_dict(),
            changes(before, public),
            changes(private_before, private),
            [message.as_dict() for message in (*noted, *state.messages(seat, mark))],
            talk[number],
        )


def _private(state: State, seat: Eyes, show_all: bool) -> Mapping[str, Any]:
    if not show_all:
        return state.private(seat)
    truth = state.position()
    lying = {name: truth[name] for name in FACE_DOWN if name in truth}
    return {str(each): {**state.private(each), **lying} for each in range(state.seats)}


def _talk_by_moment(game: Finished) -> dict[int, list[TalkData]]:
    """Group the talk by the number of actions before it."""
    found: defaultdict[int, list[TalkData]] = defaultdict(list)
    for talk, after in zip(game.talk, game.said_after, strict=True):
        found[after].append(talk.as_dict())
    return found
