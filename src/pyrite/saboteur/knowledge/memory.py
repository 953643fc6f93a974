# Compiled: see core/native.py
"""How events change what a seat remembers about cards it cannot see: updates of clues (clues.py).

A seat that gave its hand away knows all cards of another hand. Once that other seat has passed a
card unseen, it knows them to lie in that hand or in that place of the discard pile, and so on.
Every hidden change widens the places of a clue, and every card that is seen leaves its clue. So a
seat knows exactly what follows from what it has seen. A dwarf that is seen stays in its clue: it
may be the remembered one or another of the same kind, and how likely the rest is depends on that
(redeal.py).

The history of remembered cards, step by step.

Clues (clues.py) say what is certain. How likely the rest is depends on when each card came and
went. So from the moment a known card goes out of sight, all steps are kept until the round ends:
who saw the step, its kind, one or two places, and a card or a number of cards.

- DRAW: a card came into a hand from where nobody knows anything.
- PASS_UNSEEN: one of the cards of a hand went to the other place.
- SEE: this card was seen there; from a hand it went where everybody sees it.
- PUT: this known card came there and went out of sight.
- SWAP, FLIP: two places exchanged their cards, or may have done so.
- MIX: all places from the first to the second were shuffled.
- KEEP_ONE: one of so many discards from the second place up went to the hand; the rest closed up.

Steps are stored as rows of bytes in the table's clues, ahead of all others, with HISTORY as knower.
"""

from pyrite.core.native import c_only, python_too
from pyrite.saboteur.knowledge.clues import (
    add_card,
    add_place,
    close_derived,
    concerns,
    first_card,
    has_card,
    how_many,
    how_many_cards,
    in_order,
    is_in,
    may_be_gone,
    open_clue,
    remove_place,
    take_off,
)
from pyrite.saboteur.numbers import (
    CLOSED,
    CLUE_CARDS_EACH,
    CLUES_EACH,
    DISCARD_PLACE,
    DRAW,
    DWARF_PLACE,
    FLIP,
    GOAL_PLACE,
    HAND_PLACE,
    HISTORY,
    KEEP_ONE,
    MIX,
    PASS_UNSEEN,
    PUBLIC,
    PUT,
    ROW_BYTES,
    SEE,
    STEP_BYTES,
    STEP_ROWS,
    SWAP,
)
from pyrite.saboteur.table.state import Table


def how_many_rows(table: Table) -> int:
    """Return how many rows hold steps; they come before all clues."""
    n: int = 0
    while n < table.nclues and table.clues.knower[n] == HISTORY:
        n += 1
    return n


@python_too
def is_closed(table: Table) -> bool:
    """Return whether there were too many steps; then none are kept until the round ends."""
    return table.nclues > 0 and table.clues.knower[0] == HISTORY and table.clues.least[0] == CLOSED


@python_too
def record(table: Table, step: int, seats: int, place: int, other: int, card: int) -> None:
    """Keep a step that these knowers saw; the first step is always a PUT."""
    rows: int = how_many_rows(table)
    seats &= PUBLIC
    if seats == 0 or (rows == 0 and step != PUT) or is_closed(table):
        return
    if rows == 0 or table.clues.size[rows - 1] == ROW_BYTES:
        if rows == STEP_ROWS:
            close_history(table)
            return
        insert_row(table, rows)
        rows += 1
    end: int = 0
    for i in range(rows):
        end += table.clues.size[i]
    for i in range(table.clues.ncards - 1, end - 1, -1):
        table.clues.cards[i + STEP_BYTES] = table.clues.cards[i]
    table.clues.ncards += STEP_BYTES
    table.clues.size[rows - 1] = table.clues.size[rows - 1] + STEP_BYTES
    table.clues.cards[end] = step
    table.clues.cards[end + 1] = seats & 255
    table.clues.cards[end + 2] = seats >> 8
    table.clues.cards[end + 3] = place
    table.clues.cards[end + 4] = other
    table.clues.cards[end + 5] = card


def insert_row(table: Table, row: int) -> None:
    """Insert a row for further steps before the clues."""
    table.make_clues()
    if table.nclues == 0:
        table.clues.ncards = 0
    for i in range(table.nclues, row, -1):
        table.clues.knower[i] = table.clues.knower[i - 1]
        table.clues.least[i] = table.clues.least[i - 1]
        table.clues.size[i] = table.clues.size[i - 1]
        for k in range(4):
            table.clues.places[4 * i + k] = table.clues.places[4 * i - 4 + k]
    table.nclues += 1
    table.clues.knower[row] = HISTORY
    table.clues.least[row] = 0
    table.clues.size[row] = 0
    for k in range(4):
        table.clues.places[4 * row + k] = 0


def close_history(table: Table) -> None:
    """Stop keeping steps for this round; clues remain."""
    rows: int = how_many_rows(table)
    if rows == 0:
        insert_row(table, 0)
        rows = 1
    steps: int = 0
    for i in range(rows):
        steps += table.clues.size[i]
    table.clues.ncards -= steps
    for i in range(table.clues.ncards):
        table.clues.cards[i] = table.clues.cards[i + steps]
    table.nclues -= rows - 1
    for i in range(1, table.nclues):
        table.clues.knower[i] = table.clues.knower[i + rows - 1]
        table.clues.least[i] = table.clues.least[i + rows - 1]
        table.clues.size[i] = table.clues.size[i + rows - 1]
    for i in range(4, 4 * table.nclues):
        table.clues.places[i] = table.clues.places[i + 4 * rows - 4]
    table.clues.size[0] = 0
    table.clues.least[0] = CLOSED


def steps_of(table: Table) -> list[tuple[int, int, int, int, int]]:
    """Return all steps: kind, who saw it, place, other place, card."""
    steps = []
    for i in range(0, steps_end(table), STEP_BYTES):
        kind, low, high, place, other, card = [table.clues.cards[i + k] for k in range(STEP_BYTES)]
        steps.append((kind, low | high << 8, place, other, card))
    return steps


def steps_end(table: Table) -> int:
    """Return how many bytes the steps take."""
    end: int = 0
    for i in range(how_many_rows(table)):
        end += table.clues.size[i]
    return end


def needed(table: Table, knower: int) -> list[tuple[int, int, int, int]]:
    """Return only the steps about places where a card may lie that the knower lost sight of."""
    tracked = bytearray(512)  # 1 for such a place; two bytes added stay below 512
    steps = []
    for i in range(0, steps_end(table), STEP_BYTES):
        if not (table.clues.cards[i + 1] | table.clues.cards[i + 2] << 8) >> knower & 1:
            continue
        kind: int = table.clues.cards[i]
        place: int = table.clues.cards[i + 3]
        other: int = table.clues.cards[i + 4]
        card: int = table.clues.cards[i + 5]
        if follow(tracked, kind, place, other, card):
            steps.append((kind, place, other, card))
        elif kind in (KEEP_ONE, PASS_UNSEEN):
            # Nothing is remembered about the card, but perhaps about the hand it goes to.
            into: int = place if kind == KEEP_ONE else other
            if tracked[into]:
                steps.append((DRAW, into, 0, 0))
    return steps


@c_only
def follow(tracked: bytearray, kind: int, place: int, other: int, card: int) -> bool:
    """Return whether a step touches a tracked place, and update where the card may lie now."""
    first: int = other if kind == KEEP_ONE else place
    last: int = other + card - 1 if kind == KEEP_ONE else other if kind == MIX else place
    touched: bool = kind == PUT or (kind in (SWAP, FLIP) and tracked[other] == 1)
    for at in range(first, last + 1):
        touched = touched or tracked[at] == 1
    if not touched:
        return False
    if kind == SWAP:
        tracked[place], tracked[other] = tracked[other], tracked[place]
    elif kind == SEE and place >= DWARF_PLACE:
        tracked[place] = 0
    elif kind in (PUT, FLIP, MIX, KEEP_ONE):
        for at in range(first, last + 1):
            tracked[at] = 1
    if kind in (FLIP, PASS_UNSEEN):
        tracked[other] = 1
    if kind == KEEP_ONE:  # the pile is one card shorter
        tracked[place] = 1
        tracked[last] = 0
    return True


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
