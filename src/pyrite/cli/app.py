"""The root of the command line; each command stands in its own file and is loaded when named."""

from importlib import import_module
from typing import Annotated

import typer

from pyrite.cli.commands.version import show_version
from pyrite.cli.group import HELP_WORDS, PyriteGroup

app = typer.Typer(cls=PyriteGroup, add_completion=False, context_settings=HELP_WORDS)
Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)]


def languages() -> list[str]:
    """All languages, for the shell: the catalogues are not loaded before they are needed."""
    known: list[str] = import_module("pyrite.cli.arguments.values").languages()
    return known


Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", autocompletion=languages)]


@app.callback(invoke_without_command=True)
def pyrite(context: typer.Context, version: Version = False, lang: Lang = None) -> None:
    """Without a command: show the help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
