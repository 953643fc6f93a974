# Compiled: see core/native.py
"""A turn: remove a troll, play or discard a card, move, take a treasure, draw (L-05, L-06).

`apply` is the only writer. It advances the game until a seat is asked something. What the game
waits for is a plain value on the table, so any moment can be saved, copied, sent and searched.
"""

from pyrite.core.moves import arg_of, card_of, verb_of
from pyrite.core.native import python_too
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    AGREE,
    AGREED,
    ANSWERED,
    ANSWERS,
    ASK_AGREE,
    ASK_MINE,
    ASK_MOVE,
    ASK_TAKE,
    ASK_TURN,
    ASKED,
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
    OVER,
    PASS,
    PASSED,
    PLACE,
    PLACED,
    PROPOSE,
    PROPOSED,
    PUBLIC,
    REFUSE,
    SET_TROLL,
    STEP,
    STEPPED,
    STEPS,
    STOP,
    STOPPED,
    TAKE,
    TRAP_BIT,
    TREASURE_TAKEN,
    TREASURES_GONE,
    TURN,
)
from pyrite.lostmines.play.card_effects import discard, drop, resolve, set_troll
from pyrite.lostmines.play.ending import ask_one, begin_turn, end_round, end_turn, is_cut
from pyrite.lostmines.table.board import BACK, OFFSET, edge_of, feature_at, may_step, misfits, put
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


def apply(table: Table, action: int) -> None:
    """Apply a legal action and everything that follows from it."""
    table.step += 1
    verb = verb_of(action)
    if verb == STEP:
        step(table, arg_of(action))
    elif verb == STOP:
        stop(table)
    elif verb == TURN:
        turn_mine(table, arg_of(action))
    elif verb == TAKE:
        take_treasure(table, arg_of(action))
    elif verb == PROPOSE:
        propose(table)
    elif verb in (AGREE, REFUSE):
        answer(table, arg_of(action), verb == AGREE)
    else:
        play(table, verb, card_of(action), arg_of(action))
    if table.recording and table.stage != OVER:
        tell_ask(table)


@python_too
def begin(table: Table) -> None:
    """Ask the first seat of a freshly dealt game."""
    begin_turn(table)
    if table.recording:
        tell_ask(table)


def tell_ask(table: Table) -> None:
    """Record what the game waits for, and the progress of the turn."""
    about = table.entered | table.steps << 8 | table.owed << 12 | table.proposed << 16
    table.emit(ASKED, table.turn, table.ask, about, table.asked_seats)


def propose(table: Table) -> None:
    """Propose to end the round; all others are asked at once and in secret."""
    table.proposed = 1
    table.agreed = 0
    table.ask = ASK_AGREE
    table.asked_seats = (1 << table.rules.seats) - 1 & ~(1 << table.turn)
    if table.recording:
        table.emit(PROPOSED, table.turn, 0, 0, 0)


def answer(table: Table, seat: int, yes: bool) -> None:
    """Answer a proposal; once all have, answers become public, and all yes ends the round."""
    table.asked_seats &= ~(1 << seat)
    if yes:
        table.agreed |= 1 << seat
    if table.recording:
        table.emit(ANSWERED, NOBODY, seat, yes, 1 << seat)
    if table.asked_seats:
        return
    if table.recording:
        table.emit(ANSWERS, table.turn, table.agreed, 0, 0)
    if table.agreed == (1 << table.rules.seats) - 1 & ~(1 << table.turn):
        end_round(table, AGREED)
    else:
        table.agreed = 0
        ask_one(table, ASK_TURN)


def play(table: Table, verb: int, card: int, arg: int) -> None:
    """Play a card, or discard one or two; then the dwarf may move."""
    if verb != PASS or table.rules.discard_counts:  # L-43
        table.last_card = table.turn
    table.owed = 1
    drop(table, table.turn, card)
    if verb == PLACE:
        if table.recording:
            table.emit(PLACED, table.turn, arg >> 1, FIRST_TILE + 2 * card + (arg & 1), 0)
        put(table, arg >> 1, FIRST_TILE + 2 * card + (arg & 1))
    elif verb == PASS:
        discard_unseen(table, card, arg)
    elif verb == SET_TROLL:
        set_troll(table, arg)
    else:
        resolve(table, verb, card, arg)
        discard(table, table.turn, card, PUBLIC)
    if is_cut(table):
        end_round(table, CARDS_GONE)
    else:
        begin_move(table)


def discard_unseen(table: Table, card: int, other: int) -> None:
    """Discard one or two cards that only their owner knows (L-07), and draw as many."""
    if table.recording:
        table.emit(PASSED, table.turn, 2 if other else 1, 0, 0)
    discard(table, table.turn, card, 1 << table.turn)
    if other:
        drop(table, table.turn, other - 1)
        discard(table, table.turn, other - 1, 1 << table.turn)
        table.owed = 2
