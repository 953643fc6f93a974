"""The gold of a position: who has which card, as far as it is known, and what the rest may be.

A seat that chose from the gold cards handed round (B-40) remembers what it passed on, so it knows
the values that went to the others, though not to whom; and the sums paid to saboteurs are public.
A card that was changed for coins (I-09) is back in the gold pile. Its value is still part of what
was seen, and of the coins its owner has. Where something was paid out, or changed, worlds are
guessed until all of that is true (gold_history.py), each as often as it is likely.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.errors import NotationError
from pyrite.core.source import Source
from pyrite.saboteur.gold_history import GoldHistory, Guess
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
from pyrite.saboteur.snapshot import Snapshot

Place = tuple[int, int]
Group = tuple[list[Place], list[int]]
HOWS = {"drafted": DRAFTED, "paid": PAID_OUT, "found": FOUND}
MOST_COINS = 10_000
MOST_PAID = 9  # to one seat in a round (B-41)
GUESSES = 3000


class Memory(NamedTuple):
    """What a seat knows of gold beyond its own cards, as its view tells."""

    seat: int | None = None
    offers: tuple[Mapping[str, Any], ...] = ()
    paid: tuple[Mapping[str, Any], ...] = ()
    purse: tuple[int, ...] = ()  # of each seat, without what changed cards were worth
    has_gold: tuple[bool, ...] = ()


NOTHING = Memory()


class Gold:
    """Fills the snapshot with what is known, and offers ways to fill in the rest."""

    def __init__(self, source: Source, snapshot: Snapshot, memory: Memory) -> None:
        self.source = source
        self.snapshot = snapshot
        self.memory = memory
        self.purse = list(memory.purse)
        self.values = Counter(snapshot.names.gold)
        self.left = self.values.copy()  # cards that lie somewhere today and are not known
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
        self._is_guessed, self._is_played = False, True
        self._read_history()
        self._put_together()

    @property
    def several(self) -> bool:
        """Is more to be guessed than an order? A sum in several ways, or changed cards."""
        return self._is_guessed

    def choose(self, luck: Luck) -> tuple[list[Group], list[int]]:
        """Values of unknown order by groups, first what nobody has seen; coins that differ."""
        if self._is_guessed:
            guess = self._guess(luck)
            if guess is not None:
                return self._as_groups(guess), self._coins(guess.won) if self._is_changed else []
            if self._is_changed:
                raise NotationError(say("position-gold", "I-09"))
        left, sums = self.unseen.copy(), []
        for places, total in self.sums:
            values = _make_up(left, len(places), total, luck)
            left.subtract(values)
            sums.append((places, values))
        return [(self.rest, sorted(left.elements())), *self.groups, *sums], []

    def _put_together(self) -> None:
        """What is the same in all ways to choose."""
        groups = [places for places, _ in self.groups] + [places for places, _ in self.sums]
        taken = {place for places in groups for place in places}
        self.rest = [place for place in self.free if place not in taken]
        self.unseen = self.left.copy()
        for _, values in self.groups:
            self.unseen.subtract(values)
        if self._is_changed:
            return
        if min(self.unseen.values(), default=0) < 0:
            raise NotationError(say("position-gold", "B-04"))
        if self.memory is not NOTHING and not self._agrees(self.purse):
            raise NotationError(say("position-gold", "S-37"))

    def _read_history(self) -> None:
        """What was paid is certain if all that was drawn before is known; else it is guessed."""
        p = self.snapshot
        paid = any(how & ~CHANGED == PAID_OUT for _, _, how, _ in p.won)
        if not self._is_changed and (self.memory is NOTHING or not paid):
            return
        self._history = GoldHistory(p.won, p.names.gold, len(p.pool), p.rules.pay_exact == 1)
        guess = None if self.memory is NOTHING else self._guess(Luck(0))
        self._is_played = guess is not None
        self._is_guessed = self._is_changed or self._is_played
        if guess is not None and self._history.is_certain(self._won_known()):
            self._is_guessed = False
            paid_places = [place for places, _ in self.sums for place in places]
            self.groups += [([place], [guess.won[place[1]]]) for place in paid_places]
            self.sums = []

    def _guess(self, luck: Luck) -> Guess | None:
        """All that was ever won, until everything agrees and it is as likely as it should be."""
        last = None
        for _ in range(GUESSES):
            guess = self._one_guess(luck)
            if guess is None or not self._may_be(guess):
                continue
            last = guess
            if luck.below(1 << 30) < guess.likely * (1 << 30):
                break
        return last

    def _one_guess(self, luck: Luck) -> Guess | None:
        known = self._known(luck)
        won = {i: value for (kind, i), value in known.items() if kind == WON}
        pool = [value for (kind, _), value in sorted(known.items()) if kind == POOL]
        guess = self._history.guess if self._is_played else self._history.guess_freely
        return guess(won, pool, luck)

    def _known(self, luck: Luck) -> dict[Place, int]:
        """The values that were seen, those of unknown order in any order."""
        won = enumerate(self.snapshot.won)
        known = {(WON, i): value for i, (_, _, _, value) in won if not self._is_blank(i)}
        for places, values in self.groups:
            known |= zip(places, _shuffled(values, luck), strict=True)
        return known

    def _won_known(self) -> set[int]:
        return {i for kind, i in self._known(Luck(0)) if kind == WON}

    def _may_be(self, guess: Guess) -> bool:
        """Sums, coins and the order of changing are as everybody saw them."""
        if any(sum(guess.won[i] for _, i in places) != total for places, total in self.sums):
            return False
        if self._is_changed and not self._agrees(self._coins(guess.won)):
            return False
        if self._is_played and not self._lowest_changed(guess.won):
            return False
        left = self.left.copy()
        left.subtract(self._lying(guess, place) for place in self.free if place[0] != PILE)
        return min(left.values(), default=0) >= 0

    def _lying(self, guess: Guess, place: Place) -> int:
        kind, i = place
        return guess.pool[i] if kind == POOL else guess.won[i]

    def _lowest_changed(self, values: Mapping[int, int]) -> bool:
        """I-09: the lowest card is changed, of equal ones the first; later ones may be lower."""
        won = self.snapshot.won
        for i, (round_no, seat, how, _) in enumerate(won):
            if not how & CHANGED:
                continue
            for j, (then, other, kept_how, _) in enumerate(won):
                if other != seat or kept_how & CHANGED:
                    continue
                together = (then, kept_how) == (round_no, how & ~CHANGED)
                if values[j] < values[i] + (j < i) and (j < i or together):
                    return False
        return True

    def _as_groups(self, guess: Guess) -> list[Group]:
        """Every unknown card that was won in its place; the rest of the pile in any order."""
        rest = [place for place in self.free if place[0] == PILE]
        lying = [place for place in self.free if place[0] != PILE]
        left = self.left.copy()
        left.subtract(self._lying(guess, place) for place in lying)
        known: list[Group] = [([p], [self._lying(guess, p)]) for p in [*lying, *self.changed]]
        return [(rest, sorted(left.elements())), *known]

    def _coins(self, values: Mapping[int, int]) -> list[int]:
        """Coins that were paid openly, and what changed cards were worth (a view tells it so)."""
        coins = self.purse.copy()
        for i, (_, seat, how, _) in enumerate(self.snapshot.won):
            if how & CHANGED and coins:
                coins[seat] += values[i]
        return coins

    def _agrees(self, coins: list[int]) -> bool:
        """S-37: nobody owes anything, and everybody knows who has gold; a seat knows its coins."""
        seat, won = self.memory.seat, self.snapshot.won
        owners = {owner for _, owner, how, _ in won if not how & CHANGED}
        if seat is not None and coins and coins[seat] != self.snapshot.coins[seat]:
            return False
        has_gold = [n > 0 or owner in owners for owner, n in enumerate(coins)]
        return min(coins, default=0) >= 0 and has_gold == list(self.memory.has_gold)

    def _take(self, value: Any) -> int:
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
        """There is room for all that may still be won after it was changed."""
        names, round_no = self.snapshot.names, self.snapshot.round_no
        each = self.snapshot.rules.guards + 1  # in a round: all guards are paid, a dragon is met
        later = each * (names.options.rounds - round_no + 1)
        may = names.gold and any(module.takes_gold for module in names.modules)
        most = min(each * round_no, MAX_GOLD - len(names.gold) - later) if may else 0
        if changed > most:
            self.source.wrong_type("won", f"a list with at most {max(most, 0)} changed cards")

    def _won_value(self, i: int, how: int, value: Any) -> int:
        """A changed card lies in the pile, so it is not taken from those that are left."""
        if how & CHANGED == 0:
            if value is None:
                self.free.append((WON, i))
                return 0
            return self._take(value)
        if value is None:
            self.changed.append((WON, i))
            return 0
        return self._check_value(value)

    def _check_value(self, value: Any) -> int:
        if type(value) is not int or not self.values[value]:
            raise NotationError(say("position-gold", "B-04"))
        return value

    def _read_cards(self, key: str, kind: int, cards: Any) -> None:
        room = self.snapshot.pool if kind == POOL else self.snapshot.gold_pile
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
            pile = self.left.total() - len(self.free)
        self._read_cards("gold_pile", PILE, pile[::-1] if isinstance(pile, list) else pile)
        if self.left.total() != len(self.free):
            raise NotationError(say("position-gold", "B-04"))

    def _read_offers(self) -> None:
        """What was passed on after each choice lies with those who chose next, or still goes on."""
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

    def _offer(self, value: Any) -> dict[str, Any]:
        """An offer whose numbers can be."""
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
        """These values lie there; no place is in two groups."""
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
        """The open sums, each of cards that were paid out, and no seat paid twice in a round."""
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
        """The gold cards that a seat was paid in a round."""
        wanted = round_no, seat, PAID_OUT
        rows = enumerate(self.snapshot.won)
        return [(WON, i) for i, (r, s, how, _) in rows if (r, s, how & ~CHANGED) == wanted]


def _shuffled(values: list[int], luck: Luck) -> list[int]:
    left, order = list(values), []
    while left:
        order.append(left.pop(luck.below(len(left))))
    return order


def _make_up(left: Counter[int], cards: int, total: int, luck: Luck) -> list[int]:
    """So many cards of this sum, each way as likely as it can be drawn from those left."""
    ways = [v for v in combinations_with_replacement(sorted(left), cards) if sum(v) == total]
    weights = [prod(comb(max(left[x], 0), v.count(x)) for x in set(v)) for v in ways]
    if not sum(weights):
        raise NotationError(say("position-gold", "B-41"))
    at = luck.below(sum(weights))
    for way, weight in zip(ways, weights, strict=True):
        if at < weight:
            return list(way)
        at -= weight
    raise AssertionError("the weights cover all numbers below their sum")
