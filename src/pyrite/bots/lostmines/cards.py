"""What bots ask about cards again and again, read once from the description of the table."""

from collections.abc import Iterable
from functools import lru_cache

from pyrite.bots.lostmines.grid import Grid
from pyrite.core.description import Description
from pyrite.core.sides import E, N, S, W, exits

ALL = N | E | S | W
OBSTACLES = {"trunk", "lake", "ditch"}  # L-11
NARROW = {"rock", *OBSTACLES}  # L-12: they hold one dwarf


class Cards:
    """The cards of one table, and its board."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.grid = Grid(description.board)
        self.known = description.cards
        self.sides_seen: dict[str, int] = {}
        self.features_seen: dict[str, str] = {}

    def sides(self, tile: str) -> int:
        """The open sides of a card as it lies, "NW" or "NW r"; of one nobody knows all four."""
        found = self.sides_seen.get(tile)
        if found is None:
            found = self.sides_seen[tile] = exits(self.description.ways(tile)) or ALL
        return found

    def feature(self, tile: str) -> str:
        """What is on a path card: "rock", "campfire", an obstacle, or nothing."""
        found = self.features_seen.get(tile)
        if found is None:
            found = self.features_seen[tile] = self.description.feature(tile) or ""
        return found

    def verb(self, card: str) -> str:
        """What a card is for; "" if nobody knows or it is never in a hand."""
        return (self.known[card].verb or "") if card in self.known else ""

    def overcome(self, hand: Iterable[str]) -> set[str]:
        """The obstacles for which there is a tool among these cards (L-20)."""
        tools = [self.known[card].tools for card in hand if self.verb(card) == "tool"]
        return {obstacle for own in tools for obstacle in own}


@lru_cache(maxsize=64)
def cards_of(description: Description) -> Cards:
    """The cards of a table, looked up once for all its bots."""
    return Cards(description)
