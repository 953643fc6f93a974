"""What modules bring to decks: kinds of paths, tokens, and the words for what lies hidden.

The engine knows the ideas, the modules their names. Every table has the same keys, whichever
modules it plays with, so these lists are filled when the modules are loaded.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyrite.core.message import Message

Ways = tuple[int, ...]
NO_MESSAGE: Callable[..., Message] = Message


class PathKind(NamedTuple):
    """A special kind of path."""

    marks: Mapping[str, Any] = {}  # what is set on its cards
    refuse: Callable[[Ways, str], Message | None] = lambda ways, written: None  # impossible ways


class Tokens(NamedTuple):
    """Tokens that a deck counts."""

    called: str  # by descriptions
    most: int


@dataclass
class Stash:
    """Something hidden that lies under a face-down path, which is no goal: how it is called."""

    one: str = ""
    many: str = ""
    rule: str = ""
    reached: str = ""  # the message that one was joined to the start
    looked: str = ""  # the message that somebody has looked at one
    too_few: Callable[..., Message] = NO_MESSAGE  # for the cells of a deck
    side_by_side: Callable[..., Message] = NO_MESSAGE

    def call(self, words: "Stash") -> None:
        """By the words of the module that brings it."""
        if self.one:
            raise ValueError(f"what lies hidden is called {self.one!r} already")
        vars(self).update(vars(words))

    @property
    def paths(self) -> str:
        """The paths over it, as decks call them."""
        return f"{self.one}_paths"

    @property
    def cells(self) -> str:
        """Where it lies, as decks call it."""
        return f"{self.one}_cells"

    @property
    def keys(self) -> tuple[str, str, str, str]:
        """What is said of one in views and positions."""
        return ("cell", "path", self.one, "opened")


PATH_KINDS: dict[str, PathKind] = {"": PathKind()}
TOKENS: dict[str, Tokens] = {}
STASH = Stash()
