# Compiled: see core/native.py
"""Passing with several cards, and discarding two to remove a card in front of the seat (S-02)."""

from pyrite.core.moves import Moves, arg_of, card_of
from pyrite.core.native import Ints, Size, python_only, scratch
from pyrite.core.numbers import CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.modules.saboteur2.fronts import take_away
from pyrite.saboteur.numbers import MAX_HAND, THROWN_AWAY
from pyrite.saboteur.play.turn import PASS, discard_unseen
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.table.state import Table, pop_ask
from pyrite.saboteur.table.verbs import new_verb

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
def plug(module: Module) -> None:
    """Plug in the hook for further options in a turn."""
    module.turn_options = list_discards
