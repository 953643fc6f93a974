"""The tunnels as a bot sees them: how many more cards does each goal need?"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pyrite.bots.plays import ways_of
from pyrite.core.grid import STRIDE, cell_from_text
from pyrite.core.sides import SIDES, E, N, S, W, is_stub, turned

Tile = tuple[int, ...]  # by side: the sides joined to it inside the card, 0 at a wall or a stub
Distances = dict[int, int]
ALL = N | E | S | W
MOVES = ((N, -STRIDE, S), (E, 1, W), (S, STRIDE, N), (W, -1, E))
STEPS = [[(step, facing) for side, step, facing in MOVES if sides & side] for sides in range(16)]
FAR = 20


class Board:
    """Cards by cell and the goals face down; `stones` are those that cannot be the treasure."""

    def __init__(
        self, tiles: dict[int, Tile], start: int, hidden: frozenset[int], stones: frozenset[int]
    ) -> None:
        self.tiles = tiles
        self.start = start
        self.hidden = hidden
        self.stones = stones

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> "Board":
        """The board in a view."""
        cells = {cell_from_text(cell): text for cell, text in view["board"].items()}
        tiles = {at: tile(text) for at, text in cells.items() if text != "?"}
        hidden = frozenset(at for at, text in cells.items() if text == "?")
        start = next(at for at, text in cells.items() if text == "start")
        return cls(tiles, start, hidden, no_treasure(view["goals"], hidden))

    def with_card(self, at: int, text: str) -> "Board":
        """The same board with one card more; a goal there lies face up from now on."""
        return Board({**self.tiles, at: tile(text)}, self.start, self.hidden - {at}, self.stones)

    def without(self, at: int) -> "Board":
        """The same board after a rockfall."""
        tiles = {cell: ways for cell, ways in self.tiles.items() if cell != at}
        return Board(tiles, self.start, self.hidden, self.stones)

    def distances(self) -> Distances:
        """For each goal face down the fewest cards that would join it to the start."""
        ends = self.hidden & self.stones
        return _distances(frozenset(self.tiles.items()), self.start, self.hidden, ends)


def no_treasure(seen: Mapping[str, str], hidden: frozenset[int]) -> frozenset[int]:
    """The goals face down that cannot be the treasure, after what one has seen."""
    known = {cell_from_text(cell): card for cell, card in seen.items()}
    if "treasure" in known.values():
        return frozenset(goal for goal in hidden if known.get(goal) != "treasure")
    return hidden.intersection(known)


@lru_cache(maxsize=2048)  # several seats judge the same boards
def _distances(
    cards: frozenset[tuple[int, Tile]], start: int, goals: frozenset[int], ends: frozenset[int]
) -> Distances:
    """Cards that lie cost nothing, empty cells one card each; a way may lead on through a goal."""
    tiles, found = dict(cards), dict.fromkeys(goals, FAR)
    free, missing, seen = _free([*tiles, *goals]), set(goals), {(start, ALL)}
    reached, steps = [(start, ALL)], 0
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
            if way & side and not is_stub(way):
                joined[side] = way
    return tuple(joined)
