"""Dealing what is not known: fills the blanks of a table with the cards that are left, at random.

`Unknowns` lists them once; `deal` then fills them again and again at full speed (imagine.py). Cards
that may change places with each other are a *domain*: a pool, and the places for it. What a seat
remembers (memory.py) is a *constraint*: so many of these cards lie among these places. A domain is
shuffled, then each constraint keeps what already lies right and fetches what is missing from
elsewhere; what was kept for one is not moved for another. So every world that fulfils all of them
may come out, and no other. A gold group is a set of places of which the values are known, but not
which is where.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Sequence
from typing import NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.guard import Guarded

if not cython.compiled:
    from pyrite.core.chance import shuffle
    from pyrite.saboteur.numbers import (
        DISCARD_PLACE,
        DWARF_PLACE,
        GOAL_PLACE,
        HAND_PLACE,
        MAX_CLUE_CARDS,
        MAX_CLUES,
        MAX_DECK,
        MAX_GOLD,
        MAX_SEATS,
        PILE,
        POOL,
        SPARE_PLACE,
    )
    from pyrite.saboteur.setup import take_up
    from pyrite.saboteur.state import Table

    PILE_PLACE, ASIDE_PLACE, OFFER_PLACE, UNDER_PLACE = 256, 416, 448, 456
    MAX_DOMAINS, MAX_WANTS, TRIES = 5, MAX_CLUES + 1, 5000  # one want is not a clue: read_memory.py

# Where the numbers of each kind of place begin: those of memory.py, and what only chance fills.
FIRST = {
    "hands": HAND_PLACE,
    "dwarfs": DWARF_PLACE,
    "spare": SPARE_PLACE,
    "goals": GOAL_PLACE,
    "discards": DISCARD_PLACE,
    "pile": PILE_PLACE,
    "aside": ASIDE_PLACE,
    "offer": OFFER_PLACE,
    "under": UNDER_PLACE,
}


class Constraint(NamedTuple):
    """At least so many of these cards lie among these places."""

    places: Sequence[int]
    cards: Sequence[int]
    least: int


class Domain(NamedTuple):
    """Cards that are left, and the places they may lie in: a hand stands there once per card."""

    pool: Sequence[int]
    places: Sequence[int]
    constraints: Sequence[Constraint] = ()


class Unknowns(Guarded):
    """What is unknown: which cards are left, the places they may lie in, and what is remembered."""

    def __init__(self, domains: Sequence[Domain]) -> None:
        if not cython.compiled:
            super().__init__()
            self._make_room()
        self.ndomains = 0
        self.nruns = 0
        self.nwants = 0
        self.nwanted = 0
        self.nblanks = 0
        self.ngroups = 0
        self.ncoins = 0
        for domain in domains:
            if domain.places:
                self.add_domain(domain)

    if not cython.compiled:

        def _make_room(self) -> None:
            self.cards = [[0] * MAX_DECK for _ in range(MAX_DOMAINS)]
            self.ncards, self.nplaces = [0] * MAX_DOMAINS, [0] * MAX_DOMAINS
            self.last_run, self.last_want = [0] * MAX_DOMAINS, [0] * MAX_DOMAINS
            self.index = [[0] * MAX_DECK for _ in range(MAX_DOMAINS)]
            self.run_kind, self.run_end = [0] * 64, [0] * 64
            self.least, self.wanted_end = [0] * MAX_WANTS, [0] * MAX_WANTS
            self.wanted = [0] * (MAX_CLUE_CARDS + 1)
            self.among = [[0] * MAX_DECK for _ in range(MAX_WANTS)]
            self.missing, self.kept = [0] * 256, [0] * MAX_DECK
            self.movable, self.sources = [0] * MAX_DECK, [0] * MAX_DECK
            self.gold_kind, self.gold_place = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.gold_value, self.group_end = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.coins = [0] * MAX_SEATS

    def add_domain(self, domain: Domain) -> None:
        """One more; the reader has seen to it that all of them fit."""
        d = self.ndomains
        for i, card in enumerate(domain.pool):
            self.cards[d][i] = card
        self.ncards[d] = len(domain.pool)
        self.nplaces[d] = len(domain.places)
        self.add_runs(d, domain.places)
        for want in tightest_first(domain):
            self.add_want(domain.places, want)
        self.last_run[d] = self.nruns
        self.last_want[d] = self.nwants
        self.ndomains += 1

    def add_runs(self, d: int, places: Sequence[int]) -> None:
        """Places of one kind, or the cards of one hand, are filled in one go."""
        start = self.nruns
        for i, place in enumerate(places):
            kind = place if place < DWARF_PLACE else max(p for p in FIRST.values() if p <= place)
            self.index[d][i] = place - kind
            if self.nruns == start or kind != self.run_kind[self.nruns - 1]:
                self.run_kind[self.nruns] = kind
                self.nruns += 1
            self.run_end[self.nruns - 1] = i + 1

    def add_want(self, places: Sequence[int], want: Constraint) -> None:
        w = self.nwants
        for i in range(MAX_DECK):
            self.among[w][i] = 0
        for i, place in enumerate(places):
            if place in want.places:
                self.among[w][i] = 1
        for card in want.cards:
            self.wanted[self.nwanted] = card
            self.nwanted += 1
        self.wanted_end[w] = self.nwanted
        self.least[w] = want.least
        self.nwants += 1

    def put_gold(
        self, groups: Sequence[tuple[list[tuple[int, int]], list[int]]], coins: Sequence[int]
    ) -> None:
        """Groups of places (kind, index) with the values that lie there in some order; coins."""
        self.nblanks = 0
        self.ngroups = 0
        for places, values in groups:
            if not places:
                continue  # so there is room for all groups
            for (kind, place), value in zip(places, values, strict=True):
                self.gold_kind[self.nblanks] = kind
                self.gold_place[self.nblanks] = place
                self.gold_value[self.nblanks] = value
                self.nblanks += 1
            self.group_end[self.ngroups] = self.nblanks
            self.ngroups += 1
        for seat, n in enumerate(coins):
            self.coins[seat] = n
        self.ncoins = len(coins)

    def deal(self, table: "Table", luck: "Luck") -> bool:
        """Fill the blanks of this table; False if what is remembered cannot be fulfilled."""
        started = self.start_changing()
        try:
            return self.deal_all(table, luck)
        finally:
            self.stop_changing(started)

    def deal_all(self, table: "Table", luck: "Luck") -> bool:
        """The same, when no other thread deals."""
        run = 0
        want = 0
        for d in range(self.ndomains):
            if not self.deal_domain(d, want, luck):
                return False
            want = self.last_want[d]
            k = 0
            while run < self.last_run[d]:
                self.put_run(table, d, run, k)
                k = self.run_end[run]
                run += 1
        self.deal_gold(table, luck)
        return True

    def deal_domain(self, d: int, first: int, luck: "Luck") -> bool:
        """All orders alike; where something is remembered, try until all constraints are met."""
        for _ in range(TRIES):
            shuffle(self.cards[d], self.ncards[d], luck)
            if first == self.last_want[d] or self.meet_all(d, first, luck):
                return True
        return False

    def meet_all(self, d: int, first: int, luck: "Luck") -> bool:
        for i in range(self.ncards[d]):
            self.kept[i] = 0
        for want in range(first, self.last_want[d]):
            start = self.wanted_end[want - 1] if want else 0
            for i in range(start, self.wanted_end[want]):
                self.missing[self.wanted[i]] += 1
            met = self.meet(d, want, luck)
            for i in range(start, self.wanted_end[want]):
                self.missing[self.wanted[i]] = 0
            if not met:
                return False
        return True

    def meet(self, d: int, want: int, luck: "Luck") -> bool:
        """Keep what lies right, first what is kept anyway; then fetch what is missing."""
        least = self.least[want]
        movable = 0
        for i in range(self.nplaces[d]):
            if not self.among[want][i]:
                continue
            if not self.kept[i]:
                self.movable[movable] = i
                movable += 1
            elif self.missing[self.cards[d][i]]:
                self.missing[self.cards[d][i]] -= 1
                least -= 1
        if least > 0:
            shuffle(self.movable, movable, luck)
        left = 0
        for k in range(movable):
            i = self.movable[k]
            if least > 0 and self.missing[self.cards[d][i]]:
                self.missing[self.cards[d][i]] -= 1
                self.kept[i] = 1
                least -= 1
            else:
                self.movable[left] = i
                left += 1
        while least > 0:
            left -= 1
            if left < 0 or not self.fetch(d, want, self.movable[left], luck):
                return False
            least -= 1
        return True

    def fetch(self, d: int, want: int, place: int, luck: "Luck") -> bool:
        """One of the missing cards comes here from outside the wanted places, for what lies here.

        Cards beyond the places of a domain lie nowhere; they may be fetched like any other.
        """
        n = 0
        for i in range(self.ncards[d]):
            if self.missing[self.cards[d][i]] and not self.kept[i] and not self.among[want][i]:
                self.sources[n] = i
                n += 1
        if n == 0:
            return False
        source = self.sources[luck.below(n)]
        card = self.cards[d][source]
        self.cards[d][source] = self.cards[d][place]
        self.cards[d][place] = card
        self.missing[card] -= 1
        self.kept[place] = 1
        return True

    def put_run(self, table: "Table", d: int, run: int, k: int) -> None:
        """The cards from number k on go to the places of this run."""
        kind = self.run_kind[run]
        end = self.run_end[run]
        if kind < DWARF_PLACE:
            for i in range(k, end):  # to the cards of the hand that are known
                take_up(table, kind, self.cards[d][i])
        elif kind == PILE_PLACE:
            for i in range(k, end):
                table.pile[self.index[d][i]] = self.cards[d][i]
        elif kind == DISCARD_PLACE:
            for i in range(k, end):
                table.discards[self.index[d][i]] = self.cards[d][i]
        elif kind == ASIDE_PLACE:
            for i in range(k, end):
                table.aside[self.index[d][i]] = self.cards[d][i]
        elif kind == OFFER_PLACE:
            for i in range(k, end):
                table.offer[self.index[d][i]] = self.cards[d][i]
        elif kind == GOAL_PLACE:
            for i in range(k, end):
                table.goal_card[self.index[d][i]] = self.cards[d][i]
        elif kind == UNDER_PLACE:
            for i in range(k, end):
                table.under[self.index[d][i]] = self.cards[d][i]
        elif kind == SPARE_PLACE:
            for i in range(k, end):
                table.spare[self.index[d][i]] = self.cards[d][i]
        else:
            for i in range(k, end):
                table.dwarf[self.index[d][i]] = self.cards[d][i]

    def deal_gold(self, table: "Table", luck: "Luck") -> None:
        """The first group is the largest: what nobody has seen."""
        if self.ngroups:
            shuffle(self.gold_value, self.group_end[0], luck)
        for g in range(1, self.ngroups):
            start = self.group_end[g - 1]
            for i in range(self.group_end[g] - 1, start, -1):
                j = start + luck.below(i - start + 1)
                self.gold_value[i], self.gold_value[j] = self.gold_value[j], self.gold_value[i]
        for i in range(self.nblanks):
            place = self.gold_place[i]
            if self.gold_kind[i] == PILE:
                table.gold_pile[place] = self.gold_value[i]
            elif self.gold_kind[i] == POOL:
                table.pool[place] = self.gold_value[i]
            else:
                table.won_value[place] = self.gold_value[i]
        for seat in range(self.ncoins):
            table.coins[seat] = self.coins[seat]


def tightest_first(domain: Domain) -> list[Constraint]:
    """The constraints with the fewest places to choose from come first."""
    return sorted(domain.constraints, key=lambda want: sum(p in want.places for p in domain.places))
