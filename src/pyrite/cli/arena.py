"""`pyrite arena`: bots play the same deals at every seat, and are compared."""

import json as json_text
import time
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from pyrite.arena.journal import Journal
from pyrite.arena.plan import Plan, count_games
from pyrite.arena.run import Run, play_open_games
from pyrite.cli import options, values
from pyrite.cli.arena_tables import show
from pyrite.cli.errors import CommandError
from pyrite.cli.loading import load
from pyrite.cli.progress import progress_bar
from pyrite.cli.saves import new_arena_file
from pyrite.cli.screen import Screen
from pyrite.games import new_game

SEATS = 5
COUNT = options.whole_number("--deals", "50")
Game = Annotated[str, typer.Option("--game", metavar="GAME", autocompletion=values.games)]
Bots = Annotated[list[str], typer.Option("--bot", metavar="BOT", autocompletion=values.bots)]
Seats = Annotated[list[int] | None, typer.Option("--seats", metavar="K", parser=options.NUMBER)]
Deals = Annotated[int, typer.Option("--deals", metavar="N", parser=COUNT)]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE")]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER")]


def arena(
    bot: Bots,
    seats: Seats = None,
    deals: Deals = 50,
    game: Game = "saboteur",
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    seed: options.Seed = None,
    keep: Keep = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Let bots play the same deals at every seat, and compare them."""
    screen = Screen(lang)
    check_packages("openskill")
    if deals < 1:
        raise CommandError("usage-deals", deals=deals)
    counts = list(dict.fromkeys(seats or [SEATS]))
    table = options.table_options(game, counts[0], edition, module, option, deck)
    plan = new_plan(game, table, bot, counts, options.seed_or_lot(seed))
    journal = Journal(keep or new_arena_file())
    if seed is None and journal.seed is not None:
        plan = plan._replace(seed=journal.seed)
    try:
        run = Run(plan, deals, journal)
        journal.begin(plan)
        result = compete(screen, run)
        is_complete = run.open_count() == 0
    finally:
        journal.close()
    if json:
        typer.echo(json_text.dumps(result))
    else:
        show(screen, result)
    if keep is None and (is_complete or not journal.games):
        journal.path.unlink()
    if not is_complete:
        screen.complain(screen.speaker.say("arena-stopped", file=str(journal.path)))
        raise typer.Exit(130)


def check_packages(*packages: str) -> None:
    """Refuse what needs packages that are not there."""
    if any(find_spec(package) is None for package in packages):
        raise CommandError("arena-extra")


def new_plan(
    game: str,
    table: Mapping[str, Any],
    bots: Sequence[str],
    seats: Sequence[int],
    seed: int | str,
) -> Plan:
    """What is played, once the engine has found nothing wrong with it at any number of seats."""
    names = tuple(options.check_bot(name) for name in bots)
    settings = [new_game(game, **{**table, "seats": n}, seed=seed).settings for n in seats]
    own = {name: x for name, x in settings[0].items() if name not in ("seats", "seed")}
    return Plan(game, own, names, tuple(seats), settings[0]["seed"])


def compete(screen: Screen, run: Run) -> dict[str, Any]:
    """Play what is left to be played, until Ctrl-C at most; what all games came to."""
    began = time.perf_counter()
    wanted, played = count_games(run.plan, run.deals), 0
    with progress_bar(screen) as progress:
        done = wanted - run.open_count()
        bar = progress.add_task(screen.speaker.say("sim-progress"), total=wanted, completed=done)
        try:
            for count in play_open_games(run):
                played += count
                progress.update(bar, advance=count)
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            raise CommandError("arena-broken", file=str(run.journal.path)) from None
    seconds = time.perf_counter() - began
    return told(run) | {"played": played, "seconds": round(seconds, 3)}


def told(run: Run) -> dict[str, Any]:
    """The result: what was played, and what it came to."""
    plan, games = run.plan, run.games()
    return {
        "complete": run.open_count() == 0,
        "game": plan.game,
        "bots": list(plan.bots),
        **plan.options,
        "seats": list(plan.seats),
        "seed": plan.seed,
        "deals": run.deals,
        "games": len(games),
        "tables": load("pyrite.arena.summary").summary(plan, games),
    }
