"""The connections that follow a table, and what each of them is sent.

Messages that wait for a connection are bounded, so that nobody waits for a slow reader.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from pyrite.core.feed import Viewer
from pyrite.server.problems import TooMany
from pyrite.server.table import Table

MOST_BYTES = 1 << 20  # waiting for one connection
MOST_WAITING = 16 << 20  # bytes waiting for all connections of one address
SENDING = 1e-5  # seconds of the processor for a frame to one connection
SENDING_BYTE = 1e-9  # and for each of its bytes
RECENT = 16  # entries resent after a reconnect
Frames = Mapping[Viewer, bytes]
Write = Callable[[bytes], None]


class Backlog:
    """The bytes that wait for the readers of one address, over all of its connections."""

    def __init__(self) -> None:
        self.size = 0

    @property
    def is_full(self) -> bool:
        """Whether nothing more may wait."""
        return self.size > MOST_WAITING

    def check(self) -> None:
        """Refuse another answer while so many are unread."""
        if self.is_full:
            raise TooMany("too-many-requests", 1)

    @contextmanager
    def holding(self, size: int) -> Iterator[None]:
        """Count bytes while an answer is made from them."""
        self.size += size
        try:
            yield
        finally:
            self.size -= size


class Outbox:
    """Frames for one person, in order. A reader that falls too far behind is closed and resyncs.

    `person` is compared with the holder of the seat whenever something is sent.
    """

    def __init__(
        self, person: str | None = None, address: str = "", backlog: Backlog | None = None
    ) -> None:
        self.person = person
        self.address = address
        self.backlog = backlog or Backlog()
        self.frames: deque[bytes] = deque()  # empty while the socket accepts data
        self.size = 0
        self.write: Write | None = None  # the socket's, while it accepts data
        self.pauses = False  # its viewer wants time to look at the result of a round
        self.closed_with: int | None = None  # a WebSocket close code
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def put(self, frame: bytes) -> None:
        """Send a frame, unless the connection is closed."""
        if self.closed_with is not None:
            return
        if self.write is not None:
            self.write(frame)
            return
        self.frames.append(frame)
        self._count(len(frame))
        if self.size > MOST_BYTES or self.backlog.is_full:
            self.drop()
            self.close(SLOW)

    def open(self, write: Write) -> None:
        """Send the waiting frames, then write new ones straight to the socket."""
        self.write = write
        while self.frames and self.write is not None:  # the socket may fill up on the way
            frame = self.frames.popleft()
            self._count(-len(frame))
            write(frame)

    def _count(self, size: int) -> None:
        self.size += size
        self.backlog.size += size

    def drop(self) -> None:
        """Forget what is waiting."""
        self.frames.clear()
        self._count(-self.size)

    def hold(self) -> None:
        """Queue frames while the socket cannot take more."""
        self.write = None

    def close(self, code: int) -> None:
        """Close the connection after sending what is waiting."""
        if self.closed_with is None:
            self.closed_with = code
            self.closed.set_result(code)


# Close codes; 4000 and above are ours.
LEFT = 1000  # the client has already left
RESTART = 1012  # the server restarts
SLOW = 4000  # fell behind: reconnect and say hello with the last version
SPOILT = 4001  # the table could not be stored: reconnect
GARBAGE = 4002  # too many unreadable messages
TOO_MANY = 4003  # too many connections, or too many messages per second
NO_TABLE = 4004
SEAT_LOST = 4005  # another player or a bot has the seat now


class Turn(NamedTuple):
    """Whose turn it is: a person, at a table, under a name."""

    person: str
    code: str
    name: str


class Audience:
    """Everyone connected to a table, by seat; watchers have none."""

    def __init__(self, table: Table) -> None:
        self.table = table
        everybody: tuple[Viewer, ...] = (*range(len(table.seats)), None)
        self.viewers: dict[Viewer, set[Outbox]] = {viewer: set() for viewer in everybody}
        self.recent: deque[tuple[int, Frames]] = deque(maxlen=RECENT)

    @property
    def is_there(self) -> bool:
        """Whether anyone is connected."""
        return any(self.viewers.values())

    @property
    def seats_here(self) -> int:
        """The number of seats whose player is connected."""
        return sum(bool(self.viewers[seat]) for seat in range(len(self.table.seats)))

    @property
    def followers(self) -> list[Viewer]:
        """The viewers who follow the game: players, even absent ones, and any watchers."""
        seats = enumerate(self.table.seats)
        told: list[Viewer] = [number for number, seat in seats if seat.person is not None]
        return [*told, None] if self.viewers[None] else told

    @property
    def addresses(self) -> set[str]:
        """The addresses to think for: the players', or else the watchers'."""
        seats = range(len(self.table.seats))
        players = {outbox.address for seat in seats for outbox in self.viewers[seat]}
        return players or {outbox.address for outbox in self.viewers[None]}

    def pauses_at(self, seat: int) -> bool:
        """Return whether a connection at this seat asked for pauses."""
        return any(outbox.pauses for outbox in self.viewers[seat])

    def lacks(self, person: str | None) -> bool:
        """Return whether a person is not connected to this table at all."""
        return not any(one.person == person for some in self.viewers.values() for one in some)

    def add(self, outbox: Outbox, viewer: Viewer, frames: Iterable[bytes]) -> None:
        """Add a connection and send it the frames that it lacks."""
        for frame in frames:
            outbox.put(frame)
        self.viewers[viewer].add(outbox)

    def tail(self, viewer: Viewer, version: int | None) -> list[bytes] | None:
        """Return the frames after a version; None if it is too old."""
        newest = self.table.version
        if version is None or not newest - len(self.recent) <= version <= newest:
            return None
        tail = [frames.get(viewer) for number, frames in self.recent if number > version]
        return [frame for frame in tail if frame is not None] if None not in tail else None

    def tell(self, version: int, frames: Frames) -> None:
        """Send the frames of an entry, and remember them for whoever reconnects."""
        self.recent.append((version, frames))
        self.send(frames)

    def send(self, frames: Frames) -> None:
        """Send every viewer its frame, unless the person no longer holds the seat."""
        seats = self.table.seats
        for viewer, outboxes in self.viewers.items():
            for outbox in outboxes:
                if viewer is None or seats[viewer].person == outbox.person:
                    outbox.put(frames[viewer])
                else:
                    outbox.close(SEAT_LOST)

    def seconds_for(self, frames: Frames) -> float:
        """Return about how long it takes to send every viewer its frame."""
        seconds = 0.0
        for viewer, outboxes in self.viewers.items():
            if outboxes:
                seconds += len(outboxes) * (SENDING + SENDING_BYTE * len(frames[viewer]))
        return seconds

    def send_all(self, frame: bytes) -> None:
        """Send everyone the same frame."""
        self.send(dict.fromkeys(self.viewers, frame))

    def let_go(self, refusal: bytes) -> None:
        """Refuse and close the connections of people who no longer hold the seat they joined."""
        for number, seat in enumerate(self.table.seats):
            for outbox in [one for one in self.viewers[number] if one.person != seat.person]:
                outbox.put(refusal)
                outbox.close(SEAT_LOST)
                self.viewers[number].discard(outbox)

    def close(self, code: int) -> None:
        """Close all connections, which may come back."""
        for outboxes in self.viewers.values():
            for outbox in outboxes:
                outbox.close(code)
