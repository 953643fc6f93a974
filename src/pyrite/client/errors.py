"""Errors between a client and its server, each with a sentence for people."""

from pyrite.core.errors import PyriteError
from pyrite.core.message import Message, MessageData
from pyrite.lang import Speaker


class ClientError(PyriteError):
    """The server cannot be used, or refuses a request."""


class ServerGone(ClientError):
    """The server did not answer despite retries."""


class Refusal(ClientError):
    """A refusal by the server; `message` says why, `status` is the HTTP status or 0 on a socket."""

    def __init__(self, message: Message, status: int = 0) -> None:
        super().__init__(message)
        self.status = status


def say(id: str, **args: object) -> Message:
    """Return a catalogue message with its English text."""
    return Message(id, args, english=Speaker("en").say(id, **args))


def read_message(data: MessageData) -> Message:
    """Return a message sent by the server."""
    return Message(data["id"], data["args"], data.get("rule", ""), data.get("english", ""))
