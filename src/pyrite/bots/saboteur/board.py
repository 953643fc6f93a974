"""The tunnels as a bot sees them: how many more cards does each goal need?"""

from collections.abc import Mapping
from typing import Any

from pyrite.bots.saboteur.cards import CLOSED, OPEN, Cards, WaysBySide
from pyrite.bots.saboteur.cells import MOVES, cell_number
from pyrite.bots.saboteur.tunnels import Tunnels
from pyrite.core.tiles import FACE_DOWN

Distances = dict[int, int]
FAR = 20  # cards to a goal that no way leads to
RIVALS = {"blue": "green", "green": "blue"}


class Board:
    """Cards by cell and the goals face down; `stones` are those that cannot be the treasure.

    Doors of the colour `shut` lead nowhere: what is found behind them is others' gold (S-30).
    """

    def __init__(
        self,
        cards: Cards,
        tunnels: Tunnels,
        goals: tuple[int, ...],
        hidden: frozenset[int],
        stones: frozenset[int],
        shut: str = "",
    ) -> None:
        self.cards = cards
        self.tunnels = tunnels
        self.goals = goals  # in the order in which the tunnels know them
        self.hidden = hidden  # those of them that still lie face down
        self.stones = stones
        self.shut = shut

    @classmethod
    def of(cls, view: Mapping[str, Any], cards: Cards) -> "Board":
        """The board in a view; chests face down may lead anywhere."""
        cells = {cell_number(cell): tile for cell, tile in view["board"].items()}
        goals = [cell_number(cell) for cell in view["goals"]]
        hidden = frozenset(at for at in goals if cells.get(at) == FACE_DOWN)
        stones, shut = no_treasure(view, hidden), RIVALS.get(view["dwarf"], "")
        board = cls(cards, Tunnels(cells), tuple(sorted(hidden)), hidden, stones, shut)
        for at in board.goals:
            board.tunnels.add_goal(at, at in stones)
        for at, tile in cells.items():
            if at not in hidden:
                board._lay(at, tile)
        return board

    def _lay(self, at: int, tile: str) -> None:
        """Lay a card, as far as it is of use to this seat."""
        shape = self.cards.shape(tile)
        closed = self.shut != "" and shape.door == self.shut
        self.tunnels.put(at, 0 if closed else shape.packed)
        if shape.is_source:
            self.tunnels.add_source(at, shape.sides)

    def with_card(self, at: int, tile: str) -> "Board":
        """The same board with one card more; a goal there lies face up from now on."""
        board = self._copy(self.hidden - {at} if at in self.hidden else self.hidden)
        board._lay(at, tile)
        return board

    def opened(self, at: int) -> "Board":
        """The same board with a card here that is open to all sides."""
        board = self._copy(self.hidden)
        board.tunnels.put(at, OPEN)
        return board

    def barred(self, at: int) -> "Board":
        """The same board with an empty cell that nobody may enter."""
        board = self._copy(self.hidden)
        board.tunnels.put(at, CLOSED)
        return board

    def without(self, at: int) -> "Board":
        """The same board after a rockfall."""
        board = self._copy(self.hidden)
        board.tunnels.take(at)
        return board

    def _copy(self, hidden: frozenset[int]) -> "Board":
        tunnels = self.tunnels.copy()
        return Board(self.cards, tunnels, self.goals, hidden, self.stones, self.shut)

    def distances(self) -> Distances:
        """For each goal face down the fewest cards that would join it to the start."""
        found = dict(zip(self.goals, self.tunnels.distances(FAR), strict=True))
        if len(self.hidden) == len(found):
            return found
        return {goal: steps for goal, steps in found.items() if goal in self.hidden}

    def joined(self) -> set[int]:
        """The cards that are joined to the start."""
        return set(self.tunnels.joined())


def no_treasure(view: Mapping[str, Any], hidden: frozenset[int]) -> frozenset[int]:
    """The goals face down that cannot be the treasure, after what one has seen."""
    known = {cell_number(cell): card for cell, card in view["goals"].items() if card}
    if "treasure" in known.values():
        return frozenset(goal for goal in hidden if known.get(goal) != "treasure")
    stones = hidden.intersection(known)
    cells = [cell_number(cell) for cell in view["goals"]]
    for clue in view["memory"]:  # C-17: it lies at one of these, since somebody swapped goals
        if "treasure" in clue["cards"] and "goals" in clue and clue["least"] == len(clue["cards"]):
            stones |= hidden.difference(cells[goal] for goal in clue["goals"])
    return stones


def leads_into(ways: WaysBySide, at: int, goal: int) -> bool:
    """Has a card that lies here an exit, no stub, into that cell?"""
    return any(ways[side] and at + step == goal for side, step, _ in MOVES)
