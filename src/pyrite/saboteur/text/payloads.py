"""What the events of the engine say, and what kinds of several modules have in common.

A kind has two of these parts: what is open to all, and what only some seats see.
"""

from typing import Any, TypedDict

from pyrite.core.actions import ActionData


class RoundStarted(TypedDict):
    """A round begins; the seat of the event plays first."""

    round: int


class DwarfCard(TypedDict):
    """Which dwarf it is."""

    dwarf: str


class CardName(TypedDict):
    """Which card it is."""

    card: str


class Asked(TypedDict):
    """The game waits; `cell` or `action` is what the question is about."""

    kind: str
    seats: list[int]
    cell: str | None
    action: ActionData | None


class You(TypedDict):
    """The reader of the event is asked."""

    you: bool


class Declared(TypedDict):
    """What a seat does or wants to do."""

    action: ActionData


class TileOnCell(TypedDict):
    """A card as it lies now."""

    cell: str
    tile: str


class CardOfSeat(TypedDict):
    """A card before a seat."""

    target: int
    card: str


class CardOnCell(TypedDict):
    """A card and its cell."""

    cell: str
    card: str


class GoalShown(TypedDict):
    """A face-down card is about to be turned up; the path over a chest is one, too."""

    cell: str
    card: str
    is_chest: bool


class OnCell(TypedDict):
    """Where it happened."""

    cell: str


class Shown(TypedDict):
    """What still lay face down when the round was over."""

    cell: str
    card: str
    chest: str | None


class Seen(TypedDict, total=False):
    """What lay face down; a chest lies under a path."""

    card: str
    chest: str


class Passed(TypedDict):
    """A card goes face down to the discards: a pass, one more card of it, or none at all."""

    how: str


class Discarded(TypedDict):
    """A card goes to the discards: who knows it ("all", "face_up" or seats)."""

    seen_by: str | list[int]


class Noted(TypedDict):
    """A module's own things have changed."""

    module: str
    change: dict[str, Any]


class Coins(TypedDict):
    """Coins come or go by a rule, and whether the seat has gold afterwards."""

    coins: int
    has_gold: bool
    rule: str


class CoinsTotal(TypedDict):
    """All coins of a seat, at the end of the game."""

    total: int


class CardNumber(TypedDict):
    """The number of a gold card."""

    card: int


class Value(TypedDict):
    """What a gold card is worth."""

    value: int


class Target(TypedDict):
    """The other seat."""

    target: int


class SeenDiscard(TypedDict):
    """The number of the discard that was seen, null for a card of the pile."""

    discard: int | None


class OfMany(TypedDict):
    """One of so many cards."""

    of: int


class Owed(TypedDict):
    """How many cards are drawn when the turn ends, and a seat that draws one, too."""

    owed: int
    later: int | None


class RoundEnded(TypedDict):
    """Whether the treasure was found."""

    treasure: bool


class Count(TypedDict):
    """So many cards."""

    cards: int


class Paid(TypedDict):
    """The whole sum, how many cards of it follow, and the rule."""

    sum: int
    left: int
    rule: str


class ByRule(TypedDict):
    """The rule by which gold comes."""

    rule: str


class ValueShown(TypedDict):
    """A gold card at the end, and whether it was changed for coins."""

    value: int
    changed: bool
