"""The gold of a position: who has which card, as far as it is known.

A seat that chose from the gold cards handed round (B-40) remembers what it passed on. So it knows
the values that went to the others, though not to whom. The sums paid to saboteurs are public. A
card that was changed for coins (I-09) is back in the gold pile, but its value is still part of what
was seen, and of its owner's coins. infer_gold.py guesses the rest.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from pyrite.core.messages import NotationError
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    CHANGED,
    DRAFTED,
    FOUND,
    MAX_GOLD,
    MAX_SEATS,
    PAID_OUT,
    PILE,
    POOL,
    WON,
)
from pyrite.saboteur.text.snapshot import Snapshot

Place = tuple[int, int]
Group = tuple[list[Place], list[int]]
HOWS = {"drafted": DRAFTED, "paid": PAID_OUT, "found": FOUND}
MOST_COINS = 10_000
MOST_PAID = 9  # to one seat in a round (B-41)


class Memory(NamedTuple):
    """What a seat knows about gold beyond its own cards, as its view tells."""

    seat: int | None = None
    offers: tuple[Mapping[str, Any], ...] = ()
    paid: tuple[Mapping[str, Any], ...] = ()
    purse: tuple[int, ...] = ()  # of each seat, without the value of changed cards
    has_gold: tuple[bool, ...] = ()


NOTHING = Memory()


class KnownGold:
    """Fills the snapshot with what is known, and collects what is said about the rest."""

    def __init__(self, source: Source, snapshot: Snapshot, memory: Memory) -> None:
        self.source = source
        self.snapshot = snapshot
        self.memory = memory
        self.purse = list(memory.purse)
        self.values = Counter(snapshot.names.gold)
        self.left = self.values.copy()  # unknown cards that still lie somewhere
        self.free: list[Place] = []  # their places
        self.changed: list[Place] = []  # unknown cards that were changed since
        self.groups: list[Group] = []
        self.sums: list[tuple[list[Place], int]] = []
        self._read_coins()
        self._read_won()
        self._read_cards("pool", POOL, source.data.get("pool", []))
        if len(snapshot.pool) > MAX_SEATS:
            source.wrong_type("pool", f"at most {MAX_SEATS} gold cards")
        self._read_pile(source.data.get("gold_pile"))
        if memory is not NOTHING:
            source.as_list("purse", self.purse, source.seats)
            self._read_offers()
            self._read_paid()

    def _take(self, value: object) -> int:
        if type(value) is not int or self.left[value] <= 0:
            raise NotationError(say("position-gold", "B-04"))
        self.left[value] -= 1
        return value

    def _read_coins(self) -> None:
        source, each = self.source, self.snapshot.rules.coins_each
        for n in source.items("coins", [each] * source.seats, source.seats):
            self.snapshot.coins.append(source.whole("coins", n, 0, MOST_COINS))

    def _read_won(self) -> None:
        source, won = self.source, self.snapshot.won
        for i, entry in enumerate(source.at_most(MAX_GOLD, "won", "gold cards")):
            where = f"won {i}"
            if not isinstance(entry, Mapping):
                source.wrong_type(where, "a mapping with round, seat, how and value")
            seat = source.seat(where, entry.get("seat"))
            how = HOWS[source.one_of(where, entry.get("how"), list(HOWS))]
            round_no = source.whole(where, entry.get("round"), 1, self.snapshot.round_no)
            self._check_order(where, round_no, how)
            if source.as_flag(where, entry.get("changed", False)):
                how |= CHANGED
            value = entry.get("value")
            if how & ~CHANGED == FOUND:
                value = source.whole(where, 1 if value is None else value, 1, 1)
            won.append((round_no, seat, how, self._won_value(i, how, value)))
        changed = sum(how & CHANGED != 0 for _, _, how, _ in won)
        self._check_changed(changed)
        self._is_changed = changed > 0

    def _check_order(self, where: str, round_no: int, how: int) -> None:
        before = [(r, how & ~CHANGED) for r, _, how, _ in self.snapshot.won]
        other = {DRAFTED: PAID_OUT, PAID_OUT: DRAFTED}.get(how)
        if (round_no, other) in before or round_no < max([r for r, _ in before], default=0):
            self.source.wrong_value(where, round_no, "in order, drafted or paid in one round")

    def _check_changed(self, changed: int) -> None:
        """Refuse more changed cards than leave room for all that may still be won."""
        names, round_no = self.snapshot.names, self.snapshot.round_no
        each = sum(module.terms.most_paid for module in names.modules)  # in a round
        later = each * (names.options.rounds - round_no + 1)
        may = names.gold and each
        most = min(each * round_no, MAX_GOLD - len(names.gold) - later) if may else 0
        if changed > most:
            self.source.wrong_type("won", f"a list with at most {max(most, 0)} changed cards")

    def _won_value(self, i: int, how: int, value: object) -> int:
        """Read a won card; a changed card lies in the pile, so it is not taken from the rest."""
        if how & CHANGED == 0:
            if value is None:
                self.free.append((WON, i))
                return 0
            return self._take(value)
        if value is None:
            self.changed.append((WON, i))
            return 0
        return self._check_value(value)

    def _check_value(self, value: object) -> int:
        if type(value) is not int or not self.values[value]:
            raise NotationError(say("position-gold", "B-04"))
        return value

    def _read_cards(self, key: str, kind: int, cards: object) -> None:
        room = self.snapshot.pool if kind == POOL else self.snapshot.gold_pile
        if type(cards) is int and 0 <= cards <= self.left.total():
            cards = [None] * cards
        if not isinstance(cards, list):
            self.source.wrong_type(key, "a list of values or a number of cards")
        for i, value in enumerate(cards):
            room.append(0 if value is None else self._take(value))
            if value is None:
                self.free.append((kind, i))

    def _read_pile(self, pile: object) -> None:
        """Read the pile with the top first; if left out, it is all that is left."""
        if pile is None:
            pile = self.left.total() - len(self.free)
        self._read_cards("gold_pile", PILE, pile[::-1] if isinstance(pile, list) else pile)
        if self.left.total() != len(self.free):
            raise NotationError(say("position-gold", "B-04"))

    def _read_offers(self) -> None:
        """Read what was passed on after each choice, to later choosers or still in the pool."""
        p, offers = self.snapshot, [self._offer(row) for row in self.memory.offers]
        picks = [offer["pick"] for offer in offers]
        if picks != sorted({*picks}):
            self.source.wrong_value("offers", picks, "each pick once, in order", "B-40")
        for number, offer in enumerate(offers, 1):
            later = offers[number] if number < len(offers) else None
            round_no, first, values = offer["round"], offer["pick"], Counter(offer["values"])
            same = later is not None and later["round"] == round_no
            end = later["pick"] if same and later is not None else len(p.won)
            if same and later is not None:
                values.subtract(later["values"])
            places: list[Place] = []
            for i in range(first, end):
                if (p.won[i][0], p.won[i][2] & ~CHANGED) != (round_no, DRAFTED):
                    continue
                if self._is_blank(i):
                    places.append((WON, i))
                else:
                    values[p.won[i][3]] -= 1
            if not same and round_no == p.round_no:
                places += [(POOL, i) for i in range(len(p.pool))]
            self._group(places, values)

    def _offer(self, value: object) -> dict[str, Any]:
        """Return an offer whose numbers are possible."""
        source, p = self.source, self.snapshot
        row = source.as_mapping("offers", value, ("round", "pick", "values"))
        source.whole("offers", row.get("round"), 1, p.round_no)
        source.whole("offers", row.get("pick"), 0, len(p.won))
        for worth in source.as_list("offers", row.get("values"))[: MAX_SEATS + 1]:
            self._check_value(worth)
        return row

    def _is_blank(self, i: int) -> bool:
        return (WON, i) in self.free or (WON, i) in self.changed

    def _group(self, places: list[Place], values: Counter[int]) -> None:
        """Note that these values lie in these places, none of which is in two groups."""
        taken = [place for group, _ in self.groups for place in group]
        blank = [place for place in places if place in self.free or place in self.changed]
        if values.total() != len(places) or any(n < 0 for n in values.values()):
            raise NotationError(say("position-gold", "B-40"))
        if blank != places or set(places) & set(taken):
            raise NotationError(say("position-gold", "B-40"))
        self.groups.append((places, sorted(self._check_value(v) for v in values.elements())))

    def _read_paid(self) -> None:
        taken = [place for group, _ in self.groups for place in group]
        for paid in self._paid():
            places = self._paid_places(paid["round"], paid["seat"])
            if not self._is_blank(places[0][1]):
                continue
            if not all(self._is_blank(i) for _, i in places) or set(places) & set(taken):
                raise NotationError(say("position-gold", "B-41"))
            taken += places
            self.sums.append((places, paid["sum"]))

    def _paid(self) -> list[dict[str, Any]]:
        """Read the public sums, each of cards that were paid out, once per seat and round."""
        source, seen = self.source, set[tuple[int, int]]()
        rows = [source.as_mapping("paid", row, ("round", "seat", "sum"))
                for row in self.memory.paid]  # fmt: skip
        for row in rows:
            round_no = source.whole("paid", row.get("round"), 1, self.snapshot.round_no)
            who = round_no, source.seat("paid", row.get("seat"))
            places = self._paid_places(*who)
            source.whole("paid", row.get("sum"), len(places), MOST_PAID)
            known = [self.snapshot.won[i][3] for _, i in places if not self._is_blank(i)]
            is_sum = len(known) < len(places) or sum(known) == row["sum"]
            if not places or who in seen or not is_sum:
                source.wrong_value("paid", row, "the sum of the cards paid to a seat", "B-42")
            seen.add(who)
        return rows

    def _paid_places(self, round_no: int, seat: int) -> list[Place]:
        """Return the gold cards that a seat was paid in a round."""
        wanted = round_no, seat, PAID_OUT
        rows = enumerate(self.snapshot.won)
        return [(WON, i) for i, (r, s, how, _) in rows if (r, s, how & ~CHANGED) == wanted]
