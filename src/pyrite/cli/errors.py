"""Errors of the command line itself."""

from functools import partial


class CommandError(Exception):
    """A command that cannot be carried out; holds a message id with its arguments."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id)
        self.id = id
        self.args_said = args

    def __reduce__(self) -> tuple[partial["CommandError"], tuple[()]]:
        return partial(CommandError, self.id, **self.args_said), ()
