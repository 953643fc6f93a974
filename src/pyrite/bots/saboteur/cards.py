"""Facts about cards that bots need often, read once from the table's description."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from pyrite.core.cards import Tile
from pyrite.core.description import Description
from pyrite.core.sides import SIDES, E, N, S, W, is_stub

WaysBySide = tuple[int, ...]  # by side: the sides joined to it inside the card, 0 at wall or stub
ALL = N | E | S | W
CLOSED, OPEN = 0, 0xFFFF  # the ways of a card as one number, see tunnels.py
DOORS = {"door_blue": "blue", "door_green": "green"}  # S-12: by feature, whom they let pass


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
