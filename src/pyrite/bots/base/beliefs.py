"""What a seat believes of what it cannot see, exactly over all ways to deal the dwarf cards."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from pyrite.bots.base.deals import all_deals

Evidence = list[dict[str, float]]  # by seat and kind of dwarf: how likely its deeds, as a logarithm

KnownDeed = tuple[int, str, str]  # a seat, the phase of the round, and the kind of deed
MOST = 4.0  # no seat is ever beyond doubt
STRANGER = "stranger"  # who plays like none of those that were counted, whatever its dwarf
STRANGE = 0.05  # how likely a seat is one, before it has done anything


class Beliefs(NamedTuple):
    """What a seat believes of what it cannot see."""

    dwarfs: list[dict[str, float]]  # for each seat, how likely each kind of dwarf; they sum to 1
    goals: dict[str, float]  # for each goal face down, by its cell: how likely it is a treasure


class Tally:
    """What the deeds of each seat say so far; `known` is what one knew who judged them."""

    def __init__(self, dwarfs: Iterable[str], seats: int, trust: float) -> None:
        self.dwarfs = tuple(dwarfs)
        self.seats = seats
        self.trust = trust  # deeds of one seat depend on one another: how far they add up
        self.known: Mapping[int, str] = {}
        self.clear()

    def clear(self) -> None:
        """Count anew."""
        self.counted = 0
        self.sums = [dict.fromkeys((*self.dwarfs, STRANGER), 0.0) for _ in range(self.seats)]

    def add(self, seat: int, logs: Mapping[str, float]) -> None:
        """One more deed of a seat, by how likely it is for each dwarf, and for a stranger."""
        own = self.sums[seat]
        for dwarf, likely in logs.items():
            own[dwarf] += self.trust * likely
        if STRANGER not in logs and logs:
            own[STRANGER] += self.trust * sum(logs.values()) / len(logs)
        self.counted += 1

    def evidence(self) -> Evidence:
        """By seat and dwarf, around 0: the deeds of a stranger say nothing about its dwarf."""
        found = []
        for own in self.sums:
            logs = {dwarf: _mixed(own[dwarf], own[STRANGER]) for dwarf in self.dwarfs}
            mean = sum(logs.values()) / len(logs)
            found.append({k: max(-MOST, min(MOST, likely - mean)) for k, likely in logs.items()})
        return found


def _mixed(known: float, strange: float) -> float:
    """How likely the deeds are of a seat that is perhaps a stranger; all as logarithms."""
    most = max(known, strange)
    return most + log((1 - STRANGE) * exp(known - most) + STRANGE * exp(strange - most))


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
