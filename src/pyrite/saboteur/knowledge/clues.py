# Compiled: see core/native.py
"""The clues of a table: of certain cards, at least so many lie in certain places.

Places are numbered as in numbers.py. A hand holds many cards, any other place holds one. The knower
is a seat, or MAX_SEATS for the spectators; `seats` below are bit sets of knowers. memory.py creates
and updates clues.

Clues about cards that lie on top of each other (C-18).

In an ordered clue (`least` is at least IN_ORDER), one of the cards was taken to a hand and the
others still lie in this order, face down. It lists these cards from the bottom, with UNSEEN where
the knower did not know the card, followed by those that were seen to leave the hand.
"""

from pyrite.core.native import Word, python_too
from pyrite.saboteur.numbers import (
    CLUE_CARDS_EACH,
    CLUES_EACH,
    DISCARD_PLACE,
    HAND_PLACE,
    IN_ORDER,
    UNSEEN,
)
from pyrite.saboteur.table.state import Table


def bit(place: int) -> Word:
    """Return a place as a bit of its word."""
    one: Word = 1
    return one << (place & 63)


def is_in(table: Table, clue: int, place: int) -> bool:
    """Return whether the place is one of the clue's."""
    return table.clues.places[4 * clue + (place >> 6)] & bit(place) != 0


@python_too
def add_place(table: Table, clue: int, place: int) -> None:
    word = 4 * clue + (place >> 6)
    table.clues.places[word] = table.clues.places[word] | bit(place)


def remove_place(table: Table, clue: int, place: int) -> None:
    if is_in(table, clue, place):
        word = 4 * clue + (place >> 6)
        table.clues.places[word] = table.clues.places[word] - bit(place)


def concerns(table: Table, clue: int, seats: int, place: int) -> bool:
    """Return whether the clue belongs to one of these knowers and includes this place."""
    return seats >> table.clues.knower[clue] & 1 != 0 and is_in(table, clue, place)


def first_card(table: Table, clue: int) -> int:
    first = 0
    for i in range(clue):
        first += table.clues.size[i]
    return first


def how_many(table: Table, knower: int) -> int:
    """Count the clues of a knower; each has the same room, so that none crowds out another's."""
    n = 0
    for clue in range(table.nclues):
        if table.clues.knower[clue] == knower:
            n += 1
    return n


def how_many_cards(table: Table, knower: int) -> int:
    n = 0
    for clue in range(table.nclues):
        if table.clues.knower[clue] == knower:
            n += table.clues.size[clue]
    return n


def oldest(table: Table, knower: int) -> int:
    clue = 0
    while table.clues.knower[clue] != knower:
        clue += 1
    return clue


@python_too
def open_clue(table: Table, knower: int) -> int:
    """Add an empty clue, which stays the last one until another is opened."""
    if table.clues is None:
        table.make_clues()
    clue = table.nclues
    if clue == 0:
        table.clues.ncards = 0
    table.clues.knower[clue] = knower
    table.clues.least[clue] = 0
    table.clues.size[clue] = 0
    for i in range(4):
        table.clues.places[4 * clue + i] = 0
    table.nclues += 1
    return clue


@python_too
def add_card(table: Table, card: int) -> None:
    """Add a card that certainly lies there to the last clue."""
    knower = table.clues.knower[table.nclues - 1]
    while how_many_cards(table, knower) >= CLUE_CARDS_EACH:
        forget(table, oldest(table, knower))
    clue = table.nclues - 1
    table.clues.cards[table.clues.ncards] = card
    table.clues.ncards += 1
    table.clues.size[clue] = table.clues.size[clue] + 1
    table.clues.least[clue] = table.clues.least[clue] + 1


@python_too
def close_clue(table: Table) -> None:
    """Keep the last clue if it says anything; only then drop an older one to make room."""
    last = table.nclues - 1
    knower = table.clues.knower[last]
    if table.clues.least[last] == 0:
        forget(table, last)
    elif how_many(table, knower) > CLUES_EACH:
        forget(table, oldest(table, knower))


def close_derived(table: Table) -> None:
    """Keep the last clue, derived from another, only if no other clue says as much."""
    last = table.nclues - 1
    for clue in range(last):
        if says_as_much(table, clue, last):
            forget(table, last)
            return
    close_clue(table)


def says_as_much(table: Table, clue: int, other: int) -> bool:
    """Return whether a clue has the same knower, places and cards, and at least as many of them."""
    if table.clues.knower[clue] != table.clues.knower[other]:
        return False
    if table.clues.size[clue] != table.clues.size[other]:
        return False
    if table.clues.least[clue] < table.clues.least[other]:
        return False
    for i in range(4):
        if table.clues.places[4 * clue + i] != table.clues.places[4 * other + i]:
            return False
    a = first_card(table, clue)
    b = first_card(table, other)
    for i in range(table.clues.size[clue]):
        if table.clues.cards[a + i] != table.clues.cards[b + i]:
            return False
    return True


def has_card(table: Table, clue: int, card: int) -> bool:
    """Return whether the card is one of this clue's."""
    first = first_card(table, clue)
    for i in range(first, first + table.clues.size[clue]):
        if table.clues.cards[i] == card:
            return True
    return False


def strip(table: Table, clue: int, at: int) -> None:
    """Remove the card at this index from a clue."""
    table.clues.size[clue] = table.clues.size[clue] - 1
    table.clues.ncards -= 1
    for i in range(at, table.clues.ncards):
        table.clues.cards[i] = table.clues.cards[i + 1]


def take_off(table: Table, clue: int, at: int) -> None:
    """Remove a card that was seen from a clue; drop the clue if it says nothing more."""
    strip(table, clue, at)
    table.clues.least[clue] = table.clues.least[clue] - 1
    if table.clues.least[clue] == 0:
        forget(table, clue)


def forget(table: Table, clue: int) -> None:
    """Drop a clue."""
    first = first_card(table, clue)
    size = table.clues.size[clue]
    table.clues.ncards -= size
    for i in range(first, table.clues.ncards):
        table.clues.cards[i] = table.clues.cards[i + size]
    table.nclues -= 1
    for i in range(clue, table.nclues):
        table.clues.knower[i] = table.clues.knower[i + 1]
        table.clues.least[i] = table.clues.least[i + 1]
        table.clues.size[i] = table.clues.size[i + 1]
    for i in range(4 * clue, 4 * table.nclues):
        table.clues.places[i] = table.clues.places[i + 4]


@python_too
def forget_all(table: Table) -> None:
    table.nclues = 0


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
