"""`pyrite verify`: was a game of a live table shuffled fairly?"""

import json
from typing import Annotated

import typer

from pyrite.cli import options
from pyrite.cli.files import read_game
from pyrite.cli.replay import RecordFile
from pyrite.cli.screen import Screen

Commitment = Annotated[str | None, typer.Option("--commitment", metavar="HASH")]


def verify(
    file: RecordFile,
    commitment: Commitment = None,
    as_json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Check the shuffle of a finished game; the exit code is 1 if it was not fair."""
