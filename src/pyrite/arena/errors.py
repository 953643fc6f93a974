"""What can go wrong in an arena, each a sentence of the catalogues for a person."""

from pyrite.core.errors import PyriteError
from pyrite.core.message import Message
from pyrite.lang import Speaker


class ArenaError(PyriteError):
    """The arena cannot go on: a bot has failed, or a file cannot be used."""


def say(id: str, **args: object) -> Message:
    """A message of the catalogues with its English."""
    return Message(id, args, english=Speaker("en").say(id, **args))
