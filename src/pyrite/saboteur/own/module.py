"""What somebody writes who adds cards of his own: a class that says what they are and do."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from pyrite.core.actions import Action
from pyrite.core.cards import Card
from pyrite.core.errors import ConfigError
from pyrite.core.message import Message, speaker
from pyrite.core.plain import shown
from pyrite.saboteur.messages import say

if TYPE_CHECKING:
    from pyrite.saboteur.own.table import OwnTable


class OwnModule:
    """Cards and rules of one's own; a subclass says what it adds and overrides what it needs.

    A card that it lists in `cards` with a verb of `forms` is its own: `plays` says where it may be
    played, `do` what it does. It may ask questions, keep a few numbers on each table that all seats
    see, and forbid things. What `plays`, `answers` and the `may_not` calls depend on must be known
    to the seat they are about: its own hand, and what lies open.
    """

    source: ClassVar[str] = "a custom module"
    rule: ClassVar[str]  # the number of the rule it rests on, as refusals name it: "X-1"
    cards: ClassVar[tuple[Card, ...]] = ()
    forms: ClassVar[Mapping[str, str]] = {}  # verb: which parts it has, as docs/add-a-card.md lists
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # question: the verbs that answer it
    numbers: ClassVar[tuple[str, ...]] = ()  # names of numbers on the table, 0 to 32767
    requires: ClassVar[tuple[str, ...]] = ()  # other modules by their keys
    excludes: ClassVar[tuple[str, ...]] = ()
    english: ClassVar[Mapping[str, str]] = {}  # message id: plain English, with {seat}, {target} …
    words: ClassVar[Mapping[str, str]] = {}  # language: the same ids as a Fluent catalogue

    def plays(self, table: "OwnTable", seat: int, card: str) -> Iterable[Action]:
        """What the seat on turn may do with this card of the module, which is in its hand."""
        return ()

    def do(self, table: "OwnTable", action: Action) -> None:
        """An action of the module takes effect; its card goes onto the discards afterwards."""

    def answers(self, table: "OwnTable", seat: int, question: str) -> Iterable[Action]:
        """What the seat may answer to a question of the module; at least one thing."""
        return ()

    def why_not(self, table: "OwnTable", action: Action) -> Message | None:
        """Why an action of the module is not allowed now, if there is more to say than that."""
        return None

    def options(self, table: "OwnTable", seat: int) -> Iterable[Action]:
        """What else the seat may do in its turn, without a card of the module."""
        return ()

    def round_started(self, table: "OwnTable") -> None:
        """A round was dealt."""

    def declared(self, table: "OwnTable", action: Action) -> None:
        """A card is about to take effect, and nobody vetoes it; ask something first if need be."""

    def laid(self, table: "OwnTable", cell: str) -> None:
        """A path was laid or moved here."""

    def lifted(self, table: "OwnTable", cell: str) -> None:
        """A path was taken away here."""

    def goal_turned(self, table: "OwnTable", cell: str) -> None:
        """A face-down card was turned up that did not end the round."""

    def turn_ending(self, table: "OwnTable") -> None:
        """The seat on turn is about to draw; called again after a question that was asked here."""

    def may_not_lay(self, table: "OwnTable", seat: int) -> Message | None:
        """Why this seat may not lay a path now; None if it may."""
        return None

    def may_not_look(self, table: "OwnTable", cell: str) -> Message | None:
        """Why nobody may look at the face-down card on this cell; None if one may."""
        return None

    def may_not_lay_at(self, table: "OwnTable", cell: str, seat: int) -> Message | None:
        """Why this seat may not lay a path on this cell; None if it may."""
        return None

    def say(self, id: str, **args: object) -> Message:
        """A message of the module, with its rule."""
        if id not in self.english:
            text = f"there is no sentence {shown(id)} in its english"
            raise ConfigError(say("own-module", module=type(self).__name__, problem=text))
        return speaker(self.english)(id, self.rule, **args)
