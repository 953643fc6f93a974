"""What a seat remembers of cards it cannot see.

A memo says: of these cards, at least so many lie among these places. A seat that gave its hand away
knows all cards of another hand; once that other seat has passed a card unseen, it knows them to lie
in that hand or in that place of the discard pile, and so on. Every hidden change widens the places
of a memo, every card that is seen takes one off its cards; so a seat knows what still follows from
what it has seen, and no more.

Places are numbered as in numbers.py; a hand holds many cards, any other place holds one. The knower
is a seat, or MAX_SEATS for the spectators: `seats` below are bit sets of knowers.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython


if not cython.compiled:
    from pyrite.saboteur.numbers import (
        DWARF_PLACE,
        HAND_PLACE,
        KNOWERS,
        MAX_MEMO_CARDS,
        MAX_MEMOS,
    )
    from pyrite.saboteur.state import Table


def bit(place: int) -> int:
    """A place as a bit of its word."""
    one = 1
    return one << (place & 63)


def is_in(table: "Table", memo: int, place: int) -> bool:
    """Is the place one of the memo's?"""
    return table.memos.places[4 * memo + (place >> 6)] & bit(place) != 0


def add_place(table: "Table", memo: int, place: int) -> None:
    word = 4 * memo + (place >> 6)
    table.memos.places[word] = table.memos.places[word] | bit(place)


def remove_place(table: "Table", memo: int, place: int) -> None:
    if is_in(table, memo, place):
        word = 4 * memo + (place >> 6)
        table.memos.places[word] = table.memos.places[word] - bit(place)


def concerns(table: "Table", memo: int, seats: int, place: int) -> bool:
    """Does one of these knowers remember something of this place here?"""
    return seats >> table.memos.knower[memo] & 1 != 0 and is_in(table, memo, place)


def first_card(table: "Table", memo: int) -> int:
    first = 0
    for i in range(memo):
        first += table.memos.size[i]
    return first


def how_many(table: "Table", knower: int) -> int:
    """The memos of one knower; each has the same room, so that nobody's crowd out another's."""
    n = 0
    for memo in range(table.nmemos):
        if table.memos.knower[memo] == knower:
            n += 1
    return n


def how_many_cards(table: "Table", knower: int) -> int:
    n = 0
    for memo in range(table.nmemos):
        if table.memos.knower[memo] == knower:
            n += table.memos.size[memo]
    return n


def oldest(table: "Table", knower: int) -> int:
    memo = 0
    while table.memos.knower[memo] != knower:
        memo += 1
    return memo


def open_memo(table: "Table", knower: int) -> int:
    """A new memo, still empty; it is the last one until the next is opened."""
    if table.memos is None:
        table.make_memos()
    memo = table.nmemos
    if memo == 0:
        table.memos.ncards = 0
    table.memos.knower[memo] = knower
    table.memos.least[memo] = 0
    table.memos.size[memo] = 0
    for i in range(4):
        table.memos.places[4 * memo + i] = 0
    table.nmemos += 1
    return memo


def add_card(table: "Table", card: int) -> None:
    """One more card for the last memo, which is sure to lie there."""
    knower = table.memos.knower[table.nmemos - 1]
    while how_many_cards(table, knower) >= MAX_MEMO_CARDS // KNOWERS:
        forget(table, oldest(table, knower))
    memo = table.nmemos - 1
    table.memos.cards[table.memos.ncards] = card
    table.memos.ncards += 1
    table.memos.size[memo] = table.memos.size[memo] + 1
    table.memos.least[memo] = table.memos.least[memo] + 1


def close_memo(table: "Table") -> None:
    """Keep the last memo only if it says something that no other one says.

    Only now an older one may have to go: an empty memo must not cost a seat what it knows.
    """
    last = table.nmemos - 1
    knower = table.memos.knower[last]
    if table.memos.least[last] == 0:
        forget(table, last)
        return
    for memo in range(last):
        if says_as_much(table, memo, last):
            forget(table, last)
            return
    if how_many(table, knower) > MAX_MEMOS // KNOWERS:
        forget(table, oldest(table, knower))


def says_as_much(table: "Table", memo: int, other: int) -> bool:
    """The same knower, places and cards, and at least as many of them."""
    if table.memos.knower[memo] != table.memos.knower[other]:
        return False
    if table.memos.size[memo] != table.memos.size[other]:
        return False
    if table.memos.least[memo] < table.memos.least[other]:
        return False
    for i in range(4):
        if table.memos.places[4 * memo + i] != table.memos.places[4 * other + i]:
            return False
    a = first_card(table, memo)
    b = first_card(table, other)
    for i in range(table.memos.size[memo]):
        if table.memos.cards[a + i] != table.memos.cards[b + i]:
            return False
    return True


def forget(table: "Table", memo: int) -> None:
    """The memo is no longer needed."""
    first = first_card(table, memo)
    size = table.memos.size[memo]
    table.memos.ncards -= size
    for i in range(first, table.memos.ncards):
        table.memos.cards[i] = table.memos.cards[i + size]
    table.nmemos -= 1
    for i in range(memo, table.nmemos):
        table.memos.knower[i] = table.memos.knower[i + 1]
        table.memos.least[i] = table.memos.least[i + 1]
        table.memos.size[i] = table.memos.size[i + 1]
    for i in range(4 * memo, 4 * table.nmemos):
        table.memos.places[i] = table.memos.places[i + 4]


def forget_all(table: "Table") -> None:
    table.nmemos = 0


def without(table: "Table", memo: int, place: int, other: int, least: int) -> None:
    """A further memo, if there is room: so many of these cards lie outside these two places."""
    knower = table.memos.knower[memo]
    if least <= 0 or how_many(table, knower) == MAX_MEMOS // KNOWERS:
        return
    if how_many_cards(table, knower) + table.memos.size[memo] > MAX_MEMO_CARDS // KNOWERS:
        return
    new = open_memo(table, knower)
    for i in range(4):
        table.memos.places[4 * new + i] = table.memos.places[4 * memo + i]
    remove_place(table, new, place)
    remove_place(table, new, other)
    first = first_card(table, memo)
    for i in range(table.memos.size[memo]):
        add_card(table, table.memos.cards[first + i])
    table.memos.least[table.nmemos - 1] = least
    close_memo(table)


def saw(table: "Table", seats: int, place: int, card: int) -> None:
    """These knowers saw the card of this place, or a card that left this hand."""
    for memo in range(table.nmemos - 1, -1, -1):
        if not concerns(table, memo, seats, place):
            continue
        if place >= DWARF_PLACE:
            remove_place(table, memo, place)
        first = first_card(table, memo)
        for i in range(first, first + table.memos.size[memo]):
            if table.memos.cards[i] == card:
                take_off(table, memo, i)
                break


def take_off(table: "Table", memo: int, at: int) -> None:
    """One card less to remember."""
    table.memos.size[memo] = table.memos.size[memo] - 1
    table.memos.ncards -= 1
    for i in range(at, table.memos.ncards):
        table.memos.cards[i] = table.memos.cards[i + 1]
    table.memos.least[memo] = table.memos.least[memo] - 1
    if table.memos.least[memo] == 0:
        forget(table, memo)


def leave(table: "Table", seats: int, place: int) -> None:
    """These knowers have seen all that lies here."""
    for memo in range(table.nmemos):
        if concerns(table, memo, seats, place):
            remove_place(table, memo, place)


def slipped(table: "Table", seats: int, place: int, other: int) -> None:
    """A card went from a hand to an empty place, unseen by these knowers."""
    for memo in range(table.nmemos):
        if concerns(table, memo, seats, place):
            add_place(table, memo, other)


def strayed(table: "Table", seats: int, place: int, other: int) -> None:
    """A card went from one hand to another, unseen by these knowers."""
    for memo in range(table.nmemos):
        if concerns(table, memo, seats, place) and not is_in(table, memo, other):
            without(table, memo, other, other, table.memos.least[memo] - 1)
            add_place(table, memo, other)


def mixed(table: "Table", seats: int, place: int, other: int) -> None:
    """Two cards may have changed places, unseen by these knowers."""
    for memo in range(table.nmemos):
        if not seats >> table.memos.knower[memo] & 1:
            continue
        if is_in(table, memo, place) != is_in(table, memo, other):
            without(table, memo, place, other, table.memos.least[memo] - 1)
            add_place(table, memo, place)
            add_place(table, memo, other)


def drew(table: "Table", seat: int, held: int) -> None:
    """An unseen card came into a hand that held so many: what lies elsewhere cannot be it."""
    place = HAND_PLACE + seat
    for memo in range(table.nmemos):
        if is_in(table, memo, place):
            without(table, memo, place, place, table.memos.least[memo] - held)


def widen(table: "Table", seats: int, first: int, end: int) -> None:
    """All that lies in these places was mixed, unseen by these knowers."""
    for memo in range(table.nmemos):
        if not seats >> table.memos.knower[memo] & 1:
            continue
        touched = False
        for place in range(first, end):
            if is_in(table, memo, place):
                touched = True
        if touched:
            for place in range(first, end):
                add_place(table, memo, place)


def exchanged(table: "Table", seats: int, place: int, other: int) -> None:
    """What lies in these two places changed places, seen by these knowers."""
    for memo in range(table.nmemos):
        if not seats >> table.memos.knower[memo] & 1:
            continue
        here = is_in(table, memo, place)
        there = is_in(table, memo, other)
        if here and not there:
            remove_place(table, memo, place)
            add_place(table, memo, other)
        elif there and not here:
            remove_place(table, memo, other)
            add_place(table, memo, place)
