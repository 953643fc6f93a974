# Compiled: see core/native.py
"""Dealing unknown cards: fills the blanks of a table at random with the cards that are left.

Cards that may trade places with each other are a *domain*: a pool, and the places for it. Whatever
is left of a pool lies nowhere. `Unknowns` lists them once, `deal` fills them again and again.
"""

from collections.abc import Sequence
from typing import NamedTuple, final

from pyrite.core.chance import Luck, shuffle
from pyrite.core.native import ByteRows, Ints, ShortRows, python_only, python_too
from pyrite.core.one_thread import Guarded
from pyrite.lostmines.numbers import MAX_DECK, MAX_KINDS
from pyrite.lostmines.table.state import Table

MAX_DOMAINS = 8
HAND, PILE, ASIDE, DISCARD, MINE_CARD, DWARF_CARD, SPARE, VALUE = range(8)
PLACE_SHIFT, PLACE_MASK = 8, 255

# A place is kind << 8 | number.
KINDS = ("hands", "pile", "aside", "discards", "mines", "dwarfs", "spare", "treasures")


class Domain(NamedTuple):
    """Cards that are left, and the places they may lie in; a hand is listed once per card."""

    pool: Sequence[int]
    places: Sequence[tuple[str, int]]


@final
class Unknowns(Guarded):
    """Everything unknown: the cards left, and the places they may lie in."""

    cards: ByteRows = [[0] * MAX_DECK] * MAX_DOMAINS
    places: ShortRows = [[0] * MAX_DECK] * MAX_DOMAINS
    ncards: Ints = [0] * MAX_DOMAINS
    nplaces: Ints = [0] * MAX_DOMAINS
    ndomains: int  # not an array: the checked build cannot watch an array in last place

    def __init__(self, domains: Sequence[Domain]) -> None:
        self.ndomains = 0
        for domain in domains:
            if domain.places:
                self.add(domain)

    @python_too
    def add(self, domain: Domain) -> None:
        """Add a domain; the reader has checked that all of them fit."""
        d = self.ndomains
        for i, card in enumerate(domain.pool):
            self.cards[d][i] = card
        for i, (kind, number) in enumerate(domain.places):
            self.places[d][i] = KINDS.index(kind) << PLACE_SHIFT | number
        self.ncards[d] = len(domain.pool)
        self.nplaces[d] = len(domain.places)
        self.ndomains += 1

    @python_only
    def deal(self, table: Table, luck: Luck) -> None:
        """Fill the blanks of this table; all ways to do so are equally likely."""
        started = self.start_changing()
        try:
            self.deal_all(table, luck)
        finally:
            self.stop_changing(started)

    def deal_all(self, table: Table, luck: Luck) -> None:
        """Fill the blanks of this table, while no other thread deals."""
        for d in range(self.ndomains):
            shuffle(self.cards[d], self.ncards[d], luck)
            for i in range(self.nplaces[d]):
                self.put(table, self.places[d][i], self.cards[d][i])

    def put(self, table: Table, place: int, card: int) -> None:
        """Put a card in a place."""
        kind = place >> PLACE_SHIFT
        number = place & PLACE_MASK
        if kind == HAND:
            table.hands[number * MAX_KINDS + card] += 1
            table.nhand[number] += 1
        elif kind == PILE:
            table.pile[number] = card
        elif kind == ASIDE:
            table.aside[number] = card
        elif kind == DISCARD:
            table.discards[number] = card
        elif kind == MINE_CARD:
            table.mine_card[number] = card
        elif kind == DWARF_CARD:
            table.dwarf[number] = card
        elif kind == SPARE:
            table.spare[number] = card
        else:
            table.treasure_value[number] = card
