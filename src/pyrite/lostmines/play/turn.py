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
    ASK_TURN,
    ASKED,
    CARDS_GONE,
    FIRST_TILE,
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
    STOP,
    TAKE,
    TURN,
)
from pyrite.lostmines.play.card_effects import discard, drop, resolve, set_troll
from pyrite.lostmines.play.ending import ask_one, begin_turn, end_round, is_cut
from pyrite.lostmines.play.moving import begin_move, step, stop, take_treasure, turn_mine
from pyrite.lostmines.table.board import put
from pyrite.lostmines.table.state import Table


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
