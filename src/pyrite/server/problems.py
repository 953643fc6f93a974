"""Refusals by the server: a message for people and a status code for programs."""

from typing import Any

from pyrite.core.messages import Message, MessageData, PyriteError
from pyrite.lang import Speaker

PROBLEM_JSON = "application/problem+json"


class Problem(Exception):
    """A refusal; its sentence is in the catalogues."""

    def __init__(self, id: str, status: int = 409, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.said = args
        self.headers: dict[str, str] = {}

    @property
    def message(self) -> Message:
        """The message with its English text."""
        return Message(self.id, self.said, english=Speaker("en").say(self.id, **self.said))


class TooMany(Problem):
    """A refusal for asking too often, with the seconds to wait."""

    def __init__(self, id: str, seconds: int) -> None:
        super().__init__(id, 429)
        self.headers = {"retry-after": str(seconds)}


class Elsewhere(Problem):
    """A refusal because another process of the server has the table; come back in a moment."""

    def __init__(self, id: str = "table-elsewhere") -> None:
        super().__init__(id, 503)
        self.headers = {"retry-after": "1"}


def problem_data(error: Problem | PyriteError) -> MessageData:
    """Return an error as sent to clients; user input in it has already been shortened."""
    message = error.message
    args = message.args.items()
    plain = {name: value if _is_plain(value) else str(value) for name, value in args}
    return message._replace(args=plain).as_dict()


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool | None) or (
        isinstance(value, list | tuple) and all(_is_plain(part) for part in value)
    )
