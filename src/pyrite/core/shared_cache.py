"""What tables of one kind read, write and encode only once, within one bound over all kinds.

Tables with custom decks are of a kind of their own. Without a common bound, what they have kept
would stay in memory long after the last of them is gone.
"""

from typing import Protocol
from weakref import WeakKeyDictionary

MOST = 1 << 16  # entries kept in a process, of about half a kilobyte each
STEP = 1 << 10  # new entries between two looks at how many there are


class Kind(Protocol):
    """What the tables of one kind share."""

    @property
    def size(self) -> int:
        """The number of entries that are kept."""

    def forget(self) -> None:
        """Keep nothing of what can be made again."""


class SharedCache:
    """Keeps what recent kinds of tables share, and makes older kinds forget it."""

    def __init__(self) -> None:
        self.kinds: WeakKeyDictionary[Kind, None] = WeakKeyDictionary()  # latest used last
        self.added = 0

    def use(self, kind: Kind) -> None:
        """Note that a table of this kind begins."""
        self.kinds.pop(kind, None)
        self.kinds[kind] = None

    def add(self) -> None:
        """Note that a kind is about to keep another entry."""
        self.added += 1
        if self.added >= STEP:
            self.added = 0
            self._shrink()

    @property
    def size(self) -> int:
        """The number of entries that all kinds keep."""
        return sum(kind.size for kind in self._in_order())

    def _in_order(self) -> list[Kind]:
        """Return all kinds that are in use, also while other threads add some."""
        found = (reference() for reference in self.kinds.keyrefs())
        return [kind for kind in found if kind is not None]

    def _shrink(self) -> None:
        size = self.size
        for kind in self._in_order():
            if size <= MOST - STEP:
                return
            size -= kind.size
            kind.forget()


SHARED = SharedCache()
