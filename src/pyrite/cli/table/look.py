"""What a game has to say about its looks; all else of a table in the terminal is shared."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.table import Table
from rich.text import Text

from pyrite.cli.table.grid import Grid
from pyrite.core.events import Event
from pyrite.games import Game
from pyrite.lang import Speaker

View = dict[str, Any]


class Scene(Protocol):
    """What lies on the table as one seat sees it, from event to event."""

    fresh: set[str]  # cells that have changed since the last turn

    def look(self, view: Mapping[str, Any]) -> None:
        """See everything as it is."""

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Something changes."""


class Look(NamedTuple):
    """How one game looks."""

    scene: Callable[[], Scene]
    board: Callable[[Game, Any, Collection[str]], Grid]
    status: Callable[[Speaker, View], list[Text]]
    seat_table: Callable[[Speaker, View], Table]
    short_seats: Callable[[Speaker, View], list[Text]]
    memory: Callable[[Speaker, View], list[str]]
    changes: Collection[str]  # events after which the board looks different
    tabled: Collection[str] = ()  # events of the end of a round that `result` shows
    result: Callable[[Speaker, Sequence[Event], int], Table] | None = None
