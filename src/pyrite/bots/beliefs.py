"""What a seat believes about what it cannot see, over all deals of dwarf cards.

How likely each dwarf does each kind of deed was measured by scripts/fit_beliefs.py.
"""

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from pyrite.bots.base.deals import all_deals

FILE = Path(__file__).with_name("likelihoods.json")
Weights = Mapping[str, float]  # by dwarf: the log of how much likelier than average
NOTHING: Weights = {}
Evidence = list[dict[str, float]]  # by seat and kind of dwarf: log likelihood of its deeds
KnownDeed = tuple[int, str, str]  # a seat, the phase of the round, and the kind of deed
MOST = 4.0  # caps the evidence, so that no seat is ever beyond doubt
STRANGER = "stranger"  # a player who matches no known style, whatever the dwarf
STRANGE = 0.05  # prior probability that a seat is a stranger


class Likelihoods(NamedTuple):
    """Statistics from tables with the same kinds of dwarfs."""

    trust: float  # deeds of one seat depend on each other, so they count less
    honesty: Mapping[str, float]  # by dwarf: how often it tells the truth about a goal
    deeds: Mapping[str, Mapping[str, Weights]]  # by phase and kind of deed

    def of(self, phase: str, kind: str) -> Weights:
        """Return what a deed says about who did it; nothing if it was never counted."""
        return self.deeds.get(phase, {}).get(kind, NOTHING)


def table_name(game: str, dwarfs: Iterable[str]) -> str:
    """Return the key of tables with these kinds of dwarfs, which are counted together."""
    return f"{game}: {' '.join(sorted(dwarfs))}"


@cache
def _file() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return tables


def likelihoods(game: str, dwarfs: Iterable[str]) -> Likelihoods:
    """Return the statistics for tables with these dwarfs, or empty ones."""
    table = _file().get(table_name(game, dwarfs), {"trust": 1.0, "honesty": {}, "deeds": {}})
    return Likelihoods(**table)


def forget() -> None:
    """Read the file again on next use."""
    _file.cache_clear()


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
