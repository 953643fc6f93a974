"""The types of Saboteur views; docs/notation.md explains every key."""

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
