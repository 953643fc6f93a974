# Compiled: see core/native.py
"""The board: what fits where, and which edges a dwarf or a token can use (L-10 to L-12, L-22)."""

from pyrite.core.native import Ints, python_too
from pyrite.lostmines.numbers import (
    CELLS,
    COLUMNS,
    EDGES,
    EMPTY,
    FIRST_TILE,
    HIDDEN,
    PLAIN,
    RIM,
    ROCK,
    ROWS,
    TROLL_BIT,
    TRUNK,
    WIDTH,
)
from pyrite.lostmines.table.state import Table

OFFSET: Ints = [-WIDTH, 1, WIDTH, -1]  # N E S W, as steps between cells
BACK: Ints = [4, 8, 1, 2]  # the neighbour's side that faces ours
EDGE: Ints = [1 - 2 * WIDTH, 0, 1, -2]  # from twice the cell to the edge on that side


@python_too
def clear(table: Table) -> None:
    """Clear the board within its rim."""
    for cell in range(CELLS):
        table.tile[cell] = RIM
        table.need[cell] = 0
        table.tool[cell] = 0
        table.standing[cell] = 0
    for edge in range(EDGES):
        table.token[edge] = 0
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            table.tile[row * WIDTH + column] = EMPTY


def edge_of(cell: int, d: int) -> int:
    """Return the edge of a cell towards N, E, S or W (0 to 3)."""
    return 2 * cell + EDGE[d]


@python_too
def put(table: Table, cell: int, tile: int) -> None:
    """Put a face-up card here; new cards next to it must match it (L-10, L-31)."""
    table.tile[cell] = tile
    sides = table.rules.sides[tile]
    for d in range(4):
        other = cell + OFFSET[d]
        table.need[other] |= BACK[d] if sides >> d & 1 else BACK[d] << 4
    find_holes(table)


def remove(table: Table, cell: int) -> None:
    """Remove the card here from the board."""
    table.tile[cell] = EMPTY
    for d in range(4):
        table.need[cell + OFFSET[d]] &= 255 - (BACK[d] | BACK[d] << 4)
    find_holes(table)


@python_too
def find_holes(table: Table) -> None:
    """Find the empty cells that an exit of a face-up card leads to (L-10)."""
    n = 0
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        if table.tile[cell] == EMPTY and table.need[cell] & 15:
            table.holes[n] = cell
            n += 1
    table.nholes = n


def feature_at(table: Table, cell: int) -> int:
    """Return what is on the card here: nothing, a rock, a campfire, an obstacle."""
    tile = table.tile[cell]
    return table.rules.feature[tile - FIRST_TILE >> 1] if tile >= FIRST_TILE else PLAIN


def is_open(table: Table, cell: int, d: int) -> bool:
    """Return whether a way leads across this side, into the card beyond (L-30)."""
    beyond = table.tile[cell + OFFSET[d]]
    here = table.rules.sides[table.tile[cell]] >> d & 1
    return here != 0 and table.rules.sides[beyond] & BACK[d] != 0


def is_full(table: Table, cell: int) -> bool:
    """Return whether a dwarf may not enter: no tool, or no room for a second dwarf (L-11, L-12)."""
    feature = feature_at(table, cell)
    if feature >= TRUNK and not table.tool[cell]:
        return True
    return table.standing[cell] != 0 and (feature == ROCK or feature >= TRUNK)


def may_step(table: Table, cell: int, d: int) -> bool:
    """Return whether a dwarf may go from this cell to the next in this direction (L-30)."""
    if table.token[edge_of(cell, d)] & TROLL_BIT or not is_open(table, cell, d):
        return False
    return not is_full(table, cell + OFFSET[d])


def leads(table: Table, cell: int, d: int) -> bool:
    """Return whether a face-up card here has an exit on this side."""
    tile = table.tile[cell]
    return tile >= FIRST_TILE and table.rules.sides[tile] >> d & 1 != 0


def may_mark(table: Table, cell: int, d: int) -> bool:
    """Return whether an edge can hold a token: exits meet, or face a gap or hidden mine (L-22)."""
    beyond = cell + OFFSET[d]
    if table.tile[cell] == RIM or table.tile[beyond] == RIM:
        return False
    if leads(table, cell, d):
        return table.tile[beyond] <= HIDDEN or leads(table, beyond, d ^ 2)
    return table.tile[cell] <= HIDDEN and leads(table, beyond, d ^ 2)


def misfits(table: Table, cell: int, sides: int) -> int:
    """Count the sides of a mine that would not match a face-up card (L-31)."""
    n = 0
    for d in range(4):
        there = table.tile[cell + OFFSET[d]]
        if there >= FIRST_TILE:
            n += (sides >> d ^ table.rules.sides[there] >> (d ^ 2)) & 1
    return n
