"""After a game: how to play it again, and whether to play another."""

import shlex
from collections.abc import Iterator, Mapping
from typing import Any

from pyrite.cli.arguments.options import WATCHING
from pyrite.cli.arguments.values import as_word
from pyrite.cli.saved.journal import Notes
from pyrite.cli.terminal.screen import Screen
from pyrite.games import Record, new_game
from pyrite.lang import seat_letter

NAMED = ("seats", "edition", "modules", "deck")  # options with a command-line option of their own


def command(record: Record, notes: Notes) -> str:
    """Return the command that plays the same cards again."""
    words = ["pyrite", "play", record.game, "--seats", str(record.options["seats"])]
    if "edition" in record.options:
        words += ["--edition", record.options["edition"]]
    for module in record.options.get("modules", ()):
        words += ["--module", module]
    words += _single(record)
    words += ["--deck", notes.get("deck", "FILE")] if "deck" in record.options else []
    words += ["--seed", str(record.seed)]
    words += ["--watch"] if notes["seat"] == WATCHING else ["--seat", notes["seat"]]
    for bot in notes["bot"].split(","):
        words += ["--bot", bot]
    words += ["--names", notes["names"]] if "names" in notes else []
    return shlex.join(words)


def _single(record: Record) -> Iterator[str]:
    """Yield the single options that differ from their defaults."""
    usual = _usual(record.game, record.options)
    for name, value in record.options.items():
        if name not in NAMED and value != usual.get(name):
            word = seat_letter(value) if name == "first_seat" else as_word(value)
            yield from ("--option", f"{name}={word}")


def _usual(game: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return all options of a table for which only seats, edition, modules and deck are given."""
    named = {name: options[name] for name in NAMED if name in options}
    return Record.of(new_game(game, seed=0, **named)).options


def wants_again(screen: Screen) -> bool:
    """Return whether the player wants another game at this table."""
    if not screen.is_live:
        return False
    line = screen.read(screen.speaker.say("again") + " ")
    return line is not None and line.lower() in ("y", screen.speaker.say("again-yes"))
