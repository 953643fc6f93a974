"""The connections that follow a table, and what each of them is sent."""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pyrite.core.feed import Viewer
from pyrite.server.outbox import SEAT_LOST, Outbox
from pyrite.server.table import Table

RECENT = 16  # entries resent after a reconnect
Frames = Mapping[Viewer, bytes]


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
        for viewer, outboxes in self.viewers.items():
            for outbox in outboxes:
                if viewer is None or self.table.seats[viewer].person == outbox.person:
                    outbox.put(frames[viewer])
                else:
                    outbox.close(SEAT_LOST)

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
