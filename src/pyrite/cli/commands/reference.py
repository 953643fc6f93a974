"""`pyrite rules`, `pyrite modules` and `pyrite completion`: what there is to look up."""

import json as json_text
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text
from typer.completion import get_completion_inspect_parameters, shell_complete

from pyrite.cli import options
from pyrite.cli.errors import CommandError
from pyrite.cli.options import Json, Lang, as_word
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.terminal.printer import Printer
from pyrite.core.game import Game
from pyrite.games import GAMES
from pyrite.lang import Speaker

About = Annotated[
    list[str] | None,
    typer.Argument(metavar="[B-12 | WORD]", help="Rule number or search word."),
]
Verbose = Annotated[bool, typer.Option("--verbose", "-v", help="Show uncertain components.")]
Shell = Annotated[
    str,
    typer.Argument(
        metavar="SHELL",
        help="Shell to print the script for.",
        autocompletion=options.LISTED["shell"],
    ),
]
COLUMNS = (
    "modules-key",
    "modules-title",
    "modules-source",
    "modules-rules",
    "modules-seats",
    "modules-cards",
)


def rules(about: About = None, lang: Lang = None) -> None:
    """Look up a rule by its number, search the rules, or list them all."""
    wanted = " ".join(about or ())
    if not show_rules(Printer(lang), wanted):
        raise CommandError("rules-nothing", about=wanted)


def completion(context: typer.Context, shell: Shell, lang: Lang = None) -> None:
    """Print the completion script for a shell."""
    if shell not in options.SHELLS:
        raise CommandError("usage-shell", shell=shell, known=", ".join(options.SHELLS))
    get_completion_inspect_parameters()  # registers the shells
    root, variable = context.find_root().command, "_PYRITE_COMPLETE"
    shell_complete(root, {}, "pyrite", variable, f"source_{shell}")


def modules(json: Json = False, verbose: Verbose = False, lang: Lang = None) -> None:
    """List modules, editions and table options."""
    printer = Printer(lang)
    if json:
        typer.echo(json_text.dumps([_plain(game, printer.speaker) for game in GAMES.values()]))
        return
    for game in GAMES.values():
        printer.say(f"title-{game.name}", "title")
        for table in tables(printer.speaker, game, verbose):
            printer.out.print(table, Text(), sep="\n")
    if verbose:
        printer.say("modules-explained")


def tables(speaker: Speaker, game: Game, verbose: bool) -> list[Table]:
    """Return the tables of a game that have rows: modules, editions, flags, uncertain parts."""
    modules = _table(speaker, *COLUMNS)
    for n in (0, 3, 4):
        modules.columns[n].no_wrap = True
    modules.columns[5].justify = "right"
    editions = _table(speaker, "modules-edition", "modules-title")
    flags = _table(speaker, "modules-option", "modules-values", "modules-title")
    unsure = _table(speaker, "modules-key", "modules-part", "modules-card", "modules-sure")
    for edition in game.editions:
        editions.add_row(Text(edition, "number"), speaker.say(f"edition-{edition}"))
    for flag, values in game.flags.items():
        title = speaker.part(f"rule-{game.flag_rules[flag]}", "title")
        flags.add_row(Text(flag, "number"), ", ".join(map(as_word, values)), title)
    for module in game.modules():
        key, id = module["key"], f"module-{module['key']}"
        modules.add_row(
            Text(key, "number"),
            speaker.say(id),
            speaker.part(id, "source"),
            " – ".join(module["rules"]),
            "–".join(str(n) for n in game.seats_for([key])),
            str(sum(module["cards"].values()) or "–"),
        )
        for flag, values in module["flags"].items():
            flags.add_row(Text(flag, "number"), ", ".join(map(as_word, values)), key)
        for n, fact in enumerate(module["unsure"] if verbose else ()):
            sure = speaker.say(f"modules-sure-{fact['sure']}")
            unsure.add_row(Text("" if n else key, "number"), fact["part"], fact["name"] or "", sure)
    return [table for table in (modules, editions, flags, unsure) if table.row_count]


def _table(speaker: Speaker, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="title", padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(speaker.say(column))
    return table


def _plain(game: Game, speaker: Speaker) -> dict[str, Any]:
    return {
        "game": game.name,
        "modules": [
            {"key": m["key"], "title": speaker.say(f"module-{m['key']}")} | m
            for m in game.modules()
        ],
        "editions": list(game.editions),
        "flags": {flag: list(values) for flag, values in game.flags.items()},
    }
