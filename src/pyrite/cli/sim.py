"""`pyrite sim`: many games at once, on all cores."""

import json as json_text
import time
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from pyrite.bots import BOTS
from pyrite.cli import options
from pyrite.cli.errors import CommandError
from pyrite.cli.group import check_language
from pyrite.cli.many import Job, run
from pyrite.cli.screen import Screen
from pyrite.cli.tally import Tally
from pyrite.games import new_game
from pyrite.lang import Speaker

Games = Annotated[int, typer.Option("--games", metavar="N")]
BotName = Annotated[str, typer.Option("--bot", metavar="|".join(BOTS))]
Result = dict[str, object]


def sim(
    game: options.Game = "saboteur",
    games: Games = 1000,
    seats: options.Seats = 5,
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    bot: BotName = "random",
    seed: options.Seed = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Play many games between bots and count."""
    screen = Screen(check_language(lang))
    if games < 1:
        raise CommandError("usage-games", games=games)
    if bot not in BOTS:
        raise CommandError("usage-bot", bot=bot, known=", ".join(BOTS))
    table = options.table_options(game, seats, edition, module, option, deck)
    job = Job(game, table, bot, options.seed_or_lot(seed))
    first = new_game(game, seed=job.seed, **table)
    screen.speak_of(first.describe())
    began = time.perf_counter()
    tally = run(screen, job, games)
    result = summary(tally, time.perf_counter() - began)
    told = {"complete": tally.games == games, "bot": bot, **first.settings, **result}
    if json:
        typer.echo(json_text.dumps(told))
    else:
        show(screen, told, games)
    if tally.games < games:
        raise typer.Exit(130)


def summary(tally: Tally, seconds: float) -> Result:
    """What the games came to."""
    games = max(tally.games, 1)
    return {
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "moves_per_s": round(tally.moves / seconds),
        "mean_moves": round(tally.moves / games, 3),
        "mean_gold": [round(gold / games, 4) for gold in tally.gold],
        "win_share": [round(wins / tally.WHOLE / games, 4) for wins in tally.wins],
    }


def show(screen: Screen, told: Result, wanted: int) -> None:
    """Print the result as a small table."""
    if not told["complete"]:
        screen.say("sim-stopped", "error", games=told["games"], wanted=wanted)
    games, moves, seconds = (told[key] for key in ("games", "moves", "seconds"))
    screen.say("sim-games", games=games, moves=moves, seconds=seconds)
    screen.say("sim-speed", moves_per_s=told["moves_per_s"])
    screen.say("sim-length", mean_moves=told["mean_moves"])
    screen.out.print(_seats(screen.speaker, told))


def _seats(speaker: Speaker, told: Result) -> Table:
    gold, wins = told["mean_gold"], told["win_share"]
    assert isinstance(gold, list)
    assert isinstance(wins, list)
    table = Table(box=None, pad_edge=False, header_style="title")
    table.add_column(speaker.say("seats-seat"))
    table.add_column(speaker.say("sim-gold"), justify="right")
    table.add_column(speaker.say("sim-wins"), justify="right")
    for seat, (mean, share) in enumerate(zip(gold, wins, strict=True)):
        table.add_row(speaker.seat(seat), f"{mean:.2f}", Text(f"{share:.1%}"))
    return table
