"""A card is a row: the component list of the rulebook, readable. Its verb says what it does."""

from typing import NamedTuple

from pyrite.core.sides import is_stub, turned, way_text


class Card(NamedTuple):
    """One kind of card."""

    name: str
    verb: str = ""
    ways: tuple[int, ...] = ()  # groups of sides joined inside the card; one side alone is a stub
    tools: int = 0  # bit set: what a break or repair card is good for
    copies: int = 1
    feature: str = ""  # what the deck calls a special path
    begins: bool = False  # tunnels begin here, too: its exits are joined wherever it lies
    watched: bool = False  # something happens when it is joined to the start
    filter: int = 0  # what is on its only way and may be shut to some, 0 if nothing is
    bonus: int = 0  # gold it brings while it lies on the table, to whom it is paid

    def through(self, flip: int, side: int) -> int:
        """The sides joined inside the card to the given one, itself included; 0 at a stub."""
        for way in self.ways:
            way = turned(way) if flip else way
            if way & side:
                return 0 if is_stub(way) and not self.begins else way
        return 0

    def sides(self, flip: int = 0) -> int:
        """The exits of the card as it lies."""
        return turned(sum(self.ways)) if flip else sum(self.ways)

    @property
    def turns(self) -> int:
        """2 if the card looks different turned by half, else 1."""
        return 2 if {turned(way) for way in self.ways} != set(self.ways) else 1


def path(ways: tuple[int, ...], copies: int = 1) -> Card:
    """A path card, named by its ways: "NESW", "N-S"."""
    return Card(way_text(ways), "place", ways, copies=copies)
