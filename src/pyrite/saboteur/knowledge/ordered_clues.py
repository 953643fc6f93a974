# Compiled: see core/native.py
"""Clues about cards that lie on top of each other (C-18).

In an ordered clue (`least` is at least IN_ORDER), one of the cards was taken to a hand and the
others still lie in this order, face down. It lists these cards from the bottom, with UNSEEN where
the knower did not know the card, followed by those that were seen to leave the hand.
"""

from pyrite.saboteur.knowledge.clues import (
    add_card,
    add_place,
    close_clue,
    first_card,
    forget,
    how_many_cards,
    open_clue,
    strip,
)
from pyrite.saboteur.numbers import CLUE_CARDS_EACH, DISCARD_PLACE, HAND_PLACE, IN_ORDER, UNSEEN
from pyrite.saboteur.table.state import Table


def in_order(table: Table, clue: int) -> int:
    """Return how many cards lay in order; 0 for any other clue."""
    return max(table.clues.least[clue] - IN_ORDER, 0)


def remember_order(table: Table, knower: int, seat: int, first: int, n: int) -> None:
    """Remember that one of n discards went to a hand and the others kept their order (C-18)."""
    clue = open_clue(table, knower)
    add_place(table, clue, HAND_PLACE + seat)
    for i in range(first, first + n - 1):
        add_place(table, clue, DISCARD_PLACE + i)
    known: int = 0
    for i in range(first, first + n):  # after the places: a full memory may move the clue
        seen: int = table.discard_seen_by[i] >> knower & 1
        add_card(table, table.discards[i] if seen else UNSEEN)
        known += seen
    if known == 0:
        forget(table, table.nclues - 1)
        return
    if n > 1:
        table.clues.least[table.nclues - 1] = IN_ORDER + n
    close_clue(table)


def weaken(table: Table, clue: int) -> bool:
    """Turn an ordered clue into a plain one when its cards move; return False if none is left."""
    n: int = in_order(table, clue)
    first: int = first_card(table, clue)
    while table.clues.size[clue] > n:
        gone: int = table.clues.cards[first + table.clues.size[clue] - 1]
        strip(table, clue, first + table.clues.size[clue] - 1)
        for i in range(first, first + n):
            if table.clues.cards[i] == gone:
                table.clues.cards[i] = UNSEEN
                break
    for i in range(first + n - 1, first - 1, -1):
        if table.clues.cards[i] == UNSEEN:
            strip(table, clue, i)
    table.clues.least[clue] = table.clues.size[clue]
    if table.clues.size[clue]:
        return True
    forget(table, clue)
    return False


def may_be_gone(table: Table, clue: int, card: int) -> None:
    """Note that such a card left the hand: it may be the one that was taken."""
    first = first_card(table, clue)
    end = first + table.clues.size[clue]
    copies = 0
    for i in range(first, end):
        if table.clues.cards[i] == card:
            copies += 1 if i < first + in_order(table, clue) else -1
    knower = table.clues.knower[clue]
    if copies <= 0 or how_many_cards(table, knower) >= CLUE_CARDS_EACH:
        return
    for i in range(table.clues.ncards, end, -1):
        table.clues.cards[i] = table.clues.cards[i - 1]
    table.clues.cards[end] = card
    table.clues.ncards += 1
    table.clues.size[clue] = table.clues.size[clue] + 1
