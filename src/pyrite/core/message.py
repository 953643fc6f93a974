"""Messages: an id with arguments, turned into a sentence only when it is shown to a person."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict

from pyrite.core.seats import seat_letter

SEATS = ("seat", "target")  # arguments that are seats


class MessageData(TypedDict):
    """A message as JSON."""

    id: str
    args: dict[str, Any]
    rule: NotRequired[str]
    english: NotRequired[str]


class Message(NamedTuple):
    """An id for the catalogues, its arguments and the rule it rests on.

    Messages of the engine carry plain English; messages about events are only in the catalogues.
    Arguments are plain data: numbers, names of cards and seats, and lists of these.
    """

    id: str
    args: dict[str, Any]
    rule: str = ""
    english: str = ""

    def __str__(self) -> str:
        english = self.english or f"{self.id} {self.args}"
        return f"{english} ({self.rule})" if self.rule else english

    def as_dict(self) -> MessageData:
        """Return the message as JSON."""
        data: MessageData = {"id": self.id, "args": self.args}
        if self.rule:
            data["rule"] = self.rule
        if self.english:
            data["english"] = self.english
        return data


def speaker(english: Mapping[str, str]) -> Callable[..., Message]:
    """Return `say(id, rule="", **args)` for one table of English sentences."""

    def say(id: str, rule: str = "", **args: object) -> Message:
        words = {name: _word(name, value) for name, value in args.items()}
        return Message(id, args, rule, english[id].format(**words))

    return say


def _word(name: str, value: object) -> object:
    """Return an argument as it appears in a sentence: seats become letters."""
    return seat_letter(value) if name in SEATS and isinstance(value, int) else value
