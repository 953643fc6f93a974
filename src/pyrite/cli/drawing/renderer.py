"""What a game has to say about how it is shown; all else of a table in the terminal is shared."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.grid import Grid
from pyrite.core.description import Description
from pyrite.lang import Speaker

View = Mapping[str, Any]


class Scene(Protocol):
    """What lies on the table as one seat sees it, from event to event."""

    fresh: set[str]  # cells that have changed since the last turn

    def look(self, view: Mapping[str, Any]) -> None:
        """See everything as it is."""

    def look_back(self, result: Mapping[str, Any]) -> None:
        """See the table as it was at the end of a round, with what was turned up then."""

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Something changes."""


class Renderer(NamedTuple):
    """How one game is shown."""

    scene: Callable[[], Scene]
    board: Callable[[Description, Any, Mapping[str, str]], Grid]  # with marks on cells
    status: Callable[[Speaker, View], list[Text]]
    seat_table: Callable[[Speaker, View], Table]
    short_seats: Callable[[Speaker, View], list[Text]]
    seat_signs: Callable[[Speaker, View], list[Text]]  # and what they mean
    hindrances: Callable[[Speaker, View], list[Text]]  # why one cannot do what one usually can
    memory: Callable[[Speaker, View], list[str]]
    verdict: Callable[[Speaker, View], str]  # who won the round that has just ended, and why
    result: Callable[[Speaker, View, int], RenderableType]  # what everybody got there
    changes: Collection[str]  # events after which the board looks different
    in_result: Collection[str]  # ids of messages of the end of a round that `result` shows
