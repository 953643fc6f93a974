"""`pyrite sim`: play many games on all cores."""

import json as json_text
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from pyrite.cli.arguments import options
from pyrite.cli.commands import many
from pyrite.cli.commands.many import Job
from pyrite.cli.commands.tally import Tally
from pyrite.cli.errors import CommandError
from pyrite.cli.saved.files import new_folder
from pyrite.cli.terminal.progress import progress_bar
from pyrite.cli.terminal.screen import Screen
from pyrite.games import new_game
from pyrite.lang import Speaker

COUNT = options.whole_number("--games", "100")
Games = Annotated[int, typer.Option("--games", metavar="N", parser=COUNT)]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER")]
Result = dict[str, object]


def sim(
    game: options.Game = "saboteur",
    games: Games = 100,
    seats: options.Seats = 5,
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    bot: options.Bots = None,
    seed: options.Seed = None,
    records: Records = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Play many games between bots and print statistics."""
    screen = Screen(lang)
    if games < 1:
        raise CommandError("usage-games", games=games)
    table = options.table_options(game, seats, edition, module, option, deck)
    first = new_game(game, seed=options.seed_or_lot(seed), **table)
    bots = options.read_bots(bot or (), seats)
    settings = first.settings
    job = Job(game, table, bots, settings["seed"], records and new_folder(records))
    screen.speak_of(first.describe())
    began = time.perf_counter()
    tally = run(screen, job, games)
    result = summary(tally, time.perf_counter() - began)
    is_complete = tally.games == games
    told = {"complete": is_complete, "game": game, "bots": list(bots), **settings, **result}
    if json:
        typer.echo(json_text.dumps(told))
    else:
        show(screen, told, games)
    if not is_complete:
        raise typer.Exit(130)


def run(screen: Screen, job: Job, games: int) -> Tally:
    """Play all games, or as many as finish before Ctrl-C."""
    total = Tally()
    with progress_bar(screen) as progress:
        bar = progress.add_task(screen.speaker.say("sim-progress"), total=games)
        try:
            for tally in many.results(job, games):
                total.add(tally)
                progress.update(bar, completed=total.games)
        except KeyboardInterrupt:
            pass
    return total


def summary(tally: Tally, seconds: float) -> Result:
    """Return the statistics of the games."""
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
    bots, gold, wins = told["bots"], told["mean_gold"], told["win_share"]
    assert isinstance(bots, list)
    assert isinstance(gold, list)
    assert isinstance(wins, list)
    table = Table(box=None, pad_edge=False, header_style="title")
    table.add_column(speaker.say("seats-seat"))
    table.add_column(speaker.say("sim-bot"))
    table.add_column(speaker.say("sim-gold"), justify="right")
    table.add_column(speaker.say("sim-wins"), justify="right")
    for seat, (mean, share) in enumerate(zip(gold, wins, strict=True)):
        table.add_row(speaker.seat(seat), bots[seat], f"{mean:.2f}", Text(f"{share:.1%}"))
    return table
