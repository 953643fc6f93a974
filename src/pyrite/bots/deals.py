# Compiled: see core/native.py
"""All ways to deal cards of several kinds to seats, summed up pile by pile."""

from array import array
from functools import lru_cache
from typing import final

from pyrite.core.native import DoubleView, IntView, Native, python_too

Pile = tuple[int, ...]  # how many cards of each kind are left


@final
class Deals(Native):
    """All deals in which each seat in turn draws one card, leading from pile to smaller pile.

    A draw is four numbers: the piles before and after it, the kind, and how many cards of that kind
    there were to draw from.
    """

    draws: IntView
    first_draw: IntView
    first_pile: IntView
    seats: int
    kinds: int
    piles: int

    def __init__(self, copies: Pile, seats: int) -> None:
        self.seats = seats
        self.kinds = len(copies)
        draws: list[int] = []
        first_draw, first_pile, known = [0], [0, 1], 1
        piles = {copies: 0}
        for _ in range(seats):
            smaller: dict[Pile, int] = {}
            for pile, before in piles.items():
                for kind, left in enumerate(pile):
                    if left:
                        rest = (*pile[:kind], left - 1, *pile[kind + 1 :])
                        after = smaller.setdefault(rest, known + len(smaller))
                        draws += [before, after, kind, left]
            first_draw.append(len(draws) // 4)
            known += len(smaller)
            first_pile.append(known)
            piles = smaller
        self.draws = array("i", draws)
        self.first_draw = array("i", first_draw)
        self.first_pile = array("i", first_pile)
        self.piles = known

    @python_too
    def shares(self, weights: "array[float]") -> "array[float]":
        """Return how likely each seat holds each kind; a deal counts the product of its weights.

        Weights and shares are in one row, seat by seat.
        """
        shares = array("d", [0.0]) * len(weights)
        ahead, so_far = array("d", [0.0]) * self.piles, array("d", [0.0]) * self.piles
        self.look_ahead(weights, ahead)
        self.share_out(weights, ahead, so_far, shares)
        return shares

    def look_ahead(self, weights: DoubleView, ahead: DoubleView) -> None:
        """Sum for each pile over all ways in which later seats draw from it."""
        for pile in range(self.first_pile[self.seats], self.piles):
            ahead[pile] = 1.0
        for seat in range(self.seats - 1, -1, -1):
            for i in range(4 * self.first_draw[seat], 4 * self.first_draw[seat + 1], 4):
                weight = weights[self.kinds * seat + self.draws[i + 2]] * self.draws[i + 3]
                ahead[self.draws[i]] += weight * ahead[self.draws[i + 1]]

    def share_out(
        self,
        weights: DoubleView,
        ahead: DoubleView,
        so_far: DoubleView,
        shares: DoubleView,
    ) -> None:
        """Combine both ends: what went before a draw, and what may come after it."""
        so_far[0] = 1.0
        for seat in range(self.seats):
            for i in range(4 * self.first_draw[seat], 4 * self.first_draw[seat + 1], 4):
                kind = self.kinds * seat + self.draws[i + 2]
                weight = so_far[self.draws[i]] * weights[kind] * self.draws[i + 3]
                so_far[self.draws[i + 1]] += weight
                shares[kind] += weight * ahead[self.draws[i + 1]] / ahead[0]


@lru_cache(maxsize=1024)
def all_deals(copies: Pile, seats: int) -> Deals:
    """Return the deals of these cards to this many seats, listed only once."""
    return Deals(copies, seats)
