# Compiled: see core/native.py
"""Laying and removing paths: what all cards that do so share (B-10 to B-16, S-11)."""

from pyrite.core.moves import Moves, arg_of, card_of
from pyrite.core.native import Bytes, Size
from pyrite.core.numbers import ARG_MASK, CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.numbers import BROKEN, EMPTY, FIRST_TILE, NO_SIDES, PLACED
from pyrite.saboteur.table.forbidding import who_bars, who_forbids_laying
from pyrite.saboteur.table.paths import find, lay, lift
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb

FITS: Bytes = [0] * (17 * 256)


def fits(sides: int, need: int) -> bool:
    """Return whether the open sides of a card match what lies around the cell (B-11)."""
    must = need & 15
    known = must | need >> 4
    return sides & known == must


def note_what_fits() -> None:
    """Precompute every answer of `fits`, by open sides and need, one byte each."""
    for sides in range(16):
        for need in range(256):
            FITS[sides << 8 | need] = fits(sides, need)


def may_lay(table: Table, seat: int) -> bool:
    """Return whether the seat may lay paths: no broken tool (B-16), no module forbids it."""
    if table.front[seat] & BROKEN:
        return False
    return table.rules.n_may_lay == 0 or who_forbids_laying(table, seat) == NOBODY


def list_places(table: Table, card: int, moves: Moves, n: int) -> int:
    """List every hole that the card fits, upright or turned (B-10 to B-14)."""
    if table.front[table.turn] & BROKEN:
        return n
    if table.rules.n_may_lay or table.rules.n_bars:
        return list_allowed(table, card, moves, n)
    return list_fitting(table, card, moves, n)


def list_allowed(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the holes that the card fits where modules may forbid some."""
    if not may_lay(table, table.turn):
        return n
    return unbarred(table, moves, n, list_fitting(table, card, moves, n), 0)


def list_fitting(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the card, upright or turned, for every hole where all its sides match (B-11)."""
    first = PLACE << VERB_SHIFT | card << CARD_SHIFT
    upright: Size = table.rules.sides[FIRST_TILE + 2 * card] << 8
    turned: Size = table.rules.sides[FIRST_TILE + 2 * card + 1] << 8
    if table.rules.turns_of[card] == 1:
        turned = NO_SIDES << 8
    end: Size = n
    for i in range(table.nholes):
        cell = table.holes[i]
        need: Size = table.need[cell]
        action = first + 2 * table.at[cell]
        moves.acts[end] = action  # always written, kept only if it fits: this avoids a branch
        end += FITS[upright + need]
        moves.acts[end] = action + 1
        end += FITS[turned + need]
    return end


def resolve_place(table: Table, action: int) -> None:
    """Lay the path; what it joins is met next (B-30)."""
    tile = FIRST_TILE + 2 * card_of(action) + (action & 1)
    put_path(table, arg_of(action) >> 1, tile)


def list_turns(table: Table, action: int, tile: int, need: int, moves: Moves, n: int) -> int:
    """List the rotations of the tile's card that fit into one cell."""
    card = tile - FIRST_TILE >> 1
    for flip in range(table.rules.turns_of[card]):
        moves.acts[n] = action | flip
        n += FITS[table.rules.sides[FIRST_TILE + 2 * card + flip] << 8 | need]
    return n


def unbarred(table: Table, moves: Moves, before: int, n: int, skip: int) -> int:
    """Remove actions on cells closed to the seat on turn; the card on `skip` is being moved."""
    if table.rules.n_bars == 0:
        return n
    kept = before
    for i in range(before, n):
        cell = find(table, (moves.acts[i] & ARG_MASK) >> 1)
        if not is_barred(table, cell, table.turn, skip):
            moves.acts[kept] = moves.acts[i]
            kept += 1
    return kept


def is_barred(table: Table, cell: int, seat: int, skip: int) -> bool:
    """Return whether a module closes the cell to this seat (NOBODY: to a pushed goal)."""
    return who_bars(table, cell, seat, skip) != NOBODY


def may_begin_at(table: Table, cell: int, skip: int) -> bool:
    """Return whether tunnels may begin here: next to a path other than `skip`, no goal (S-11)."""
    beside_path = False
    for d in range(4):
        other = table.beside[4 * cell + d]
        if other == 0 or other == skip or table.tile[other] == EMPTY:
            continue
        for goal in range(table.rules.ngoals):
            if table.goal_cell[goal] == other:
                return False
        if table.tile[other] >= FIRST_TILE:
            beside_path = True
    return beside_path


def put_path(table: Table, at: int, tile: int) -> None:
    """Put a path on the table and tell modules; what it joins is met next (B-30)."""
    cell = find(table, at)
    if table.recording:
        table.emit(PLACED, table.turn, at, tile - FIRST_TILE, 0)
    lay(table, cell, tile)
    for i in range(table.rules.n_laid):
        table.rules.laid[i](table, cell)


def take_path(table: Table, cell: int) -> None:
    """Remove a path and tell modules; whatever depended on it comes loose (B-23)."""
    lift(table, cell)
    for i in range(table.rules.n_lifted):
        table.rules.lifted[i](table, cell)


note_what_fits()
PLACE: int = new_card_verb(2, "place", list_places, resolve_place)
