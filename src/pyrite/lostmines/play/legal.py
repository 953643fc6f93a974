# Compiled: see core/native.py
"""The complete list of legal actions for any seat and any question."""

from pyrite.core.moves import Moves, pack
from pyrite.core.numbers import NOBODY
from pyrite.core.sides import fits
from pyrite.lostmines.numbers import (
    AGREE,
    ASK_AGREE,
    ASK_MINE,
    ASK_MOVE,
    ASK_TURN,
    CELLS,
    DWARF,
    FIRST_TILE,
    HIDDEN,
    LOOK,
    LOOK_SHIFT,
    MAX_KINDS,
    MINE,
    PASS,
    PLACE,
    PROPOSE,
    REFUSE,
    SET_TRAP,
    SET_TROLL,
    STEP,
    STOP,
    STORM,
    TAKE,
    TOOL,
    TRAP,
    TRAP_BIT,
    TREASURE,
    TROLL,
    TROLL_BIT,
    TURN,
    WIDTH,
)
from pyrite.lostmines.table.board import edge_of, feature_at, may_mark, may_step
from pyrite.lostmines.table.state import Table


def list_seat(table: Table, seat: int, moves: Moves) -> None:
    """List what this seat may answer now."""
    moves.n = 0
    if table.asked_seats >> seat & 1:
        list_answers(table, seat, moves)


def list_all(table: Table, moves: Moves) -> None:
    """List everything any seat may do now."""
    moves.n = 0
    for seat in range(table.rules.seats):
        if table.asked_seats >> seat & 1:
            list_answers(table, seat, moves)


def list_answers(table: Table, seat: int, moves: Moves) -> None:
    """Append the answers of one asked seat."""
    if table.ask == ASK_TURN:
        list_turn(table, seat, moves)
    elif table.ask == ASK_MOVE:
        list_steps(table, seat, moves)
    elif table.ask == ASK_AGREE:
        add(moves, pack(AGREE, 0, seat))
        add(moves, pack(REFUSE, 0, seat))
    elif table.ask == ASK_MINE:
        add(moves, pack(TURN, 0, 0))
        add(moves, pack(TURN, 0, 1))
    else:
        list_treasures(table, seat, moves)


def add(moves: Moves, action: int) -> None:
    """Append an action to the list."""
    moves.acts[moves.n] = action
    moves.n += 1


def list_turn(table: Table, seat: int, moves: Moves) -> None:
    """List playing a card, discarding one or two, and proposing to end the round (L-05, L-45)."""
    if not table.proposed:
        add(moves, pack(PROPOSE, 0, 0))
    for card in range(table.rules.nkinds):
        held = table.hands[seat * MAX_KINDS + card]
        if held:
            add(moves, pack(PASS, card, 0))
            list_pairs(table, seat, card, held, moves)
            list_card(table, seat, card, moves)


def list_pairs(table: Table, seat: int, card: int, held: int, moves: Moves) -> None:
    """List pairs of cards to discard, the lower number first."""
    if held > 1:
        add(moves, pack(PASS, card, card + 1))
    for other in range(card + 1, table.rules.nkinds):
        if table.hands[seat * MAX_KINDS + other]:
            add(moves, pack(PASS, card, other + 1))


def list_card(table: Table, seat: int, card: int, moves: Moves) -> None:
    """List all ways to play one card."""
    verb = table.rules.verb_of[card]
    if verb == PLACE:
        list_places(table, card, moves)
    elif verb == TOOL:
        list_tools(table, card, moves)
    elif verb == LOOK:
        list_looks(table, seat, card, moves)
    elif verb == SET_TRAP:
        list_edges(table, verb, card, TRAP, TRAP_BIT, moves)
    elif verb == SET_TROLL:
        list_edges(table, verb, card, TROLL, TROLL_BIT, moves)
    else:
        list_storms(table, card, moves)


def list_places(table: Table, card: int, moves: Moves) -> None:
    """List every hole that the card fits, upright or turned (L-10)."""
    upright = table.rules.sides[FIRST_TILE + 2 * card]
    over = table.rules.sides[FIRST_TILE + 2 * card + 1]
    for i in range(table.nholes):
        cell = table.holes[i]
        must = table.need[cell] & 15
        known = must | table.need[cell] >> 4
        if fits(upright, known, must):
            add(moves, pack(PLACE, card, cell << 1))
        if table.rules.turns_of[card] == 2 and fits(over, known, must):
            add(moves, pack(PLACE, card, cell << 1 | 1))


def list_tools(table: Table, card: int, moves: Moves) -> None:
    """List matching obstacles without a tool, while a token is left (L-20)."""
    feature = table.rules.overcomes[card]
    if table.supply[feature] == 0:
        return
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        if feature_at(table, cell) == feature and not table.tool[cell]:
            add(moves, pack(TOOL, card, cell))


def list_looks(table: Table, seat: int, card: int, moves: Moves) -> None:
    """List everything that the information card can show (L-21)."""
    shows = table.rules.shows[card]
    if shows >> MINE & 1:
        for mine in range(table.rules.nmines):
            if table.tile[table.rules.mine_at[mine]] == HIDDEN:
                add(moves, pack(LOOK, card, MINE << LOOK_SHIFT | mine))
    if shows >> TREASURE & 1:
        for i in range(table.rules.seats):
            if table.treasure_owner[i] == NOBODY:
                add(moves, pack(LOOK, card, TREASURE << LOOK_SHIFT | i))
    if shows >> DWARF & 1:
        for other in range(table.rules.seats):
            if other != seat:
                add(moves, pack(LOOK, card, DWARF << LOOK_SHIFT | other))


def list_edges(table: Table, verb: int, card: int, kind: int, bit: int, moves: Moves) -> None:
    """List edges without a token of this kind, while one is left (L-22, L-23)."""
    if table.supply[kind] == 0:
        return
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        for d in range(1, 3):
            edge = edge_of(cell, d)
            if not table.token[edge] & bit and may_mark(table, cell, d):
                add(moves, pack(verb, card, edge))


def list_storms(table: Table, card: int, moves: Moves) -> None:
    """List every path card without a dwarf (L-24)."""
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        if is_path(table, cell) and not table.standing[cell]:
            add(moves, pack(STORM, card, cell))


def is_path(table: Table, cell: int) -> bool:
    """Return whether a card of the deck lies here, neither a start nor a mine."""
    tile = table.tile[cell]
    return tile >= FIRST_TILE and tile - FIRST_TILE >> 1 < table.rules.nkinds


def list_steps(table: Table, seat: int, moves: Moves) -> None:
    """List every possible step, and stopping here (L-30)."""
    for d in range(4):
        if may_step(table, table.dwarf_at[seat], d):
            add(moves, pack(STEP, 0, d))
    add(moves, pack(STOP, 0, 0))


def list_treasures(table: Table, seat: int, moves: Moves) -> None:
    """List treasures of the mine's kind that nobody has taken (L-32)."""
    kind = 0
    for mine in range(table.rules.nmines):
        if table.rules.mine_at[mine] == table.dwarf_at[seat]:
            kind = table.rules.mine_kind[table.mine_card[mine]]
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == NOBODY and table.treasure_kind[i] == kind:
            add(moves, pack(TAKE, 0, i))
