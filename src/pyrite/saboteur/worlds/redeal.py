# Compiled: see core/native.py
"""Dealing unknown cards: fills the blanks of a table at random with the cards that are left.

The cards of a domain (unknowns.py) are shuffled, then put where they may lie:

- What one seat remembers follows from the steps of its cards (history_sampler.py): a card goes
  where they say that it lies, and the others stay as shuffled.
- Without steps (a position with gaps) cards are moved until everything remembered holds
  (unknowns.py).
"""

from pyrite.core.chance import Luck, shuffle
from pyrite.core.native import python_too, raises
from pyrite.saboteur.numbers import (
    DISCARD_PLACE,
    DWARF_PLACE,
    GOAL_PLACE,
    PILE,
    POOL,
    SPARE_PLACE,
    UNSEEN,
)
from pyrite.saboteur.play.setup import take_up
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.worlds.history_sampler import HistorySampler
from pyrite.saboteur.worlds.unknowns import (
    ASIDE_PLACE,
    FIRST_HISTORY,
    NO_HISTORY,
    OFFER_PLACE,
    PILE_PLACE,
    SECOND_HISTORY,
    THIRD_HISTORY,
    UNDER_PLACE,
    Unknowns,
    are_met,
    meet_all,
    put_card,
)

TRIES, HISTORIES = 5000, 50


@python_too
@raises
def deal(blanks: Unknowns, table: Table, luck: Luck) -> bool:
    """Fill the blanks of this table; return False if what is remembered cannot hold."""
    started = blanks.start_changing()
    try:
        return deal_all(blanks, table, luck)
    finally:
        blanks.stop_changing(started)


def deal_all(blanks: Unknowns, table: Table, luck: Luck) -> bool:
    """Fill the blanks of this table, while no other thread deals."""
    run: int = 0
    want: int = 0
    for d in range(blanks.ndomains):
        if not deal_domain(blanks, d, want, luck):
            return False
        want = blanks.last_want[d]
        k: int = 0
        while run < blanks.last_run[d]:
            put_run(blanks, table, d, run, k)
            k = blanks.run_end[run]
            run += 1
    deal_gold(blanks, table, luck)
    return True


def deal_domain(blanks: Unknowns, d: int, first: int, luck: Luck) -> bool:
    """Shuffle a domain; if something is remembered, retry until all constraints are met."""
    if first == blanks.last_want[d] and blanks.which[d] == NO_HISTORY:
        shuffle(blanks.cards[d], blanks.ncards[d], luck)
        return True
    if blanks.which[d] == FIRST_HISTORY and blanks.first is not None:
        return deal_as_remembered(blanks, d, first, blanks.first, luck)
    if blanks.which[d] == SECOND_HISTORY and blanks.second is not None:
        return deal_as_remembered(blanks, d, first, blanks.second, luck)
    if blanks.which[d] == THIRD_HISTORY and blanks.third is not None:
        return deal_as_remembered(blanks, d, first, blanks.third, luck)
    for _ in range(TRIES):
        shuffle(blanks.cards[d], blanks.ncards[d], luck)
        if meet_all(blanks, d, first, luck):
            return True
    return False


def deal_as_remembered(
    blanks: Unknowns, d: int, first: int, history: HistorySampler, luck: Luck
) -> bool:
    """Put remembered cards where they may lie now; other constraints must still be met."""
    for _ in range(HISTORIES):
        if not history.draw(luck):
            return False
        shuffle(blanks.cards[d], blanks.ncards[d], luck)
        if not place_all(blanks, d, history, luck):
            return False
        if are_met(blanks, d, first):
            return True
    return False


def place_all(blanks: Unknowns, d: int, history: HistorySampler, luck: Luck) -> bool:
    """Put every remembered card in its place; return False if it cannot lie there."""
    for i in range(blanks.ncards[d]):
        blanks.kept[i] = 0
    for i in range(blanks.nplaces[d]):
        place: int = blanks.number[d][i]
        card: int = UNSEEN
        if place < DWARF_PLACE:
            card = history.next_held(place)
        elif place < PILE_PLACE:
            card = history.token[place]
        if card != UNSEEN and not put_card(blanks, d, i, card, luck):
            return False
    return True


def put_run(blanks: Unknowns, table: Table, d: int, run: int, k: int) -> None:
    """Put the cards from number k on into the places of this run."""
    kind = blanks.run_kind[run]
    end = blanks.run_end[run]
    if kind < DWARF_PLACE:
        for i in range(k, end):  # in addition to the known cards of the hand
            take_up(table, kind, blanks.cards[d][i])
    elif kind == PILE_PLACE:
        for i in range(k, end):
            table.pile[blanks.index[d][i]] = blanks.cards[d][i]
    elif kind == DISCARD_PLACE:
        for i in range(k, end):
            table.discards[blanks.index[d][i]] = blanks.cards[d][i]
    elif kind == ASIDE_PLACE:
        for i in range(k, end):
            table.aside[blanks.index[d][i]] = blanks.cards[d][i]
    elif kind == OFFER_PLACE:
        for i in range(k, end):
            table.offer[blanks.index[d][i]] = blanks.cards[d][i]
    elif kind == GOAL_PLACE:
        for i in range(k, end):
            table.goal_card[blanks.index[d][i]] = blanks.cards[d][i]
    elif kind == UNDER_PLACE:
        for i in range(k, end):
            table.under[blanks.index[d][i]] = blanks.cards[d][i]
    elif kind == SPARE_PLACE:
        for i in range(k, end):
            table.spare[blanks.index[d][i]] = blanks.cards[d][i]
    else:
        for i in range(k, end):
            table.dwarf[blanks.index[d][i]] = blanks.cards[d][i]


def deal_gold(blanks: Unknowns, table: Table, luck: Luck) -> None:
    """Deal the gold; the first group, which nobody has seen, is the largest."""
    if blanks.ngroups:
        shuffle(blanks.gold_value, blanks.group_end[0], luck)
    for g in range(1, blanks.ngroups):
        start: int = blanks.group_end[g - 1]
        for i in range(blanks.group_end[g] - 1, start, -1):
            j: int = start + luck.below(i - start + 1)
            blanks.gold_value[i], blanks.gold_value[j] = blanks.gold_value[j], blanks.gold_value[i]
    for i in range(blanks.nblanks):
        place: int = blanks.gold_place[i]
        if blanks.gold_kind[i] == PILE:
            table.gold_pile[place] = blanks.gold_value[i]
        elif blanks.gold_kind[i] == POOL:
            table.pool[place] = blanks.gold_value[i]
        else:
            table.won_value[place] = blanks.gold_value[i]
    for seat in range(blanks.ncoins):
        table.coins[seat] = blanks.coins[seat]
