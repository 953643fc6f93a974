"""The tunnels as a bot sees them: cells, cards, and how many cards are missing to each goal."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from pyrite.bots.saboteur.tunnels import Tunnels
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import Description
from pyrite.core.grid import STRIDE, read_cell, read_exit
from pyrite.core.sides import SIDES, E, N, S, W, is_stub
from pyrite.core.views import View

MOVES = ((N, -STRIDE, S), (E, 1, W), (S, STRIDE, N), (W, -1, E))  # side, step, the side it enters
WaysBySide = tuple[int, ...]  # by side: the sides joined to it inside the card, 0 at wall or stub
ALL = N | E | S | W
CLOSED, OPEN = 0, 0xFFFF  # the ways of a card as one number, see tunnels.py
DOORS = {"door_blue": "blue", "door_green": "green"}  # S-12: by feature, whom they let pass
Distances = dict[int, int]
FAR = 20  # cards to a goal that no way leads to
RIVALS = {"blue": "green", "green": "blue"}


@lru_cache(maxsize=4096)
def cell_number(text: str) -> int:
    """Return the number of the cell written like this."""
    return read_cell(text)


def cell_beyond(exit: str) -> int:
    """Return the cell that an exit leads to: "1,0E" leads to 2,0."""
    cell, side = read_exit(exit)
    return cell_number(cell) + MOVES[side][1]


class Shape(NamedTuple):
    """A card as it lies."""

    ways: WaysBySide
    packed: int  # the ways as one number, see tunnels.py
    sides: int  # all that lead on
    is_dead_end: bool  # a path with nothing but stubs
    is_source: bool  # all its sides are joined to the start: the start and ladders (S-11)
    is_crystal: bool  # S-13
    door: str  # S-12: the colour of its door, "" if it has none


class Cards:
    """The cards of one table."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.known = description.cards
        self.shapes: dict[str, Shape] = {}
        ways_to_lie = product(self.known, (False, True))
        self.tiles = {(card, turned): str(Tile(card, turned)) for card, turned in ways_to_lie}

    def verb(self, card: str) -> str:
        """Return what a card does; "" if it is unknown or never in a hand."""
        return (self.known[card].verb or "") if card in self.known else ""

    def is_path(self, card: str) -> bool:
        """Return whether it is a path card."""
        return card in self.known and self.known[card].kind == "path"

    def mends(self, card: str, tool: str) -> bool:
        """Return whether a card repairs this tool."""
        return self.verb(card) == "repair" and tool in self.known[card].tools

    def tile(self, card: str, turned: bool) -> str:
        """Return a card as it lies, in words."""
        return self.tiles.get((card, turned)) or str(Tile(card, turned))

    def shape(self, tile: str) -> Shape:
        """Return a card as it lies, "NW" or "NW r"; an unknown card is open on all sides."""
        found = self.shapes.get(tile)
        if found is None:
            found = self.shapes[tile] = self._shape(tile)
        return found

    def _shape(self, tile: str) -> Shape:
        ways, feature = self.description.ways(tile), self.description.feature(tile) or ""
        ladder = feature == "ladder"
        open_ways = [way for way in ways or (ALL,) if ladder or not is_stub(way)]
        ways_by_side = _by_side(open_ways)
        return Shape(
            ways=ways_by_side,
            packed=sum(ways_by_side[side] << 4 * i for i, side in enumerate(SIDES)),
            sides=sum(open_ways),
            is_dead_end=not open_ways,
            is_source=ladder or self._is_start(tile),
            is_crystal=feature == "crystal",
            door=DOORS.get(feature, ""),
        )

    def _is_start(self, tile: str) -> bool:
        card = self.known.get(Tile.read(tile).card)
        return card is not None and card.kind == "start"


@lru_cache(maxsize=64)
def cards_of(description: Description) -> Cards:
    """Return the cards of a table, shared by all its bots."""
    return Cards(description)


def _by_side(ways: list[int]) -> WaysBySide:
    joined = [0] * 9
    for way in ways:
        for side in SIDES:
            if way & side:
                joined[side] = way
    return tuple(joined)


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
    def of_all(cls, view: View, cards: Cards) -> "Board":
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
    def of(cls, view: View, cards: Cards) -> "Board":
        """Return the board in a view as its seat sees it."""
        return cls.of_all(view, cards).seen_in(view)

    def seen_in(self, view: View) -> "Board":
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


def no_treasure(view: View, hidden: frozenset[int]) -> frozenset[int]:
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
