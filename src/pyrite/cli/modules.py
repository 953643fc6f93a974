"""`pyrite modules`: what a table can be made of."""

import json as json_text
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from pyrite.cli.group import check_language
from pyrite.cli.options import Json, Lang
from pyrite.cli.screen import Screen
from pyrite.games import GAMES, Game
from pyrite.lang import Speaker


def modules(json: Json = False, lang: Lang = None) -> None:
    """List modules, editions and single options."""
    screen = Screen(check_language(lang))
    if json:
        typer.echo(json_text.dumps([_plain(game, screen.speaker) for game in GAMES.values()]))
        return
    for game in GAMES.values():
        screen.out.print(module_table(screen.speaker, game))
        screen.out.print(edition_table(screen.speaker, game))
        screen.out.print(flag_table(screen.speaker, game))


def module_table(speaker: Speaker, game: Game) -> Table:
    """Key, title, source, rules and cards of every module."""
    columns = ("modules-key", "modules-title", "modules-source", "modules-rules", "modules-cards")
    table = _table(speaker, columns)
    table.columns[0].no_wrap = True
    for module in game.modules():
        id = f"module-{module['key']}"
        table.add_row(
            Text(module["key"], "number"),
            speaker.say(id),
            speaker.part(id, "source"),
            " – ".join(module["rules"]),
            str(sum(module["cards"].values())),
        )
    return table


def edition_table(speaker: Speaker, game: Game) -> Table:
    """The printed editions."""
    table = _table(speaker, ("modules-edition", "modules-title"))
    for edition in game.editions:
        table.add_row(Text(edition, "number"), speaker.say(f"edition-{edition}"))
    return table


def flag_table(speaker: Speaker, game: Game) -> Table:
    """What an edition decides and a table may decide otherwise."""
    table = _table(speaker, ("modules-option", "modules-values", "modules-title"))
    for flag, values in game.flags.items():
        title = speaker.part(f"rule-E-{flag}", "title")
        table.add_row(Text(flag, "number"), ", ".join(_value(v) for v in values), title)
    return table


def _table(speaker: Speaker, columns: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="title", padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(speaker.say(column))
    return table


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


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
