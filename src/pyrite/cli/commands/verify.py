"""`pyrite verify`: check that a live table's shuffle matches its commitment."""

import json as json_text
from typing import Annotated

import typer

from pyrite.cli.arguments import options
from pyrite.cli.arguments.names import visible, withheld_by
from pyrite.cli.commands.replay import File
from pyrite.cli.errors import CommandError
from pyrite.cli.saved import name_of, read_game
from pyrite.cli.terminal.printer import Printer
from pyrite.core.fair_shuffle import FairShuffle, Sealing
from pyrite.core.record import Record
from pyrite.core.seats import seat_letter

Commitment = Annotated[str | None, typer.Option("--commitment", metavar="HASH")]
Seals = Annotated[list[str] | None, typer.Option("--seal", metavar="HASH")]

FOUND = {
    ("noted", True): "verify-noted",
    ("noted", False): "verify-not-noted",
    ("kept", True): "verify-kept",
    ("kept", False): "verify-not-kept",
    ("dealt", True): "verify-dealt",
    ("dealt", False): "verify-not-dealt",
    ("played", True): "verify-played",
}
SEALING: dict[Sealing, str] = {
    "sealed": "verify-sealed",
    "not-sealed": "verify-not-sealed",
    "open": "verify-open",
    "no-texts": "verify-no-texts",
}


def verify(
    file: File,
    commitment: Commitment = None,
    seal: Seals = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Check the shuffle of a finished game; the exit code is 1 if the check fails."""
    screen = Printer(lang)
    record = read_game(file).record
    shuffle = record.shuffle
    if shuffle is None:
        raise CommandError("verify-no-shuffle", file=name_of(file))
    noted = {text.lower() for text in (commitment, *(seal or ())) if text is not None}
    checks = {
        "noted": noted <= {shuffle.commitment, *shuffle.seals},
        "kept": shuffle.is_kept(),
        "sealed": shuffle.sealing == "sealed",
        "dealt": shuffle.seed == record.seed,
        "played": True,  # reading the record already checked that every action was legal
    }
    is_fair = all(checks.values())
    if json:
        withheld = [list(names) for names in shuffle.withheld]
        typer.echo(json_text.dumps({"fair": is_fair, **checks, "withheld": withheld}))
    else:
        for name, holds in checks.items():
            if name == "sealed":
                screen.say(SEALING[shuffle.sealing], players=sealed_by(record, shuffle))
            elif name != "noted" or noted:
                screen.say(FOUND[name, holds])
        if shuffle.withheld:
            names = withheld_by(shuffle.withheld)
            screen.say("network-withheld", n=len(shuffle.withheld), names=names)
        screen.say(verdict(checks, shuffle.sealing))
    raise typer.Exit(0 if is_fair else 1)


def verdict(checks: dict[str, bool], sealing: Sealing) -> str:
    """Return the id of the verdict; without sealed texts a true record still proves nothing."""
    if all(checks.values()):
        return "verify-fair"
    only_unsealed = all(holds for name, holds in checks.items() if name != "sealed")
    return "verify-unproven" if only_unsealed and sealing != "not-sealed" else "verify-unfair"


def sealed_by(record: Record, shuffle: FairShuffle) -> str:
    """Return the players who sealed a text."""
    named = dict(enumerate(record.players))
    seats = (seat for seat, seal in enumerate(shuffle.seals) if seal)
    return ", ".join(visible(named.get(seat) or seat_letter(seat)) for seat in seats)
