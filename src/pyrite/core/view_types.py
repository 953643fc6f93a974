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

    The amount of a gold card that only its owner knows is null until the game is over; `won` is
    its number in the view's `won`, where the owner finds its value.
    """

    seat: int
    rule: str
    amount: int | None
    won: int | None
