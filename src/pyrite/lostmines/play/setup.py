# Compiled: see core/native.py
"""Setting up a round: board, mines, treasures, dwarfs, hands (L-01 to L-04, L-43)."""

from pyrite.core.chance import shuffle
from pyrite.core.native import python_too
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    CHARACTERS,
    DREW,
    DWARF_DEALT,
    FIRST_TILE,
    HIDDEN,
    LUCK_DECK,
    LUCK_DWARFS,
    LUCK_MINES,
    LUCK_STARTER,
    LUCK_TREASURES,
    MAX_KINDS,
    NOTHING,
    PLAYING,
    ROUND_STARTED,
    TOKEN_KINDS,
    TREASURE_LAID,
)
from pyrite.lostmines.table.board import clear, put
from pyrite.lostmines.table.state import Table


@python_too
def start_game(table: Table) -> None:
    """Reset the points and draw the first seat at random unless the table names it (L-00)."""
    for seat in range(table.rules.seats):
        table.points[seat] = 0
    table.step = 0
    table.round_no = 0
    table.starter = table.rules.first_seat
    if table.starter == NOBODY:
        table.luck.start(0, LUCK_STARTER)
        table.starter = table.luck.below(table.rules.seats)


@python_too
def start_round(table: Table) -> None:
    """Set everything up again except the points (L-43)."""
    table.round_no += 1
    reset(table)
    if table.recording:
        table.emit(ROUND_STARTED, table.starter, table.round_no, 0, 0)
    lay_out(table)
    lay_treasures(table)
    deal_dwarfs(table)
    deal_hands(table)


def reset(table: Table) -> None:
    table.turn = table.starter
    table.stage = PLAYING
    table.ask = NOTHING
    table.asked_seats = 0
    table.last_card = NOBODY
    table.dragon = NOBODY
    table.proposed = 0
    table.agreed = 0
    table.steps = 0
    table.owed = 0
    table.entered = 0
    table.ndiscards = 0
    for kind in range(TOKEN_KINDS):
        table.supply[kind] = table.rules.tokens[kind]
    for seat in range(table.rules.seats):
        table.troll_at[seat] = 0
        table.dwarf_seen_by[seat] = 0


def lay_out(table: Table) -> None:
    """Lay out two starts, and the mines face down on their cells (L-01)."""
    clear(table)
    for clan in range(2):
        put(table, table.rules.start_at[clan], FIRST_TILE + 2 * table.rules.start_card[clan])
    for mine in range(table.rules.nmines):
        table.mine_card[mine] = table.rules.mine_cards[mine]
        table.mine_seen_by[mine] = 0
        table.tile[table.rules.mine_at[mine]] = HIDDEN
    table.luck.start(table.round_no, LUCK_MINES)
    shuffle(table.mine_card, table.rules.nmines, table.luck)


def lay_treasures(table: Table) -> None:
    """Lay out one treasure per seat, showing only its kind; set the others aside (L-02)."""
    n = table.rules.ntreasures
    for i in range(n):
        table.treasure_kind[i] = i
    table.luck.start(table.round_no, LUCK_TREASURES)
    shuffle(table.treasure_kind, n, table.luck)
    for i in range(n):
        card = table.treasure_kind[i]
        table.treasure_kind[i] = table.rules.treasure_kind[card]
        table.treasure_value[i] = table.rules.treasure_value[card]
        table.treasure_seen_by[i] = 0
        table.treasure_owner[i] = NOBODY
    table.treasures_left = table.rules.seats
    if table.recording:
        for i in range(table.rules.seats):
            table.emit(TREASURE_LAID, NOBODY, i, table.treasure_kind[i], 0)


def deal_dwarfs(table: Table) -> None:
    """Deal dwarfs with public clan and secret character, and place them on a start (L-03, L-04)."""
    for i in range(table.rules.ndwarfs):
        table.spare[i] = table.rules.dwarfs[i]
    table.luck.start(table.round_no, LUCK_DWARFS)
    shuffle(table.spare, table.rules.ndwarfs, table.luck)
    table.nspare = table.rules.ndwarfs
    for seat in range(table.rules.seats):
        table.nspare -= 1
        dwarf = table.spare[table.nspare]
        table.dwarf[seat] = dwarf
        table.dwarf_at[seat] = table.rules.start_at[dwarf // CHARACTERS]
        table.standing[table.dwarf_at[seat]] += 1
        if table.recording:
            table.emit(DWARF_DEALT, seat, dwarf, 0, 1 << seat)


def deal_hands(table: Table) -> None:
    """Set ten cards aside unseen and deal the hands; the rest is the draw pile (L-04)."""
    for i in range(table.rules.ndeck):
        table.pile[i] = table.rules.deck[i]
    table.npile = table.rules.ndeck
    table.luck.start(table.round_no, LUCK_DECK)
    shuffle(table.pile, table.npile, table.luck)
    table.naside = table.rules.set_aside
    for i in range(table.naside):
        table.npile -= 1
        table.aside[i] = table.pile[table.npile]
    for seat in range(table.rules.seats):
        table.nhand[seat] = 0
        for card in range(MAX_KINDS):
            table.hands[seat * MAX_KINDS + card] = 0
    for _ in range(table.rules.hand_size):
        for seat in range(table.rules.seats):
            draw(table, seat)


def draw(table: Table, seat: int) -> None:
    """Draw the top card of the pile into the hand, if there is one."""
    if table.npile == 0:
        return
    table.npile -= 1
    card = table.pile[table.npile]
    table.hands[seat * MAX_KINDS + card] += 1
    table.nhand[seat] += 1
    if table.recording:
        table.emit(DREW, seat, card, 0, 1 << seat)
