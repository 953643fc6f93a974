"""The types of what views and events tell: views first, then the payloads of events.

docs/notation.md explains every key of a view. A kind of event has two payloads: what is open to
all, and what only some seats see.
"""

from typing import Any, Literal, TypedDict

from pyrite.core.actions import ActionData
from pyrite.core.views import AskData, Payment


class Chest(TypedDict):
    """A chest under a path; null for what is unknown, or for the cell of a removed one."""

    cell: str | None
    path: str | None
    chest: str | None
    opened: bool


class WonGold(TypedDict):
    """A gold card that a seat has won."""

    round: int
    seat: int
    how: Literal["drafted", "paid", "found"]
    value: int | None
    changed: bool


class PaidSum(TypedDict):
    """A public sum that a seat was paid in a round."""

    round: int
    seat: int
    sum: int


class GoldOffer(TypedDict):
    """The gold cards that a seat was once offered, and which pick it was."""

    round: int
    pick: int
    values: list[int]


class Clue(TypedDict, total=False):
    """At least `least` of these cards lie in these places; discards may have a known order."""

    hands: list[int]
    dwarfs: list[int]
    spare: list[int]
    goals: list[int]
    discards: list[int]
    order: list[str | None]
    cards: list[str]
    least: int


class SaboteurResult(TypedDict):
    """A finished round."""

    round: int
    treasure_found: bool
    finder: int | None
    dwarfs: list[str]
    spare: list[str]
    goals: dict[str, str]
    chests: list[Chest]
    board: dict[str, str]
    paid: list[Payment]


class SaboteurPublic(TypedDict):
    """What everybody knows."""

    game: Literal["saboteur"]
    version: int
    options: dict[str, Any]
    round: int
    starter: int
    turn: int
    direction: int
    stage: Literal["playing", "paying", "over"]
    ask: AskData | None
    declared: ActionData | None
    finder: int | None
    last_card: int | None
    passes: int
    owed: int
    later: list[int]
    board: dict[str, str]
    joined: dict[str, str]
    fresh: str | None
    pending: list[str]
    sites: list[str]
    goals: dict[str, str | None]
    chests: list[Chest]
    looks: list[list[str]]
    front: list[list[str]]
    hands: list[int]
    pile: int
    aside: int
    offer: list[str | None]
    discards: list[str | None]
    discards_seen_by: list[Literal["all", "face_up"] | list[int]]
    dwarfs: list[str | None]
    dwarfs_seen_by: list[Literal["all"] | list[int]]
    spare: list[str | None]
    spare_seen_by: list[Literal["all"] | list[int]]
    dwarfs_shown: bool
    treasure_found: bool
    gold_pile: int
    pool: int
    won: list[WonGold]
    paid: list[PaidSum]
    purse: list[int]
    payments: list[Payment]
    has_gold: list[bool]
    modules: dict[str, Any]
    results: list[SaboteurResult]
    scores: list[int] | None
    winners: list[int] | None


class SaboteurPrivate(TypedDict):
    """What only one seat knows."""

    seat: int | None
    asked: bool
    hand: list[str] | None
    dwarf: str | None
    dwarfs: list[str | None]
    spare: list[str | None]
    goals: dict[str, str | None]
    chests: list[Chest]
    offer: list[str | None]
    discards: list[str | None]
    won: list[WonGold]
    offers: list[GoldOffer]
    coins: int | None
    memory: list[Clue]
    history: list[str]


class SaboteurView(SaboteurPublic, SaboteurPrivate):
    """Both parts of a view in one."""


class DwarfCard(TypedDict):
    """A dwarf, by name."""

    dwarf: str


class Asked(TypedDict):
    """The game waits; the question is about `cell` or `action`."""

    kind: str
    seats: list[int]
    cell: str | None
    action: ActionData | None


class Declared(TypedDict):
    """What a seat does or wants to do."""

    action: ActionData


class CardOfSeat(TypedDict):
    """A card in front of a seat."""

    target: int
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


class ToolOfSeat(TypedDict):
    """A tool of a seat."""

    target: int
    tool: str
