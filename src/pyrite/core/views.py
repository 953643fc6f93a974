"""What the views of all games share: types, and the results of finished rounds."""

import marshal
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

from pyrite.core.actions import ActionData

View = Mapping[str, Any]  # what a seat may know, or a part of it
Position = Mapping[str, Any]  # a moment of a game as data, with or without gaps
Describe = Callable[[Any], dict[str, Any]]


def round_of(view: View) -> int:
    """Return the round that is played; a game without rounds is in its first."""
    number: int = view.get("round", 1)
    return number


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


def results_text(results: "Sequence[Result] | None", before: View | None) -> list[dict[str, Any]]:
    """Return finished rounds as data, reusing those that an earlier view already has."""
    known: list[dict[str, Any]] = before["results"] if before else []
    return known + [result.as_dict() for result in (results or ())[len(known) :]]


class Result:
    """What a game or a position says about the end of a round."""

    def __init__(self, source: Any, describe: Describe | None = None) -> None:
        self._source = source
        self._describe = describe  # None: the source is already readable
        # Marshalled, since loading it is the fastest way to make a fresh dict for each view.
        self._said = b""

    def as_dict(self) -> dict[str, Any]:
        """Return what views and positions show, as a fresh dict."""
        if not self._said:
            described = self._describe(self._source) if self._describe else self._source
            self._said = marshal.dumps(described)
            self._source = self._describe = None
        said: dict[str, Any] = marshal.loads(self._said)
        return said

    def __repr__(self) -> str:
        return f"Result({self.as_dict()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.as_dict()["round"])

    def __reduce__(self) -> tuple[type["Result"], tuple[dict[str, Any]]]:
        return Result, (self.as_dict(),)
