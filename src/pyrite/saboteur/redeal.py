"""Dealing what is not known: fills the blanks of a table with the cards that are left, at random.

`Unknowns` lists them once; `deal` then fills them again and again at full speed (imagine.py). Cards
that may change places with each other are a *domain*: a pool, and the places for it. What a seat
remembers (memory.py) is a *constraint*: so many of these cards lie among these places. A domain is
shuffled, then:

- What one seat remembers is told by the steps of its cards (history_sampler.py): where these say
  that a card lies it is put, and the others lie as they were shuffled.
- Without steps (a position with gaps) each constraint keeps what already lies right and fetches
  what is missing from elsewhere; what was kept for one is not moved for another. So every deal that
  fulfils all of them may come out, and no other.
- Cards in order: one of them is taken to the hand, each as likely as any, the rest closes up.

A gold group is a set of places of which the values are known, but not which is where.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Sequence
from typing import NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.guard import Guarded
from pyrite.saboteur.history_sampler import HistorySampler

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
        UNSEEN,
    )
    from pyrite.saboteur.setup import take_up
    from pyrite.saboteur.state import Table

    PILE_PLACE, ASIDE_PLACE, OFFER_PLACE, UNDER_PLACE = 256, 416, 448, 456
    MAX_DOMAINS, MAX_WANTS, TRIES = 5, MAX_CLUES + 1, 5000  # one want is not a clue: read_memory.py
    HISTORIES = 50
    MAX_WANTED_MORE = 4096  # that one, and dwarfs that are known
    NO_HISTORY, FIRST_HISTORY, SECOND_HISTORY, THIRD_HISTORY = range(4)
    IN_HAND, IN_PILE = 1, 2

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
    cards: Sequence[int]  # in order: first those of the order, then those that are gone
    least: int
    known: Sequence[int] = ()  # dwarfs that are known to lie there
    order: int = 0  # so many cards lay in order


class Domain(NamedTuple):
    """Cards that are left, and the places they may lie in: a hand stands there once per card."""

    pool: Sequence[int]
    places: Sequence[int]
    constraints: Sequence[Constraint] = ()
    history: HistorySampler | None = None  # how one seat came to remember some of them


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
            self.cards_end, self.order = [0] * MAX_WANTS, [0] * MAX_WANTS
            self.wanted = [0] * (MAX_CLUE_CARDS + MAX_WANTED_MORE)
            self.which = [0] * MAX_DOMAINS
            self.number = [[0] * MAX_DECK for _ in range(MAX_DOMAINS)]
            self.first: HistorySampler | None = None
            self.second: HistorySampler | None = None
            self.third: HistorySampler | None = None
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
        self.add_history(d, domain.history)
        for want in tightest_first(domain):
            self.add_want(domain, want)
        self.last_run[d] = self.nruns
        self.last_want[d] = self.nwants
        self.ndomains += 1

    def add_runs(self, d: int, places: Sequence[int]) -> None:
        """Places of one kind, or the cards of one hand, are filled in one go."""
        start = self.nruns
        for i, place in enumerate(places):
            kind = place if place < DWARF_PLACE else max(p for p in FIRST.values() if p <= place)
            self.index[d][i] = place - kind
            self.number[d][i] = place
            if self.nruns == start or kind != self.run_kind[self.nruns - 1]:
                self.run_kind[self.nruns] = kind
                self.nruns += 1
            self.run_end[self.nruns - 1] = i + 1

    def add_history(self, d: int, history: HistorySampler | None) -> None:
        """At most three kinds of cards have one: the deck, goals, dwarfs."""
        self.which[d] = NO_HISTORY
        if history is None:
            return
        if self.first is None:
            self.which[d], self.first = FIRST_HISTORY, history
        elif self.second is None:
            self.which[d], self.second = SECOND_HISTORY, history
        else:
            self.which[d], self.third = THIRD_HISTORY, history

    def add_want(self, domain: Domain, want: Constraint) -> None:
        w = self.nwants
        marks = marked(domain.places, want)
        for i in range(MAX_DECK):
            self.among[w][i] = marks[i] if i < len(marks) else 0
        for card in want.cards:
            self.wanted[self.nwanted] = card
            self.nwanted += 1
        self.cards_end[w] = self.nwanted
        for card in want.known:
            self.wanted[self.nwanted] = card
            self.nwanted += 1
        self.wanted_end[w] = self.nwanted
        self.least[w] = want.least
        self.order[w] = want.order
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
        if first == self.last_want[d] and self.which[d] == NO_HISTORY:
            shuffle(self.cards[d], self.ncards[d], luck)
            return True
        if self.which[d] == FIRST_HISTORY and self.first is not None:
            return self.deal_as_remembered(d, first, self.first, luck)
        if self.which[d] == SECOND_HISTORY and self.second is not None:
            return self.deal_as_remembered(d, first, self.second, luck)
        if self.which[d] == THIRD_HISTORY and self.third is not None:
            return self.deal_as_remembered(d, first, self.third, luck)
        for _ in range(TRIES):
            shuffle(self.cards[d], self.ncards[d], luck)
            if self.meet_all(d, first, luck):
                return True
        return False

    def deal_as_remembered(
        self, d: int, first: int, history: "HistorySampler", luck: "Luck"
    ) -> bool:
        """What is remembered goes where it may lie by now; other constraints must be met then."""
        for _ in range(HISTORIES):
            if not history.draw(luck):
                return False
            shuffle(self.cards[d], self.ncards[d], luck)
            if not self.place_all(d, history, luck):
                return False
            if self.are_met(d, first):
                return True
        return False

    def place_all(self, d: int, history: "HistorySampler", luck: "Luck") -> bool:
        """Every card that is remembered comes to its place; False if it cannot lie there."""
        for i in range(self.ncards[d]):
            self.kept[i] = 0
        for i in range(self.nplaces[d]):
            place = self.number[d][i]
            card = UNSEEN
            if place < DWARF_PLACE:
                card = history.next_held(place)
            elif place < PILE_PLACE:
                card = history.token[place]
            if card != UNSEEN and not self.put_card(d, i, card, luck):
                return False
        return True

    def are_met(self, d: int, first: int) -> bool:
        for want in range(first, self.last_want[d]):
            if not self.is_met(d, want):
                return False
        return True

    def first_wanted(self, want: int) -> int:
        return self.wanted_end[want - 1] if want else 0

    def put_card(self, d: int, place: int, card: int, luck: "Luck") -> bool:
        """One of the cards of this kind comes here for what lies here, from wherever it lies."""
        n = 0
        for i in range(self.ncards[d]):
            if self.cards[d][i] == card and not self.kept[i]:
                self.sources[n] = i
                n += 1
        if n == 0 or self.kept[place]:
            return False
        self.cards[d][self.sources[luck.below(n)]] = self.cards[d][place]
        self.cards[d][place] = card
        self.kept[place] = 1
        return True

    def place_order(self, d: int, want: int, luck: "Luck") -> bool:
        """C-18: one of the cards goes to the hand, or wherever it went from there."""
        start = self.first_wanted(want)
        n = self.order[want]
        taken = luck.below(n)
        card = self.wanted[start + taken]
        hand = self.any_place(d, want, luck)
        for i in range(start + n, self.cards_end[want]):
            if card != UNSEEN and self.wanted[i] == card:
                hand = -1  # it is taken to be the one that was seen
                break
        else:
            if card != UNSEEN and (hand < 0 or not self.put_card(d, hand, card, luck)):
                return False
        k = 0
        for i in range(self.nplaces[d]):
            if self.among[want][i] != IN_PILE:
                continue
            k += k == taken
            known = self.wanted[start + k] != UNSEEN
            if known and not self.put_card(d, i, self.wanted[start + k], luck):
                return False
            self.movable[k] = i
            k += 1
        if card == UNSEEN and hand >= 0:
            card = self.cards[d][hand]
        self.take_uppermost(d, taken, n, card)
        return True

    def any_place(self, d: int, want: int, luck: "Luck") -> int:
        """Where the card that was taken may lie, -1 if nowhere."""
        n = 0
        for i in range(self.nplaces[d]):
            if self.among[want][i] == IN_HAND and not self.kept[i]:
                self.sources[n] = i
                n += 1
        return self.sources[luck.below(n)] if n else -1

    def take_uppermost(self, d: int, taken: int, n: int, card: int) -> None:
        """Of equal cards the uppermost was taken: the lower one is still there."""
        for k in range(n - 1, taken, -1):
            if self.cards[d][self.movable[k]] == card:
                for i in range(k, taken + 1, -1):
                    self.cards[d][self.movable[i]] = self.cards[d][self.movable[i - 1]]
                self.cards[d][self.movable[taken + 1]] = card
                for i in range(taken + 1, k + 1):
                    self.kept[self.movable[i]] = 1
                return

    def is_met(self, d: int, want: int) -> bool:
        """Do so many of these cards lie there?"""
        start = self.first_wanted(want)
        least = self.least[want]
        for i in range(start, self.cards_end[want]):
            self.missing[self.wanted[i]] += 1
        for i in range(self.nplaces[d]):
            if self.among[want][i] and self.missing[self.cards[d][i]]:
                self.missing[self.cards[d][i]] -= 1
                least -= 1
        for i in range(start, self.cards_end[want]):
            self.missing[self.wanted[i]] = 0
        return least <= 0

    def meet_all(self, d: int, first: int, luck: "Luck") -> bool:
        for i in range(self.ncards[d]):
            self.kept[i] = 0
        for want in range(first, self.last_want[d]):
            if self.order[want]:
                if not self.place_order(d, want, luck):
                    return False
                continue
            start = self.first_wanted(want)
            least = self.least[want]
            for i in range(start, self.cards_end[want]):
                self.missing[self.wanted[i]] += 1
            for i in range(self.cards_end[want], self.wanted_end[want]):
                if self.missing[self.wanted[i]]:
                    self.missing[self.wanted[i]] -= 1
                    least -= 1
            met = self.meet(d, want, least, luck)
            for i in range(start, self.cards_end[want]):
                self.missing[self.wanted[i]] = 0
            if not met:
                return False
        return True

    def meet(self, d: int, want: int, least: int, luck: "Luck") -> bool:
        """Keep what lies right, first what is kept anyway; then fetch what is missing."""
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


def marked(places: Sequence[int], want: Constraint) -> list[int]:
    """For each place whether it is one of the constraint's."""
    pile = [p for p in want.places if p >= DISCARD_PLACE][: max(want.order - 1, 0)]
    return [IN_PILE if p in pile else IN_HAND * (p in want.places) for p in places]
