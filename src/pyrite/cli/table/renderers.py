"""The renderers of all games; a game without one is shown in plain lines."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.face import Size
from pyrite.cli.drawing.grid import Cell, Grid, Window
from pyrite.cli.drawing.renderer import Renderer, View
from pyrite.cli.lostmines import board as mines_board
from pyrite.cli.lostmines import memory as mines_memory
from pyrite.cli.lostmines import result as mines_result
from pyrite.cli.lostmines import scene as mines_scene
from pyrite.cli.lostmines import seats as mines_seats
from pyrite.cli.saboteur import board, memory, result, scene, seats
from pyrite.core.description import Description
from pyrite.lang import Speaker

RENDERERS = {
    "saboteur": Renderer(
        scene.Scene,
        board.Board,
        seats.status,
        seats.seat_table,
        seats.short_seats,
        seats.seat_signs,
        seats.hindrances,
        memory.memory_lines,
        result.verdict,
        result.score_sheet,
        changes=("placed", "collapsed", "cover_lost", "pushed", "goal_turned"),
        in_result=result.SHOWN,
    ),
    "lostmines": Renderer(
        mines_scene.Scene,
        mines_board.Board,
        mines_seats.status,
        mines_seats.seat_table,
        mines_seats.short_seats,
        mines_seats.seat_signs,
        mines_seats.hindrances,
        mines_memory.memory_lines,
        mines_result.verdict,
        mines_result.score_sheet,
        changes=("placed", "stormed", "mine_turned"),
        in_result=mines_result.SHOWN,
    ),
}


class NoScene:
    """A table that is not drawn."""

    def __init__(self) -> None:
        self.fresh: set[str] = set()

    def look(self, view: View) -> None:
        """Do nothing, because nothing is drawn."""

    look_back = look

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Do nothing, because nothing is drawn."""


def listed(speaker: Speaker, view: View) -> list[Text]:
    """Return every value of the view by name, except what is shown elsewhere."""
    return [Text(f"{key}: {value}") for key, value in view.items() if key not in TOLD]


def nothing(*args: object) -> list[Any]:
    """Return nothing, where a plain game has nothing to show."""
    return []


class NoBoard(Grid):
    """A board without cells."""

    sizes = (Size(1, 1, nothing),)
    beside = 0

    def __init__(self, description: Description, scene: Any, marks: Mapping[str, str]) -> None:
        self.description, self.marks, self.window = description, {}, Window(0, 0, -1, -1)

    def card(self, cell: Cell, size: Size) -> None:
        """Return nothing, because there are no cells."""


TOLD = {
    *("game", "version", "options", "ask", "asked", "turn", "stage", "results"),
    *("seat", "hand", "dwarf"),
}
IN_LINES = Renderer(
    NoScene,
    NoBoard,
    listed,
    lambda speaker, view: Table(),
    nothing,
    nothing,
    nothing,
    nothing,
    lambda speaker, view: "",
    lambda speaker, view, width: Text(),
    changes=(),
    in_result=(),
)


def renderer_of(game: str) -> Renderer:
    """Return the renderer of a game."""
    return RENDERERS.get(game, IN_LINES)
