"""How the gold cards may have been won: a replay of all payouts so far, in order.

The cards drawn for diggers (B-40) are random. What saboteurs were paid follows from what was left
(B-41), or from the order of the pile. So a guess draws card by card, weighted by the likelihood
that the known cards came up among those left. If all coins gained and spent are known, a card is
changed when its owner has to pay without a coin (I-09), and is back in the pile from then on.
Otherwise it is assumed to be back before the next round's gold is shared.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.numbers import CHANGED, DRAFTED, FOUND, PAID_OUT
from pyrite.saboteur.play.payout import exact_cards, owed_each
from pyrite.saboteur.table.payments import RULES
from pyrite.saboteur.text.snapshot import Snapshot

Won = tuple[int, int, int, int]  # round, seat, how, value
CARDS_BY = {"B-41": PAID_OUT, "C-16": PAID_OUT, "M-C2": FOUND}  # rules that pay in gold cards


class Payout(NamedTuple):
    """Cards won at the same time, as indices into the list of all won cards."""

    how: int
    rows: list[list[int]]  # one list per paid seat, or one for all cards drawn


class Coins(NamedTuple):
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
        self.events: Sequence[Payout | Coins] = self.payouts if told is None else told

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
            if isinstance(event, Coins):
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

    def pay(self, event: Coins, values: Mapping[int, int], draw: "_Draw") -> bool:
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


def told_payments(p: Snapshot) -> list[Payout | Coins] | None:
    """Return all gold gained and spent, in order; None if some rounds are not recorded."""
    rounds = [result.as_dict() for result in p.results]
    rows = [(r["round"], row["seat"], row["amount"], row["won"], row["rule"])
            for r in rounds for row in r["paid"]]  # fmt: skip
    rows += [(p.round_no, seat, amount, None if card == NOBODY else card, RULES[rule])
             for seat, amount, card, rule in p.payments]  # fmt: skip
    events: list[Payout | Coins] = []
    left = [_payout(p.won, rows) for rows in _by_time(p.won)]
    for round_no, seat, amount, card, rule in rows:
        how = DRAFTED if card is not None else CARDS_BY.get(rule)
        payout = next((pay for pay in left if _is_of(p.won, pay, round_no, seat, how)), None)
        if payout is not None:
            left.remove(payout)
            events.append(payout)
        elif how in (None, FOUND):
            events.append(Coins(seat, amount))
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
