"""Cells drawn in rows and columns, coordinates on the rims; what a cell shows is the game's."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rich.text import Text

from pyrite.cli.drawing.face import Size
from pyrite.core.description import Description
from pyrite.lang import Speaker

Cell = tuple[int, int]
Marks = dict[tuple[int, int], tuple[str, str]]  # row, column of a cell: sign, style
HOLE, ASKED = "·", "◎"  # a path may be laid here; what is asked is about this
NO_MARKS: Mapping[str, str] = {}
RIM = 4  # columns for the numbers of the rows
BELOW = 12  # lines that title, hand, options and prompt need besides the board


class Grid(ABC):
    """What lies where, as one seat sees it."""

    sizes: ClassVar[tuple[Size, ...]]  # the largest first
    beside: ClassVar[int]  # columns that the largest leaves for the seats
    description: Description
    window: "Window"
    marks: Mapping[Cell, str]  # numbers to choose by, empty cells where one may lay a path

    @abstractmethod
    def card(self, cell: Cell, size: Size) -> list[Text] | None:
        """The lines of what lies on a cell; None if that is nothing."""

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """The lines of one cell, with its mark."""
        mark = self.marks.get(cell, "")
        style = "hole" if mark == HOLE else "number"
        rows = self.card(cell, size)
        if rows is None:
            return blank(size, mark, style)
        return painted(rows, written(mark, size, style))

    def legend(self, speaker: Speaker) -> list[Text]:
        """The signs that are on the board now, explained."""
        return []

    def draw(self, size: Size) -> Text:
        """The whole board."""
        left, top, right, low = self.window
        rows = [self._rim(size)]
        for y in range(top, low + 1):
            rows += self._row(y, [(x, y) for x in range(left, right + 1)], size)
        return Text("\n").join(rows)

    def width(self, size: Size) -> int:
        """How wide the drawing is."""
        return RIM + size.width * self.window.columns

    def size_for(self, width: int, height: int) -> Size:
        """The largest size that leaves room for the seats beside and the moves below."""
        largest = self.sizes[0]
        is_wide = self.width(largest) + self.beside <= width
        if is_wide and largest.height * self.window.rows + BELOW <= height:
            return largest
        return self.smaller_for(width)

    def smaller_for(self, width: int) -> Size:
        """The largest of the smaller sizes that fits."""
        fitting = [size for size in self.sizes[1:] if self.width(size) <= width]
        return (fitting or self.sizes[-1:])[0]

    def other_size(self, now: Size) -> Size:
        """Large instead of small, small instead of large."""
        return self.sizes[1] if now is self.sizes[0] else self.sizes[0]

    def _rim(self, size: Size) -> Text:
        """The numbers of the columns; where cards are tiny, of every fifth."""
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


def marks_of(marks: Mapping[str, str]) -> dict[Cell, str]:
    """Marks by column and row."""
    return {place(cell): sign for cell, sign in marks.items()}


def written(text: str, size: Size, style: str) -> Marks:
    """A short text in the middle of a cell."""
    row, first = (size.height - 1) // 2, max(0, (size.width - len(text)) // 2)
    return {(row, first + n): (sign, style) for n, sign in enumerate(text[: size.width])}


def painted(rows: list[Text], marks: Marks) -> list[Text]:
    """The cell with signs painted over it."""
    rows = list(rows)
    for (row, column), sign in marks.items():
        line = rows[row]
        rows[row] = Text.assemble(line[:column], sign, line[column + 1 :])
    return rows


def blank(size: Size, sign: str = "", style: str = "") -> list[Text]:
    """A cell without a card, perhaps with a sign in its middle."""
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
        """All these cells."""
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        return cls(min(columns), min(rows), max(columns), max(rows))

    @property
    def columns(self) -> int:
        """How many columns are drawn."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many rows are drawn."""
        return self.low - self.top + 1


def place(cell: str) -> Cell:
    """Column and row of a cell written as "4,-1"."""
    x, y = cell.split(",")
    return int(x), int(y)


def edge(text: str) -> tuple[Cell, str]:
    """A cell and one of its sides, written as "4,-1E"."""
    return place(text[:-1]), text[-1]
