"""Cards as rows of the rulebook's component list, as they lie on the table, and as drawn signs."""

from typing import NamedTuple

from pyrite.core.sides import is_stub, turned, way_text, ways_from_text


class Card(NamedTuple):
    """One kind of card."""

    name: str
    verb: str = ""
    ways: tuple[int, ...] = ()  # groups of sides joined inside the card; a single side is a stub
    tools: int = 0  # bit set of the tools that a break or repair card applies to
    copies: int = 1
    feature: str = ""  # the deck's name for a special path
    begins: bool = False  # also a starting point of tunnels: its exits are joined wherever it lies
    watched: bool = False  # triggers something when it becomes joined to the start
    filter: int = 0  # what is on its only way and may block some players, or 0
    bonus: int = 0  # gold paid for it while it lies on the table

    def through(self, flip: int, side: int) -> int:
        """Return the sides joined to this one inside the card, itself included; 0 at a stub."""
        for way in self.ways:
            way = turned(way) if flip else way
            if way & side:
                return 0 if is_stub(way) and not self.begins else way
        return 0

    def sides(self, flip: int = 0) -> int:
        """Return the exits of the card as it lies."""
        return turned(sum(self.ways)) if flip else sum(self.ways)

    @property
    def turns(self) -> int:
        """2 if the card looks different after half a turn, else 1."""
        return 2 if {turned(way) for way in self.ways} != set(self.ways) else 1


def path(ways: tuple[int, ...], copies: int = 1) -> Card:
    """Return a path card named after its ways: "NESW", "N-S"."""
    return Card(way_text(ways), "place", ways, copies=copies)


FACE_DOWN = "?"
TURNED = " r"


class Tile(NamedTuple):
    """A face-up card on a cell; boards write it "NW", or "NW r" if it is turned."""

    card: str
    turned: bool = False

    def __str__(self) -> str:
        return self.card + TURNED if self.turned else self.card

    @classmethod
    def read(cls, text: str) -> "Tile":
        """Return the tile that a board writes like this."""
        card = text.removesuffix(TURNED)
        return cls(card, card != text)


Ways = frozenset[int]


def signs(text: str) -> dict[str, Ways]:
    """Return the ways by character, from a text that lists them in pairs."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return {char: frozenset(ways_from_text(ways)) for char, ways in pairs}


HEAVY = signs("╬ NESW ║ NS ═ EW ╚ NE ╝ NW ╔ ES ╗ SW ╠ NES ╣ NSW ╩ NEW ╦ ESW")
