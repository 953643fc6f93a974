"""What a seat believes of what it cannot see, exactly over all ways to deal the dwarf cards."""

from array import array
from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from pyrite.bots.deals import all_deals

Evidence = list[dict[str, float]]  # by seat and kind of dwarf: how likely its deeds, as a logarithm


class Beliefs(NamedTuple):
    """What a seat believes of what it cannot see."""

    dwarfs: list[dict[str, float]]  # for each seat, how likely each kind of dwarf; they sum to 1
    goals: dict[str, float]  # for each goal face down, by its cell: how likely it is a treasure


def marginals(
    cards: Mapping[str, int], evidence: Sequence[Mapping[str, float]]
) -> list[dict[str, float]]:
    """How likely each seat holds each kind of these cards, which lie before them or to spare.

    A deal is as likely as what the deeds of its seats say together.
    """
    kinds = [kind for kind, copies in cards.items() if copies > 0]
    deals = all_deals(tuple(cards[kind] for kind in kinds), len(evidence))
    weights = array("d")
    for own in evidence:
        most = max([own.get(kind, 0.0) for kind in kinds], default=0.0)
        weights.extend([exp(own.get(kind, 0.0) - most) for kind in kinds])
    shares, many = deals.shares(weights), len(kinds)
    rows = [shares[many * seat : many * (seat + 1)] for seat in range(len(evidence))]
    return [dict(zip(kinds, row, strict=True)) for row in rows]
