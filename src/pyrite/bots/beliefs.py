"""What a seat believes of what it cannot see, exactly over all ways to deal the dwarf cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

Evidence = list[dict[str, float]]  # by seat and kind of dwarf: how likely its deeds, as a logarithm


class Beliefs(NamedTuple):
    """What a seat believes of what it cannot see."""

    dwarfs: list[dict[str, float]]  # for each seat, how likely each kind of dwarf; they sum to 1
    goals: dict[str, float]  # for each goal face down, by its cell: how likely it is a treasure


class Draw(NamedTuple):
    """One seat draws one kind of card, of so many that are left, from one pile to a smaller one."""

    before: int
    after: int
    kind: int
    copies: int


def marginals(
    cards: Mapping[str, int], evidence: Sequence[Mapping[str, float]]
) -> list[dict[str, float]]:
    """How likely each seat holds each kind of these cards, which lie before them or to spare.

    A deal is as likely as the product of what its seats' deeds say: each seat draws in its turn,
    and the sums over all deals are taken forwards and backwards, pile by pile.
    """
    kinds = [kind for kind, copies in cards.items() if copies > 0]
    layers = _layers(tuple(cards[kind] for kind in kinds), len(evidence))
    weights = [_weights(kinds, own) for own in evidence]
    backward = [[1.0] * (1 + max((draw.after for draw in layers[-1]), default=0))] if layers else []
    for layer, own in zip(reversed(layers), reversed(weights), strict=True):
        sums = [0.0] * (1 + layer[-1].before)
        for before, after, kind, copies in layer:
            sums[before] += own[kind] * copies * backward[-1][after]
        backward.append(sums)
    found, forward = [], [1.0]
    for layer, own, behind in zip(layers, weights, reversed(backward[:-1]), strict=True):
        sums, shares = [0.0] * len(behind), [0.0] * len(kinds)
        for before, after, kind, copies in layer:
            weight = forward[before] * own[kind] * copies
            sums[after] += weight
            shares[kind] += weight * behind[after]
        forward, whole = sums, sum(shares)
        found.append({kind: share / whole for kind, share in zip(kinds, shares, strict=True)})
    return found


def _weights(kinds: Sequence[str], evidence: Mapping[str, float]) -> list[float]:
    """How likely a seat's deeds are for each kind, as parts of the likeliest."""
    logs = [evidence.get(kind, 0.0) for kind in kinds]
    most = max(logs, default=0.0)
    return [exp(log - most) for log in logs]


@lru_cache(maxsize=4096)
def _layers(copies: tuple[int, ...], seats: int) -> list[list[Draw]]:
    """For each seat in turn all draws from all piles that may be left for it."""
    layers: list[list[Draw]] = []
    piles = {copies: 0}
    for _ in range(seats):
        layer: list[Draw] = []
        smaller: dict[tuple[int, ...], int] = {}
        for pile, before in piles.items():
            for kind, left in enumerate(pile):
                if left:
                    rest = (*pile[:kind], left - 1, *pile[kind + 1 :])
                    after = smaller.setdefault(rest, len(smaller))
                    layer.append(Draw(before, after, kind, left))
        layers.append(layer)
        piles = smaller
    return layers
