"""Guided play of The Lost Mines: dig towards the mines, walk there, take treasures."""

from collections.abc import Callable
from functools import cache

from pyrite import Action, State
from pyrite.core.cards import Tile
from pyrite.core.description import side_letters

Cell = tuple[int, int]
Worth = Callable[[Action], int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDES = "NESW"
OBSTACLES = ("trunk", "lake", "ditch")
ALONE = ("rock", *OBSTACLES)  # L-12: room for one dwarf
FAR = 40
letters = cache(side_letters)

# Values of verbs; paths and steps are valued below.
WORTH = {"tool": 58, "look": 50, "trap": 48, "troll": 48, "thunderstorm": 30, "propose": 5}


def walking(state: State) -> Worth:
    """Return a function that values actions by how much they help to reach a mine."""
    table = Board(state)
    return lambda action: promise(action, table)


def promise(action: Action, table: "Board") -> int:
    """Value paths that lead near a mine, and steps or stops that shorten the walk."""
    if action.verb == "place" and action.card and action.cell:
        at, tile = cell(action.cell), str(Tile(action.card, action.turned))
        blocks = table.about.feature(tile) in OBSTACLES
        near = 65 - table.ends(at, table.exits(tile)) - 12 * blocks
        return near if at in table.edge else 20
    if action.verb == "step" and action.side:
        return 90 - table.walk(beside(table.here, action.side))
    if action.verb == "stop":
        return 90 - table.walk(table.here)
    return WORTH.get(action.verb, 40)


class Board:
    """The public view: cards, dwarfs, and the mines still worth a walk."""

    def __init__(self, state: State) -> None:
        view, self.about = state.public(), state.describe()
        self.cards = {cell(at): card for at, card in view["board"].items()}
        self.sides = {at: self.exits(card) for at, card in self.cards.items()}
        self.tools = {cell(at) for at in view["tools"]}
        self.others = {cell(at) for s, at in enumerate(view["stands"]) if s != view["turn"]}
        self.here = cell(view["stands"][view["turn"]])
        left = {row["kind"] for row in view["treasures"] if row["owner"] is None}
        mines = {cell(at) for at in view["mines"]}
        self.mines = {at for at in mines if Tile.read(self.cards[at]).card in {"?", *left}}
        self.edge = self._edge()
        self._walks: dict[Cell, int] = {}

    def _edge(self) -> set[Cell]:
        """Return the empty cells that a way from a start leads to."""
        starts = [cell(place.cell) for place in self.about.board.places if place.kind == "start"]
        reached = self._flood(starts, lambda at: True)
        open_ = {beside(at, side) for at in reached for side in self._exits(at)}
        return open_ - self.cards.keys()

    def exits(self, tile: str) -> str:
        """Return the open sides of a card; a face-down mine has none."""
        return letters(sum(self.about.ways(tile)))

    def _exits(self, at: Cell) -> str:
        return self.sides[at]

    def _flood(self, start: list[Cell], enters: Callable[[Cell], bool]) -> dict[Cell, int]:
        """Return all reachable cells, with the number of steps."""
        found = dict.fromkeys(start, 0)
        todo = list(start)
        for at in todo:
            for side in self._exits(at):
                to = beside(at, side)
                if to in self.cards and to not in found and self._opens(to, side) and enters(to):
                    found[to] = found[at] + 1
                    todo.append(to)
        return found

    def _opens(self, at: Cell, side: str) -> bool:
        """Return whether a card can be entered from this side."""
        return self.cards[at] == "?" or SIDES[SIDES.index(side) - 2] in self._exits(at)

    def _enters(self, at: Cell) -> bool:
        """L-11, L-12: an obstacle needs a tool, and obstacles and rocks hold one dwarf."""
        kind = self.about.feature(self.cards[at])
        return kind not in ALONE or ((kind == "rock" or at in self.tools) and at not in self.others)

    def far(self, at: Cell) -> int:
        """Return the straight distance to the nearest mine worth a walk."""
        return min((abs(at[0] - x) + abs(at[1] - y) for x, y in self.mines), default=0)

    def ends(self, at: Cell, sides: str) -> int:
        """Return how far a path's ends would be from a mine."""
        open_ = [beside(at, side) for side in sides]
        free = [end for end in open_ if end not in self.cards or end in self.mines]
        return min((self.far(end) for end in free), default=FAR)

    def walk(self, at: Cell) -> int:
        """Return the steps to a mine, or an estimate through the nearest reachable cell."""
        if at not in self._walks:
            reached = self._flood([at], self._enters)
            self._walks[at] = min(steps + 4 * self.far(to) for to, steps in reached.items())
        return self._walks[at]


@cache
def cell(text: str) -> Cell:
    """Return column and row."""
    x, y = text.split(",")
    return int(x), int(y)


def beside(at: Cell, side: str) -> Cell:
    """Return the neighbour on this side."""
    dx, dy = STEPS[side]
    return at[0] + dx, at[1] + dy
