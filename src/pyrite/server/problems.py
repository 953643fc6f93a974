"""What the server refuses: a message for a person, and a status for a program."""

from typing import Any

from pyrite.core.errors import PyriteError
from pyrite.core.message import Message, MessageData
from pyrite.lang import Speaker

PROBLEM_JSON = "application/problem+json"


class Problem(Exception):
    """Something that cannot be done; the catalogues have the sentence."""

    def __init__(self, id: str, status: int = 409, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.said = args
        self.headers: dict[str, str] = {}

    @property
    def message(self) -> Message:
        """The message with its English."""
        return Message(self.id, self.said, english=Speaker("en").say(self.id, **self.said))


class TooMany(Problem):
    """Asked too often; the same may be asked again after some seconds."""

    def __init__(self, id: str, seconds: int) -> None:
        super().__init__(id, 429)
        self.headers = {"retry-after": str(seconds)}


def problem_data(error: Problem | PyriteError) -> MessageData:
    """What a client is told of an error; texts of others' input are cut short already."""
    message = error.message
    args = message.args.items()
    plain = {name: value if _is_plain(value) else str(value) for name, value in args}
    return message._replace(args=plain).as_dict()


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool | None) or (
        isinstance(value, list | tuple) and all(_is_plain(part) for part in value)
    )
