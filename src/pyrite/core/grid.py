"""Cells as one number made of column and row: start at (0, 0), east and south are positive."""

from contextlib import suppress
from functools import lru_cache

from pyrite.core.messages import NotationError, say
from pyrite.core.plain import shown
from pyrite.core.sides import LETTERS as SIDES

STRIDE, MIDDLE = 256, 128
LONGEST = 9  # characters of a cell: "-127,-127"


def at_of(x: int, y: int) -> int:
    """Return the number of the cell in column x, row y."""
    return (y + MIDDLE) * STRIDE + x + MIDDLE


def xy(at: int) -> tuple[int, int]:
    """Return column and row of a cell."""
    y, x = divmod(at, STRIDE)
    return x - MIDDLE, y - MIDDLE


def is_place(at: int) -> bool:
    """Return whether a cell is on the grid: -127 to 126, so that every cell has neighbours."""
    return at < STRIDE * STRIDE and all(-MIDDLE < z < MIDDLE - 1 for z in xy(at))


@lru_cache(maxsize=STRIDE * STRIDE)
def cell_text(at: int) -> str:
    """Return a cell as players write it: "4,-1"."""
    x, y = xy(at)
    return f"{x},{y}"


def read_cell(text: str) -> int:
    """Return the cell written as "4,-1"; raise `NotationError` for any other text."""
    column, _, row = text[:LONGEST].partition(",")
    with suppress(ValueError):
        at = at_of(int(column), int(row))
        if is_place(at) and cell_text(at) == text:
            return at
    raise NotationError(say("text-cell", cell=shown(text)))


def read_exit(text: str) -> tuple[str, int]:
    """Read the text of a cell and the number of one of its sides: "4,-1E"."""
    cell, side = text[:-1], text[-1:]
    if not side or side not in SIDES:
        raise NotationError(say("text-side", text=shown(text)))
    return cell, SIDES.index(side)
