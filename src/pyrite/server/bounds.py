"""What a table may hold: bytes in its log, talk, and people; no ordinary game gets near.

A full table can still be played to its end, because a game without undo is finite.
"""

import time
from collections import defaultdict, deque
from collections.abc import Iterable

from pyrite.core.feed import Viewer
from pyrite.server import entries
from pyrite.server.entries import AnyEntry
from pyrite.server.problems import Problem, TooMany
from pyrite.server.table import Table

MOST_STORED = 4 << 20  # bytes of a table's entries
ROW_BYTES = 40  # of an entry in the database, in addition to its body
MOST_TALK = 5_000  # messages at a table
HOUR = 3_600
TALK_PER_HOUR = 2_000  # at a table
SEAT_TALK_PER_HOUR = 300
MOST_VISITORS = 200  # people who ever took a seat at a table
MOST_AT_SEAT = 16  # connections
MOST_WATCHERS = 256  # connections
WITHOUT_END = (  # entries that could be repeated for ever
    *(entries.Sat, entries.BotSat, entries.Undone, entries.Talked),
    *(entries.TookBack, entries.Proposed, entries.Voted),
)


class Bounds:
    """Counts what a table holds and refuses what is too much."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stored = 0
        self.said: defaultdict[int, deque[float]] = defaultdict(
            lambda: deque(maxlen=SEAT_TALK_PER_HOUR)
        )  # by seat, when

    @classmethod
    def of(cls, table: Table, log: Iterable[tuple[AnyEntry, float, int]]) -> "Bounds":
        """Count the stored entries of a table, each with its time and size."""
        bounds = cls(table)
        for entry, at, size in log:
            bounds.count(entry, size, at)
        return bounds

    def count(self, entry: AnyEntry, size: int, at: float | None = None) -> int:
        """Count an entry with a body of this size, and return how many bytes it takes."""
        if isinstance(entry, entries.Talked):
            self.said[entry.seat].append(time.time() if at is None else at)
        self.stored += size + ROW_BYTES
        return size + ROW_BYTES

    def check(self, entry: AnyEntry) -> None:
        """Refuse an entry for which the table has no room."""
        if not isinstance(entry, WITHOUT_END):
            return
        if self.stored > MOST_STORED:
            raise Problem("table-stored-full")
        if isinstance(entry, entries.Talked):
            self._check_talk(entry.seat)
        is_new = isinstance(entry, entries.Sat) and entry.person not in self.table.visitors
        if is_new and len(self.table.visitors) >= MOST_VISITORS:
            raise Problem("table-stored-full")

    def allows(self, entry: AnyEntry) -> bool:
        """Return whether the table has room for an entry."""
        try:
            self.check(entry)
        except Problem:
            return False
        return True

    def check_place(self, viewer: Viewer, connections: int) -> None:
        """Refuse another connection of a viewer who has so many."""
        if connections >= (MOST_WATCHERS if viewer is None else MOST_AT_SEAT):
            raise Problem("table-crowded", 429)

    def _check_talk(self, seat: int) -> None:
        if len(self.table.talk) >= MOST_TALK:
            raise Problem("talk-full")
        hour_ago = time.time() - HOUR
        for times in self.said.values():
            while times and times[0] < hour_ago:
                times.popleft()
        everybody = sum(len(times) for times in self.said.values())
        if everybody >= TALK_PER_HOUR or len(self.said[seat]) >= SEAT_TALK_PER_HOUR:
            first = min(times[0] for times in self.said.values() if times)
            raise TooMany("talk-too-much", max(1, round(first - hour_ago)))
