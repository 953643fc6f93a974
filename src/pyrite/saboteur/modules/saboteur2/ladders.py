# Compiled: see core/native.py
"""Ladders (S-11): joined to the start wherever they lie, and laid next to any path card."""

from pyrite.core.moves import Moves
from pyrite.core.numbers import CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.numbers import EMPTY, FIRST_TILE
from pyrite.saboteur.play.laying import (
    may_begin_at,
    may_lay,
    resolve_place,
    unbarred,
)
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb


def list_ladders(table: Table, card: int, moves: Moves, n: int) -> int:
    """List every empty cell next to a path card, loose parts included, that the ladder fits."""
    if not may_lay(table, table.turn):
        return n
    upright = table.rules.sides[FIRST_TILE + 2 * card]
    turned = table.rules.sides[FIRST_TILE + 2 * card + 1]
    first = LADDER << VERB_SHIFT | card << CARD_SHIFT
    two = table.rules.turns_of[card] - 1
    before = n
    for cell in range(1, table.ncells + 1):
        need = table.need[cell]
        must = need & 15
        known = must | need >> 4
        fits: int = upright & known == must
        fits_turned: int = (turned & known == must) & two
        if need == 0 or not (fits or fits_turned) or table.tile[cell] != EMPTY:
            continue
        if may_begin_at(table, cell, 0):
            moves.acts[n] = first | table.at[cell] << 1
            n += fits
            moves.acts[n] = first | table.at[cell] << 1 | 1
            n += fits_turned
    moves.sort(before, n)
    return unbarred(table, moves, before, n, 0) if table.rules.n_bars else n


LADDER: int = new_card_verb(34, "ladder", list_ladders, resolve_place)
