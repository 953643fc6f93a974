"""`pyrite rules`: look up the numbered rules."""

from typing import Annotated

import typer

from pyrite.cli.arguments.options import Lang
from pyrite.cli.errors import CommandError
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.terminal.printer import Printer

About = Annotated[list[str] | None, typer.Argument(metavar="[B-12 | WORD]")]


def rules(about: About = None, lang: Lang = None) -> None:
    """Explain a rule by its number, find rules by a word, or list them all."""
    wanted = " ".join(about or ())
    if not show_rules(Printer(lang), wanted):
        raise CommandError("rules-nothing", about=wanted)
