"""`pyrite verify`: was a game of a live table shuffled as its table had bound itself to?"""

import json as json_text
from typing import Annotated

import typer

from pyrite.cli.arguments import options
from pyrite.cli.commands.replay import File
from pyrite.cli.errors import CommandError
from pyrite.cli.saved.files import name_of, read_game
from pyrite.cli.terminal.screen import Screen

Commitment = Annotated[str | None, typer.Option("--commitment", metavar="HASH")]

FOUND = {
    ("noted", True): "verify-noted",
    ("noted", False): "verify-not-noted",
    ("kept", True): "verify-kept",
    ("kept", False): "verify-not-kept",
    ("dealt", True): "verify-dealt",
    ("dealt", False): "verify-not-dealt",
    ("played", True): "verify-played",
}


def verify(
    file: File,
    commitment: Commitment = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Check the shuffle of a finished game; the exit code is 1 if it does not hold."""
    screen = Screen(lang)
    record = read_game(file).record
    shuffle = record.shuffle
    if shuffle is None:
        raise CommandError("verify-no-shuffle", file=name_of(file))
    checks = {
        "noted": commitment is None or commitment.lower() == shuffle.commitment,
        "kept": shuffle.is_kept(),
        "dealt": shuffle.seed == record.seed,
        "played": True,  # else it could not have been read: every action was legal
    }
    if json:
        typer.echo(json_text.dumps({"fair": all(checks.values()), **checks}))
    else:
        for name, holds in checks.items():
            if name != "noted" or commitment is not None:
                screen.say(FOUND[name, holds])
        screen.say("verify-fair" if all(checks.values()) else "verify-unfair")
    raise typer.Exit(0 if all(checks.values()) else 1)
