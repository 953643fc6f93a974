"""The root of the command line; each command has its own file and is loaded on demand."""

from importlib import import_module
from typing import Annotated

import typer

from pyrite.cli.commands.version import show_version
from pyrite.cli.group import HELP_WORDS, PyriteGroup

app = typer.Typer(cls=PyriteGroup, add_completion=False, context_settings=HELP_WORDS)
Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)]


def languages() -> list[str]:
    """Return all languages for shell completion, without loading the catalogues."""
    known: list[str] = import_module("pyrite.cli.arguments.values").languages()
    return known


Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", autocompletion=languages)]


@app.callback(invoke_without_command=True)
def pyrite(context: typer.Context, version: Version = False, lang: Lang = None) -> None:
    """Show the help if there is no command."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
