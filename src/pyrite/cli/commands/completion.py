"""`pyrite completion`: shell completion of commands, options and values."""

from typing import Annotated

import typer
from typer.completion import get_completion_inspect_parameters, shell_complete

from pyrite.cli.arguments import values
from pyrite.cli.arguments.options import Lang
from pyrite.cli.errors import CommandError
from pyrite.cli.group import COMPLETE

Shell = Annotated[str, typer.Argument(metavar="SHELL", autocompletion=values.shells)]


def completion(context: typer.Context, shell: Shell, lang: Lang = None) -> None:
    """Print the script that makes a shell complete `pyrite`."""
    if shell not in values.SHELLS:
        raise CommandError("usage-shell", shell=shell, known=", ".join(values.SHELLS))
    register_shells()
    shell_complete(context.find_root().command, {}, "pyrite", COMPLETE, f"source_{shell}")


def register_shells() -> None:
    """Make Typer register its shells, which otherwise happens only through its own options."""
    get_completion_inspect_parameters()
