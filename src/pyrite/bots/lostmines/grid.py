"""The cells of the board as numbers, for counting and stepping."""

from pyrite.core.description import BoardDescription
from pyrite.core.sides import LETTERS as SIDES


class Grid:
    """Cells numbered as row * width + column, with a rim of cells around the board."""

    def __init__(self, board: BoardDescription) -> None:
        columns, rows = board.columns or 0, board.rows or 0
        self.width = columns + 2
        self.size = self.width * (rows + 2)
        self.offsets = (-self.width, 1, self.width, -1)  # N E S W
        places = [(x, y) for y in range(1, rows + 1) for x in range(1, columns + 1)]
        self.numbers = {f"{x},{y}": y * self.width + x for x, y in places}
        self.cells = tuple(self.numbers.values())

    def cell(self, text: str) -> int:
        """Return the number of the cell written as "2,3"."""
        return self.numbers[text]

    def edge(self, text: str) -> tuple[int, int]:
        """Return the cell and the side of an edge written as "2,3E"."""
        return self.numbers[text[:-1]], SIDES.index(text[-1])
