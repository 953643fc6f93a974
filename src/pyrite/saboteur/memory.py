"""What a seat remembers of cards it cannot see.

A clue says: of these cards, at least so many lie among these places. A seat that gave its hand away
knows all cards of another hand; once that other seat has passed a card unseen, it knows them to lie
in that hand or in that place of the discard pile, and so on. Every hidden change widens the places
of a clue, every card that is seen takes one off its cards; so a seat knows what still follows from
what it has seen, and no more. A dwarf that is seen stays in its clue: it may be the one that is
remembered or another of the same kind, and how likely the rest is depends on that (redeal.py).

An ordered clue (`least` is IN_ORDER and more) is of cards that lay one upon the other: one of them
was taken to a hand, the others still lie in this order, face down (C-18). Its cards are these, from
below, UNSEEN where the knower did not know it; then those of them that were seen to leave the hand.

Places are numbered as in numbers.py; a hand holds many cards, any other place holds one. The knower
is a seat, or MAX_SEATS for the spectators: `seats` below are bit sets of knowers.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython


if not cython.compiled:
    from pyrite.saboteur.history import record
    from pyrite.saboteur.numbers import (
        CLUE_CARDS_EACH,
        CLUES_EACH,
        DISCARD_PLACE,
        DRAW,
        DWARF_PLACE,
        GOAL_PLACE,
        HAND_PLACE,
        IN_ORDER,
        PASS_UNSEEN,
        PUBLIC,
        SEE,
        UNSEEN,
    )
    from pyrite.saboteur.state import Table


def bit(place: int) -> int:
    """A place as a bit of its word."""
    one = 1
    return one << (place & 63)


def is_in(table: "Table", clue: int, place: int) -> bool:
    """Is the place one of the clue's?"""
    return table.clues.places[4 * clue + (place >> 6)] & bit(place) != 0


def add_place(table: "Table", clue: int, place: int) -> None:
    word = 4 * clue + (place >> 6)
    table.clues.places[word] = table.clues.places[word] | bit(place)


def remove_place(table: "Table", clue: int, place: int) -> None:
    if is_in(table, clue, place):
        word = 4 * clue + (place >> 6)
        table.clues.places[word] = table.clues.places[word] - bit(place)


def concerns(table: "Table", clue: int, seats: int, place: int) -> bool:
    """Does one of these knowers remember something of this place here?"""
    return seats >> table.clues.knower[clue] & 1 != 0 and is_in(table, clue, place)


def first_card(table: "Table", clue: int) -> int:
    first = 0
    for i in range(clue):
        first += table.clues.size[i]
    return first


def how_many(table: "Table", knower: int) -> int:
    """The clues of one knower; each has the same room, so that nobody's crowd out another's."""
    n = 0
    for clue in range(table.nclues):
        if table.clues.knower[clue] == knower:
            n += 1
    return n


def how_many_cards(table: "Table", knower: int) -> int:
    n = 0
    for clue in range(table.nclues):
        if table.clues.knower[clue] == knower:
            n += table.clues.size[clue]
    return n


def oldest(table: "Table", knower: int) -> int:
    clue = 0
    while table.clues.knower[clue] != knower:
        clue += 1
    return clue


def open_clue(table: "Table", knower: int) -> int:
    """A new clue, still empty; it is the last one until the next is opened."""
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


def add_card(table: "Table", card: int) -> None:
    """One more card for the last clue, which is sure to lie there."""
    knower = table.clues.knower[table.nclues - 1]
    while how_many_cards(table, knower) >= CLUE_CARDS_EACH:
        forget(table, oldest(table, knower))
    clue = table.nclues - 1
    table.clues.cards[table.clues.ncards] = card
    table.clues.ncards += 1
    table.clues.size[clue] = table.clues.size[clue] + 1
    table.clues.least[clue] = table.clues.least[clue] + 1


def close_clue(table: "Table") -> None:
    """Keep the last clue if it says anything; only now an older one may have to go for it."""
    last = table.nclues - 1
    knower = table.clues.knower[last]
    if table.clues.least[last] == 0:
        forget(table, last)
    elif how_many(table, knower) > CLUES_EACH:
        forget(table, oldest(table, knower))


def close_derived(table: "Table") -> None:
    """Keep the last clue, which follows from another one, only if no other one says as much."""
    last = table.nclues - 1
    for clue in range(last):
        if says_as_much(table, clue, last):
            forget(table, last)
            return
    close_clue(table)


def in_order(table: "Table", clue: int) -> int:
    """How many cards lay in order; 0 for any other clue."""
    return max(table.clues.least[clue] - IN_ORDER, 0)


def remember_order(table: "Table", knower: int, seat: int, first: int, n: int) -> None:
    """One of these n discards went to a hand, the others lie in their order (C-18)."""
    clue = open_clue(table, knower)
    add_place(table, clue, HAND_PLACE + seat)
    for i in range(first, first + n - 1):
        add_place(table, clue, DISCARD_PLACE + i)
    known = 0
    for i in range(first, first + n):  # after the places: a full memory may move the clue
        seen = table.discard_seen_by[i] >> knower & 1
        add_card(table, table.discards[i] if seen else UNSEEN)
        known += seen
    if known == 0:
        forget(table, table.nclues - 1)
        return
    if n > 1:
        table.clues.least[table.nclues - 1] = IN_ORDER + n
    close_clue(table)


def weaken(table: "Table", clue: int) -> bool:
    """What is left of an ordered clue when the cards are moved again; False if nothing is."""
    n = in_order(table, clue)
    first = first_card(table, clue)
    while table.clues.size[clue] > n:
        gone = table.clues.cards[first + table.clues.size[clue] - 1]
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


def has_card(table: "Table", clue: int, card: int) -> bool:
    """Is it one of the cards of this clue?"""
    first = first_card(table, clue)
    for i in range(first, first + table.clues.size[clue]):
        if table.clues.cards[i] == card:
            return True
    return False


def may_be_gone(table: "Table", clue: int, card: int) -> None:
    """Such a card left the hand: it may have been the one that was taken to it."""
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


def says_as_much(table: "Table", clue: int, other: int) -> bool:
    """The same knower, places and cards, and at least as many of them."""
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


def forget(table: "Table", clue: int) -> None:
    """The clue is no longer needed."""
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


def forget_all(table: "Table") -> None:
    table.nclues = 0


def without(table: "Table", clue: int, place: int, other: int, least: int) -> None:
    """A further clue, if there is room: so many of these cards lie outside these two places."""
    knower = table.clues.knower[clue]
    if least <= 0 or how_many(table, knower) == CLUES_EACH:
        return
    if how_many_cards(table, knower) + table.clues.size[clue] > CLUE_CARDS_EACH:
        return
    new = open_clue(table, knower)
    for i in range(4):
        table.clues.places[4 * new + i] = table.clues.places[4 * clue + i]
    remove_place(table, new, place)
    remove_place(table, new, other)
    first = first_card(table, clue)
    for i in range(table.clues.size[clue]):
        add_card(table, table.clues.cards[first + i])
    table.clues.least[table.nclues - 1] = least
    close_derived(table)


def saw(table: "Table", seats: int, place: int, card: int) -> None:
    """These knowers saw the card of this place, or a card that left this hand."""
    if not GOAL_PLACE + table.rules.ngoals <= place < DISCARD_PLACE:  # paths over chests never move
        record(table, SEE, seats, place, 0, card)
    for clue in range(table.nclues - 1, -1, -1):
        if not concerns(table, clue, seats, place):
            continue
        if in_order(table, clue):
            may_be_gone(table, clue, card)
            continue
        if DWARF_PLACE <= place < GOAL_PLACE and has_card(table, clue, card):
            continue
        if place >= DWARF_PLACE:
            remove_place(table, clue, place)
        first = first_card(table, clue)
        for i in range(first, first + table.clues.size[clue]):
            if table.clues.cards[i] == card:
                take_off(table, clue, i)
                break


def take_off(table: "Table", clue: int, at: int) -> None:
    """One card less to remember."""
    strip(table, clue, at)
    table.clues.least[clue] = table.clues.least[clue] - 1
    if table.clues.least[clue] == 0:
        forget(table, clue)


def strip(table: "Table", clue: int, at: int) -> None:
    """The card with this number is no longer one of the clue's."""
    table.clues.size[clue] = table.clues.size[clue] - 1
    table.clues.ncards -= 1
    for i in range(at, table.clues.ncards):
        table.clues.cards[i] = table.clues.cards[i + 1]


def leave(table: "Table", seats: int, place: int) -> None:
    """These knowers have seen all that lies here."""
    for clue in range(table.nclues):
        if concerns(table, clue, seats, place):
            remove_place(table, clue, place)


def slipped(table: "Table", seats: int, place: int, other: int) -> None:
    """A card went from a hand to an empty place, unseen by these knowers."""
    record(table, PASS_UNSEEN, seats, place, other, 0)
    for clue in range(table.nclues):
        if concerns(table, clue, seats, place):
            add_place(table, clue, other)


def strayed(table: "Table", seats: int, place: int, other: int) -> None:
    """A card went from one hand to another, unseen by these knowers."""
    record(table, PASS_UNSEEN, seats, place, other, 0)
    for clue in range(table.nclues):
        if concerns(table, clue, seats, place) and not is_in(table, clue, other):
            if not in_order(table, clue):
                without(table, clue, other, other, table.clues.least[clue] - 1)
            add_place(table, clue, other)


def mixed(table: "Table", seats: int, place: int, other: int) -> None:
    """Two cards may have changed places, unseen by these knowers."""
    for clue in range(table.nclues):
        if not seats >> table.clues.knower[clue] & 1:
            continue
        if is_in(table, clue, place) != is_in(table, clue, other):
            without(table, clue, place, other, table.clues.least[clue] - 1)
            add_place(table, clue, place)
            add_place(table, clue, other)


def drew(table: "Table", seat: int, held: int) -> None:
    """An unseen card came from the pile into a hand that held so many."""
    record(table, DRAW, PUBLIC, HAND_PLACE + seat, 0, 0)
    came_in(table, seat, held)


def came_in(table: "Table", seat: int, held: int) -> None:
    """An unseen card came into a hand that held so many: what lies elsewhere cannot be it."""
    place = HAND_PLACE + seat
    for clue in range(table.nclues):
        if not is_in(table, clue, place):
            continue
        if held == 0:
            remove_place(table, clue, place)
        elif in_order(table, clue) == 0:
            without(table, clue, place, place, table.clues.least[clue] - held)


def widen(table: "Table", seats: int, first: int, end: int) -> None:
    """All that lies in these places was mixed, unseen by these knowers."""
    for clue in range(table.nclues):
        if not seats >> table.clues.knower[clue] & 1:
            continue
        touched = False
        for place in range(first, end):
            if is_in(table, clue, place):
                touched = True
        if touched:
            for place in range(first, end):
                add_place(table, clue, place)


def exchanged(table: "Table", seats: int, place: int, other: int) -> None:
    """What lies in these two places changed places, seen by these knowers."""
    for clue in range(table.nclues):
        if not seats >> table.clues.knower[clue] & 1:
            continue
        here = is_in(table, clue, place)
        there = is_in(table, clue, other)
        if here and not there:
            remove_place(table, clue, place)
            add_place(table, clue, other)
        elif there and not here:
            remove_place(table, clue, other)
            add_place(table, clue, place)
