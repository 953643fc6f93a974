# Compiled: see core/native.py
"""Cards in front of a seat: theft and trapped, and what removes them (S-20 to S-23, S-27)."""

from pyrite.core.moves import Moves, arg_of, card_of
from pyrite.core.native import python_only
from pyrite.core.numbers import CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.modules.saboteur2.cards import SABOTEUR2
from pyrite.saboteur.modules.saboteur2.front_bits import THEFT, THEFT_BIT, TRAP_BIT, TRAPPED
from pyrite.saboteur.numbers import PUBLIC
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Module, get, note
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb
from pyrite.saboteur.text.events import card_of_seat, new_event
from pyrite.saboteur.text.types import CardOfSeat

NUMBER: int = SABOTEUR2.number


def is_free(table: Table, seat: int) -> bool:
    """Return whether a seat is not trapped and may lay paths (S-22)."""
    return table.front[seat] & TRAPPED == 0


def put_before(table: Table, seat: int, what: int, card: int) -> None:
    """Put a card in front of this seat."""
    table.front[seat] |= what
    if table.recording:
        table.emit(PUT_BEFORE, table.turn, seat, card, 0)


def take_away(table: Table, seat: int, bit: int) -> None:
    """Discard a card from in front of this seat, seen by all."""
    card = table.rules.front_card[bit]
    table.front[seat] &= ~(1 << bit)
    if bit == THEFT_BIT:
        note(table, NUMBER, seat, 0)
    if table.recording:
        table.emit(TAKEN_FROM, table.turn, seat, card, 0)
    discard(table, seat, card, PUBLIC)


def list_with(table: Table, what: int, action: int, moves: Moves, n: int) -> int:
    """List every seat that has this card in front of it, the player included."""
    for target in range(table.rules.seats):
        moves.acts[n] = action | target
        n += table.front[target] & what != 0
    return n


def list_thefts(table: Table, card: int, moves: Moves, n: int) -> int:
    """List a theft in front of the player, one at a time (S-20, S-27)."""
    moves.acts[n] = STEALTH << VERB_SHIFT | card << CARD_SHIFT
    return n + (table.front[table.turn] & THEFT == 0)


def resolve_theft(table: Table, action: int) -> None:
    """Play a theft and note the order, because the last to play one steals first (S-36)."""
    note(table, NUMBER, table.turn, latest(table) + 1)
    put_before(table, table.turn, THEFT, card_of(action))


def latest(table: Table) -> int:
    """Return the highest play number among the thefts on the table."""
    last = 0
    for seat in range(table.rules.seats):
        last = max(last, get(table, NUMBER, seat))
    return last


def list_hands_off(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the removal of any theft, the player's own included (S-21)."""
    return list_with(table, THEFT, HANDS_OFF << VERB_SHIFT | card << CARD_SHIFT, moves, n)


def resolve_hands_off(table: Table, action: int) -> None:
    take_away(table, arg_of(action), THEFT_BIT)
    discard(table, table.turn, card_of(action), PUBLIC)


def list_traps(table: Table, card: int, moves: Moves, n: int) -> int:
    """List other seats that are not trapped yet (S-22, S-27)."""
    first = TRAP << VERB_SHIFT | card << CARD_SHIFT
    for target in range(table.rules.seats):
        moves.acts[n] = first | target
        n += (table.front[target] & TRAPPED == 0) & (target != table.turn)
    return n


def resolve_trap(table: Table, action: int) -> None:
    put_before(table, arg_of(action), TRAPPED, card_of(action))


def list_freed(table: Table, card: int, moves: Moves, n: int) -> int:
    """List freeing anyone who is trapped, the player included (S-23)."""
    return list_with(table, TRAPPED, FREED << VERB_SHIFT | card << CARD_SHIFT, moves, n)


def resolve_freed(table: Table, action: int) -> None:
    take_away(table, arg_of(action), TRAP_BIT)
    discard(table, table.turn, card_of(action), PUBLIC)


PUT_BEFORE: int = new_event("put_before", card_of_seat, CardOfSeat)
TAKEN_FROM: int = new_event("taken_from", card_of_seat, CardOfSeat)
STEALTH: int = new_card_verb(27, "theft", list_thefts, resolve_theft)
HANDS_OFF: int = new_card_verb(28, "hands_off", list_hands_off, resolve_hands_off)
TRAP: int = new_card_verb(29, "trapped", list_traps, resolve_trap)
FREED: int = new_card_verb(30, "freed", list_freed, resolve_freed)


@python_only
def plug(module: Module) -> None:
    """Plug in the hook that keeps trapped seats from digging."""
    module.may_lay = is_free
