"""Tiles: a card as it lies on the table, upright or turned."""

from typing import NamedTuple

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
