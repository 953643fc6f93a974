"""The interface between a game and the terminal; everything else there is shared."""

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
    """The table as one seat sees it, from event to event."""

    fresh: set[str]  # cells changed since the last turn

    def look(self, view: Mapping[str, Any]) -> None:
        """Show everything as it is now."""

    def look_back(self, result: Mapping[str, Any]) -> None:
        """Show the table as it was at the end of a round, with the cards revealed then."""

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Apply an event."""


class Renderer(NamedTuple):
    """The functions that show one game."""

    scene: Callable[[], Scene]
    board: Callable[[Description, Any, Mapping[str, str]], Grid]  # the last argument marks cells
    status: Callable[[Speaker, View], list[Text]]
    seat_table: Callable[[Speaker, View], Table]
    short_seats: Callable[[Speaker, View], list[Text]]
    seat_signs: Callable[[Speaker, View], list[Text]]  # signs of the seat list, explained
    hindrances: Callable[[Speaker, View], list[Text]]  # why you cannot do something now
    memory: Callable[[Speaker, View], list[str]]
    verdict: Callable[[Speaker, View], str]  # who won the last round, and why
    result: Callable[[Speaker, View, int], RenderableType]  # everyone's share of that round
    changes: Collection[str]  # events after which the board looks different
    in_result: Collection[str]  # ids of end-of-round messages that `result` shows
