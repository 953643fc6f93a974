"""A stock of components: the cards in a position are taken from what the set contains."""

from collections import Counter
from collections.abc import Callable, Mapping

from pyrite.core.errors import NotationError
from pyrite.core.messages import say


class Stock:
    """The cards of one kind by number; `left` are those not taken yet."""

    def __init__(self, copies: Mapping[int, int], name_of: Callable[[int], str], rule: str) -> None:
        self.copies = copies
        self.left = Counter(copies)
        self.name_of = name_of
        self.rule = rule

    def take(self, card: int) -> int:
        """Take one card, of which there must be one left."""
        self.left[card] -= 1
        if self.left[card] < 0:
            most = self.copies.get(card, 0)
            names = {"card": self.name_of(card), "count": most - self.left[card], "most": most}
            raise NotationError(say("position-too-many", self.rule, **names))
        return card

    def rest(self) -> list[int]:
        """Return all cards that are left, sorted."""
        return sorted(self.left.elements())
