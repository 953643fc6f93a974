# Compiled: see core/native.py
"""How events change what a seat remembers about cards it cannot see: updates of clues (clues.py).

A seat that gave its hand away knows all cards of another hand. Once that other seat has passed a
card unseen, it knows them to lie in that hand or in that place of the discard pile, and so on.
Every hidden change widens the places of a clue, and every card that is seen leaves its clue. So a
seat knows exactly what follows from what it has seen. A dwarf that is seen stays in its clue: it
may be the remembered one or another of the same kind, and how likely the rest is depends on that
(redeal.py).
"""

from pyrite.core.native import python_too
from pyrite.saboteur.knowledge.clues import (
    add_card,
    add_place,
    close_derived,
    concerns,
    first_card,
    has_card,
    how_many,
    how_many_cards,
    is_in,
    open_clue,
    remove_place,
    take_off,
)
from pyrite.saboteur.knowledge.history import record
from pyrite.saboteur.knowledge.ordered_clues import in_order, may_be_gone
from pyrite.saboteur.numbers import (
    CLUE_CARDS_EACH,
    CLUES_EACH,
    DISCARD_PLACE,
    DRAW,
    DWARF_PLACE,
    GOAL_PLACE,
    HAND_PLACE,
    PASS_UNSEEN,
    PUBLIC,
    SEE,
)
from pyrite.saboteur.table.state import Table


@python_too
def saw(table: Table, seats: int, place: int, card: int) -> None:
    """Note that these knowers saw the card in this place, or a card that left this hand."""
    if not GOAL_PLACE + table.rules.ngoals <= place < DISCARD_PLACE:  # stashes never move
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


@python_too
def leave(table: Table, seats: int, place: int) -> None:
    """Note that these knowers have seen everything that lies here."""
    for clue in range(table.nclues):
        if concerns(table, clue, seats, place):
            remove_place(table, clue, place)


@python_too
def slipped(table: Table, seats: int, place: int, other: int) -> None:
    """Note that a card went from a hand to an empty place, unseen by these knowers."""
    record(table, PASS_UNSEEN, seats, place, other, 0)
    for clue in range(table.nclues):
        if concerns(table, clue, seats, place):
            add_place(table, clue, other)


@python_too
def strayed(table: Table, seats: int, place: int, other: int) -> None:
    """Note that a card went from one hand to another, unseen by these knowers."""
    record(table, PASS_UNSEEN, seats, place, other, 0)
    for clue in range(table.nclues):
        if concerns(table, clue, seats, place) and not is_in(table, clue, other):
            if not in_order(table, clue):
                without(table, clue, other, other, table.clues.least[clue] - 1)
            add_place(table, clue, other)


@python_too
def mixed(table: Table, seats: int, place: int, other: int) -> None:
    """Note that two cards may have been swapped, unseen by these knowers."""
    for clue in range(table.nclues):
        if not seats >> table.clues.knower[clue] & 1:
            continue
        if is_in(table, clue, place) != is_in(table, clue, other):
            without(table, clue, place, other, table.clues.least[clue] - 1)
            add_place(table, clue, place)
            add_place(table, clue, other)


def without(table: Table, clue: int, place: int, other: int, least: int) -> None:
    """Add a clue, if there is room: so many of these cards lie outside these two places."""
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


@python_too
def drew(table: Table, seat: int, held: int) -> None:
    """Note that an unseen card came from the pile into a hand of `held` cards."""
    record(table, DRAW, PUBLIC, HAND_PLACE + seat, 0, 0)
    came_in(table, seat, held)


@python_too
def came_in(table: Table, seat: int, held: int) -> None:
    """Note that an unseen card came into a hand of `held` cards; it cannot lie elsewhere."""
    place = HAND_PLACE + seat
    for clue in range(table.nclues):
        if not is_in(table, clue, place):
            continue
        if held == 0:
            remove_place(table, clue, place)
        elif in_order(table, clue) == 0:
            without(table, clue, place, place, table.clues.least[clue] - held)


@python_too
def widen(table: Table, seats: int, first: int, end: int) -> None:
    """Note that everything in these places was mixed, unseen by these knowers."""
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


def exchanged(table: Table, seats: int, place: int, other: int) -> None:
    """Note that the cards in these two places were swapped, seen by these knowers."""
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
