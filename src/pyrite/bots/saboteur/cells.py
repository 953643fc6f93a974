"""Cells as numbers, for counting and stepping."""

from functools import lru_cache

from pyrite.core.grid import STRIDE, cell_from_text
from pyrite.core.reading import read_exit
from pyrite.core.sides import E, N, S, W

MOVES = ((N, -STRIDE, S), (E, 1, W), (S, STRIDE, N), (W, -1, E))  # side, step, the side it enters


@lru_cache(maxsize=4096)
def cell_number(text: str) -> int:
    """Return the number of the cell written like this."""
    return cell_from_text(text)


def cell_beyond(exit: str) -> int:
    """Return the cell that an exit leads to: "1,0E" leads to 2,0."""
    cell, side = read_exit(exit)
    return cell_number(cell) + MOVES[side][1]
