"""The types of what views and events tell: views first, then the payloads of events.

docs/notation.md explains every key of a view. A kind of event has two payloads: what is open to
all, and what only some seats see.
"""

from typing import Any, Literal, NotRequired, TypedDict

from pyrite.core.views import AskData, Payment

SeenBy = Literal["all"] | list[int]


class Treasure(TypedDict):
    """A treasure of this round; its value is null if it is unknown."""

    kind: Literal["silver", "gold", "gems"]
    value: int | None
    owner: int | None


class LostMinesResult(TypedDict):
    """A finished round."""

    round: int
    ended: Literal["cards_gone", "treasures_gone", "agreed"]
    clans: list[str]
    dwarfs: list[str]
    mines: dict[str, str | None]
    treasures: list[Treasure]
    dragon: int | None
    board: dict[str, str]
    paid: list[Payment]


class LostMinesPublic(TypedDict):
    """What everybody knows."""

    game: Literal["lostmines"]
    version: int
    options: dict[str, Any]
    round: int
    starter: int
    turn: int
    stage: Literal["playing", "over"]
    ask: AskData | None
    steps: int
    owed: int
    proposed: bool
    last_card: int | None
    dragon: int | None
    board: dict[str, str]
    tools: list[str]
    traps: list[str]
    trolls: list[str | None]
    supply: dict[str, int]
    clans: list[str]
    stands: list[str]
    mines: dict[str, str | None]
    mines_seen_by: list[SeenBy]
    treasures: list[Treasure]
    treasures_seen_by: list[SeenBy]
    dwarfs: list[str | None]
    dwarfs_seen_by: list[SeenBy]
    spare: list[None]
    hands: list[int]
    pile: int
    aside: int
    discards: list[str | None]
    discards_seen_by: list[SeenBy]
    points: list[int]
    results: list[LostMinesResult]
    scores: list[int] | None
    winners: list[int] | None


class LostMinesPrivate(TypedDict):
    """What only one seat knows."""

    seat: int | None
    asked: bool
    answer: bool | None
    hand: list[str] | None
    dwarf: str | None
    dwarfs: list[str | None]
    mines: dict[str, str | None]
    treasures: list[Treasure]
    discards: list[str | None]


class LostMinesView(LostMinesPublic, LostMinesPrivate):
    """Both parts of a view in one."""


class Clan(TypedDict):
    """The clan on the back of a dwarf card."""

    clan: str


class Character(TypedDict):
    """The character on the front of a dwarf card."""

    dwarf: str


class DwarfShown(TypedDict):
    """Both sides of a dwarf card."""

    clan: str
    dwarf: str


class TreasureLaid(TypedDict):
    """A treasure by its number, and the kind on its back."""

    treasure: int
    kind: str


class TreasureNumber(TypedDict):
    """A treasure by its number, counted from 1."""

    treasure: int


class Value(TypedDict):
    """The value of a treasure."""

    value: int


class TreasureShown(TypedDict):
    """A treasure at the end of the round."""

    treasure: int
    value: int


class Asked(AskData):
    """The game waits, with the progress of the turn: steps left, cards to draw, a proposal made."""

    steps: int
    owed: int
    proposed: bool


class Answered(TypedDict):
    """A seat's answer to a proposal."""

    seat: int
    agrees: bool


class Answers(TypedDict):
    """The seats that agree."""

    agreed: list[int]


class OnEdge(TypedDict):
    """The edge where it happened."""

    edge: str


class Looked(TypedDict):
    """A card shows a mine on a cell, a treasure, or the dwarf of a seat."""

    card: str
    what: str
    cell: NotRequired[str]
    treasure: NotRequired[int]
    target: NotRequired[int]


class Seen(TypedDict, total=False):
    """What was seen: one of these."""

    mine: str
    value: int
    dwarf: str


class Discarded(TypedDict):
    """A card is discarded, and who knows it: "all" or seats."""

    seen_by: str | list[int]


class Passed(TypedDict):
    """How many cards are discarded."""

    cards: int


class Stepped(TypedDict):
    """A step to this side, onto this cell."""

    cell: str
    side: str


class MineOnCell(TypedDict):
    """A mine and its cell."""

    cell: str
    mine: str


class RoundEnded(TypedDict):
    """What ended the round: cards_gone, treasures_gone, agreed."""

    how: str


class Scored(TypedDict):
    """A seat's share, what the dragon cost it, what is left, and its points now."""

    share: int
    price: int
    won: int
    points: int
