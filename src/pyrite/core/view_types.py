"""What the views of all games share, as types."""

from typing import TypedDict

from pyrite.core.actions import ActionData


class AskData(TypedDict):
    """What the game waits for: `cell` or `action` is what the question is about."""

    kind: str
    seats: list[int]
    cell: str | None
    action: ActionData | None


class Payment(TypedDict):
    """What a seat got, or lost if it is less than none, by which rule.

    The amount is null where the seat alone knows it; `won` is then the number of the gold card.
    """

    seat: int
    rule: str
    amount: int | None
    won: int | None
