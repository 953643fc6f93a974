"""The tunnels as a bot sees them: how many cards are missing to each goal."""

from collections.abc import Mapping
from typing import Any

from pyrite.bots.saboteur.cards import CLOSED, OPEN, Cards, WaysBySide
from pyrite.bots.saboteur.cells import MOVES, cell_number
from pyrite.bots.saboteur.tunnels import Tunnels
from pyrite.core.cards import FACE_DOWN

Distances = dict[int, int]
FAR = 20  # cards to a goal that no way leads to
RIVALS = {"blue": "green", "green": "blue"}


class Board:
    """Cards by cell and the face-down goals; `stones` are those that cannot be the treasure.

    Doors of the colour `shut` lead nowhere, because gold behind them goes to others (S-30).
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
        self.hidden = hidden  # those of them that are still face down
        self.stones = stones
        self.shut = shut
        self._distances: Distances | None = None

    @classmethod
    def of_all(cls, view: Mapping[str, Any], cards: Cards) -> "Board":
        """Return the board in a view as everybody sees it; face-down chests may lead anywhere."""
        cells = {cell_number(cell): tile for cell, tile in view["board"].items()}
        goals = [cell_number(cell) for cell in view["goals"]]
        hidden = frozenset(at for at in goals if cells.get(at) == FACE_DOWN)
        board = cls(cards, Tunnels(cells), tuple(sorted(hidden)), hidden, frozenset())
        for at in board.goals:
            board.tunnels.add_goal(at)
        for at, tile in cells.items():
            if at not in hidden:
                board._lay(at, tile)
        return board

    @classmethod
    def of(cls, view: Mapping[str, Any], cards: Cards) -> "Board":
        """Return the board in a view as its seat sees it."""
        return cls.of_all(view, cards).seen_in(view)

    def seen_in(self, view: Mapping[str, Any]) -> "Board":
        """Return the board with what a seat knows about goals, without what is useless to it."""
        stones, shut = no_treasure(view, self.hidden), RIVALS.get(view["dwarf"], "")
        if not stones and not shut:
            return self
        tunnels = self.tunnels.copy()
        for number, goal in enumerate(self.goals):
            if goal in stones:
                tunnels.end_at(number)
        for cell, tile in view["board"].items() if shut else ():
            if self.cards.shape(tile).door == shut:
                tunnels.put(cell_number(cell), CLOSED)
        return Board(self.cards, tunnels, self.goals, self.hidden, stones, shut)

    def _lay(self, at: int, tile: str) -> None:
        """Lay a card, as far as it is useful to this seat."""
        shape = self.cards.shape(tile)
        closed = self.shut != "" and shape.door == self.shut
        self.tunnels.put(at, 0 if closed else shape.packed)
        if shape.is_source:
            self.tunnels.add_source(at, shape.sides)

    def with_card(self, at: int, tile: str) -> "Board":
        """Return the board with this card; a goal there is now face up."""
        board = self._copy(self.hidden - {at} if at in self.hidden else self.hidden)
        board._lay(at, tile)
        return board

    def opened(self, at: int) -> "Board":
        """Return the board with a card here that is open on all sides."""
        board = self._copy(self.hidden)
        board.tunnels.put(at, OPEN)
        return board

    def barred(self, at: int) -> "Board":
        """Return the board with an empty cell that nobody may enter."""
        board = self._copy(self.hidden)
        board.tunnels.put(at, CLOSED)
        return board

    def without(self, at: int) -> "Board":
        """Return the board after a rockfall here."""
        board = self._copy(self.hidden)
        board.tunnels.take(at)
        return board

    def _copy(self, hidden: frozenset[int]) -> "Board":
        tunnels = self.tunnels.copy()
        return Board(self.cards, tunnels, self.goals, hidden, self.stones, self.shut)

    def distances(self) -> Distances:
        """Return for each face-down goal the fewest cards that would join it to the start."""
        if self._distances is None:
            found = zip(self.goals, self.tunnels.distances(FAR), strict=True)
            self._distances = {goal: steps for goal, steps in found if goal in self.hidden}
        return self._distances

    def joined(self) -> set[int]:
        """Return the cards that are joined to the start."""
        return set(self.tunnels.joined())


def no_treasure(view: Mapping[str, Any], hidden: frozenset[int]) -> frozenset[int]:
    """Return the face-down goals that cannot be the treasure, given what the seat has seen."""
    known = {cell_number(cell): card for cell, card in view["goals"].items() if card}
    if "treasure" in known.values():
        return frozenset(goal for goal in hidden if known.get(goal) != "treasure")
    stones = hidden.intersection(known)
    cells = [cell_number(cell) for cell in view["goals"]]
    for clue in view["memory"]:  # C-17: after a goal swap it lies at one of these
        if "treasure" in clue["cards"] and "goals" in clue and clue["least"] == len(clue["cards"]):
            stones |= hidden.difference(cells[goal] for goal in clue["goals"])
    return stones


def leads_into(ways: WaysBySide, at: int, goal: int) -> bool:
    """Return whether a card here has an exit, not a stub, into that cell."""
    return any(ways[side] and at + step == goal for side, step, _ in MOVES)
