"""The types of views of The Lost Mines; docs/notation.md explains every key."""

from typing import Any, Literal, TypedDict

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
