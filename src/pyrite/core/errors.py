"""The errors that Pyrite raises, each with a sentence that tells a person what to do."""

from pyrite.core.message import Message


class PyriteError(ValueError):
    """Invalid input; `message` carries the id, the arguments and the rule number."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message

    def __reduce__(self) -> tuple[type["PyriteError"], tuple[Message]]:
        return type(self), (self.message,)


class ConfigError(PyriteError):
    """The options given for a table do not go together."""


class NotationError(PyriteError):
    """A text form (action, board, position, record) cannot be read."""


class BusyError(PyriteError):
    """Another thread is using this state; give each thread its own copy."""


class IllegalAction(PyriteError):
    """The action is not allowed now; the text says why and cites the rule."""
