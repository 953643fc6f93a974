"""The few things that can go wrong, each a sentence for a person that says what to do."""

from pyrite.core.message import Message


class PyriteError(ValueError):
    """Something from outside cannot be used; `message` carries id, arguments and rule number."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message

    def __reduce__(self) -> tuple[type["PyriteError"], tuple[Message]]:
        return type(self), (self.message,)


class ConfigError(PyriteError):
    """What was asked for at the making of a table does not go together."""


class NotationError(PyriteError):
    """A text form (action, board, position, record) cannot be read."""


class BusyError(PyriteError):
    """Another thread is using this state at the same time; each needs a copy of its own."""


class IllegalAction(PyriteError):
    """The action is not allowed now; the text says why, with the rule."""
