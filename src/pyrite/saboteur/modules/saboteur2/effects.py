# Compiled: see core/native.py
"""What the cards of Saboteur 2 do: those in front of seats, dwarfs and hands, ladders, discards.

A theft and a trap lie in front of a seat until something removes them (S-20 to S-23, S-27). A seat
may pass with several cards, or discard two to remove a card in front of it (S-02). Ladders are
joined to the start wherever they lie, and are laid next to any path card (S-11).
"""

from pyrite.core.moves import Moves, arg_of, card_of
from pyrite.core.native import Ints, Size, python_only, scratch
from pyrite.core.numbers import CARD_MASK, CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.modules.saboteur2.cards import SABOTEUR2, THEFT, THEFT_BIT, TRAP_BIT, TRAPPED
from pyrite.saboteur.numbers import EMPTY, FIRST_TILE, MAX_HAND, PUBLIC, THROWN_AWAY
from pyrite.saboteur.play.effects import look_at_dwarf, swap_hands, swap_hat
from pyrite.saboteur.play.laying import may_begin_at, may_lay, resolve_place, unbarred
from pyrite.saboteur.play.turn import PASS, discard, discard_unseen, draw_later, owe
from pyrite.saboteur.table.module import Module, get, note
from pyrite.saboteur.table.state import Table, pop_ask
from pyrite.saboteur.table.verbs import new_card_verb, new_verb
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


def list_ladders(table: Table, card: int, moves: Moves, n: int) -> int:
    """List every empty cell next to a path card, loose parts included, that the ladder fits."""
    if not may_lay(table, table.turn):
        return n
    upright = table.rules.sides[FIRST_TILE + 2 * card]
    turned = table.rules.sides[FIRST_TILE + 2 * card + 1]
    first = LADDER << VERB_SHIFT | card << CARD_SHIFT
    two = table.rules.turns_of[card] - 1
    before = n
    for cell in range(1, table.ncells + 1):
        need = table.need[cell]
        must = need & 15
        known = must | need >> 4
        fits: int = upright & known == must
        fits_turned: int = (turned & known == must) & two
        if need == 0 or not (fits or fits_turned) or table.tile[cell] != EMPTY:
            continue
        if may_begin_at(table, cell, 0):
            moves.acts[n] = first | table.at[cell] << 1
            n += fits
            moves.acts[n] = first | table.at[cell] << 1 | 1
            n += fits_turned
    moves.sort(before, n)
    return unbarred(table, moves, before, n, 0) if table.rules.n_bars else n


LADDER: int = new_card_verb(34, "ladder", list_ladders, resolve_place)


ROOM = MAX_HAND + 8  # a hand, plus what is read beyond its end, four at a time


def list_discards(table: Table, seat: int, moves: Moves) -> None:
    """List all orders of two and three cards in hand; equal cards make one order."""
    third: Ints = scratch(ROOM)
    left: Ints = scratch(ROOM)
    rest: Ints = scratch(ROOM)
    rest_left: Ints = scratch(ROOM)
    cards: Ints
    counts: Ints
    kinds = sort_out(table, seat, third, left)
    for i in range(1, kinds):
        rest[i - 1] = third[i]
        rest_left[i - 1] = left[i]
    n: int = moves.n
    for a in range(kinds):  # `rest` holds all other kinds
        first: int = (third[a] >> 7) - 1 << CARD_SHIFT
        cards, counts, others = rest, rest_left, kinds - 1
        left[a] -= 1
        if left[a]:
            cards, counts, others = third, left, kinds
        n = list_pairs(first, cards, counts, others, table.front[seat], moves, n)
        left[a] += 1
        rest[a] = third[a]
        rest_left[a] = left[a]
    moves.n = n


def sort_out(table: Table, seat: int, third: Ints, left: Ints) -> int:
    """Write the kinds in hand as third cards of an action with their counts; return the kinds."""
    kinds = 0
    before: int = -1
    for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
        card = table.hands[i]
        if card == before:
            left[kinds - 1] += 1
        else:
            third[kinds] = card + 1 << 7
            left[kinds] = 1
            kinds += 1
            before = card
    return kinds


def list_pairs(
    first: int, cards: Ints, counts: Ints, kinds: int, front: int, moves: Moves, n: int
) -> int:
    """List passing with this card and each other, with a third too; and removing a card by both."""
    passing = PASS << VERB_SHIFT | first
    for b in range(kinds):
        second: int = cards[b] >> 7
        moves.acts[n] = passing | second
        n += 1
        if front:
            n = list_sheds(first | second - 1, front, moves, n)
        more: int = counts[b] > 1
        count: int = kinds - 1 + more
        list_thirds(passing | second, cards, 0, b, moves, n)
        list_thirds(passing | second, cards, b + 1 - more, count - b, moves, n + b)
        n += count
    return n


def list_sheds(pair: int, front: int, moves: Moves, n: int) -> int:
    """List removing each card in front of the seat with these two."""
    bit = 0
    while front >> bit:
        moves.acts[n] = SHED << VERB_SHIFT | pair | bit << 7
        n += front >> bit & 1
        bit += 1
    return n


def list_thirds(pair: int, cards: Ints, start: int, count: int, moves: Moves, n: int) -> None:
    """List passing with these two and each of `count` others, four at a time for SIMD."""
    list_four(pair, cards, start, moves, n)  # extra entries are overwritten or ignored
    for i in range(4, count, 4):
        list_four(pair, cards, start + i, moves, n + i)


def list_four(pair: int, cards: Ints, start: Size, moves: Moves, n: Size) -> None:
    """Write four actions; reading all first lets the compiler vectorize them."""
    a, b, c, d = cards[start], cards[start + 1], cards[start + 2], cards[start + 3]
    moves.acts[n] = pair | a
    moves.acts[n + 1] = pair | b
    moves.acts[n + 2] = pair | c
    moves.acts[n + 3] = pair | d


def resolve_shed(table: Table, action: int) -> None:
    """Discard two cards face down in the order named, then the removed card face up (B-25)."""
    pop_ask(table)
    discard_unseen(table, table.turn, card_of(action), THROWN_AWAY)
    discard_unseen(table, table.turn, action & CARD_MASK, THROWN_AWAY)
    take_away(table, table.turn, arg_of(action) >> 7)


SHED: int = new_verb(36, "shed", resolve_shed)


@python_only
def plug_effects(module: Module) -> None:
    """Plug in the hooks: trapped seats do not dig, and a turn has further options."""
    module.may_lay = is_free
    module.turn_options = list_discards
