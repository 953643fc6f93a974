# Compiled: see core/native.py
"""Taking a card from the discard pile: what is seen, kept and remembered (C-18, M-C2)."""

from pyrite.core.moves import Moves, pack
from pyrite.core.native import UNSET, python_too, raises
from pyrite.saboteur.knowledge.clues import (
    add_card,
    add_place,
    close_clue,
    is_in,
    open_clue,
    remove_place,
)
from pyrite.saboteur.knowledge.history import record
from pyrite.saboteur.knowledge.memory import came_in, saw, widen, without
from pyrite.saboteur.knowledge.ordered_clues import in_order, remember_order, weaken
from pyrite.saboteur.numbers import (
    DISCARD_PLACE,
    HAND_PLACE,
    KEEP_ONE,
    KEPT,
    LUCK_SEARCH,
    MAX_SEATS,
    MAX_VERBS,
    MIX,
    PUBLIC,
    PUT,
    SAW,
    SEARCHED,
)
from pyrite.saboteur.play.setup import take_up
from pyrite.saboteur.table.state import SeatHook, Table
from pyrite.saboteur.table.verbs import new_verb

KEPT_FOR: list[SeatHook] = [UNSET] * MAX_VERBS


@raises
def keep_for(ask: int, resolve: SeatHook) -> None:
    """Register how a question is resolved when one of the offered cards is kept."""
    KEPT_FOR[ask] = resolve


def resolve_keep(table: Table, action: int) -> None:
    """Keep a card, as the open question defines it."""
    KEPT_FOR[table.ask_kind[table.nasks - 1]](table, action)


def see_top(table: Table, seat: int, n: int) -> None:
    """Let the seat look at the top n discards."""
    first = table.ndiscards - n
    for clue in range(table.nclues - 1, -1, -1):
        if is_about(table, clue, seat, first) and in_order(table, clue):
            weaken(table, clue)
    for i in range(first, table.ndiscards):
        table.discard_seen_by[i] |= 1 << seat
        if table.recording:
            table.emit(SAW, seat, table.discards[i], i, 1 << seat)
        saw(table, 1 << seat, DISCARD_PLACE + i, table.discards[i])


def list_top(table: Table, n: int, moves: Moves) -> None:
    """List each kind among the top n discards once."""
    first = table.ndiscards - n
    for i in range(first, table.ndiscards):
        new = True
        for j in range(first, i):
            if table.discards[j] == table.discards[i]:
                new = False
        if new:
            moves.acts[moves.n] = pack(KEEP, table.discards[i], 0)
            moves.n += 1


def keep_top(table: Table, seat: int, card: int, n: int) -> None:
    """Take the topmost card of this kind to the hand; the others keep their order (C-18)."""
    # Update clues about the hand alone before it is mixed.
    came_in(table, seat, table.nhand[seat])
    put_top(table, PUBLIC & ~(1 << seat), seat, n)
    for knower in range(MAX_SEATS + 1):
        if knower != seat and is_here(table, knower):
            lose_sight(table, knower, seat, n)
    first = table.ndiscards - n
    i = table.ndiscards - 1
    while table.discards[i] != card:
        i -= 1
    table.ndiscards -= 1
    while i < table.ndiscards:
        table.discards[i] = table.discards[i + 1]
        i += 1
    for i in range(first, table.ndiscards):
        table.discard_seen_by[i] = 1 << seat
    take_up(table, seat, card)
    if table.recording:
        table.emit(KEPT, seat, card, n, 1 << seat)


@python_too
def put_top(table: Table, seats: int, seat: int, n: int) -> None:
    """Record that one of the top n discards goes to a hand, unseen by these knowers."""
    first = table.ndiscards - n
    put_discards_away(table, seats, first)
    record(table, KEEP_ONE, seats, HAND_PLACE + seat, DISCARD_PLACE + first, n)


def put_discards_away(table: Table, seats: int, first: int) -> None:
    """Record what these knowers saw of the discards from `first` up, since it may move now."""
    for i in range(first, table.ndiscards):
        seen_by = table.discard_seen_by[i] & seats
        record(table, PUT, seen_by, DISCARD_PLACE + i, 0, table.discards[i])


def is_here(table: Table, knower: int) -> bool:
    """Return whether the knower is a seat of this table, or the spectators."""
    return knower < table.rules.seats or knower == MAX_SEATS


@python_too
def lose_sight(table: Table, knower: int, seat: int, n: int) -> None:
    """Update clues of a knower who did not see which of the top n discards went to a hand."""
    first = table.ndiscards - n
    for clue in range(table.nclues - 1, -1, -1):
        if not is_about(table, clue, knower, first):
            continue
        if in_order(table, clue) == 0 or weaken(table, clue):
            blur(table, clue, HAND_PLACE + seat, first, first + n - 1)
    remember_order(table, knower, seat, first, n)


def blur(table: Table, clue: int, hand: int, first: int, last: int) -> None:
    """Widen a clue: its discards may have moved down by one, and one of them to the hand."""
    for i in range(first, last):
        add_place(table, clue, DISCARD_PLACE + i)
    remove_place(table, clue, DISCARD_PLACE + last)
    if not is_in(table, clue, hand):
        without(table, clue, hand, hand, table.clues.least[clue] - 1)
        add_place(table, clue, hand)


def is_about(table: Table, clue: int, knower: int, first: int) -> bool:
    """Return whether a clue of the knower includes discards from `first` up."""
    if table.clues.knower[clue] != knower:
        return False
    for i in range(first, table.ndiscards):
        if is_in(table, clue, DISCARD_PLACE + i):
            return True
    return False


def shuffle_discards(table: Table, seat: int) -> None:
    """Shuffle the whole discard pile into an order that nobody knows."""
    mix_pile(table, PUBLIC)
    for knower in range(MAX_SEATS + 1):
        if is_here(table, knower):
            remember_pile(table, knower)
    table.luck.start(table.step, LUCK_SEARCH)
    for i in range(table.ndiscards - 1, 0, -1):
        j = table.luck.below(i + 1)
        card = table.discards[i]
        table.discards[i] = table.discards[j]
        table.discards[j] = card
    for i in range(table.ndiscards):
        table.discard_seen_by[i] = 0
    if table.recording:
        table.emit(SEARCHED, seat, 0, 0, 0)


@python_too
def mix_pile(table: Table, seats: int) -> None:
    """Record that these knowers lose sight of all discards."""
    put_discards_away(table, seats, 0)
    if table.ndiscards:
        record(table, MIX, seats, DISCARD_PLACE, DISCARD_PLACE + table.ndiscards - 1, 0)


@python_too
def remember_pile(table: Table, knower: int) -> None:
    """Remember that all discards that the knower has seen are still somewhere in the pile."""
    for clue in range(table.nclues - 1, -1, -1):
        if table.clues.knower[clue] == knower and in_order(table, clue):
            weaken(table, clue)
    widen(table, 1 << knower, DISCARD_PLACE, DISCARD_PLACE + table.ndiscards)
    clue = open_clue(table, knower)
    for i in range(table.ndiscards):
        add_place(table, clue, DISCARD_PLACE + i)
    for i in range(table.ndiscards):
        if table.discard_seen_by[i] >> knower & 1:
            add_card(table, table.discards[i])
    close_clue(table)


def put_discards(table: Table, cards: list[int], seen_by: list[int]) -> None:
    """Lay out a discard pile on a table that only serves to remember."""
    table.ndiscards = len(cards)
    for i, card in enumerate(cards):
        table.discards[i] = card
        table.discard_seen_by[i] = seen_by[i]


KEEP: int = new_verb(12, "keep", resolve_keep)
