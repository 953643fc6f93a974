"""Errors of the arena, each with a sentence from the catalogues."""

from pyrite.core.messages import Message, PyriteError
from pyrite.lang import Speaker


class ArenaError(PyriteError):
    """The arena cannot continue: a bot failed, or a file cannot be used."""


def say(id: str, **args: object) -> Message:
    """Return a catalogue message with its English text."""
    return Message(id, args, english=Speaker("en").say(id, **args))
