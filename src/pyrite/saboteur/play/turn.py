# Compiled: see core/native.py
"""A turn: a card is declared, then takes effect, then the seat draws and the next is asked.

`apply` is the only writer. It advances the game until a seat is asked something. Every question is
a plain value on the table's stack, so any moment can be saved, copied, sent and searched.
"""

from pyrite.core.moves import Moves
from pyrite.core.native import python_too
from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.knowledge.clues import forget_all
from pyrite.saboteur.knowledge.memory import saw, slipped
from pyrite.saboteur.numbers import (
    ASKED,
    COINS_SHOWN,
    DECLARED,
    DISCARD_PLACE,
    DISCARDED,
    DWARF_SHOWN,
    FACE_UP,
    GAME_ENDED,
    GOLD_SHOWN,
    HAND_PLACE,
    MAX_HAND,
    OVER,
    OWED,
    PASSED,
    PASSED_FIRST,
    PASSED_TOO,
    PAYING,
    PLAYING,
    PUBLIC,
    ROUND_ENDED,
    SKIPPED,
    THROWN_AWAY,
    TOOK_EFFECT,
)
from pyrite.saboteur.play.laying import meet_joined
from pyrite.saboteur.play.payout import finish_round
from pyrite.saboteur.play.setup import draw, start_round
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import IS_PLAY, LIST_ANSWERS, RESOLVE, new_ask, new_verb


def list_seat(table: Table, seat: int, moves: Moves) -> None:
    """List what this seat may answer to the topmost question."""
    moves.n = 0
    top = table.nasks - 1
    if table.nasks and table.ask_seats[top] >> seat & 1:
        LIST_ANSWERS[table.ask_kind[top]](table, seat, moves)


def list_all(table: Table, moves: Moves) -> None:
    """List everything any seat may do now."""
    moves.n = 0
    top = table.nasks - 1
    if table.nasks == 0:
        return
    if table.ask_seats[top] == 1 << table.turn:  # nearly always
        LIST_ANSWERS[table.ask_kind[top]](table, table.turn, moves)
        return
    for seat in range(table.rules.seats):
        if table.ask_seats[top] >> seat & 1:
            LIST_ANSWERS[table.ask_kind[top]](table, seat, moves)


@python_too
def apply(table: Table, action: int) -> None:
    """Apply a legal action and everything that follows from it."""
    table.step += 1
    if IS_PLAY[action >> VERB_SHIFT]:
        declare(table, action)
    else:
        RESOLVE[action >> VERB_SHIFT](table, action)
    settle(table)


def settle(table: Table) -> None:
    """Advance until a seat is asked or the game is over."""
    while table.nasks == 0 and table.stage != OVER:
        if table.declared:
            if table.rules.n_taking_effect == 0 or not is_held_back(table):
                take_effect(table)
        elif table.stage != PLAYING:
            settle_round(table)
        elif table.found or table.ended:
            end_round(table)
        elif table.npending:
            meet_joined(table)
        elif table.rules.n_turn_ending == 0 or not is_held_up(table):
            end_turn(table)
    if table.recording and table.stage != OVER:
        top = table.nasks - 1
        about = table.ask_about[top]
        table.emit(ASKED, table.turn, table.ask_kind[top], about, table.ask_seats[top])


def settle_round(table: Table) -> None:
    """Share the gold of the round, then close it."""
    if table.stage == PAYING:
        table.rules.pay(table)
    else:
        close_round(table)


def declare(table: Table, action: int) -> None:
    """Play a card: everybody knows which, where and on whom before it takes effect."""
    table.nasks -= 1
    card = action >> CARD_SHIFT & CARD_MASK
    drop(table, table.turn, card)
    if table.nclues:
        saw(table, PUBLIC, HAND_PLACE + table.turn, card)
    table.last_card = table.turn
    table.passes = 0
    table.declared = action
    if table.recording:
        table.emit(DECLARED, table.turn, action, 0, 0)
    for i in range(table.rules.n_declared):
        table.rules.declared[i](table, action)


def is_held_back(table: Table) -> bool:
    """Return whether a module asks something before the card takes effect; tell each only once."""
    if not table.told:
        table.told = 1
        for i in range(table.rules.n_taking_effect):
            table.rules.taking_effect[i](table, table.declared)
        if table.nasks:
            return True
    table.told = 0
    return False


def take_effect(table: Table) -> None:
    """Resolve the declared card, which nobody vetoed."""
    action = table.declared
    table.declared = 0
    table.finder = table.turn
    if table.recording:
        table.emit(TOOK_EFFECT, table.turn, 0, 0, 0)
    RESOLVE[action >> VERB_SHIFT](table, action)


def drop(table: Table, seat: int, card: int) -> None:
    """Remove a card from a hand, moving up the cards after it, since hands are sorted."""
    first = seat * MAX_HAND
    table.nhand[seat] -= 1
    for i in range(first, first + table.nhand[seat]):  # without a branch to mispredict
        held = table.hands[i]
        behind = table.hands[i + 1]
        table.hands[i] = held if held < card else behind


def discard(table: Table, seat: int, card: int, seen_by: int) -> None:
    """Put a card on the discard pile, known to `seen_by`; only played cards may be face up."""
    if seen_by == PUBLIC and table.rules.played_face_up:
        seen_by |= FACE_UP
    table.discards[table.ndiscards] = card
    table.discard_seen_by[table.ndiscards] = seen_by
    table.ndiscards += 1
    if table.recording:
        table.emit(DISCARDED, seat, card, seen_by & FACE_UP, seen_by)


def discard_unseen(table: Table, seat: int, card: int, how: int) -> None:
    """Discard a card from the hand face down; only its owner knows it."""
    drop(table, seat, card)
    table.last_card = seat
    if how == PASSED_FIRST:
        table.passes = table.passes + 1 if table.npile == 0 else 0
    elif how == THROWN_AWAY:
        table.passes = 0
    if table.recording:
        table.emit(PASSED, seat, card, how, 1 << seat)
    if table.nclues:
        others = PUBLIC & ~(1 << seat)
        slipped(table, others, HAND_PLACE + seat, DISCARD_PLACE + table.ndiscards)
    discard(table, seat, card, 1 << seat)


def resolve_pass(table: Table, action: int) -> None:
    """Discard one card face down (B-05), or up to three in the order named (S-02)."""
    table.nasks -= 1
    discard_unseen(table, table.turn, action >> CARD_SHIFT & CARD_MASK, PASSED_FIRST)
    more = action & ARG_MASK
    while more:
        table.owed += 1
        discard_unseen(table, table.turn, (more & CARD_MASK) - 1, PASSED_TOO)
        more >>= 7


def owe(table: Table, draws: int) -> None:
    """Set how many cards the seat on turn draws when its turn ends, at least 0."""
    table.owed = draws if draws > 0 else 0
    if table.recording:
        table.emit(OWED, table.turn, table.owed, 0, 0)


def draw_later(table: Table, seat: int) -> None:
    """Let this seat draw a card when the turn ends, after the seat on turn."""
    table.later[table.nlater] = seat
    table.nlater += 1
    if table.recording:
        table.emit(OWED, table.turn, table.owed, seat + 1, 0)


def end_turn(table: Table) -> None:
    """Draw what is owed, then move on to the next seat that holds cards (B-05, B-06)."""
    for _ in range(table.owed):
        draw(table, table.turn)
    for i in range(table.nlater):  # others who draw at the end of this turn (C-19, S-26)
        draw(table, table.later[i])
    next_seat(table)


def is_held_up(table: Table) -> bool:
    """Return whether a module asks something before the seat draws."""
    for i in range(table.rules.n_turn_ending):
        table.rules.turn_ending[i](table)
        if table.nasks:
            return True
    return False


def next_seat(table: Table) -> None:
    """Begin the turn of the next seat in the direction of play, or end the round (B-06)."""
    while table.passes < table.rules.seats or not table.rules.end_by_passes:
        seat = neighbour(table, table.turn, table.direction)
        if table.nhand[seat]:
            table.turn = seat
            begin_turn(table)
            return
        if nobody_holds_cards(table):
            break
        skip(table, seat)
    table.ended = 1


def nobody_holds_cards(table: Table) -> bool:
    for seat in range(table.rules.seats):
        if table.nhand[seat]:
            return False
    return True


def skip(table: Table, seat: int) -> None:
    """Skip a seat without cards; it counts as a pass once the pile is empty (B-06)."""
    table.turn = seat
    table.passes = table.passes + 1 if table.npile == 0 else 0
    if table.recording:
        table.emit(SKIPPED, seat, 0, 0, 0)


def neighbour(table: Table, seat: int, direction: int) -> int:
    """Return the next seat: clockwise for 1, counter-clockwise for -1."""
    seat += direction
    if seat == table.rules.seats:
        return 0
    return table.rules.seats - 1 if seat < 0 else seat


def begin_turn(table: Table) -> None:
    table.owed = 1
    table.nlater = 0
    table.ask_kind[0] = TURN  # pushed inline onto the empty stack, since this happens at every move
    table.ask_seats[0] = 1 << table.turn
    table.ask_about[0] = 0
    table.nasks = 1


def list_turn(table: Table, seat: int, moves: Moves) -> None:
    """List everything a seat may do in its turn; equal cards are listed once."""
    before = -1
    n = moves.n
    first = seat * MAX_HAND
    passing = PASS << VERB_SHIFT
    for i in range(first, first + table.nhand[seat]):
        card = table.hands[i]
        if card != before:
            before = card
            moves.acts[n] = passing | card << CARD_SHIFT
            n = table.rules.list_of[card](table, card, moves, n + 1)
    moves.n = n
    for i in range(table.rules.n_turn_options):
        table.rules.turn_options[i](table, seat, moves)


def end_round(table: Table) -> None:
    """Show all dwarf cards, the spare one included, before gold is shared (B-33)."""
    table.stage = PAYING
    table.drafter = NOBODY
    table.dwarfs_shown = 1
    forget_all(table)
    if table.recording:
        table.emit(ROUND_ENDED, table.turn, table.found, 0, 0)
        for seat in range(table.rules.seats):
            table.emit(DWARF_SHOWN, seat, table.dwarf[seat], 0, 0)
        for i in range(table.nspare):
            table.emit(DWARF_SHOWN, NOBODY, table.spare[i], 0, 0)
    for i in range(table.rules.n_payday):
        table.rules.payday[i](table)


def close_round(table: Table) -> None:
    """Start the next round or end the game (B-50, B-51)."""
    finish_round(table)
    if table.round_no < table.rules.rounds:
        seats = table.rules.seats
        last = table.last_card if table.rules.last_card_starts else table.turn
        table.starter = (last + 1) % seats
        start_round(table)
        begin_turn(table)
        return
    table.stage = OVER
    if not table.recording:
        return
    for i in range(table.nwon):
        table.emit(GOLD_SHOWN, table.won_seat[i], table.won_value[i], table.won_how[i], 0)
    for seat in range(table.rules.seats):
        table.emit(COINS_SHOWN, seat, table.coins[seat], 0, 0)
    table.emit(GAME_ENDED, NOBODY, 0, 0, 0)


@python_too
def begin(table: Table) -> None:
    """Ask the first seat of a freshly dealt round."""
    begin_turn(table)
    settle(table)


PASS: int = new_verb(4, "pass", resolve_pass)
TURN: int = new_ask(3, "turn", list_turn)
