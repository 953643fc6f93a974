"""The tunnels as a bot sees them: how many more cards does each goal need?"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pyrite.bots.saboteur.cards import ALL, CLOSED, OPEN, Cards, WaysBySide
from pyrite.bots.saboteur.cells import MOVES, cell_number
from pyrite.core.grid import STRIDE
from pyrite.core.tiles import FACE_DOWN

Distances = dict[int, int]
STEPS = [[(step, facing) for side, step, facing in MOVES if sides & side] for sides in range(16)]
FAR = 20
RIVALS = {"blue": "green", "green": "blue"}


class Board:
    """Cards by cell and the goals face down; `stones` are those that cannot be the treasure.

    `starts` are the start card and the ladders, each with its open sides. Doors of the colour
    `shut` lead nowhere: what is found behind them is others' gold (S-30).
    """

    def __init__(
        self,
        cards: Cards,
        tiles: dict[int, WaysBySide],
        starts: frozenset[tuple[int, int]],
        hidden: frozenset[int],
        stones: frozenset[int],
        shut: str = "",
    ) -> None:
        self.cards = cards
        self.tiles = tiles
        self.starts = starts
        self.hidden = hidden
        self.stones = stones
        self.shut = shut

    @classmethod
    def of(cls, view: Mapping[str, Any], cards: Cards) -> "Board":
        """The board in a view; chests face down may lead anywhere."""
        cells = {cell_number(cell): tile for cell, tile in view["board"].items()}
        goals = {cell_number(cell) for cell in view["goals"]}
        hidden = frozenset(at for at, tile in cells.items() if tile == FACE_DOWN and at in goals)
        shut = RIVALS.get(view["dwarf"], "")
        shapes = {at: cards.shape(tile) for at, tile in cells.items() if at not in hidden}
        starts = frozenset((at, shape.sides) for at, shape in shapes.items() if shape.is_source)
        board = cls(cards, {}, starts, hidden, no_treasure(view, hidden), shut)
        board.tiles = {at: board.seen(cells[at]) for at in shapes}
        return board

    def seen(self, tile: str) -> WaysBySide:
        """A card as it lies, as far as it is of use to this seat."""
        shape = self.cards.shape(tile)
        return CLOSED if self.shut and shape.door == self.shut else shape.ways

    def with_card(self, at: int, tile: str) -> "Board":
        """The same board with one card more; a goal there lies face up from now on."""
        shape = self.cards.shape(tile)
        starts = self.starts | {(at, shape.sides)} if shape.is_source else self.starts
        return self._with(at, self.seen(tile), starts)

    def opened(self, at: int) -> "Board":
        """The same board with a card here that is open to all sides."""
        return self._with(at, OPEN, self.starts)

    def barred(self, at: int) -> "Board":
        """The same board with an empty cell that nobody may enter."""
        return self._with(at, CLOSED, self.starts)

    def _with(self, at: int, ways: WaysBySide, starts: frozenset[tuple[int, int]]) -> "Board":
        tiles = {**self.tiles, at: ways}
        return Board(self.cards, tiles, starts, self.hidden - {at}, self.stones, self.shut)

    def without(self, at: int) -> "Board":
        """The same board after a rockfall."""
        tiles = {cell: ways for cell, ways in self.tiles.items() if cell != at}
        starts = frozenset(start for start in self.starts if start[0] != at)
        return Board(self.cards, tiles, starts, self.hidden, self.stones, self.shut)

    def distances(self) -> Distances:
        """For each goal face down the fewest cards that would join it to the start."""
        ends = self.hidden & self.stones
        return _distances(frozenset(self.tiles.items()), self.starts, self.hidden, ends)

    def joined(self) -> set[int]:
        """The cards that are joined to the start."""
        seen, reached = set(self.starts), list(self.starts)
        for cell, sides in reached:  # grows while cards lead on
            for step, facing in STEPS[sides]:
                way = self.tiles.get(cell + step, CLOSED)[facing]
                if way and (cell + step, way) not in seen:
                    seen.add((cell + step, way))
                    reached.append((cell + step, way))
        return {cell for cell, _ in seen}


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


@lru_cache(maxsize=2048)  # several seats judge the same boards
def _distances(
    cards: frozenset[tuple[int, WaysBySide]],
    starts: frozenset[tuple[int, int]],
    goals: frozenset[int],
    ends: frozenset[int],
) -> Distances:
    """Cards that lie cost nothing, empty cells one card each; a way may lead on through a goal."""
    tiles, found = dict(cards), dict.fromkeys(goals, FAR)
    free, missing, seen = _free([*tiles, *goals]), set(goals), set(starts)
    reached, steps = list(starts), 0
    while reached and missing:
        beyond = []
        for cell, sides in reached:  # grows while cards lead on
            for step, facing in STEPS[sides]:
                at = cell + step
                if at in free:
                    free.remove(at)
                    beyond.append((at, ALL))
                elif at in tiles:
                    way = tiles[at][facing]
                    if way and (at, way) not in seen:
                        seen.add((at, way))
                        reached.append((at, way))
                elif at in missing:
                    missing.remove(at)
                    found[at] = steps
                    if at not in ends:
                        reached.append((at, ALL))
        reached, steps = beyond, steps + 1
    return found


def _free(cells: Sequence[int]) -> set[int]:
    """The empty cells worth a thought: one row and column more than there are cards."""
    columns = [at % STRIDE for at in cells]
    top, low = min(cells) // STRIDE - 1, max(cells) // STRIDE + 1
    left, right = min(columns) - 1, max(columns) + 1
    rows = (range(y * STRIDE + left, y * STRIDE + right + 1) for y in range(top, low + 1))
    return set().union(*rows).difference(cells)


def leads_into(ways: WaysBySide, at: int, goal: int) -> bool:
    """Has a card that lies here an exit, no stub, into that cell?"""
    return any(ways[side] and at + step == goal for side, step, _ in MOVES)
