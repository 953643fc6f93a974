"""The table drawn with box characters, coordinates on its rims."""

from collections.abc import Collection
from typing import NamedTuple

from rich.text import Text

from pyrite.cli.table.face import BIG, SMALL, TINY, Face, Size, chest_face, face_of, goal_face
from pyrite.cli.table.scene import Scene
from pyrite.games import Game

Cell = tuple[int, int]
RIM = 4  # columns for the numbers of the rows
BESIDE = 24  # what a narrow terminal leaves for the seats
HOLE, GUARD = "·", "!"
BELOW = 15  # lines that hand, moves and prompt need below the board


class Board:
    """What lies where, as one seat sees it."""

    def __init__(self, game: Game, scene: Scene, holes: Collection[str] = ()) -> None:
        self.game = game
        self.faces = {place(cell): self._face(game, scene, cell) for cell in scene.board}
        self.holes = {place(cell) for cell in holes}
        self.guards = {place(cell): owners for cell, owners in scene.guards.items()}
        self.window = Window.around([*self.faces, *self.holes, *self.guards])

    @staticmethod
    def _face(game: Game, scene: Scene, cell: str) -> Face:
        tile, fresh = scene.board[cell], cell in scene.fresh
        if tile != "?":
            return face_of(game, tile, fresh)
        if cell in scene.chests:
            return chest_face(scene.chests[cell], fresh)
        return goal_face(scene.numbers.get(cell, 0), scene.goals.get(cell), fresh)

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
        is_wide = self.width(BIG) + BESIDE <= width
        if is_wide and BIG.height * self.window.rows + BELOW <= height:
            return BIG
        return SMALL if self.width(SMALL) <= width else TINY

    def _rim(self, size: Size) -> Text:
        """The numbers of the columns; where cards are tiny, of every fifth."""
        columns = range(self.window.left, self.window.right + 1)
        if size.width > 1:
            return Text(" " * RIM + "".join(f"{x:^{size.width}}" for x in columns), "rim")
        fifths = (f"{x:<5}" for x in columns if x % 5 == 0)
        return Text(" " * (RIM + -self.window.left % 5) + "".join(fifths), "rim")

    def _row(self, y: int, cells: list[Cell], size: Size) -> list[Text]:
        drawn = [self._cell(cell, size) for cell in cells]
        rows = []
        for i in range(size.height):
            label = f"{y:>{RIM - 1}} " if i == size.height // 2 else " " * RIM
            rows.append(Text.assemble((label, "rim"), *(card[i] for card in drawn)))
        return rows

    def _cell(self, cell: Cell, size: Size) -> list[Text]:
        if cell in self.faces:
            return size.draw(self.faces[cell])
        rows = [Text(" " * size.width) for _ in range(size.height)]
        hole = HOLE if cell in self.holes else ""
        if cell in self.guards:
            sign = (GUARD + self.guards[cell] + hole)[: size.width]
            rows[size.height // 2] = Text(sign.center(size.width), "guard")
        elif hole:
            rows[size.height // 2] = Text(hole.center(size.width), "hole")
        return rows


class Window(NamedTuple):
    """The part of the endless table that is drawn."""

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
