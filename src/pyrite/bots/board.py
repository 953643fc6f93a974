"""The tunnels as a bot sees them: how many more cards does each goal need?"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pyrite.bots.plays import door_of, is_ladder, ways_of
from pyrite.core.grid import STRIDE, cell_from_text
from pyrite.core.sides import SIDES, E, N, S, W, is_stub, turned

Tile = tuple[int, ...]  # by side: the sides joined to it inside the card, 0 at a wall or a stub
Distances = dict[int, int]
ALL = N | E | S | W
MOVES = ((N, -STRIDE, S), (E, 1, W), (S, STRIDE, N), (W, -1, E))
STEPS = [[(step, facing) for side, step, facing in MOVES if sides & side] for sides in range(16)]
FAR = 20
CLOSED: Tile = (0,) * 9
RIVALS = {"blue": "green", "green": "blue"}


class Board:
    """Cards by cell and the goals face down; `stones` are those that cannot be the treasure.

    `starts` are the start card and the ladders, each with its open sides. Doors of the colour
    `shut` lead nowhere: what is found behind them is others' gold (S-30).
    """

    def __init__(
        self,
        tiles: dict[int, Tile],
        starts: frozenset[tuple[int, int]],
        hidden: frozenset[int],
        stones: frozenset[int],
        shut: str = "",
    ) -> None:
        self.tiles = tiles
        self.starts = starts
        self.hidden = hidden
        self.stones = stones
        self.shut = shut

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> "Board":
        """The board in a view; chests face down may lead anywhere."""
        cells = {cell_from_text(cell): text for cell, text in view["board"].items()}
        goals = {cell_from_text(cell) for cell in view["goal_cells"]}
        hidden = frozenset(at for at, text in cells.items() if text == "?" and at in goals)
        shut = RIVALS.get(view["dwarf"], "")
        board = cls({}, frozenset(), hidden, no_treasure(view, hidden), shut)
        board.tiles = {at: board.seen(text) for at, text in cells.items() if at not in hidden}
        board.starts = frozenset(
            (at, _sides(text)) for at, text in cells.items() if text == "start" or is_ladder(text)
        )
        return board

    def seen(self, text: str) -> Tile:
        """A card as it lies, as far as it is of use to this seat."""
        return CLOSED if self.shut and door_of(text) == self.shut else tile(text)

    def with_card(self, at: int, text: str) -> "Board":
        """The same board with one card more; a goal there lies face up from now on."""
        tiles = {**self.tiles, at: self.seen(text)}
        starts = self.starts | {(at, _sides(text))} if is_ladder(text) else self.starts
        return Board(tiles, starts, self.hidden - {at}, self.stones, self.shut)

    def without(self, at: int) -> "Board":
        """The same board after a rockfall."""
        tiles = {cell: ways for cell, ways in self.tiles.items() if cell != at}
        starts = frozenset(start for start in self.starts if start[0] != at)
        return Board(tiles, starts, self.hidden, self.stones, self.shut)

    def barred(self, at: int) -> "Board":
        """The same board with an empty cell that nobody may enter."""
        return Board({**self.tiles, at: CLOSED}, self.starts, self.hidden, self.stones, self.shut)

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
    known = {cell_from_text(cell): card for cell, card in view["goals"].items()}
    if "treasure" in known.values():
        return frozenset(goal for goal in hidden if known.get(goal) != "treasure")
    stones = hidden.intersection(known)
    for memo in view["memory"]:  # C-17: it lies at one of these, since somebody swapped goals
        if "treasure" in memo["cards"] and "goals" in memo and memo["least"] == len(memo["cards"]):
            cells = {cell_from_text(view["goal_cells"][goal]) for goal in memo["goals"]}
            stones |= hidden - cells
    return stones


@lru_cache(maxsize=2048)  # several seats judge the same boards
def _distances(
    cards: frozenset[tuple[int, Tile]],
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


def leads_into(ways: Tile, at: int, goal: int) -> bool:
    """Has a card that lies here an exit, no stub, into that cell?"""
    return any(ways[side] and at + step == goal for side, step, _ in MOVES)


@lru_cache(maxsize=512)
def tile(text: str) -> Tile:
    """A card as it lies, "NW" or "NW r"; of a card that nobody knows all sides are open."""
    name = text.removesuffix(" r")
    ways = ways_of(name) or (ALL,)
    joined = [0] * 9
    for way in ways:
        way = turned(way) if text.endswith(" r") else way
        for side in SIDES:
            if way & side and (not is_stub(way) or is_ladder(name)):
                joined[side] = way
    return tuple(joined)


def _sides(text: str) -> int:
    """The sides of a start or a ladder, on which all others hang."""
    sides = 0
    for way in tile(text):
        sides |= way
    return sides
