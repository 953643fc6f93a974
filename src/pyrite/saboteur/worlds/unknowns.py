# Compiled: see core/native.py
"""What is unknown at a table, listed once to be dealt again and again (redeal.py).

Cards that may trade places with each other are a *domain*: a pool, and the places for it. What a
seat remembers (memory.py) is a *constraint*: at least so many of these cards lie in these places. A
gold group is a set of places whose values are known, but not which is where.

Dealing so that what is remembered holds: constraints are met one after the other.

Each constraint keeps what already lies right and fetches what is missing from elsewhere; what was
kept for one is not moved for another. So every deal that satisfies all of them is possible, and no
other. For cards in order, one of them is taken to the hand, each equally likely, and the rest
closes up.
"""

from collections.abc import Sequence
from typing import NamedTuple, final

from pyrite.core.chance import Luck, shuffle
from pyrite.core.native import ByteRows, Bytes, Ints, ShortRows, Shorts, python_only
from pyrite.core.one_thread import Guarded
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
    SPARE_PLACE,
    UNSEEN,
)
from pyrite.saboteur.worlds.history_sampler import HistorySampler

PILE_PLACE, ASIDE_PLACE, OFFER_PLACE, UNDER_PLACE = 256, 416, 448, 456
MAX_DOMAINS, MAX_WANTS = 5, MAX_CLUES + 1  # one want is not a clue: read_memory.py
MAX_WANTED_MORE = 4096  # for that one, and for known cards
NO_HISTORY, FIRST_HISTORY, SECOND_HISTORY, THIRD_HISTORY = range(4)
IN_HAND, IN_PILE = 1, 2

# Where the numbers of each kind of place begin: those of clues.py, and those that only chance
# fills.
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
    """At least `least` of these cards lie in these places."""

    places: Sequence[int]
    cards: Sequence[int]  # for an order: first its cards, then those that are gone
    least: int
    known: Sequence[int] = ()  # cards known to lie there; for an order, where one went
    order: int = 0  # how many cards lay in order
    may_take: int = 0  # one bit for each that may have been taken


class Domain(NamedTuple):
    """Cards that are left, and the places they may lie in; a hand is listed once per card."""

    pool: Sequence[int]
    places: Sequence[int]
    constraints: Sequence[Constraint] = ()
    history: HistorySampler | None = None  # how one seat came to remember some of them


@final
class Unknowns(Guarded):
    """Everything unknown: the cards left, the places they may lie in, and what is remembered."""

    cards: ByteRows = [[0] * MAX_DECK] * MAX_DOMAINS
    index: ByteRows = [[0] * MAX_DECK] * MAX_DOMAINS
    ncards: Ints = [0] * MAX_DOMAINS
    nplaces: Ints = [0] * MAX_DOMAINS
    last_run: Ints = [0] * MAX_DOMAINS
    last_want: Ints = [0] * MAX_DOMAINS
    run_kind: Ints = [0] * 64
    run_end: Ints = [0] * 64
    which: Ints = [0] * MAX_DOMAINS
    number: ShortRows = [[0] * MAX_DECK] * MAX_DOMAINS
    first: HistorySampler | None
    second: HistorySampler | None
    third: HistorySampler | None
    least: Bytes = [0] * MAX_WANTS
    order: Bytes = [0] * MAX_WANTS
    wanted_end: Shorts = [0] * MAX_WANTS
    cards_end: Shorts = [0] * MAX_WANTS
    may_take: Shorts = [0] * MAX_WANTS
    wanted: Bytes = [0] * (MAX_CLUE_CARDS + MAX_WANTED_MORE)
    among: ByteRows = [[0] * MAX_DECK] * MAX_WANTS
    missing: Bytes = [0] * 256
    kept: Bytes = [0] * MAX_DECK
    movable: Bytes = [0] * MAX_DECK
    sources: Bytes = [0] * MAX_DECK
    gold_kind: Bytes = [0] * MAX_GOLD
    gold_place: Bytes = [0] * MAX_GOLD
    gold_value: Bytes = [0] * MAX_GOLD
    group_end: Bytes = [0] * MAX_GOLD
    coins: Shorts = [0] * MAX_SEATS
    ndomains: int
    nruns: int
    nwants: int
    nwanted: int
    nblanks: int
    ngroups: int
    ncoins: int

    def __init__(self, domains: Sequence[Domain]) -> None:
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

    def add_domain(self, domain: Domain) -> None:
        """Add a domain; the reader has checked that all of them fit."""
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
        """Group places of one kind, or the cards of one hand, to fill them in one go."""
        start = self.nruns
        for i, place in enumerate(places):
            kind = place if place < DWARF_PLACE else max(p for p in FIRST.values() if p <= place)
            self.index[d][i] = place - kind
            self.number[d][i] = place
            if self.nruns == start or kind != self.run_kind[self.nruns - 1]:
                self.run_kind[self.nruns] = kind
                self.nruns += 1
            self.run_end[self.nruns - 1] = i + 1

    @python_only
    def add_history(self, d: int, history: HistorySampler | None = None) -> None:
        """Add a history; at most three domains have one: the deck, goals, dwarfs."""
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
        self.may_take[w] = want.may_take
        self.nwants += 1

    def put_gold(
        self, groups: Sequence[tuple[list[tuple[int, int]], list[int]]], coins: Sequence[int]
    ) -> None:
        """Set groups of places (kind, index) with their values in some order, and coins."""
        self.nblanks = 0
        self.ngroups = 0
        for places, values in groups:
            if not places:
                continue  # keeps room for all other groups
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


def tightest_first(domain: Domain) -> list[Constraint]:
    """Sort constraints so that those with the fewest places come first."""
    return sorted(domain.constraints, key=lambda want: sum(p in want.places for p in domain.places))


def marked(places: Sequence[int], want: Constraint) -> list[int]:
    """Mark the constraint's places; those in order are numbered."""
    pile = order_places(want.places, want.order)
    rank = {place: IN_PILE + n for n, place in enumerate(pile)}
    return [rank.get(p, IN_HAND * (p in want.places)) for p in places]


def order_places(places: Sequence[int], order: int) -> list[int]:
    """Return the discards left of so many ordered cards, from the bottom."""
    return [place for place in places if place >= DISCARD_PLACE][: max(order - 1, 0)]


def meet_all(blanks: Unknowns, d: int, first: int, luck: Luck) -> bool:
    for i in range(blanks.ncards[d]):
        blanks.kept[i] = 0
    for want in range(first, blanks.last_want[d]):
        if blanks.order[want]:
            if not place_order(blanks, d, want, luck):
                return False
            continue
        start: int = first_wanted(blanks, want)
        least: int = blanks.least[want]
        for i in range(start, blanks.cards_end[want]):
            blanks.missing[blanks.wanted[i]] += 1
        for i in range(blanks.cards_end[want], blanks.wanted_end[want]):
            if blanks.missing[blanks.wanted[i]]:
                blanks.missing[blanks.wanted[i]] -= 1
                least -= 1
        met: bool = meet(blanks, d, want, least, luck)
        for i in range(start, blanks.cards_end[want]):
            blanks.missing[blanks.wanted[i]] = 0
        if not met:
            return False
    return True


def meet(blanks: Unknowns, d: int, want: int, least: int, luck: Luck) -> bool:
    """Keep what already lies right, fixed cards first, then fetch what is missing."""
    movable: int = 0
    for i in range(blanks.nplaces[d]):
        if not blanks.among[want][i]:
            continue
        if not blanks.kept[i]:
            blanks.movable[movable] = i
            movable += 1
        elif blanks.missing[blanks.cards[d][i]]:
            blanks.missing[blanks.cards[d][i]] -= 1
            least -= 1
    if least > 0:
        shuffle(blanks.movable, movable, luck)
    left: int = 0
    for k in range(movable):
        i = blanks.movable[k]
        if least > 0 and blanks.missing[blanks.cards[d][i]]:
            blanks.missing[blanks.cards[d][i]] -= 1
            blanks.kept[i] = 1
            least -= 1
        else:
            blanks.movable[left] = i
            left += 1
    while least > 0:
        left -= 1
        if left < 0 or not fetch(blanks, d, want, blanks.movable[left], luck):
            return False
        least -= 1
    return True


def fetch(blanks: Unknowns, d: int, want: int, place: int, luck: Luck) -> bool:
    """Swap one of the missing cards here from outside the wanted places.

    Cards beyond the places of a domain lie nowhere; they may be fetched like any other.
    """
    n: int = 0
    for i in range(blanks.ncards[d]):
        if blanks.missing[blanks.cards[d][i]] and not blanks.kept[i] and not blanks.among[want][i]:
            blanks.sources[n] = i
            n += 1
    if n == 0:
        return False
    source: int = blanks.sources[luck.below(n)]
    card: int = blanks.cards[d][source]
    blanks.cards[d][source] = blanks.cards[d][place]
    blanks.cards[d][place] = card
    blanks.missing[card] -= 1
    blanks.kept[place] = 1
    return True


def place_order(blanks: Unknowns, d: int, want: int, luck: Luck) -> bool:
    """Move one of the ordered cards to the hand, or wherever it went from there (C-18)."""
    start: int = first_wanted(blanks, want)
    n: int = blanks.order[want]
    taken: int = luck.below(n)
    while blanks.may_take[want] >> taken & 1 == 0:
        taken = luck.below(n)
    card: int = blanks.wanted[start + taken]
    hand: int = any_place(blanks, d, want, luck)
    for i in range(start + n, blanks.wanted_end[want]):
        if card != UNSEEN and blanks.wanted[i] == card:
            hand = -1  # assume it is the one that was seen, or that is known to lie there
            break
    else:
        needed: bool = card != UNSEEN and not is_kept(blanks, d, want, card)
        if needed and (hand < 0 or not put_card(blanks, d, hand, card, luck)):
            return False
    left: int = n - 1
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] < IN_PILE:
            continue
        k: int = blanks.among[want][i] - IN_PILE
        k += k >= taken
        known: bool = blanks.wanted[start + k] != UNSEEN
        if known and not put_card(blanks, d, i, blanks.wanted[start + k], luck):
            return False
        blanks.movable[k] = i
        left -= 1
    if card == UNSEEN and hand >= 0:
        card = blanks.cards[d][hand]
    if left == 0:  # cards named in a position stay where they are
        take_uppermost(blanks, d, taken, n, card)
    return True


def is_kept(blanks: Unknowns, d: int, want: int, card: int) -> bool:
    """Return whether another constraint has put such a card where the taken one may lie."""
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] == IN_HAND and blanks.kept[i] and blanks.cards[d][i] == card:
            return True
    return False


def any_place(blanks: Unknowns, d: int, want: int, luck: Luck) -> int:
    """Return where the taken card may lie, or -1."""
    n: int = 0
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] == IN_HAND and not blanks.kept[i]:
            blanks.sources[n] = i
            n += 1
    return blanks.sources[luck.below(n)] if n else -1


def take_uppermost(blanks: Unknowns, d: int, taken: int, n: int, card: int) -> None:
    """Let the topmost of equal cards be the one that was taken."""
    for k in range(n - 1, taken, -1):
        if blanks.cards[d][blanks.movable[k]] == card:
            for i in range(k, taken + 1, -1):
                blanks.cards[d][blanks.movable[i]] = blanks.cards[d][blanks.movable[i - 1]]
            blanks.cards[d][blanks.movable[taken + 1]] = card
            for i in range(taken + 1, k + 1):
                blanks.kept[blanks.movable[i]] = 1
            return


def put_card(blanks: Unknowns, d: int, place: int, card: int, luck: Luck) -> bool:
    """Swap a card of this kind here, from wherever it lies, unless it lies here for good."""
    n: int = 0
    if blanks.kept[place]:
        return blanks.cards[d][place] == card
    for i in range(blanks.ncards[d]):
        if blanks.cards[d][i] == card and not blanks.kept[i]:
            blanks.sources[n] = i
            n += 1
    if n == 0:
        return False
    blanks.cards[d][blanks.sources[luck.below(n)]] = blanks.cards[d][place]
    blanks.cards[d][place] = card
    blanks.kept[place] = 1
    return True


def are_met(blanks: Unknowns, d: int, first: int) -> bool:
    for want in range(first, blanks.last_want[d]):
        if not is_met(blanks, d, want):
            return False
    return True


def is_met(blanks: Unknowns, d: int, want: int) -> bool:
    """Return whether enough of these cards lie there."""
    start: int = first_wanted(blanks, want)
    least: int = blanks.least[want]
    for i in range(start, blanks.cards_end[want]):
        blanks.missing[blanks.wanted[i]] += 1
    for i in range(blanks.nplaces[d]):
        if blanks.among[want][i] and blanks.missing[blanks.cards[d][i]]:
            blanks.missing[blanks.cards[d][i]] -= 1
            least -= 1
    for i in range(start, blanks.cards_end[want]):
        blanks.missing[blanks.wanted[i]] = 0
    return least <= 0


def first_wanted(blanks: Unknowns, want: int) -> int:
    return blanks.wanted_end[want - 1] if want else 0
