"""All that a bot weighs before it answers: the board, where the treasure may lie, whom to trust."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.board import FAR, Board, Distances, leads_into, tile
from pyrite.bots.plays import Play


class Situation:
    """One moment as one seat understands it."""

    def __init__(self, view: Mapping[str, Any], board: Board, chances: Sequence[float]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.front: list[list[str]] = view["front"]
        self.board = board
        self.chances = chances  # how likely each seat is a saboteur
        self.odds = treasure_odds(board)
        self.distances = board.distances()

    @property
    def treasure_known(self) -> bool:
        """Is there only one goal left that may be the treasure?"""
        return len(self.odds) == 1

    @property
    def nearest(self) -> int:
        """The fewest cards that would join a goal that may be the treasure."""
        return min((self.distances[goal] for goal in self.odds), default=FAR)

    def changed(self, play: Play) -> Board:
        """The board after a path is laid or a rockfall has come down."""
        if play.verb == "rockfall":
            return self.board.without(play.cell)
        return self.board.with_card(play.cell, play.tile)

    def gain(self, after: Distances) -> float:
        """By how many cards the treasure came nearer, as far as one can know where it lies."""
        nearer = {goal: self.distances[goal] - after.get(goal, 0) for goal in self.odds}
        return sum(self.odds[goal] * cards for goal, cards in nearer.items())

    def seems(self, after: Distances) -> int:
        """The same for the goal that gained most: what a stranger would credit one with."""
        return max((self.distances[goal] - steps for goal, steps in after.items()), default=0)

    def finds(self, play: Play, after: Distances) -> float:
        """How likely a laid path turns the treasure up."""
        return sum(odds for goal, odds in self.odds.items() if self._turns_up(goal, play, after))

    def _turns_up(self, goal: int, play: Play, after: Distances) -> bool:
        """B-32: a goal that was joined but left face down waits for a new path that touches it."""
        if self.distances[goal] == 0:
            return leads_into(tile(play.tile), play.cell, goal)
        return after[goal] == 0


def treasure_odds(board: Board) -> dict[int, float]:
    """How likely each goal face down is the treasure; those known to be stone are left out."""
    possible = sorted(board.hidden - board.stones)
    return {goal: 1 / len(possible) for goal in possible}
