# Compiled: see core/native.py
"""Moving a dwarf: steps, traps, mines and treasures (L-13, L-30 to L-33)."""

from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    ASK_MINE,
    ASK_MOVE,
    ASK_TAKE,
    CAMPFIRE,
    CAMPFIRE_STEPS,
    CARDS_GONE,
    DRAGON,
    DRAGON_WOKEN,
    FIRST_TILE,
    HIDDEN,
    LOST,
    LUCK_TRAP,
    MAX_KINDS,
    MINE_SHOWN,
    MINE_TURNED,
    STEPPED,
    STEPS,
    STOPPED,
    TRAP_BIT,
    TREASURE_TAKEN,
    TREASURES_GONE,
)
from pyrite.lostmines.play.card_effects import discard, drop
from pyrite.lostmines.play.ending import ask_one, end_round, end_turn, is_cut
from pyrite.lostmines.table.board import (
    BACK,
    OFFSET,
    edge_of,
    feature_at,
    may_step,
    misfits,
    put,
)
from pyrite.lostmines.table.state import Table


def begin_move(table: Table) -> None:
    """Begin a move, which is longer from a campfire (L-13)."""
    feature = feature_at(table, table.dwarf_at[table.turn])
    table.steps = CAMPFIRE_STEPS if feature == CAMPFIRE else STEPS
    go_on(table)


def go_on(table: Table) -> None:
    """Offer another step if one is possible; else end the move."""
    if table.steps and can_step(table, table.dwarf_at[table.turn]):
        ask_one(table, ASK_MOVE)
    else:
        end_move(table)


def can_step(table: Table, cell: int) -> bool:
    """Return whether a dwarf can leave this cell."""
    for d in range(4):
        if may_step(table, cell, d):
            return True
    return False


def step(table: Table, d: int) -> None:
    """Step onto the next card, then handle the trap (L-22) and the mine (L-31)."""
    seat = table.turn
    cell = table.dwarf_at[seat]
    beyond = cell + OFFSET[d]
    table.standing[cell] -= 1
    table.standing[beyond] += 1
    table.dwarf_at[seat] = beyond
    table.steps -= 1
    if table.recording:
        table.emit(STEPPED, seat, beyond, d, 0)
    if table.token[edge_of(cell, d)] & TRAP_BIT and table.nhand[seat]:
        lose_card(table, seat)
        if is_cut(table):
            end_round(table, CARDS_GONE)
            return
    if table.tile[beyond] == HIDDEN:
        enter_mine(table, beyond, BACK[d])
    else:
        go_on(table)


def stop(table: Table) -> None:
    if table.recording:
        table.emit(STOPPED, table.turn, 0, 0, 0)
    end_move(table)


def lose_card(table: Table, seat: int) -> None:
    """Lose a random card of the hand, face down, seen only by its owner (L-22)."""
    table.luck.start(table.step, LUCK_TRAP)
    n = table.luck.below(table.nhand[seat])
    card = 0
    while n >= table.hands[seat * MAX_KINDS + card]:
        n -= table.hands[seat * MAX_KINDS + card]
        card += 1
    drop(table, seat, card)
    if table.recording:
        table.emit(LOST, seat, 0, 0, 0)
    discard(table, seat, card, 1 << seat)


def mine_at(table: Table, cell: int) -> int:
    """Return the number of the mine on this cell, or NOBODY."""
    for mine in range(table.rules.nmines):
        if table.rules.mine_at[mine] == cell:
            return mine
    return NOBODY


def enter_mine(table: Table, cell: int, entry: int) -> None:
    """Stop at a face-down mine and turn it so that it is open to the entry side (L-31)."""
    card = table.mine_card[mine_at(table, cell)]
    table.steps = 0
    if table.recording:
        table.emit(MINE_SHOWN, table.turn, cell, card, 0)
    upright = table.rules.sides[FIRST_TILE + 2 * card]
    turned = table.rules.sides[FIRST_TILE + 2 * card + 1]
    table.entered = cell
    if table.rules.turns_of[card] == 1 or not turned & entry:
        turn_mine(table, 0)
    elif not upright & entry:
        turn_mine(table, 1)
    else:
        worse = misfits(table, cell, turned) - misfits(table, cell, upright)
        if worse == 0:
            ask_one(table, ASK_MINE)
        else:
            turn_mine(table, worse < 0)


def turn_mine(table: Table, flip: int) -> None:
    """Turn the mine face up."""
    cell = table.entered
    card = table.mine_card[mine_at(table, cell)]
    table.entered = 0
    if table.recording:
        table.emit(MINE_TURNED, table.turn, cell, FIRST_TILE + 2 * card + flip, 0)
    put(table, cell, FIRST_TILE + 2 * card + flip)
    if table.rules.mine_kind[card] == DRAGON:
        table.dragon = table.turn
        if table.recording:
            table.emit(DRAGON_WOKEN, table.turn, 0, 0, 0)
    end_move(table)


def end_move(table: Table) -> None:
    """End the move; a dwarf on a mine must take a treasure of its kind, if one is left (L-32)."""
    table.steps = 0
    left = 0
    last = NOBODY
    mine = mine_at(table, table.dwarf_at[table.turn])
    if mine != NOBODY:
        kind = table.rules.mine_kind[table.mine_card[mine]]
        for i in range(table.rules.seats):
            if table.treasure_owner[i] == NOBODY and table.treasure_kind[i] == kind:
                left += 1
                last = i
    if left > 1:
        ask_one(table, ASK_TAKE)
    elif left == 1:
        take_treasure(table, last)
    else:
        end_turn(table)


def take_treasure(table: Table, i: int) -> None:
    """Give a treasure to its taker, who looks at it; the last one ends the round (L-40)."""
    seat = table.turn
    table.treasure_owner[i] = seat
    table.treasure_seen_by[i] |= 1 << seat
    table.treasures_left -= 1
    if table.recording:
        table.emit(TREASURE_TAKEN, seat, i, table.treasure_value[i], 1 << seat)
    if table.treasures_left == 0:
        end_round(table, TREASURES_GONE)
    else:
        end_turn(table)
