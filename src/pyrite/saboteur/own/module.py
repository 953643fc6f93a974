"""The base class of custom modules, which describes their cards and rules."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from pyrite.core.actions import Action
from pyrite.core.cards import Card
from pyrite.core.messages import ConfigError, Message, speaker
from pyrite.core.plain import shown
from pyrite.saboteur.messages import say

if TYPE_CHECKING:
    from pyrite.saboteur.own.table import OwnTable


class OwnModule:
    """Custom cards and rules; a subclass declares what it adds and overrides what it needs.

    A card in `cards` with a verb of `forms` belongs to the module: `plays` says where it may be
    played, `do` what it does. A module may ask questions, keep a few numbers on each table that all
    seats see, and forbid things. `plays`, `answers` and the `may_not` calls must depend only on
    what their seat knows: its own hand, and what lies open.
    """

    source: ClassVar[str] = "a custom module"
    rule: ClassVar[str]  # the rule that refusals cite: "X-1"
    cards: ClassVar[tuple[Card, ...]] = ()
    forms: ClassVar[Mapping[str, str]] = {}  # verb: its form, as listed in docs/add-a-card.md
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # question: the verbs that answer it
    numbers: ClassVar[tuple[str, ...]] = ()  # names of numbers on the table, 0 to 32767
    requires: ClassVar[tuple[str, ...]] = ()  # keys of other modules
    excludes: ClassVar[tuple[str, ...]] = ()
    english: ClassVar[Mapping[str, str]] = {}  # message id: plain English, with {seat}, {target} …
    words: ClassVar[Mapping[str, str]] = {}  # language: a Fluent catalogue with the same ids

    def plays(self, table: "OwnTable", seat: int, card: str) -> Iterable[Action]:
        """Return what the seat on turn may do with this card of the module from its hand."""
        return ()

    def do(self, table: "OwnTable", action: Action) -> None:
        """Apply an action of the module; its card is discarded afterwards."""

    def answers(self, table: "OwnTable", seat: int, question: str) -> Iterable[Action]:
        """Return at least one possible answer of the seat to a question of the module."""
        return ()

    def why_not(self, table: "OwnTable", action: Action) -> Message | None:
        """Return a specific reason why an action of the module is not allowed now, or None."""
        return None

    def options(self, table: "OwnTable", seat: int) -> Iterable[Action]:
        """Return what else the seat may do in its turn, without a card of the module."""
        return ()

    def round_started(self, table: "OwnTable") -> None:
        """React to a round having been dealt."""

    def declared(self, table: "OwnTable", action: Action) -> None:
        """React to a card about to take effect, after any veto; you may ask a question first."""

    def laid(self, table: "OwnTable", cell: str) -> None:
        """React to a path laid or moved here."""

    def lifted(self, table: "OwnTable", cell: str) -> None:
        """React to a path removed here."""

    def goal_turned(self, table: "OwnTable", cell: str) -> None:
        """React to a face-down card turned up that did not end the round."""

    def turn_ending(self, table: "OwnTable") -> None:
        """React before the seat on turn draws; called again after a question asked here."""

    def may_not_lay(self, table: "OwnTable", seat: int) -> Message | None:
        """Return why this seat may not lay a path now; None if it may."""
        return None

    def may_not_look(self, table: "OwnTable", cell: str) -> Message | None:
        """Return why nobody may look at the face-down card on this cell; None if allowed."""
        return None

    def may_not_lay_at(self, table: "OwnTable", cell: str, seat: int) -> Message | None:
        """Return why this seat may not lay a path on this cell; None if it may."""
        return None

    def say(self, id: str, **args: object) -> Message:
        """Return a message of the module, with its rule."""
        if id not in self.english:
            text = f"there is no sentence {shown(id)} in its english"
            raise ConfigError(say("own-module", module=type(self).__name__, problem=text))
        return speaker(self.english)(id, self.rule, **args)
