"""How good a bot's beliefs of the others' dwarfs are, compared with what the cards alone tell.

Both scores are losses: 0 is a bot that knew, and the lower the better. The logarithmic one is the
surprise at the truth, Brier's the squared distance from it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import Any

from pyrite.arena.played import TENTHS, Scores, SeatBeliefs

LEAST = 1e-6  # whoever thinks the truth impossible is as surprised as by this chance
NOTHING: Scores = (0, 0.0, 0.0, 0.0, 0.0)
Chances = Mapping[str, float]  # of each kind of dwarf


def prior(dwarfs: Mapping[str, int], view: Mapping[str, Any]) -> Chances:
    """The chances of every dwarf that a seat does not know, from the cards it does know."""
    known = Counter(dwarf for dwarf in (*view["dwarfs"], *view["spare"]) if dwarf is not None)
    left = {dwarf: max(count - known[dwarf], 0) for dwarf, count in dwarfs.items()}
    return {dwarf: count / (sum(left.values()) or 1) for dwarf, count in left.items()}


def score(
    beliefs: Sequence[Chances], before: Chances, seats: Sequence[int], truth: Sequence[str]
) -> Scores:
    """The scores of beliefs about some seats, and those of the prior for the same seats."""
    total = NOTHING
    for seat in seats:
        own, alone = (both_losses(chances, truth[seat]) for chances in (beliefs[seat], before))
        total = added(total, (1, *own, *alone))
    return total


def both_losses(chances: Chances, true: str) -> tuple[float, float]:
    """The logarithmic and Brier's score of one belief."""
    return log_loss(chances, true), brier(chances, true)


def log_loss(chances: Chances, true: str) -> float:
    """The surprise at the truth."""
    return -log(min(max(chances.get(true, 0.0), LEAST), 1.0))


def brier(chances: Chances, true: str) -> float:
    """The squared distance from the truth."""
    kinds = {*chances, true}
    return sum((chances.get(kind, 0.0) - (kind == true)) ** 2 for kind in kinds)


def added(one: Scores, other: Scores) -> Scores:
    """Two scores in one."""
    n, a, b, c, d = (x + y for x, y in zip(one, other, strict=True))
    return int(n), a, b, c, d


class BeliefLog:
    """The scores of one seat in the order of the table's moves, round by round."""

    def __init__(self) -> None:
        self.rounds: dict[int, list[tuple[int, Scores]]] = {}

    def add(self, round: int, move: int, scores: Scores) -> None:
        """What the seat believed at a move of a round."""
        self.rounds.setdefault(round, []).append((move, scores))

    def sums(self, moves: Mapping[int, int]) -> SeatBeliefs | None:
        """Added up by tenths of the rounds, whose numbers of moves are given."""
        if not self.rounds:
            return None
        tenths, end = [NOTHING] * TENTHS, NOTHING
        for round, entries in self.rounds.items():
            for move, scores in entries:
                tenth = move * TENTHS // moves[round]
                tenths[tenth] = added(tenths[tenth], scores)
            end = added(end, entries[-1][1])
        return SeatBeliefs([_short(tenth) for tenth in tenths], _short(end))


def _short(scores: Scores) -> Scores:
    """As much of the numbers as is worth keeping."""
    n, a, b, c, d = (round(number, 6) for number in scores)
    return int(n), a, b, c, d
