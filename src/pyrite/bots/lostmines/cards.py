"""Facts about cards that bots need often, read once from the table's description."""

from collections.abc import Iterable
from functools import lru_cache

from pyrite.bots.lostmines.grid import Grid
from pyrite.core.description import Description
from pyrite.core.sides import E, N, S, W, exits

ALL = N | E | S | W
OBSTACLES = {"trunk", "lake", "ditch"}  # L-11
NARROW = {"rock", *OBSTACLES}  # L-12: these hold one dwarf


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
