"""The types that the views of all games share."""

from typing import TypedDict

from pyrite.core.actions import ActionData


class AskData(TypedDict):
    """What the game waits for; the question is about `cell` or `action`."""

    kind: str
    seats: list[int]
    cell: str | None
    action: ActionData | None


class Payment(TypedDict):
    """Gold that a seat got, or lost if negative, and by which rule.

    If only the owner knows the value of a gold card, its amount is null until the game is over.
    `won` is its number in the view's `won`, where the owner finds the value.
    """

    seat: int
    rule: str
    amount: int | None
    won: int | None
