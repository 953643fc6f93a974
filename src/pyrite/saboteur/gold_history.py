"""How the gold cards may have been won: all payouts so far, gone through again in their order.

What was drawn for the diggers (B-40) is chance; what saboteurs were paid follows from what was left
(B-41), or from the order of the pile. So a guess draws card by card, and is worth as much as it is
likely that the cards which are known came up among those that were left. A changed card (I-09) is
taken to be back in the pile before the next round's gold is shared.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from pyrite.core.chance import Luck
from pyrite.saboteur.numbers import CHANGED, FOUND, PAID_OUT
from pyrite.saboteur.payout import exact_cards, owed_each

Won = tuple[int, int, int, int]  # round, seat, how, value


class Payout(NamedTuple):
    """Cards that were won at one time: numbers in the list of all that were won."""

    how: int
    rows: list[list[int]]  # a list for every seat that was paid, or one for all that was drawn


class Guess(NamedTuple):
    """The value of every card that was won and of those handed round; likelihood of the known."""

    won: dict[int, int]
    pool: list[int]
    likely: float


class GoldHistory:
    """Guesses what was won."""

    def __init__(self, won: Sequence[Won], gold: Sequence[int], pool: int, exact: bool) -> None:
        self.won = won
        self.gold = Counter(gold)
        self.pool = pool
        self.exact = exact
        self.payouts = [_payout(won, rows) for rows in _by_time(won)]
        self.is_changed = any(how & CHANGED for _, _, how, _ in won)

    def is_certain(self, known: Container[int]) -> bool:
        """Nothing was drawn unseen before saboteurs were paid, so what they got is fixed."""
        drawn = False
        for payout in self.payouts:
            if payout.how == PAID_OUT and drawn:
                return False
            unknown = any(i not in known for row in payout.rows for i in row)
            drawn = drawn or (unknown and payout.how != PAID_OUT)
        return self.exact and not self.is_changed

    def guess(self, known: Mapping[int, int], pool: Sequence[int], luck: Luck) -> Guess | None:
        """One way it may have been, None if this one cannot be; `pool`: its values, if known."""
        draw = _Draw(self.gold, luck, self.is_changed)
        values: dict[int, int] = {}
        for payout in self.payouts:
            draw.give_back(self._changed_before(payout, values))
            if payout.how != PAID_OUT:
                for i in payout.rows[0]:
                    values[i] = draw.one(1 if payout.how == FOUND else known.get(i))
            elif not self._pay(payout, values, draw):
                return None
        handed = [draw.one(pool[i] if pool else None) for i in range(self.pool)]
        fits = all(values[i] == value for i, value in known.items())
        return Guess(values, handed, draw.likely) if fits and draw.likely else None

    def guess_freely(self, known: Mapping[int, int], pool: Sequence[int], luck: Luck) -> Guess:
        """The same for positions that no game has led to: payments are as if drawn by chance."""
        draw = _Draw(self.gold, luck, self.is_changed)
        values = {i: draw.one(known.get(i)) for i in range(len(self.won))}
        handed = [draw.one(pool[i] if pool else None) for i in range(self.pool)]
        return Guess(values, handed, 1.0)

    def _changed_before(self, payout: Payout, values: Mapping[int, int]) -> dict[int, int]:
        """Cards of earlier rounds that were changed, with their values."""
        now = self.won[payout.rows[0][0]][0]
        earlier = [i for i in values if self.won[i][2] & CHANGED and self.won[i][0] < now]
        return {i: values[i] for i in earlier}

    def _pay(self, payout: Payout, values: dict[int, int], draw: "_Draw") -> bool:
        """Everybody who was paid got as many cards as it has."""
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
        """A card of the pile, all alike; one that is known is as likely as it is frequent."""
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
        """The pile in any order."""
        cards, order = list(self.left.elements()), []
        while cards:
            order.append(cards.pop(self.luck.below(len(cards))))
        return order

    def paid_exactly(self, owed: int, others: int) -> list[int]:
        """B-41: what the rule takes out of the pile."""
        cards = exact_cards(self.left[1], self.left[2], self.left[3], owed, others)
        paid = [3] * (cards >> 16) + [2] * (cards >> 8 & 255) + [1] * (cards & 255)
        self.left.subtract(paid)
        return paid

    def paid_from_top(self, pile: list[int], owed: int) -> list[int]:
        """E `saboteur_pay`: one by one; what would overshoot goes under the pile."""
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


def _by_time(won: Sequence[Won]) -> list[list[int]]:
    """What was drawn together; what was found lies between."""
    times = groupby(range(len(won)), lambda i: (won[i][0], won[i][2] & ~CHANGED))
    return [list(rows) for _, rows in times]


def _payout(won: Sequence[Won], rows: list[int]) -> Payout:
    how = won[rows[0]][2] & ~CHANGED
    if how != PAID_OUT:
        return Payout(how, [rows])
    return Payout(how, [list(row) for _, row in groupby(rows, lambda i: won[i][1])])
