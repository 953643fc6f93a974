# Compiled: see core/native.py
"""The effects of cards other than paths (L-20 to L-24), and where cards go."""

from pyrite.lostmines.numbers import (
    DISCARDED,
    EMPTY,
    FIRST_TILE,
    LOOK,
    LOOK_MASK,
    LOOK_SHIFT,
    LOOKED,
    MAX_KINDS,
    MINE,
    PUBLIC,
    SET_TRAP,
    STORMED,
    TOOL,
    TOOL_LAID,
    TRAP,
    TRAP_BIT,
    TRAP_GONE,
    TRAP_SET,
    TREASURE,
    TROLL,
    TROLL_BIT,
    TROLL_LEFT,
    TROLL_SET,
)
from pyrite.lostmines.table.board import OFFSET, edge_of, remove
from pyrite.lostmines.table.state import Table


def resolve(table: Table, verb: int, card: int, arg: int) -> None:
    """Resolve an action whose card is discarded."""
    if verb == TOOL:
        feature = table.rules.overcomes[card]
        table.tool[arg] = 1
        table.supply[feature] -= 1
        if table.recording:
            table.emit(TOOL_LAID, table.turn, arg, card, 0)
    elif verb == LOOK:
        look(table, arg >> LOOK_SHIFT, arg & LOOK_MASK, card)
    elif verb == SET_TRAP:
        table.token[arg] |= TRAP_BIT
        table.supply[TRAP] -= 1
        if table.recording:
            table.emit(TRAP_SET, table.turn, arg, 0, 0)
    else:
        storm(table, arg)


def look(table: Table, kind: int, which: int, card: int) -> None:
    """Look at something; everybody sees what, only the seat sees its face (L-21)."""
    eye = 1 << table.turn
    if kind == MINE:
        seen = table.mine_card[which]
        table.mine_seen_by[which] |= eye
    elif kind == TREASURE:
        seen = table.treasure_value[which]
        table.treasure_seen_by[which] |= eye
    else:
        seen = table.dwarf[which]
        table.dwarf_seen_by[which] |= eye
    if table.recording:
        table.emit(LOOKED, table.turn, card << 16 | kind << LOOK_SHIFT | which, seen, eye)


def set_troll(table: Table, edge: int) -> None:
    """Set a troll; its card lies face up in front of its owner until it goes (L-23)."""
    table.token[edge] |= TROLL_BIT
    table.supply[TROLL] -= 1
    table.troll_at[table.turn] = edge
    if table.recording:
        table.emit(TROLL_SET, table.turn, edge, 0, 0)


def remove_troll(table: Table, seat: int) -> None:
    """Remove a troll and discard its card."""
    edge = table.troll_at[seat]
    table.token[edge] &= 255 - TROLL_BIT
    table.troll_at[seat] = 0
    table.supply[TROLL] += 1
    if table.recording:
        table.emit(TROLL_LEFT, seat, edge, 0, 0)
    discard(table, seat, table.rules.troll_card, PUBLIC)


def storm(table: Table, cell: int) -> None:
    """Remove a path with its tool; tokens go only if both cells of their edge are empty (L-24)."""
    card = table.tile[cell] - FIRST_TILE >> 1
    if table.recording:
        table.emit(STORMED, table.turn, cell, card, 0)
    if table.tool[cell]:
        table.tool[cell] = 0
        table.supply[table.rules.feature[card]] += 1
    remove(table, cell)
    discard(table, table.turn, card, PUBLIC)
    for d in range(4):
        edge = edge_of(cell, d)
        if table.token[edge] and table.tile[cell + OFFSET[d]] == EMPTY:
            remove_tokens(table, edge)


def remove_tokens(table: Table, edge: int) -> None:
    if table.token[edge] & TRAP_BIT:
        table.token[edge] &= 255 - TRAP_BIT
        table.supply[TRAP] += 1
        if table.recording:
            table.emit(TRAP_GONE, table.turn, edge, 0, 0)
    for seat in range(table.rules.seats):
        if table.troll_at[seat] == edge:
            remove_troll(table, seat)


def drop(table: Table, seat: int, card: int) -> None:
    """Remove a card from a hand."""
    table.hands[seat * MAX_KINDS + card] -= 1
    table.nhand[seat] -= 1


def discard(table: Table, seat: int, card: int, seen_by: int) -> None:
    """Put a card face down on the discard pile, known to `seen_by`."""
    table.discards[table.ndiscards] = card
    table.discard_seen_by[table.ndiscards] = seen_by
    table.ndiscards += 1
    if table.recording:
        table.emit(DISCARDED, seat, card, 0, seen_by)
