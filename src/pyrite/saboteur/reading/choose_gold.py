"""Possible values of unknown gold: ways to fill it in, as often as each is likely.

If gold was paid out or changed for coins, worlds are guessed until they agree with everything that
was seen (gold_history.py). Otherwise the remaining values lie in any order.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import comb, prod

from pyrite.core.chance import Luck
from pyrite.core.messages import NotationError
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import CHANGED, PAID_OUT, PILE, POOL, WON
from pyrite.saboteur.reading.read_gold import NOTHING, Group, KnownGold, Memory, Place
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.worlds.gold_history import GoldHistory, Guess

GUESSES = 3000


class Gold(KnownGold):
    """What is known about the gold, and ways to fill in the rest."""

    def __init__(self, source: Source, snapshot: Snapshot, memory: Memory) -> None:
        super().__init__(source, snapshot, memory)
        self._is_guessed, self._is_played = False, True

    def read_history(self) -> None:
        """Read how all gold was won; call it once all payments are known."""
        self._read_history()
        self._put_together()

    @property
    def several(self) -> bool:
        """Whether more than an order must be guessed: an ambiguous sum, or changed cards."""
        return self._is_guessed

    def choose(self, luck: Luck) -> tuple[list[Group], list[int]]:
        """Return values of unknown order by groups, unseen ones first, and coins that differ."""
        if self._is_guessed:
            guess = self._guess(luck, self._is_played)
            # Too rare to be found by playing: at least make it consistent.
            if guess is None and self._is_changed:
                guess = self._guess(luck, is_played=False)
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
        """Prepare what is the same in all choices."""
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
        """Decide what must be guessed: payments are certain only if all earlier draws are known."""
        p = self.snapshot
        paid = any(how & ~CHANGED == PAID_OUT for _, _, how, _ in p.won)
        if not self._is_changed and (self.memory is NOTHING or not paid):
            return
        self._history = GoldHistory(p)
        guess = None if self.memory is NOTHING else self._guess(Luck(0), is_played=True)
        self._is_played = guess is not None
        self._is_guessed = self._is_changed or self._is_played
        if guess is not None and self._history.is_certain(self._won_known()):
            self._is_guessed = False
            paid_places = [place for places, _ in self.sums for place in places]
            self.groups += [([place], [guess.won[place[1]]]) for place in paid_places]
            self.sums = []

    def _guess(self, luck: Luck, is_played: bool) -> Guess | None:
        """Guess all gold ever won until it agrees with everything, weighted by likelihood."""
        last = None
        for _ in range(GUESSES):
            guess = self._one_guess(luck, is_played)
            if guess is None or not self._may_be(guess, is_played):
                continue
            last = guess
            if luck.below(1 << 30) < guess.likely * (1 << 30):
                break
        return last

    def _one_guess(self, luck: Luck, is_played: bool) -> Guess | None:
        known = self._known(luck)
        won = {i: value for (kind, i), value in known.items() if kind == WON}
        pool = [value for (kind, _), value in sorted(known.items()) if kind == POOL]
        guess = self._history.guess if is_played else self._history.guess_freely
        return guess(won, pool, luck)

    def _known(self, luck: Luck) -> dict[Place, int]:
        """Return the values that were seen, shuffling those of unknown order."""
        won = enumerate(self.snapshot.won)
        known = {(WON, i): value for i, (_, _, _, value) in won if not self._is_blank(i)}
        for places, values in self.groups:
            known |= zip(places, _shuffled(values, luck), strict=True)
        return known

    def _won_known(self) -> set[int]:
        return {i for kind, i in self._known(Luck(0)) if kind == WON}

    def _may_be(self, guess: Guess, is_played: bool) -> bool:
        """Return whether sums, coins and the order of changes match what everybody saw."""
        if any(sum(guess.won[i] for _, i in places) != total for places, total in self.sums):
            return False
        if self._is_changed and not self._agrees(self._coins(guess.won)):
            return False
        if is_played and not self._history.is_told and not self._lowest_changed(guess.won):
            return False
        left = self.left.copy()
        left.subtract(self._lying(guess, place) for place in self.free if place[0] != PILE)
        return min(left.values(), default=0) >= 0

    def _lying(self, guess: Guess, place: Place) -> int:
        kind, i = place
        return guess.pool[i] if kind == POOL else guess.won[i]

    def _lowest_changed(self, values: Mapping[int, int]) -> bool:
        """Return whether the lowest card was changed each time, the first of equal ones (I-09)."""
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
        """Return each unknown won card in its place, and the rest of the pile in any order."""
        rest = [place for place in self.free if place[0] == PILE]
        lying = [place for place in self.free if place[0] != PILE]
        left = self.left.copy()
        left.subtract(self._lying(guess, place) for place in lying)
        known: list[Group] = [([p], [self._lying(guess, p)]) for p in [*lying, *self.changed]]
        return [(rest, sorted(left.elements())), *known]

    def _coins(self, values: Mapping[int, int]) -> list[int]:
        """Return the coins paid openly plus the value of changed cards, as a view tells them."""
        coins = self.purse.copy()
        for i, (_, seat, how, _) in enumerate(self.snapshot.won):
            if how & CHANGED and coins:
                coins[seat] += values[i]
        return coins

    def _agrees(self, coins: list[int]) -> bool:
        """Return whether coins are not negative and match who is known to have gold (S-37)."""
        seat, won = self.memory.seat, self.snapshot.won
        owners = {owner for _, owner, how, _ in won if not how & CHANGED}
        if seat is not None and coins and coins[seat] != self.snapshot.coins[seat]:
            return False
        has_gold = [n > 0 or owner in owners for owner, n in enumerate(coins)]
        return min(coins, default=0) >= 0 and has_gold == list(self.memory.has_gold)


def _shuffled(values: list[int], luck: Luck) -> list[int]:
    left, order = list(values), []
    while left:
        order.append(left.pop(luck.below(len(left))))
    return order


def _make_up(left: Counter[int], cards: int, total: int, luck: Luck) -> list[int]:
    """Draw this many cards with this sum, each combination as likely as its draws."""
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
