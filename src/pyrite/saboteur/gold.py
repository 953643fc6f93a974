"""The gold of a position: who has which card, as far as it is known, and what the rest may be.

A seat that chose from the gold cards handed round (B-40) remembers what it passed on, so it knows
the values that went to the others, though not to whom; and the sums paid to saboteurs are public.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.errors import NotationError
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import DRAFTED, MAX_SEATS, PAID_OUT, PILE, POOL, WON
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.source import Source

Place = tuple[int, int]
Group = tuple[list[Place], list[int]]
HOWS = {"drafted": DRAFTED, "paid": PAID_OUT}


class Memory(NamedTuple):
    """What a seat knows of gold beyond its own cards, as its view tells."""

    seat: int | None = None
    offers: tuple[Mapping[str, Any], ...] = ()
    paid: tuple[Mapping[str, Any], ...] = ()


NOTHING = Memory()


class Gold:
    """Fills the picture with what is known, and offers ways to fill in the rest."""

    def __init__(self, source: Source, picture: Picture, memory: Memory) -> None:
        self.source = source
        self.picture = picture
        self.left = Counter(picture.words.gold)
        self.free: list[Place] = []
        self.groups: list[Group] = []
        self.sums: list[tuple[list[Place], int]] = []
        self._read_won()
        self._read_cards("pool", POOL, source.data.get("pool", []))
        if len(picture.pool) > MAX_SEATS:
            source.wrong_type("pool", f"at most {MAX_SEATS} gold cards")
        if memory is not NOTHING:
            self._read_offers(memory)
            self._read_paid(memory)
        self._read_pile(source.data.get("gold_pile"))

    @property
    def several(self) -> bool:
        """May the sums that were paid be made up in different ways?"""
        return any(len(places) == 2 and total == 4 for places, total in self.sums)

    def choose(self, luck: Luck | None) -> list[Group]:
        """One way to make up the sums, and all groups of values whose order is unknown."""
        left, groups = self.left.copy(), list(self.groups)
        for places, total in self.sums:
            values = _make_up(left, len(places), total, luck)
            left.subtract(values)
            groups.append((places, list(values)))
        if left.total() != len(self.free):
            raise NotationError(say("position-gold", "B-04"))
        return [*groups, (self.free, sorted(left.elements()))]

    def _take(self, value: Any) -> int:
        if type(value) is not int or self.left[value] <= 0:
            raise NotationError(say("position-gold", "B-04"))
        self.left[value] -= 1
        return value

    def _read_won(self) -> None:
        source = self.source
        for i, entry in enumerate(source.items("won", [])):
            where = f"won {i}"
            if not isinstance(entry, Mapping):
                source.wrong_type(where, "a mapping with round, seat, how and value")
            seat = source.seat(where, entry.get("seat"))
            how = HOWS[source.one_of(where, entry.get("how"), list(HOWS))]
            round_no, value = entry.get("round"), entry.get("value")
            if type(round_no) is not int or not 0 < round_no <= self.picture.round_no:
                source.wrong_value(where, round_no, f"1 to {self.picture.round_no}")
            other = PAID_OUT if how == DRAFTED else DRAFTED
            before = [(entry[0], entry[2]) for entry in self.picture.won]
            if (round_no, other) in before or round_no < max([r for r, _ in before], default=0):
                source.wrong_value(where, round_no, "in order, drafted or paid in one round")
            known = 0 if value is None else self._take(value)
            self.picture.won.append((round_no, seat, how, known))
            if value is None:
                self.free.append((WON, i))

    def _read_cards(self, key: str, kind: int, cards: Any) -> None:
        room = self.picture.pool if kind == POOL else self.picture.gold_pile
        if type(cards) is int and 0 <= cards <= self.left.total():
            cards = [None] * cards
        if not isinstance(cards, list):
            self.source.wrong_type(key, "a list of values or a number of cards")
        for i, value in enumerate(cards):
            room.append(0 if value is None else self._take(value))
            if value is None:
                self.free.append((kind, i))

    def _read_pile(self, pile: Any) -> None:
        """Names with the top first; left out, it is all that is left."""
        if pile is None:
            others = sum(len(places) for places, _ in self.sums)
            pile = self.left.total() - others - len(self.free)
        self._read_cards("gold_pile", PILE, pile[::-1] if isinstance(pile, list) else pile)

    def _read_offers(self, memory: Memory) -> None:
        """What was passed on after each choice lies with those who chose next, or still goes on."""
        p = self.picture
        for number, offer in enumerate(memory.offers, 1):
            later = memory.offers[number] if number < len(memory.offers) else None
            round_no, first, values = offer["round"], offer["pick"], Counter(offer["values"])
            same = later is not None and later["round"] == round_no
            end = later["pick"] if same and later is not None else len(p.won)
            if same and later is not None:
                values.subtract(later["values"])
            places: list[Place] = []
            for i in range(first, end):
                if p.won[i][0] == round_no and (WON, i) in self.free:
                    places.append((WON, i))
                elif p.won[i][0] == round_no:
                    values[p.won[i][3]] -= 1
            if not same and round_no == p.round_no:
                places += [(POOL, i) for i in range(len(p.pool))]
            self._group(places, values)

    def _group(self, places: list[Place], values: Counter[int]) -> None:
        if values.total() != len(places) or any(n < 0 for n in values.values()):
            raise NotationError(say("position-gold", "B-40"))
        for place in places:
            self.free.remove(place)
        for value in values.elements():
            self._take(value)
        self.groups.append((places, sorted(values.elements())))

    def _read_paid(self, memory: Memory) -> None:
        for paid in memory.paid:
            places = [
                (WON, i)
                for i, (round_no, seat, how, _) in enumerate(self.picture.won)
                if (round_no, seat, how) == (paid["round"], paid["seat"], PAID_OUT)
            ]
            if places and places[0] in self.free:
                for place in places:
                    self.free.remove(place)
                self.sums.append((places, paid["sum"]))


def _make_up(left: Counter[int], cards: int, total: int, luck: Luck | None) -> tuple[int, ...]:
    """So many cards of this sum, each way as likely as it can be drawn from those left."""
    ways = [v for v in combinations_with_replacement((1, 2, 3), cards) if sum(v) == total]
    weights = [prod(comb(left[x], v.count(x)) for x in set(v)) for v in ways]
    if not sum(weights):
        raise NotationError(say("position-gold", "B-41"))
    at = luck.below(sum(weights)) if luck else 0
    for way, weight in zip(ways, weights, strict=True):
        if at < weight:
            return way
        at -= weight
    raise AssertionError("the weights cover all numbers below their sum")
