"""Boards drawn as rows and columns with coordinates, or told in words; games draw their cells."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from pyrite.cli.drawing.cards import TINY, Face, Size, face_of, goal_face
from pyrite.core.cards import FACE_DOWN
from pyrite.core.description import Description
from pyrite.lang import Speaker

Cell = tuple[int, int]
Marks = dict[tuple[int, int], tuple[str, str]]  # (row, column) in a cell to (sign, style)
HOLE, ASKED = "·", "◎"  # a path may go here; the question is about this cell
NO_MARKS: Mapping[str, str] = {}
RIM = 4  # columns for the row numbers
BELOW = 12  # lines for title, hand, options and prompt


@dataclass
class Scene:
    """The table as one seat sees it, from event to event; each game adds what it draws."""

    goal_part: ClassVar[str] = ""  # part of the view that holds the goals; without it, no board
    laying: ClassVar[Collection[str]] = ()  # events that lay or turn a card on a cell
    removing: ClassVar[Collection[str]] = ()  # events that remove a card from a cell
    board: dict[str, str] = field(default_factory=dict)
    goals: dict[str, str] = field(default_factory=dict)  # cards the seat has seen, by cell
    numbers: dict[str, int] = field(default_factory=dict)  # goal numbers by cell, from 1
    fresh: set[str] = field(default_factory=set)  # cells changed since the last turn

    def look(self, view: Mapping[str, Any]) -> None:
        """Show everything as it is now."""
        self.look_back(view)

    def look_back(self, result: Mapping[str, Any]) -> None:
        """Show the board as it was at the end of a round, with the cards revealed then."""
        if self.goal_part:
            self.board, goals = dict(result["board"]), result[self.goal_part]
            self.goals = {cell: card for cell, card in goals.items() if card is not None}
            self.numbers = {cell: n for n, cell in enumerate(goals, 1)}

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Apply an event."""
        cell = str(known.get("cell"))
        if kind in self.laying:
            self.board[cell] = known["tile"]
            self.fresh.add(cell)
        elif kind in self.removing:
            self.board.pop(cell, None)
            self.fresh.discard(cell)
        elif kind == "round_started":
            self.fresh.clear()


class Grid:
    """A board as one seat sees it: cards by column and row, and marks such as option numbers."""

    sizes: ClassVar[tuple[Size, ...]] = (TINY,)  # the largest first
    beside: ClassVar[int] = 0  # columns that the largest size leaves for the seats

    def __init__(
        self, description: Description, scene: Any, marks: Mapping[str, str] = NO_MARKS
    ) -> None:
        self.description = description
        self.scene = scene
        self.marks = {place(cell): sign for cell, sign in marks.items()}
        self.faces = {place(cell): self.face(cell) for cell in scene.board}
        self.window = self.whole()

    def face(self, cell: str) -> Face:
        """Return the look of the card on a cell."""
        tile, fresh = self.scene.board[cell], cell in self.scene.fresh
        if tile != FACE_DOWN:
            return face_of(self.description, tile, fresh)
        return goal_face(self.scene.numbers.get(cell, 0), self.scene.goals.get(cell), fresh)

    def whole(self) -> "Window":
        """Return the part of the table with something to draw."""
        return Window.around([*self.faces, *self.marks])

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return the lines of a cell, with its card and its mark."""
        mark = self.marks.get(cell, "")
        style = "hole" if mark == HOLE else "number"
        if cell not in self.faces:
            return blank(size, mark, style)
        return painted(size.draw(self.faces[cell]), written(mark, size, style))

    def legend(self, speaker: Speaker) -> list[Text]:
        """Return explanations of the signs now on the board."""
        return []

    def draw(self, size: Size) -> Text:
        """Draw the whole board."""
        left, top, right, low = self.window
        rows = [self._rim(size)]
        for y in range(top, low + 1):
            rows += self._row(y, [(x, y) for x in range(left, right + 1)], size)
        return Text("\n").join(rows)

    def width(self, size: Size) -> int:
        """Return the width of the drawing."""
        return RIM + size.width * self.window.columns

    def size_for(self, width: int, height: int) -> Size:
        """Return the largest size that leaves room for the seats and for the options below."""
        largest = self.sizes[0]
        is_wide = self.width(largest) + self.beside <= width
        if is_wide and largest.height * self.window.rows + BELOW <= height:
            return largest
        return self.smaller_for(width)

    def smaller_for(self, width: int) -> Size:
        """Return the largest of the smaller sizes that fits."""
        fitting = [size for size in self.sizes[1:] if self.width(size) <= width]
        return (fitting or self.sizes[-1:])[0]

    def other_size(self, now: Size) -> Size:
        """Return small for large, and large for small."""
        return self.sizes[1] if now is self.sizes[0] else self.sizes[0]

    def _rim(self, size: Size) -> Text:
        """Return the column numbers; for tiny cards, every fifth."""
        columns = range(self.window.left, self.window.right + 1)
        if size.width > 1:
            return Text(" " * RIM + "".join(f"{x:^{size.width}}" for x in columns), "rim")
        fifths = (f"{x:<5}" for x in columns if x % 5 == 0)
        return Text(" " * (RIM + -self.window.left % 5) + "".join(fifths), "rim")

    def _row(self, y: int, cells: list[Cell], size: Size) -> list[Text]:
        drawn = [self.cell(cell, size) for cell in cells]
        rows = []
        for i in range(size.height):
            label = f"{y:>{RIM - 1}} " if i == (size.height - 1) // 2 else " " * RIM
            rows.append(Text.assemble((label, "rim"), *(card[i] for card in drawn)))
        return rows


def written(text: str, size: Size, style: str) -> Marks:
    """Return marks for a short text in the middle of a cell."""
    row, first = (size.height - 1) // 2, max(0, (size.width - len(text)) // 2)
    return {(row, first + n): (sign, style) for n, sign in enumerate(text[: size.width])}


def painted(rows: list[Text], marks: Marks) -> list[Text]:
    """Return a cell with signs painted over it."""
    rows = list(rows)
    for (row, column), sign in marks.items():
        line = rows[row]
        rows[row] = Text.assemble(line[:column], sign, line[column + 1 :])
    return rows


def blank(size: Size, sign: str = "", style: str = "") -> list[Text]:
    """Return an empty cell, optionally with a sign in the middle."""
    rows = [Text(" " * size.width) for _ in range(size.height)]
    if sign:
        middle = (size.height - 1) // 2
        rows[middle] = Text(sign[: size.width].center(size.width), style)
    return rows


class Window(NamedTuple):
    """The part of the table that is drawn."""

    left: int
    top: int
    right: int
    low: int

    @classmethod
    def around(cls, cells: list[Cell]) -> "Window":
        """Return the smallest window around these cells; it is empty without any."""
        if not cells:
            return cls(0, 0, -1, -1)
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        return cls(min(columns), min(rows), max(columns), max(rows))

    @property
    def columns(self) -> int:
        """The number of columns drawn."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The number of rows drawn."""
        return self.low - self.top + 1


def place(cell: str) -> Cell:
    """Return column and row of a cell written as "4,-1"."""
    x, y = cell.split(",")
    return int(x), int(y)


def written_place(cell: Cell) -> str:
    """Return a cell as it is written: "4,-1"."""
    return f"{cell[0]},{cell[1]}"


def board_in_words(speaker: Speaker, view: Mapping[str, Any]) -> list[str]:
    """Describe the board row by row from the north, each row from west to east."""
    rows: dict[int, dict[int, str]] = {}
    chests = [chest["cell"] for chest in view.get("chests", ())]
    for cell, tile in view["board"].items():
        column, row = place(cell)
        is_chest = cell in chests and tile == FACE_DOWN
        card = speaker.say("legend-chest") if is_chest else _in_words(speaker, tile)
        rows.setdefault(row, {})[column] = f"{cell} {card}"
    lines = []
    for row, cells in sorted(rows.items()):
        cards = "; ".join(cells[column] for column in sorted(cells))
        lines.append(speaker.say("words-row", row=row, cards=cards))
    return lines


def _in_words(speaker: Speaker, tile: str) -> str:
    """Return where a path leads as it is placed, or the name of any other card."""
    if tile == FACE_DOWN:
        return speaker.card(tile)
    kind, ways = speaker.card_kind(tile), speaker.ways(tile)
    return f"{kind} {ways}".strip()
