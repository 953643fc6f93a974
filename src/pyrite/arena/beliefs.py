"""How good a bot's beliefs of the others' dwarfs are, compared with what the cards alone tell.

Both scores are losses: 0 is a bot that knew, and the lower the better. The logarithmic one is the
surprise at the truth, Brier's the squared distance from it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import Any

from pyrite.arena.played import TENTHS, Scores, SeatBeliefs

LEAST = 1e-6  # whoever thinks the truth impossible is as surprised as by this chance
NOTHING: Scores = (0, 0.0, 0.0, 0.0, 0.0)
Chances = Mapping[str, float]  # of each kind of dwarf


def prior(cards: Mapping[str, int], view: Mapping[str, Any]) -> list[Chances]:
    """For every seat the chances of each dwarf, from the cards alone that the viewer knows.

    Where the backs of dwarf cards show a clan, a seat has one of the cards of its clan.
    """
    clans = [f"{clan}_" for clan in view.get("clans", ())] or [""] * len(view["dwarfs"])
    dwarfs = zip(clans, view["dwarfs"], strict=True)
    left = Counter(cards)
    left -= Counter(f"{clan}{dwarf}" for clan, dwarf in dwarfs if dwarf is not None)
    left -= Counter(dwarf for dwarf in view["spare"] if dwarf is not None)
    return [_shares(left, clan) for clan in clans]


def _shares(left: Mapping[str, int], clan: str) -> Chances:
    """How likely each dwarf of a clan is, if the cards that are left lie anywhere."""
    own = {card.removeprefix(clan): n for card, n in left.items() if card.startswith(clan)}
    return {dwarf: n / sum(own.values()) for dwarf, n in own.items()}


def score(
    beliefs: Sequence[Chances],
    before: Sequence[Chances],
    seats: Iterable[int],
    truth: Sequence[str],
) -> Scores:
    """The scores of beliefs about some seats, and those of the prior for the same seats."""
    total = NOTHING
    for seat in seats:
        own, alone = (both_losses(chances[seat], truth[seat]) for chances in (beliefs, before))
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
