"""All commands; each stands in its own file."""

from typing import Annotated

import typer

from pyrite.cli.bot import bot
from pyrite.cli.group import PyriteGroup
from pyrite.cli.measure import bench
from pyrite.cli.modules import modules
from pyrite.cli.options import Lang
from pyrite.cli.play import play
from pyrite.cli.replay import replay
from pyrite.cli.rules import rules
from pyrite.cli.sim import sim
from pyrite.cli.version import show_version

app = typer.Typer(cls=PyriteGroup, add_completion=False)
for command in (play, sim, replay, rules, modules, bench, bot):
    app.command()(command)


@app.callback(invoke_without_command=True)
def pyrite(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    """Without a command: show the help."""
    if version:
        show_version()
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
