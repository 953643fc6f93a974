"""Statistics in whole numbers, so that the order of the games does not matter."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import ClassVar


@dataclass
class Tally:
    """The number of games and moves, and each seat's gold and share of wins."""

    WHOLE: ClassVar[int] = lcm(*range(1, 13))  # one win, divisible by any number of winners

    games: int = 0
    moves: int = 0
    gold: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def add_game(self, moves: int, gold: Sequence[int], winners: Sequence[int]) -> None:
        """Count a game; a shared win is divided."""
        wins = [0] * len(gold)
        for seat in winners:
            wins[seat] = self.WHOLE // len(winners)
        self.add(Tally(1, moves, list(gold), wins))

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.moves += other.moves
        self.gold = _sums(self.gold, other.gold)
        self.wins = _sums(self.wins, other.wins)


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one else list(other)
