"""The board as dwarfs walk it: cells, cards and distances, in sixths of a turn."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from pyrite.core.cards import FACE_DOWN
from pyrite.core.description import BoardDescription, Description
from pyrite.core.sides import LETTERS as SIDES
from pyrite.core.sides import E, N, S, W, exits
from pyrite.core.views import View

ALL = N | E | S | W
OBSTACLES = {"trunk", "lake", "ditch"}  # L-11
NARROW = {"rock", *OBSTACLES}  # L-12: these hold one dwarf
Field = list[int]  # by cell
Links = list[list[tuple[int, int]]]  # by cell: neighbours, and the cost of their edges
FAR = 200
TURN = 6  # a turn has three steps
STEP = 2
BUILD = 6  # of an empty cell, besides the step
ROCK = 1  # others may stand there
CAMPFIRE = -1  # L-13
STUCK, HELPED = 9, 3  # an obstacle; one whose tool is in hand
OCCUPIED = 3
TRAP, TROLL = 4, 3


class Grid:
    """Cells numbered as row * width + column, with a rim of cells around the board."""

    def __init__(self, board: BoardDescription) -> None:
        columns, rows = board.columns or 0, board.rows or 0
        self.width = columns + 2
        self.size = self.width * (rows + 2)
        self.offsets = (-self.width, 1, self.width, -1)  # N E S W
        places = [(x, y) for y in range(1, rows + 1) for x in range(1, columns + 1)]
        self.numbers = {f"{x},{y}": y * self.width + x for x, y in places}
        self.cells = tuple(self.numbers.values())

    def cell(self, text: str) -> int:
        """Return the number of the cell written as "2,3"."""
        return self.numbers[text]

    def edge(self, text: str) -> tuple[int, int]:
        """Return the cell and the side of an edge written as "2,3E"."""
        return self.numbers[text[:-1]], SIDES.index(text[-1])


class Cards:
    """The cards of one table, and its board."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.grid = Grid(description.board)
        self.known = description.cards
        self.sides_seen: dict[str, int] = {}
        self.features_seen: dict[str, str] = {}

    def sides(self, tile: str) -> int:
        """Return the open sides of a card as it lies, "NW" or "NW r"; all if it is unknown."""
        found = self.sides_seen.get(tile)
        if found is None:
            found = self.sides_seen[tile] = exits(self.description.ways(tile)) or ALL
        return found

    def feature(self, tile: str) -> str:
        """Return what is on a path card: "rock", "campfire", an obstacle, or nothing."""
        found = self.features_seen.get(tile)
        if found is None:
            found = self.features_seen[tile] = self.description.feature(tile) or ""
        return found

    def verb(self, card: str) -> str:
        """Return what a card does; "" if it is unknown or never in a hand."""
        return (self.known[card].verb or "") if card in self.known else ""

    def overcome(self, hand: Iterable[str]) -> set[str]:
        """Return the obstacles that tools among these cards overcome (L-20)."""
        tools = [self.known[card].tools for card in hand if self.verb(card) == "tool"]
        return {obstacle for own in tools for obstacle in own}


@lru_cache(maxsize=64)
def cards_of(description: Description) -> Cards:
    """Return the cards of a table, shared by all its bots."""
    return Cards(description)


class Ground:
    """Open sides and costs by cell; face-down mines are open, but no way leads through them."""

    def __init__(
        self, cards: Cards, sides: Field, costs: Field, hidden: Collection[int], slow: Field
    ) -> None:
        self.cards = cards
        self.size, self.offsets = cards.grid.size, cards.grid.offsets
        self.sides = sides
        self.costs = costs  # to enter a cell
        self.hidden = hidden
        self.slow = slow  # by cell and side: tokens on the edge
        self.links, self.back = self._links()
        self.fields: dict[tuple[int, int], Field] = {}

    @classmethod
    def of(cls, view: View, cards: Cards) -> "Ground":
        """Return the board in a view; obstacles cost less for a seat that holds the tool."""
        grid, helped = cards.grid, cards.overcome(view["hand"])
        sides, costs = [0] * grid.size, [FAR] * grid.size
        for cell in grid.cells:
            sides[cell], costs[cell] = ALL, STEP + BUILD
        hidden = set()
        for where, tile in view["board"].items():
            cell = grid.cell(where)
            if tile == FACE_DOWN:
                hidden.add(cell)
                costs[cell] = STEP
            else:
                sides[cell] = cards.sides(tile)
                costs[cell] = entry_cost(cards.feature(tile), where in view["tools"], helped)
        _occupy(costs, view, cards)
        return cls(cards, sides, costs, hidden, _slow(view, cards))

    def with_tile(self, cell: int, sides: int) -> "Ground":
        """Return the board with a mine turned up."""
        changed, costs = self.sides[:], self.costs[:]
        changed[cell], costs[cell] = sides, STEP
        return Ground(self.cards, changed, costs, {*self.hidden} - {cell}, self.slow)

    def _links(self) -> tuple[Links, Links]:
        """Return where each cell leads, and what leads there, with the cost of the edges."""
        links: Links = [[] for _ in range(self.size)]
        back: Links = [[] for _ in range(self.size)]
        for cell in self.cards.grid.cells:
            own = 0 if cell in self.hidden else self.sides[cell]
            for side, offset in enumerate(self.offsets):
                if own >> side & 1 and self.sides[cell + offset] >> (side ^ 2) & 1:
                    cost = self.slow[4 * cell + side]
                    links[cell].append((cell + offset, cost))
                    back[cell + offset].append((cell, cost))
        return links, back

    def away(self, start: int) -> Field:
        """Return the cost of going from a cell to each other one."""
        return self._field(start, -1)

    def to(self, mine: int, shut: int = 0) -> Field:
        """Return the cost of going from each cell to a mine, without entering the cell `shut`."""
        return self._field(mine, shut)

    def _field(self, start: int, shut: int) -> Field:
        key = start, shut
        if key not in self.fields:
            self.fields[key] = self._away(start) if shut < 0 else self._to(start, shut)
        return self.fields[key]

    def _away(self, start: int) -> Field:
        costs, links = self.costs, self.links
        found = [FAR] * self.size
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
        found = [FAR] * self.size
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
        """Return whether a way leads across this side (L-30)."""
        beyond = self.sides[cell + self.offsets[side]]
        return bool(self.sides[cell] >> side & 1 and beyond >> (side ^ 2) & 1)

    def meets(self, cell: int, side: int) -> bool:
        """Return whether the neighbour is open towards this cell."""
        return bool(self.sides[cell + self.offsets[side]] >> (side ^ 2) & 1)


def entry_cost(feature: str, tool: bool, helped: Collection[str]) -> int:
    """Return the cost of entering a card with this feature, with a tool there or in hand."""
    if feature == "campfire":
        return STEP + CAMPFIRE
    if feature in OBSTACLES and not tool:
        return STEP + (HELPED if feature in helped else STUCK)
    return STEP + ROCK if feature in NARROW else STEP


def _occupy(costs: Field, view: View, cards: Cards) -> None:
    """Raise the cost of narrow cards with a dwarf on them (L-12)."""
    for seat, where in enumerate(view["stands"]):
        narrow = cards.feature(view["board"].get(where, "")) in NARROW
        if narrow and seat != view["seat"]:
            costs[cards.grid.cell(where)] += OCCUPIED


def _slow(view: View, cards: Cards) -> Field:
    """Return the cost of edges with traps and trolls, from both sides."""
    grid = cards.grid
    slow = [0] * (4 * grid.size)
    edges = [(edge, TRAP) for edge in view["traps"]]
    edges += [(edge, TROLL) for edge in view["trolls"] if edge]
    for edge, cost in edges:
        cell, side = grid.edge(edge)
        slow[4 * cell + side] += cost
        slow[4 * (cell + grid.offsets[side]) + (side ^ 2)] += cost
    return slow
