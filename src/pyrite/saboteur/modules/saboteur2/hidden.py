# Compiled: see core/native.py
"""Looking at dwarfs, and swapping hats and hands (S-24 to S-26)."""

from pyrite.core.moves import Moves, arg_of, card_of
from pyrite.core.numbers import CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.numbers import PUBLIC
from pyrite.saboteur.play.exchange import look_at_dwarf, swap_hands, swap_hat
from pyrite.saboteur.play.turn import discard, draw_later, owe
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb


def list_seats(table: Table, action: int, spared: int, moves: Moves, n: int) -> int:
    """List every seat but one."""
    for target in range(table.rules.seats):
        moves.acts[n] = action | target
        n += target != spared
    return n


def list_inspections(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the inspection of any other seat, as often as desired (S-24)."""
    action = INSPECTION << VERB_SHIFT | card << CARD_SHIFT
    return list_seats(table, action, table.turn, moves, n)


def resolve_inspection(table: Table, action: int) -> None:
    look_at_dwarf(table, table.turn, arg_of(action))
    discard(table, table.turn, card_of(action), PUBLIC)


def list_hats(table: Table, card: int, moves: Moves, n: int) -> int:
    """List swapping any seat's hat, the player's own included, if a dwarf is unused (S-25)."""
    if table.nspare == 0:
        return n
    return list_seats(table, SWAP_HATS << VERB_SHIFT | card << CARD_SHIFT, NOBODY, moves, n)


def resolve_hats(table: Table, action: int) -> None:
    swap_hat(table, arg_of(action))
    discard(table, table.turn, card_of(action), PUBLIC)


def list_hands(table: Table, card: int, moves: Moves, n: int) -> int:
    """List any other seat to swap hands with, even empty ones (S-26, I-15)."""
    action = SWAP_HANDS << VERB_SHIFT | card << CARD_SHIFT
    return list_seats(table, action, table.turn, moves, n)


def resolve_hands(table: Table, action: int) -> None:
    """Swap hands; the other seat draws one card, the player none."""
    swap_hands(table, table.turn, arg_of(action))
    discard(table, table.turn, card_of(action), PUBLIC)
    owe(table, 0)
    draw_later(table, arg_of(action))


INSPECTION: int = new_card_verb(31, "inspection", list_inspections, resolve_inspection)
SWAP_HATS: int = new_card_verb(32, "swap_hats", list_hats, resolve_hats)
SWAP_HANDS: int = new_card_verb(33, "swap_hands", list_hands, resolve_hands)
