"""How the gold cards may have been won: a replay of all payouts so far, in order.

The cards drawn for diggers (B-40) are random. What saboteurs were paid follows from what was left
(B-41), or from the order of the pile. So a guess draws card by card, weighted by the likelihood
that the known cards came up among those left. If all coins gained and spent are known, a card is
changed when its owner has to pay without a coin (I-09), and is back in the pile from then on.
Otherwise it is assumed to be back before the next round's gold is shared.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from itertools import combinations_with_replacement, groupby
from math import comb, prod
from typing import NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.messages import NotationError
from pyrite.core.numbers import NOBODY
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import CHANGED, DRAFTED, FOUND, PAID_OUT, PILE, POOL, WON
from pyrite.saboteur.play.payout import CARDS_BY, RULES, exact_cards, owed_each
from pyrite.saboteur.reading.read_gold import NOTHING, Group, KnownGold, Memory, Place
from pyrite.saboteur.text.snapshot import Snapshot

Won = tuple[int, int, int, int]  # round, seat, how, value


class Payout(NamedTuple):
    """Cards won at the same time, as indices into the list of all won cards."""

    how: int
    rows: list[list[int]]  # one list per paid seat, or one for all cards drawn


class CoinPayment(NamedTuple):
    """Coins that a seat got, or had to pay if negative."""

    seat: int
    amount: int


class Guess(NamedTuple):
    """The value of every won card and of the pool; likelihood of the known ones."""

    won: dict[int, int]
    pool: list[int]
    likely: float


class GoldHistory:
    """Guesses what was won."""

    def __init__(self, p: Snapshot) -> None:
        self.won: Sequence[Won] = p.won
        self.gold = Counter(p.names.gold)
        self.pool = len(p.pool)
        self.exact = p.rules.pay_exact == 1
        self.coins = [p.rules.coins_each] * p.rules.seats
        self.payouts = [_payout(p.won, rows) for rows in _by_time(p.won)]
        self.is_changed = any(how & CHANGED for _, _, how, _ in p.won)
        told = told_payments(p) if self.is_changed else None
        self.is_told = told is not None
        self.events: Sequence[Payout | CoinPayment] = self.payouts if told is None else told

    def is_certain(self, known: Container[int]) -> bool:
        """Return whether nothing was drawn unseen before saboteurs were paid, which fixes it."""
        drawn = False
        for payout in self.payouts:
            if payout.how == PAID_OUT and drawn:
                return False
            unknown = any(i not in known for row in payout.rows for i in row)
            drawn = drawn or (unknown and payout.how != PAID_OUT)
        return self.exact and not self.is_changed

    def guess(self, known: Mapping[int, int], pool: Sequence[int], luck: Luck) -> Guess | None:
        """Return one possible history or None; `pool` holds its values, if known."""
        draw = _Draw(self.gold, luck, self.is_changed)
        purse = _Purse(self.won, self.coins)
        values: dict[int, int] = {}
        for event in self.events:
            if isinstance(event, CoinPayment):
                if not purse.pay(event, values, draw):
                    return None
                continue
            if not self.is_told:
                draw.give_back(self._changed_before(event, values))
            if event.how == PAID_OUT:
                if not self._pay(event, values, draw):
                    return None
            else:
                values |= {i: self._drawn(event, i, known, draw) for i in event.rows[0]}
        handed = [draw.one(pool[i] if pool else None) for i in range(self.pool)]
        fits = all(values[i] == value for i, value in known.items())
        is_paid = not self.is_told or purse.all_changed()
        return Guess(values, handed, draw.likely) if fits and is_paid and draw.likely else None

    def _drawn(self, payout: Payout, i: int, known: Mapping[int, int], draw: "_Draw") -> int:
        return draw.one(1 if payout.how == FOUND else known.get(i))

    def guess_freely(self, known: Mapping[int, int], pool: Sequence[int], luck: Luck) -> Guess:
        """Guess for positions that no game leads to: payments are drawn at random."""
        draw = _Draw(self.gold, luck, self.is_changed)
        values = {i: draw.one(known.get(i)) for i in range(len(self.won))}
        handed = [draw.one(pool[i] if pool else None) for i in range(self.pool)]
        return Guess(values, handed, 1.0)

    def _changed_before(self, payout: Payout, values: Mapping[int, int]) -> dict[int, int]:
        """Return the changed cards of earlier rounds, with their values."""
        now = self.won[payout.rows[0][0]][0]
        earlier = [i for i in values if self.won[i][2] & CHANGED and self.won[i][0] < now]
        return {i: values[i] for i in earlier}

    def _pay(self, payout: Payout, values: dict[int, int], draw: "_Draw") -> bool:
        """Pay the saboteurs; return False if a seat gets another number of cards than it has."""
        seats = len(payout.rows)
        owed = owed_each(seats)
        pile = [] if self.exact else draw.shuffled()
        for others, row in enumerate(payout.rows, 1):
            if self.exact:
                paid = draw.paid_exactly(owed, seats - others)
            else:
                paid = draw.paid_from_top(pile, owed)
            if len(paid) != len(row):
                return False
            values |= zip(row, paid, strict=True)
        return True


class _Purse:
    """The coins of all seats in one guess, and the gold cards they may change for more."""

    def __init__(self, won: Sequence[Won], coins: Sequence[int]) -> None:
        self.won = won
        self.coins = [*coins]
        self.changed: set[int] = set()

    def pay(self, event: CoinPayment, values: Mapping[int, int], draw: "_Draw") -> bool:
        """Apply coins; return False if a card had to be changed that was not."""
        seat, amount = event
        if amount < 0 and self.coins[seat] == 0:
            held = [i for i in values if self.won[i][1] == seat and i not in self.changed]
            lowest = min(held, key=lambda i: (values[i], i), default=None)
            if lowest is None or not self.won[lowest][2] & CHANGED:
                return False
            self.changed.add(lowest)
            draw.give_back({lowest: values[lowest]})
            self.coins[seat] += values[lowest]
        self.coins[seat] += amount
        return self.coins[seat] >= 0

    def all_changed(self) -> bool:
        """Return whether exactly the cards known to be changed were changed."""
        return self.changed == {i for i, row in enumerate(self.won) if row[2] & CHANGED}


class _Draw:
    """The gold pile of one guess."""

    def __init__(self, gold: Counter[int], luck: Luck, is_changed: bool) -> None:
        self.left = gold.copy()
        self.luck = luck
        self.likely = 1.0
        self.back: set[int] = set()
        self.most = gold.copy()  # if nothing unknown had been drawn
        self.is_changed = is_changed

    def give_back(self, changed: Mapping[int, int]) -> None:
        for i, value in changed.items():
            if i not in self.back:
                self.back.add(i)
                self.left[value] += 1

    def one(self, known: int | None) -> int:
        """Draw a card; a known one is weighted by how many of its value are left."""
        value = self._any() if known is None else known
        if known is not None:
            self.likely *= max(self.left[value], 0) / max(self.most[value], 1)
            self.most[value] -= 0 if self.is_changed else 1
        self.left[value] -= 1
        return value

    def _any(self) -> int:
        cards = list(self.left.elements())
        return cards[self.luck.below(len(cards))] if cards else 0

    def shuffled(self) -> list[int]:
        """Return the pile in random order."""
        cards, order = list(self.left.elements()), []
        while cards:
            order.append(cards.pop(self.luck.below(len(cards))))
        return order

    def paid_exactly(self, owed: int, others: int) -> list[int]:
        """Return what the rule takes out of the pile (B-41)."""
        cards = exact_cards(self.left[1], self.left[2], self.left[3], owed, others)
        paid = [3] * (cards >> 16) + [2] * (cards >> 8 & 255) + [1] * (cards & 255)
        self.left.subtract(paid)
        return paid

    def paid_from_top(self, pile: list[int], owed: int) -> list[int]:
        """Draw card by card from the top; a card that would overshoot goes under the pile."""
        paid: list[int] = []
        tried = 0
        while owed and tried < len(pile):
            value = pile.pop(0)
            tried = 0 if value <= owed else tried + 1
            if value <= owed:
                paid.append(value)
                owed -= value
            else:
                pile.append(value)
        self.left.subtract(paid)
        return paid


def told_payments(p: Snapshot) -> list[Payout | CoinPayment] | None:
    """Return all gold gained and spent, in order; None if some rounds are not recorded."""
    rounds = [result.as_dict() for result in p.results]
    rows = [(r["round"], row["seat"], row["amount"], row["won"], row["rule"])
            for r in rounds for row in r["paid"]]  # fmt: skip
    rows += [(p.round_no, seat, amount, None if card == NOBODY else card, RULES[rule])
             for seat, amount, card, rule in p.payments]  # fmt: skip
    events: list[Payout | CoinPayment] = []
    left = [_payout(p.won, rows) for rows in _by_time(p.won)]
    for round_no, seat, amount, card, rule in rows:
        how = DRAFTED if card is not None else CARDS_BY.get(rule)
        payout = next((pay for pay in left if _is_of(p.won, pay, round_no, seat, how)), None)
        if payout is not None:
            left.remove(payout)
            events.append(payout)
        elif how in (None, FOUND):
            events.append(CoinPayment(seat, amount))
    return None if left else events


def _is_of(won: Sequence[Won], payout: Payout, round_no: int, seat: int, how: int | None) -> bool:
    """Return whether this is the payout of these cards; found cards come one by one."""
    first = won[payout.rows[0][0]]
    return (first[0], payout.how) == (round_no, how) and (how != FOUND or first[1] == seat)


def _by_time(won: Sequence[Won]) -> list[list[int]]:
    """Group cards that were drawn together; found cards are groups of their own."""

    def when(i: int) -> tuple[int, int, int]:
        how = won[i][2] & ~CHANGED
        return won[i][0], how, i if how == FOUND else 0

    times = groupby(range(len(won)), when)
    return [list(rows) for _, rows in times]


def _payout(won: Sequence[Won], rows: list[int]) -> Payout:
    how = won[rows[0]][2] & ~CHANGED
    if how != PAID_OUT:
        return Payout(how, [rows])
    return Payout(how, [list(row) for _, row in groupby(rows, lambda i: won[i][1])])


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
