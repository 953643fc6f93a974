"""What a seat believes about what it cannot see, computed exactly over all deals of dwarf cards."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from pyrite.bots.base.deals import all_deals

Evidence = list[dict[str, float]]  # by seat and kind of dwarf: log likelihood of its deeds

KnownDeed = tuple[int, str, str]  # a seat, the phase of the round, and the kind of deed
MOST = 4.0  # caps the evidence, so that no seat is ever beyond doubt
STRANGER = "stranger"  # a player who matches no known style, whatever the dwarf
STRANGE = 0.05  # prior probability that a seat is a stranger


class Beliefs(NamedTuple):
    """What a seat believes about what it cannot see."""

    dwarfs: list[dict[str, float]]  # for each seat, the probability of each kind of dwarf
    # For each face-down goal, by cell: the probability that it is a treasure.
    goals: dict[str, float]


class Tally:
    """The evidence of each seat's deeds so far; `known` is what the judging seat knew."""

    def __init__(self, dwarfs: Iterable[str], seats: int, trust: float) -> None:
        self.dwarfs = tuple(dwarfs)
        self.seats = seats
        self.trust = trust  # how far deeds add up, since those of one seat depend on each other
        self.known: Mapping[int, str] = {}
        self.clear()

    def clear(self) -> None:
        """Start counting again."""
        self.counted = 0
        self.sums = [dict.fromkeys((*self.dwarfs, STRANGER), 0.0) for _ in range(self.seats)]

    def add(self, seat: int, logs: Mapping[str, float]) -> None:
        """Add a deed of a seat, by its log likelihood for each dwarf and for a stranger."""
        own = self.sums[seat]
        for dwarf, likely in logs.items():
            own[dwarf] += self.trust * likely
        if STRANGER not in logs and logs:
            own[STRANGER] += self.trust * sum(logs.values()) / len(logs)
        self.counted += 1

    def evidence(self) -> Evidence:
        """Return evidence by seat and dwarf, centred on 0; strangers' deeds say nothing."""
        found = []
        for own in self.sums:
            logs = {dwarf: _mixed(own[dwarf], own[STRANGER]) for dwarf in self.dwarfs}
            mean = sum(logs.values()) / len(logs)
            found.append({k: max(-MOST, min(MOST, likely - mean)) for k, likely in logs.items()})
        return found


def _mixed(known: float, strange: float) -> float:
    """Return the log likelihood of deeds of a seat that may be a stranger."""
    most = max(known, strange)
    return most + log((1 - STRANGE) * exp(known - most) + STRANGE * exp(strange - most))


def marginals(
    cards: Mapping[str, int], evidence: Sequence[Mapping[str, float]]
) -> list[dict[str, float]]:
    """Return the probability that each seat holds each kind of these cards, dealt or spare.

    A deal is weighted by the combined evidence of its seats.
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
