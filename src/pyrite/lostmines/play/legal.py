"""The complete list of legal actions: whoever is asked, whatever the question."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
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


def list_seat(table: "Table", seat: int, moves: "Moves") -> None:
    """What this seat may answer to what the game waits for."""
    moves.n = 0
    if table.asked_seats >> seat & 1:
        list_answers(table, seat, moves)


def list_all(table: "Table", moves: "Moves") -> None:
    """All that anybody may do now."""
    moves.n = 0
    for seat in range(table.rules.seats):
        if table.asked_seats >> seat & 1:
            list_answers(table, seat, moves)


def list_answers(table: "Table", seat: int, moves: "Moves") -> None:
    """Adds the answers of one asked seat."""
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


def add(moves: "Moves", action: int) -> None:
    """Put an action on the list."""
    moves.acts[moves.n] = action
    moves.n += 1


def list_turn(table: "Table", seat: int, moves: "Moves") -> None:
    """L-05: play a card, or discard one or two; before that one may propose the end (L-45)."""
    if not table.proposed:
        add(moves, pack(PROPOSE, 0, 0))
    for card in range(table.rules.nkinds):
        held = table.hands[seat * MAX_KINDS + card]
        if held:
            add(moves, pack(PASS, card, 0))
            list_pairs(table, seat, card, held, moves)
            list_card(table, seat, card, moves)


def list_pairs(table: "Table", seat: int, card: int, held: int, moves: "Moves") -> None:
    """Two cards to discard, the lower number first."""
    if held > 1:
        add(moves, pack(PASS, card, card + 1))
    for other in range(card + 1, table.rules.nkinds):
        if table.hands[seat * MAX_KINDS + other]:
            add(moves, pack(PASS, card, other + 1))


def list_card(table: "Table", seat: int, card: int, moves: "Moves") -> None:
    """All ways to play one card."""
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


def list_places(table: "Table", card: int, moves: "Moves") -> None:
    """L-10: every hole that the card fits, upright or turned by half."""
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


def list_tools(table: "Table", card: int, moves: "Moves") -> None:
    """L-20: a matching obstacle that has no tool, while there is a token."""
    feature = table.rules.overcomes[card]
    if table.supply[feature] == 0:
        return
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        if feature_at(table, cell) == feature and not table.tool[cell]:
            add(moves, pack(TOOL, card, cell))


def list_looks(table: "Table", seat: int, card: int, moves: "Moves") -> None:
    """L-21: one of the two things that the card shows."""
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


def list_edges(table: "Table", verb: int, card: int, kind: int, bit: int, moves: "Moves") -> None:
    """L-22, L-23: an edge that has no token of this kind, while there is one in the supply."""
    if table.supply[kind] == 0:
        return
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        for d in range(1, 3):
            edge = edge_of(cell, d)
            if not table.token[edge] & bit and may_mark(table, cell, d):
                add(moves, pack(verb, card, edge))


def list_storms(table: "Table", card: int, moves: "Moves") -> None:
    """L-24: any path card without a dwarf."""
    for cell in range(WIDTH + 1, CELLS - WIDTH - 1):
        if is_path(table, cell) and not table.standing[cell]:
            add(moves, pack(STORM, card, cell))


def is_path(table: "Table", cell: int) -> bool:
    """Does a card of the deck lie here, neither a start nor a mine?"""
    tile = table.tile[cell]
    return tile >= FIRST_TILE and tile - FIRST_TILE >> 1 < table.rules.nkinds


def list_steps(table: "Table", seat: int, moves: "Moves") -> None:
    """L-30: every way on, or stop here."""
    for d in range(4):
        if may_step(table, table.dwarf_at[seat], d):
            add(moves, pack(STEP, 0, d))
    add(moves, pack(STOP, 0, 0))


def list_treasures(table: "Table", seat: int, moves: "Moves") -> None:
    """L-32: those of the mine's kind that nobody has taken."""
    kind = 0
    for mine in range(table.rules.nmines):
        if table.rules.mine_at[mine] == table.dwarf_at[seat]:
            kind = table.rules.mine_kind[table.mine_card[mine]]
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == NOBODY and table.treasure_kind[i] == kind:
            add(moves, pack(TAKE, 0, i))
