# Compiled: see core/native.py
"""The board: its cells, what fits where, and what is joined to the start.

The board has no edge (B-13): cells are numbered in the order they are touched, and found by their
place through a small hash index. It cannot run out. Every card is laid next to a face-up card, so
its cell was touched before, and laying it touches at most three more. A card of the setup (start,
goals, sites) touches at most five, and a pushed goal one more. config.py allows at most MAX_LAYS
layings and MAX_GOALS goals, stashes and sites in a set, each stash pushing once, and 5 * (MAX_GOALS
+ 4) + MAX_GOALS + 3 * MAX_LAYS is below MAX_CELLS. No path lies further than MAX_LAYS cells from
the setup, which the 8 bits of a coordinate hold.
"""

from pyrite.core.native import Bytes, Ints, Shorts, python_too
from pyrite.saboteur.numbers import EMPTY, FIRST_TILE, HIDDEN, JOINED, MAX_CELLS
from pyrite.saboteur.table.state import Table

OFFSET: Ints = [-256, 1, 256, -1]  # N E S W, as steps between places
BACK: Ints = [4, 8, 1, 2]  # the neighbour's side that faces ours


@python_too
def find(table: Table, at: int) -> int:
    """Return the cell at this place, or 0 if it was never touched."""
    slot = (at >> 8 & 15) << 5 | at & 31
    cell = table.index[slot]
    while cell != 0 and table.at[cell] != at:
        slot = slot + 1 & 511
        cell = table.index[slot]
    return cell


@python_too
def touch(table: Table, at: int) -> int:
    """Return the cell at this place, adding it to the board if necessary."""
    slot = (at >> 8 & 15) << 5 | at & 31
    cell = table.index[slot]
    while cell != 0:
        if table.at[cell] == at:
            return cell
        slot = slot + 1 & 511
        cell = table.index[slot]
    table.ncells += 1
    cell = table.ncells
    table.index[slot] = cell
    table.at[cell] = at
    table.tile[cell] = EMPTY
    table.need[cell] = 0
    table.lit[cell] = 0
    table.reach[cell] = 0
    for d in range(4):
        other = find(table, at + OFFSET[d])
        table.beside[4 * cell + d] = other
        if other != 0:
            table.beside[4 * other + (d ^ 2)] = cell
    return cell


@python_too
def clear(table: Table) -> None:
    """Clear the board."""
    for i in range(512):
        table.index[i] = 0
    table.ncells = 0
    table.nholes = 0
    table.nlaid = 0
    table.npending = 0
    table.fresh = 0


def open_hole(table: Table, cell: int) -> None:
    """Note that a path may go here if it fits."""
    table.holes[table.nholes] = cell
    table.nholes += 1


def close_hole(table: Table, cell: int) -> None:
    for i in range(table.nholes):
        if table.holes[i] == cell:
            table.nholes -= 1
            table.holes[i] = table.holes[table.nholes]
            return


def sort_cells(table: Table, cells: Shorts, n: int) -> None:
    """Sort cells by place, so that their order does not reveal the order of play."""
    for i in range(1, n):
        cell = cells[i]
        j = i
        while j > 0 and table.at[cells[j - 1]] > table.at[cell]:
            cells[j] = cells[j - 1]
            j -= 1
        cells[j] = cell


@python_too
def put(table: Table, cell: int, tile: int) -> None:
    """Put a face-up card here; its neighbours must match it (B-11)."""
    table.tile[cell] = tile
    walls = 15 ^ table.rules.sides[tile]
    for d in range(4):
        other = table.beside[4 * cell + d]
        if other == 0:
            other = touch(table, table.at[cell] + OFFSET[d])
        if not table.rules.must_connect and table.need[other] == 0 and table.tile[other] == EMPTY:
            open_hole(table, other)
        table.need[other] |= BACK[d] << 4 * (walls >> d & 1)


def join(table: Table, cell: int, way: int) -> None:
    """Mark these sides of the card here as joined to the start, and spread from them."""
    table.lit[cell] |= way
    for d in range(4):
        if not way >> d & 1:
            continue
        other = table.beside[4 * cell + d]
        before = table.reach[other]
        table.reach[other] = before | BACK[d]
        tile = table.tile[other]
        if tile == EMPTY:
            if before == 0 and table.rules.must_connect:
                open_hole(table, other)
        elif tile == HIDDEN:
            # B-32: a goal left face down counts again only when newly joined or touched.
            if before == 0 or cell == table.fresh:
                note_joined(table, other)
        else:
            further = table.rules.through[4 * tile + (d ^ 2)] & ~table.lit[other]
            if further:
                if table.rules.watched[tile] and table.lit[other] == 0 and is_waiting(table, other):
                    note_joined(table, other)
                join(table, other, further)


def is_waiting(table: Table, cell: int) -> bool:
    """Return whether this is a site that nobody has joined yet."""
    for i in range(table.nsites):
        if table.site_cell[i] == cell:
            return True
    return False


def note_joined(table: Table, cell: int) -> None:
    """Note that something waiting to be reached was joined to the start (B-30)."""
    for i in range(table.npending):
        if table.pending[i] == cell:
            return
    if table.recording:
        table.emit(JOINED, table.turn, table.at[cell], 0, 0)
    table.pending[table.npending] = cell
    table.npending += 1


def entered(table: Table, cell: int, tile: int) -> int:
    """Return the sides that would be joined to the start if this card lay here."""
    if table.rules.begins[tile]:
        return table.rules.sides[tile]
    way = 0
    for d in range(4):  # masking with all bits or none avoids a branch
        way |= table.rules.through[4 * tile + d] & -(table.reach[cell] >> d & 1)
    return way


def lay(table: Table, cell: int, tile: int) -> None:
    """Lay a path card: it fills its hole and may join what lies beyond."""
    close_hole(table, cell)
    put(table, cell, tile)
    table.laid[table.nlaid] = cell
    table.nlaid += 1
    table.fresh = cell
    way = entered(table, cell, tile)
    if way:
        join(table, cell, way)


def lift(table: Table, cell: int) -> None:
    """Remove a path card; whatever depended on it comes loose (B-23)."""
    was_lit = table.lit[cell]
    i = 0
    while table.laid[i] != cell:
        i += 1
    table.nlaid -= 1
    while i < table.nlaid:
        table.laid[i] = table.laid[i + 1]
        i += 1
    table.tile[cell] = EMPTY
    if table.fresh == cell:
        table.fresh = 0
    for d in range(4):
        other = table.beside[4 * cell + d]
        table.need[other] &= 255 - (BACK[d] | BACK[d] << 4)
    if was_lit:
        recompute_joined(table)
    elif table.rules.must_connect and table.reach[cell]:
        open_hole(table, cell)
    if not table.rules.must_connect:
        move_holes(table, cell)


def move_holes(table: Table, cell: int) -> None:
    """Update holes where paths need not be joined: one here, none that only it supported."""
    for d in range(4):
        other = table.beside[4 * cell + d]
        if table.tile[other] == EMPTY and table.need[other] == 0:
            close_hole(table, other)
    if table.need[cell]:
        open_hole(table, cell)


def hide(table: Table, cell: int) -> None:
    """Put a face-down card here; a joined exit may already meet it (B-30)."""
    close_hole(table, cell)
    table.tile[cell] = HIDDEN
    if table.reach[cell]:
        note_joined(table, cell)


def uncover(table: Table, cell: int) -> None:
    """Remove a face-down card; a path may go here if it fits."""
    table.tile[cell] = EMPTY
    if table.reach[cell] if table.rules.must_connect else table.need[cell]:
        open_hole(table, cell)


@python_too
def recompute_joined(table: Table) -> None:
    """Recompute what is joined to the start, without counting anything as newly joined."""
    pending = table.npending
    recording = table.recording
    table.recording = False
    if table.rules.must_connect:
        table.nholes = 0
    for cell in range(1, table.ncells + 1):
        table.lit[cell] = 0
        table.reach[cell] = 0
    join(table, 1, table.rules.sides[table.tile[1]])  # the start is the first cell touched
    for i in range(table.nlaid):
        cell = table.laid[i]
        if table.rules.begins[table.tile[cell]] and table.lit[cell] == 0:
            join(table, cell, table.rules.sides[table.tile[cell]])
    table.npending = pending
    table.recording = recording


def flood(table: Table, skip: int, shut: int, lit: Bytes, reach: Bytes) -> None:
    """Find what would be joined without the card on `skip` and with some filters shut.

    Filters are shut by their number (S-30), 0 for none. Fills `lit` and `reach`, which mean the
    same as those of the table, and does not change the table.
    """
    for cell in range(MAX_CELLS):
        lit[cell] = 0
        reach[cell] = 0
    spread(table, 1, table.rules.sides[table.tile[1]], skip, shut, lit, reach)
    for i in range(table.nlaid):
        cell = table.laid[i]
        if table.rules.begins[table.tile[cell]] and lit[cell] == 0 and cell != skip:
            spread(table, cell, table.rules.sides[table.tile[cell]], skip, shut, lit, reach)


def spread(
    table: Table, cell: int, way: int, skip: int, shut: int, lit: Bytes, reach: Bytes
) -> None:
    """Mark these sides as joined, and everything they lead to."""
    lit[cell] |= way
    for d in range(4):
        if not way >> d & 1:
            continue
        other = table.beside[4 * cell + d]
        reach[other] |= BACK[d]
        tile = table.tile[other]
        if tile < FIRST_TILE or other == skip:
            continue
        if shut and table.rules.filter[tile] == shut:
            continue
        further = table.rules.through[4 * tile + (d ^ 2)] & ~lit[other]
        if further:
            spread(table, other, further, skip, shut, lit, reach)
