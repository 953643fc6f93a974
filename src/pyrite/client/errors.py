"""What can go wrong between a client and its server, each a sentence for a person."""

from pyrite.core.errors import PyriteError
from pyrite.core.message import Message, MessageData
from pyrite.lang import Speaker


class ClientError(PyriteError):
    """The server cannot be used, or will not do what was asked."""


class ServerGone(ClientError):
    """The server did not answer, and was asked again for a while."""


class Refusal(ClientError):
    """The server will not do it; `message` says why, `status` is that of HTTP (0: a socket)."""

    def __init__(self, message: Message, status: int = 0) -> None:
        super().__init__(message)
        self.status = status


def say(id: str, **args: object) -> Message:
    """A message of the catalogues with its English."""
    return Message(id, args, english=Speaker("en").say(id, **args))


def read_message(data: MessageData) -> Message:
    """A message as the server sent it."""
    return Message(data["id"], data["args"], data.get("rule", ""), data.get("english", ""))
