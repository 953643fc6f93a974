"""The board as dwarfs walk it: how far is it from anywhere to the mines, in sixths of a turn?"""

from collections.abc import Collection, Mapping
from typing import Any

from pyrite.bots.mines.cards import (
    ALL,
    BOARD,
    CELLS,
    NARROW,
    OBSTACLES,
    OFFSETS,
    cell_of,
    edge_of,
    feature_of,
    sides_of,
)

Field = list[int]  # by cell
Links = list[list[tuple[int, int]]]  # by cell: neighbours, and what their edges cost

FAR = 200
TURN = 6  # a turn has three steps
STEP = 2
BUILD = 6  # what an empty cell costs besides the step
ROCK = 1  # others may stand there
CAMPFIRE = -1  # L-13
STUCK, HELPED = 9, 3  # an obstacle; one whose tool is in hand
OCCUPIED = 3
TRAP, TROLL = 4, 3


class Ground:
    """Open sides and costs by cell; face-down mines are open, and nobody walks through them."""

    def __init__(self, sides: Field, costs: Field, hidden: Collection[int], slow: Field) -> None:
        self.sides = sides
        self.costs = costs  # to enter a cell
        self.hidden = hidden
        self.slow = slow  # by cell and side: tokens on the edge
        self.links, self.back = _links(sides, slow, hidden)
        self.fields: dict[tuple[int, int], Field] = {}

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> "Ground":
        """The board in a view; obstacles are lower for who holds the tool."""
        sides, costs = [0] * CELLS, [FAR] * CELLS
        for cell in BOARD:
            sides[cell], costs[cell] = ALL, STEP + BUILD
        hidden = set()
        for where, text in view["board"].items():
            cell = cell_of(where)
            if text == "?":
                hidden.add(cell)
                costs[cell] = STEP
            else:
                sides[cell] = sides_of(text)
                costs[cell] = card_cost(text, where in view["tools"], view["hand"] or ())
        _occupy(costs, view)
        return cls(sides, costs, hidden, _slow(view))

    def with_tile(self, cell: int, sides: int) -> "Ground":
        """The same board with a mine that has been turned up."""
        changed, costs = self.sides[:], self.costs[:]
        changed[cell], costs[cell] = sides, STEP
        return Ground(changed, costs, {*self.hidden} - {cell}, self.slow)

    def away(self, start: int) -> Field:
        """What it costs to go from a cell to each other one."""
        return self._field(start, -1)

    def to(self, mine: int, shut: int = 0) -> Field:
        """What it costs to go from each cell to a mine, without entering the cell `shut`."""
        return self._field(mine, shut)

    def _field(self, start: int, shut: int) -> Field:
        key = start, shut
        if key not in self.fields:
            self.fields[key] = self._away(start) if shut < 0 else self._to(start, shut)
        return self.fields[key]

    def _away(self, start: int) -> Field:
        costs, links = self.costs, self.links
        found = [FAR] * CELLS
        found[start] = 0
        rows: list[list[int]] = [[] for _ in range(FAR)]
        rows[0].append(start)
        for so_far, row in enumerate(rows):
            for cell in row:
                if found[cell] == so_far:
                    for beyond, slow in links[cell]:
                        total = so_far + costs[beyond] + slow
                        if total < found[beyond]:
                            found[beyond] = total
                            rows[total].append(beyond)
        return found

    def _to(self, mine: int, shut: int) -> Field:
        costs = self.costs
        found = [FAR] * CELLS
        found[mine] = 0
        found[shut] = -1
        rows: list[list[int]] = [[] for _ in range(FAR)]
        rows[0].append(mine)
        for so_far, row in enumerate(rows):
            for cell in row:
                if found[cell] == so_far:
                    here = so_far + costs[cell]
                    for before, slow in self.back[cell]:
                        total = here + slow
                        if total < found[before]:
                            found[before] = total
                            rows[total].append(before)
        found[shut] = FAR
        return found

    def open(self, cell: int, side: int) -> bool:
        """Does a way lead across this side (L-30)?"""
        beyond = self.sides[cell + OFFSETS[side]]
        return bool(self.sides[cell] >> side & 1 and beyond >> (side ^ 2) & 1)

    def meets(self, cell: int, side: int) -> bool:
        """Is the neighbour open towards this cell?"""
        return bool(self.sides[cell + OFFSETS[side]] >> (side ^ 2) & 1)


def card_cost(text: str, tool: bool, hand: Collection[str]) -> int:
    """What it costs to enter a card that lies."""
    feature = feature_of(text)
    if feature == "campfire":
        return STEP + CAMPFIRE
    if feature in OBSTACLES and not tool:
        return STEP + (HELPED if OBSTACLES[feature] in hand else STUCK)
    return STEP + ROCK if feature in NARROW else STEP


def _occupy(costs: Field, view: Mapping[str, Any]) -> None:
    """L-12: a dwarf fills a narrow card."""
    for seat, where in enumerate(view["stands"]):
        narrow = feature_of(view["board"].get(where, "")) in NARROW
        if narrow and seat != view["seat"]:
            costs[cell_of(where)] += OCCUPIED


def _slow(view: Mapping[str, Any]) -> Field:
    """Edges with traps and trolls, from both sides."""
    slow = [0] * (4 * CELLS)
    edges = [(edge, TRAP) for edge in view["traps"]]
    edges += [(edge, TROLL) for edge in view["trolls"] if edge]
    for edge, cost in edges:
        cell, side = edge_of(edge)
        slow[4 * cell + side] += cost
        slow[4 * (cell + OFFSETS[side]) + (side ^ 2)] += cost
    return slow


def _links(sides: Field, slow: Field, hidden: Collection[int]) -> tuple[Links, Links]:
    """Where each cell leads to and from where one gets there, with what the edges cost."""
    links: Links = [[] for _ in range(CELLS)]
    back: Links = [[] for _ in range(CELLS)]
    for cell in BOARD:
        own = 0 if cell in hidden else sides[cell]
        for side, offset in enumerate(OFFSETS):
            if own >> side & 1 and sides[cell + offset] >> (side ^ 2) & 1:
                cost = slow[4 * cell + side]
                links[cell].append((cell + offset, cost))
                back[cell + offset].append((cell, cost))
    return links, back
