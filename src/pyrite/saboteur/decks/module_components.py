"""What modules add to decks: kinds of paths, tokens, and words for what lies hidden.

The engine knows the concepts, the modules their names. Every table has the same keys whichever
modules it uses, so these lists are filled when the modules are loaded.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyrite.core.messages import Message

Ways = tuple[int, ...]
NO_MESSAGE: Callable[..., Message] = Message


class PathKind(NamedTuple):
    """A special kind of path."""

    marks: Mapping[str, Any] = {}  # fields set on its cards
    # Refuses impossible ways.
    refuse: Callable[[Ways, str], Message | None] = lambda ways, written: None


class Tokens(NamedTuple):
    """Tokens that a deck counts."""

    called: str  # the name in descriptions
    most: int


@dataclass
class Stash:
    """The words for what is hidden under a face-down path that is not a goal."""

    one: str = ""
    many: str = ""
    rule: str = ""
    reached: str = ""  # message id: one was joined to the start
    looked: str = ""  # message id: a seat looked at one
    too_few: Callable[..., Message] = NO_MESSAGE  # for the cells of a deck
    side_by_side: Callable[..., Message] = NO_MESSAGE

    def call(self, words: "Stash") -> None:
        """Set the words of the module that adds it."""
        if self.one:
            raise ValueError(f"what lies hidden is called {self.one!r} already")
        vars(self).update(vars(words))

    @property
    def paths(self) -> str:
        """The deck's key for the paths that cover it."""
        return f"{self.one}_paths"

    @property
    def cells(self) -> str:
        """The deck's key for the cells where it lies."""
        return f"{self.one}_cells"

    @property
    def keys(self) -> tuple[str, str, str, str]:
        """The keys of an entry in views and positions."""
        return ("cell", "path", self.one, "opened")


PATH_KINDS: dict[str, PathKind] = {"": PathKind()}
TOKENS: dict[str, Tokens] = {}
STASH = Stash()
