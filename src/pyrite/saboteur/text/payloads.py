"""The payloads of the engine's events, and those that several modules share.

A kind of event has two of these parts: what is open to all, and what only some seats see.
"""

from typing import Any, TypedDict

from pyrite.core.actions import ActionData


class RoundStarted(TypedDict):
    """A round begins; the seat of the event plays first."""

    round: int


class DwarfCard(TypedDict):
    """A dwarf, by name."""

    dwarf: str


class CardName(TypedDict):
    """A card, by name."""

    card: str


class Asked(TypedDict):
    """The game waits; the question is about `cell` or `action`."""

    kind: str
    seats: list[int]
    cell: str | None
    action: ActionData | None


class You(TypedDict):
    """Whether the reader of the event is asked."""

    you: bool


class Declared(TypedDict):
    """What a seat does or wants to do."""

    action: ActionData


class TileOnCell(TypedDict):
    """A card as it lies now."""

    cell: str
    tile: str


class CardOfSeat(TypedDict):
    """A card in front of a seat."""

    target: int
    card: str


class CardOnCell(TypedDict):
    """A card and its cell."""

    cell: str
    card: str


class GoalShown(TypedDict):
    """A face-down card about to be turned up, which may be the path over a chest."""

    cell: str
    card: str
    is_chest: bool


class OnCell(TypedDict):
    """The cell where it happened."""

    cell: str


class Shown(TypedDict):
    """What was still face down when the round ended."""

    cell: str
    card: str
    chest: str | None


class Seen(TypedDict, total=False):
    """What was face down; a chest lies under a path."""

    card: str
    chest: str


class Passed(TypedDict):
    """A card is discarded face down: as a pass, as a further card of a pass, or otherwise."""

    how: str


class Discarded(TypedDict):
    """A card is discarded, and who knows it: "all", "face_up" or seats."""

    seen_by: str | list[int]


class Noted(TypedDict):
    """The state of a module has changed."""

    module: str
    change: dict[str, Any]


class Coins(TypedDict):
    """Coins gained or lost by a rule, and whether the seat still has gold."""

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
    """The value of a gold card."""

    value: int


class Target(TypedDict):
    """The other seat."""

    target: int


class SeenDiscard(TypedDict):
    """The number of the discard that was seen; null for a card of the pile."""

    discard: int | None


class OfMany(TypedDict):
    """How many cards it was chosen from."""

    of: int


class Owed(TypedDict):
    """How many cards are drawn when the turn ends, and another seat that draws one."""

    owed: int
    later: int | None


class RoundEnded(TypedDict):
    """Whether the treasure was found."""

    treasure: bool


class Count(TypedDict):
    """A number of cards."""

    cards: int


class Paid(TypedDict):
    """The whole sum, how many of its cards follow, and the rule."""

    sum: int
    left: int
    rule: str


class ByRule(TypedDict):
    """The rule by which gold was gained."""

    rule: str


class ValueShown(TypedDict):
    """A gold card at the end, and whether it was changed for coins."""

    value: int
    changed: bool
