"""Scores for a bot's beliefs about dwarfs, compared with what the cards alone tell.

Both scores are losses: 0 means the bot knew, and lower is better. The logarithmic score is the
surprise at the truth, Brier's the squared distance from it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import Any

from pyrite.arena.played import TENTHS, Scores, SeatBeliefs

LEAST = 1e-6  # probability assigned to a truth that the bot thought impossible
NOTHING: Scores = (0, 0.0, 0.0, 0.0, 0.0)
Chances = Mapping[str, float]  # probability of each kind of dwarf


def prior(cards: Mapping[str, int], view: Mapping[str, Any]) -> list[Chances]:
    """Return every seat's dwarf probabilities from the cards the viewer knows alone.

    Where the backs of dwarf cards show a clan, a seat has one of its clan's cards.
    """
    clans = [f"{clan}_" for clan in view.get("clans", ())] or [""] * len(view["dwarfs"])
    dwarfs = zip(clans, view["dwarfs"], strict=True)
    left = Counter(cards)
    left -= Counter(f"{clan}{dwarf}" for clan, dwarf in dwarfs if dwarf is not None)
    left -= Counter(dwarf for dwarf in view["spare"] if dwarf is not None)
    return [_shares(left, clan) for clan in clans]


def _shares(left: Mapping[str, int], clan: str) -> Chances:
    """Return how likely each dwarf of a clan is if the remaining cards are dealt at random."""
    own = {card.removeprefix(clan): n for card, n in left.items() if card.startswith(clan)}
    return {dwarf: n / sum(own.values()) for dwarf, n in own.items()}


def score(
    beliefs: Sequence[Chances],
    before: Sequence[Chances],
    seats: Iterable[int],
    truth: Sequence[str],
) -> Scores:
    """Score beliefs about some seats, and the prior for the same seats."""
    total = NOTHING
    for seat in seats:
        own, alone = (both_losses(chances[seat], truth[seat]) for chances in (beliefs, before))
        total = added(total, (1, *own, *alone))
    return total


def both_losses(chances: Chances, true: str) -> tuple[float, float]:
    """Return the logarithmic and the Brier score of a belief."""
    return log_loss(chances, true), brier(chances, true)


def log_loss(chances: Chances, true: str) -> float:
    """Return the surprise at the truth."""
    return -log(min(max(chances.get(true, 0.0), LEAST), 1.0))


def brier(chances: Chances, true: str) -> float:
    """Return the squared distance from the truth."""
    kinds = {*chances, true}
    return sum((chances.get(kind, 0.0) - (kind == true)) ** 2 for kind in kinds)


def added(one: Scores, other: Scores) -> Scores:
    """Return the sum of two scores."""
    n, a, b, c, d = (x + y for x, y in zip(one, other, strict=True))
    return int(n), a, b, c, d


class BeliefLog:
    """The scores of a seat's beliefs, by round and move."""

    def __init__(self) -> None:
        self.rounds: dict[int, list[tuple[int, Scores]]] = {}

    def add(self, round: int, move: int, scores: Scores) -> None:
        """Record the score of a seat's beliefs at a move."""
        self.rounds.setdefault(round, []).append((move, scores))

    def sums(self, moves: Mapping[int, int]) -> SeatBeliefs | None:
        """Sum the scores by tenths of a round, given the number of moves in each round."""
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
    """Round scores to the digits worth storing."""
    n, a, b, c, d = (round(number, 6) for number in scores)
    return int(n), a, b, c, d
