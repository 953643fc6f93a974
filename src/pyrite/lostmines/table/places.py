"""Cells and edges of the board as numbers and as players write them: "2,3", "2,3E"."""

import re

from pyrite.core.messages import NotationError
from pyrite.core.plain import shown
from pyrite.core.sides import LETTERS as SIDES
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import CELLS, COLUMNS, EDGES, ROWS, WIDTH


def cell_of(column: int, row: int) -> int:
    """Return the number of a cell."""
    return row * WIDTH + column


def xy(cell: int) -> tuple[int, int]:
    """Return column and row of a cell, counted from 1."""
    return cell % WIDTH, cell // WIDTH


# By number; an edge is named by the cell to its west or north.
CELL_TEXTS = [f"{column},{row}" for column, row in map(xy, range(CELLS))]
EDGE_TEXTS = [CELL_TEXTS[edge >> 1] + "ES"[edge & 1] for edge in range(EDGES)]


def cell_text(cell: int) -> str:
    """Return a cell as players write it, counted from the north-west corner: "2,3"."""
    return CELL_TEXTS[cell]


def edge_text(edge: int) -> str:
    """Return an edge by the cell to its west or north: "2,3E", "2,3S"."""
    return EDGE_TEXTS[edge]


def is_cell(cell: int) -> bool:
    """Return whether this is a cell of the board."""
    column, row = xy(cell)
    return 1 <= column <= COLUMNS and 1 <= row <= ROWS


def is_edge(edge: int) -> bool:
    """Return whether the edge lies between two cells of the board."""
    return is_cell(edge >> 1) and is_cell((edge >> 1) + (WIDTH if edge & 1 else 1))


def read_cell(text: str) -> int:
    """Read a cell of the board."""
    found = re.fullmatch(r"([1-9][0-9]?),([1-9])", text)
    cell = cell_of(int(found[1]), int(found[2])) if found else 0
    if not found or int(found[1]) > COLUMNS or not is_cell(cell):
        raise NotationError(say("mines-text-cell", "L-01", cell=shown(text)))
    return cell


def read_edge(text: str) -> int:
    """Read an edge between two cells, written from either of them."""
    side = text[-1:]
    if not side or side not in SIDES:
        raise NotationError(say("mines-text-edge", "L-22", text=shown(text)))
    column, row = xy(read_cell(text[:-1]))
    cell = cell_of(column - (side == "W"), row - (side == "N"))
    edge = 2 * cell + (side in "NS")
    if not is_edge(edge):
        raise NotationError(say("mines-text-edge", "L-22", text=shown(text)))
    return edge
