"""Whatever a person reads is a message id with arguments until the very edge."""

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Message(NamedTuple):
    """An id for the catalogues, its arguments, the rule it rests on, and plain English."""

    id: str
    args: Mapping[str, object]
    rule: str
    english: str

    def __str__(self) -> str:
        return f"{self.english} ({self.rule})" if self.rule else self.english


def speaker(english: Mapping[str, str]) -> Callable[..., Message]:
    """`say(id, rule="", **args)` for one room's table of English sentences."""

    def say(id: str, rule: str = "", **args: object) -> Message:
        return Message(id, args, rule, english[id].format(**args))

    return say
