"""The board in full screen: choices are highlighted, and the view follows the cursor."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from pyrite.cli.drawing.board import RIM, Cell, Grid, Size, Window, blank, painted

ABOVE = 1  # lines of the column numbers
LEAST_COLUMNS, LEAST_ROWS = 8, 5  # cells that a part of a board must show
LIT, CHOSEN = "+", "◆"


@dataclass
class Lights:
    """The highlights on the board."""

    cells: set[Cell] = field(default_factory=set)
    edges: set[tuple[Cell, str]] = field(default_factory=set)
    cursor: Cell | None = None
    cursor_side: str = ""
    asked: set[Cell] = field(default_factory=set)  # cells the question is about
    ghost: Mapping[Size, list[Text]] | None = None  # the chosen card as it would be placed


class LitGrid(Grid):
    """A part of a board with highlights."""

    def __init__(self, board: Grid, window: Window, lights: Lights) -> None:
        self.board = board
        self.description = board.description
        self.window = window
        self.lights = lights

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return the lines of a cell, with its highlights."""
        lights, rows = self.lights, self.board.cell(cell, size)
        if cell in lights.cells:
            is_empty = all(row.plain.isspace() for row in rows)
            rows = _free(size) if is_empty else _cornered(rows, size)
        if cell in lights.asked or (cell == lights.cursor and not lights.cursor_side):
            return _chosen(lights.ghost[size] if lights.ghost else rows)
        for side in (side for where, side in lights.edges if where == cell):
            is_cursor = (cell, side) == (lights.cursor, lights.cursor_side)
            rows = _edged(rows, size, side, is_cursor)
        return rows


def _free(size: Size) -> list[Text]:
    """Draw an empty cell where a card can go."""
    if not size.is_large:
        return blank(size, LIT, "hole")
    inside, arm = size.width - 2, size.height // 2 - 1
    sides, middle = [f"╎{' ' * inside}╎"] * arm, f"╎{LIT.center(inside)}╎"
    lines = [f"╭{'╌' * inside}╮", *sides, middle, *sides, f"╰{'╌' * inside}╯"]
    return [Text(line, "hole") for line in lines]


def _chosen(rows: list[Text]) -> list[Text]:
    return [Text(row.plain, "bold reverse") for row in rows]


def _cornered(rows: list[Text], size: Size) -> list[Text]:
    """Draw a card that can be chosen."""
    if not size.is_large:
        return [Text(row.plain, "lit") for row in rows]
    last_row, last_column = size.height - 1, size.width - 1
    corners = [(row, column) for row in (0, last_row) for column in (0, last_column)]
    return painted(rows, dict.fromkeys(corners, (LIT, "hole")))


def _edged(rows: list[Text], size: Size, side: str, is_cursor: bool) -> list[Text]:
    """Draw a side of a cell that can be chosen."""
    middle, centre = (size.height - 1) // 2, size.width // 2
    row = {"N": 0, "S": size.height - 1}.get(side, middle)
    column = {"W": 0, "E": size.width - 1}.get(side, centre)
    sign = (CHOSEN, "bold reverse") if is_cursor else (LIT, "hole")
    return painted(rows, {(row, column): sign})


class Drawn(NamedTuple):
    """The visible part of the board, and its offset from the corner."""

    window: Window
    size: Size
    right: int
    down: int


class BoardView(Widget):
    """Shows a part of the board and reports the mouse."""

    class Pointed(Message):
        """The mouse moved over a cell or was pressed there."""

        def __init__(self, cell: Cell, spot: Cell, pressed: bool) -> None:
            super().__init__()
            self.cell = cell
            self.spot = spot  # in half cells
            self.pressed = pressed

    def __init__(self) -> None:
        super().__init__(id="board")
        self.board: Grid | None = None
        self.lights = Lights()
        self.zoomed = 0  # how many sizes smaller than the best fit; negative is larger
        self.left = self.top = 0
        self.drawn: Drawn | None = None

    def show(self, board: Grid, lights: Lights) -> None:
        """Draw this board from now on."""
        self.board, self.lights = board, lights
        self.refresh()

    def zoom(self, by: int) -> None:
        """Draw larger or smaller cards."""
        self.zoomed += by
        self.refresh()

    def render(self) -> Text:
        if self.board is None or self.size.width <= RIM:
            return Text()
        whole = self._whole(self.board)
        size = self._card_size(self.board, whole)
        whole = self._with_margin(self.board, whole, size)
        window = self._visible(whole, size)
        self.drawn = Drawn(window, size, *self._margins(window, size))
        drawing = LitGrid(self.board, window, self.lights).draw(size)
        beyond = _beyond(whole, window)
        drawing = Text.assemble((beyond, "title"), drawing[len(beyond) :])
        return _moved(drawing, self.drawn.right, self.drawn.down)

    def _with_margin(self, board: Grid, whole: Window, size: Size) -> Window:
        """Add a cell around all cards where it fits, so that highlights there shift nothing."""
        if board.description.board.columns is not None:  # the board has an edge
            return whole
        cards, (columns, rows) = board.window, self._room(size)
        left, right = _widened(cards.left, cards.right, columns)
        top, low = _widened(cards.top, cards.low, rows)
        return Window.around([whole[:2], whole[2:], (left, top), (right, low)])

    def _margins(self, window: Window, size: Size) -> tuple[int, int]:
        """Return how far right and down to move the drawing to centre it on a large screen."""
        across = self.size.width - RIM - window.columns * size.width
        down = self.size.height - ABOVE - window.rows * size.height
        return (
            across // 2 if across >= 2 * size.width else 0,
            down // 2 if down >= 2 * size.height else 0,
        )

    def _whole(self, board: Grid) -> Window:
        """Return the window of all cards and all choices."""
        lights = self.lights
        corners = [(board.window.left, board.window.top), (board.window.right, board.window.low)]
        edges = [cell for cell, _ in lights.edges]
        cursor = [*lights.asked, *([lights.cursor] if lights.cursor else [])]
        return Window.around([*corners, *lights.cells, *edges, *cursor])

    def _card_size(self, board: Grid, whole: Window) -> Size:
        """Return the largest size that shows everything, or small cards on an endless board."""
        sizes = (*board.larger, *board.sizes)
        fitting = [n for n, size in enumerate(sizes) if self._fits(board, whole, size)]
        best = fitting[0] if fitting else len(sizes) - 1
        self.zoomed = max(-best, min(self.zoomed, len(sizes) - 1 - best))
        return sizes[best + self.zoomed]

    def _fits(self, board: Grid, whole: Window, size: Size) -> bool:
        columns, rows = self._room(size)
        if columns >= whole.columns and rows >= whole.rows:
            return True
        has_edge = board.description.board.columns is not None
        is_enough = columns >= LEAST_COLUMNS and rows >= LEAST_ROWS
        return not (has_edge or size.is_large) and is_enough

    def _room(self, size: Size) -> tuple[int, int]:
        """Return how many columns and rows of cells fit."""
        width, height = self.size.width - RIM, self.size.height - ABOVE
        return max(1, width // size.width), max(1, height // size.height)

    def _visible(self, whole: Window, size: Size) -> Window:
        """Return the visible window, scrolled only as far as the cursor needs."""
        columns, rows = self._room(size)
        middle = (self.left + columns // 2, self.top + rows // 2)
        cursor = self.lights.cursor or min(self.lights.asked, default=middle)
        self.left = _slid(self.left, columns, cursor[0], whole.left, whole.right)
        self.top = _slid(self.top, rows, cursor[1], whole.top, whole.low)
        right = min(whole.right, self.left + columns - 1)
        return Window(self.left, self.top, right, min(whole.low, self.top + rows - 1))

    def _pointed(self, event: events.MouseEvent, pressed: bool) -> None:
        if self.drawn is None:
            return
        window, size, right, down = self.drawn
        x, y = event.x - right - RIM, event.y - down - ABOVE
        cell = (window.left + x // size.width, window.top + y // size.height)
        if x >= 0 and y >= 0 and cell[0] <= window.right and cell[1] <= window.low:
            across = 2 * (x % size.width - size.width // 2) // size.width
            down = 2 * (y % size.height - size.height // 2) // max(2, size.height)
            spot = (2 * cell[0] + across, 2 * cell[1] + down)
            self.post_message(self.Pointed(cell, spot, pressed))

    def on_click(self, event: events.Click) -> None:
        self._pointed(event, pressed=True)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._pointed(event, pressed=False)


def _widened(first: int, last: int, room: int) -> tuple[int, int]:
    """Widen a range on both sides, or only before it, as far as there is room."""
    spare = room - (last - first + 1)
    return first - (spare >= 1), last + (spare >= 2)


def _moved(drawing: Text, right: int, down: int) -> Text:
    """Move the drawing right and down."""
    lines = [Text(" " * right) + line for line in drawing.split("\n", allow_blank=True)]
    return Text("\n").join([*[Text()] * down, *lines])


def _beyond(whole: Window, shown: Window) -> str:
    """Return arrows towards hidden parts of the board."""
    hidden = {
        "◂": whole.left < shown.left,
        "▴": whole.top < shown.top,
        "▾": whole.low > shown.low,
        "▸": whole.right > shown.right,
    }
    return "".join(arrow for arrow, is_hidden in hidden.items() if is_hidden)


def _slid(first: int, room: int, cursor: int, least: int, most: int) -> int:
    """Return the first visible column, keeping the cursor in view without wasting room."""
    if most - least < room:
        return least
    first = min(max(first, cursor - room + 1), cursor)
    return min(max(first, least), most - room + 1)
