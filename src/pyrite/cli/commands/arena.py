"""`pyrite arena`: compare bots that play the same deals in every seat."""

import json as json_text
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from pyrite.arena.journal import Journal
from pyrite.arena.plan import Plan, count_games
from pyrite.arena.run import Run, on_all_cores, play_open_games
from pyrite.bots.find import find_bot
from pyrite.cli.arguments import options, values
from pyrite.cli.commands.arena_tables import show
from pyrite.cli.errors import CommandError
from pyrite.cli.loading import load
from pyrite.cli.saved.files import new_folder
from pyrite.cli.saved.saves import new_arena_file
from pyrite.cli.terminal.progress import progress_bar
from pyrite.cli.terminal.screen import Screen
from pyrite.games import new_game

SEATS = 5
COUNT = options.whole_number("--deals", "50")
Game = Annotated[str, typer.Option("--game", metavar="GAME", autocompletion=values.games)]
Bots = Annotated[list[str], typer.Option("--bot", metavar="BOT", autocompletion=values.bots)]
Seats = Annotated[list[int] | None, typer.Option("--seats", metavar="K", parser=options.NUMBER)]
Deals = Annotated[int, typer.Option("--deals", metavar="N", parser=COUNT)]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE")]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER")]
Report = Annotated[Path | None, typer.Option("--report", metavar="FOLDER")]
Cluster = Annotated[bool, typer.Option("--cluster")]


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
    records: Records = None,
    report: Report = None,
    cluster: Cluster = False,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Let bots play the same deals in every seat, and compare them."""
    screen = Screen(lang)
    check_packages(report is not None, cluster)
    if deals < 1:
        raise CommandError("usage-deals", deals=deals)
    counts = list(dict.fromkeys(seats or [SEATS]))
    table = options.table_options(game, counts[0], edition, module, option, deck)
    plan = new_plan(game, table, bot, counts, options.seed_or_lot(seed))
    screen.speak_of(plan.deal(counts[0], 0).describe())
    with kept_games(keep) as journal:
        if seed is None and journal.seed is not None:
            plan = plan._replace(seed=journal.seed)
        journal.begin(plan)
        goes_on = bool(journal.games)
        run = Run(plan, deals, journal, records and new_folder(records, goes_on))
        folder = report and new_folder(report, goes_on)
        result = compete(screen, run, cluster)
    result["command"] = command_line(
        {"game": game, "edition": edition, "module": module, "option": option, "deck": deck}
        | {"bot": bot, "seats": counts, "deals": deals, "seed": plan.seed}
    )
    if folder:
        load("pyrite.arena.report").write_report(folder, result, screen.speaker)
    if json:
        typer.echo(json_text.dumps(result))
    else:
        show(screen, result)
    finish(screen, result, journal.path, keep is None)


def finish(screen: Screen, result: Mapping[str, Any], path: Path, is_ours: bool) -> None:
    """Say how to continue after a stop; a temporary file is removed once all games are played."""
    if result["complete"]:
        if is_ours:
            path.unlink()
        return
    if result["games"]:
        said = screen.speaker.say("arena-stopped", games=result["games"], file=str(path))
        screen.complain(said)
    raise typer.Exit(130)


def check_packages(with_report: bool, with_cluster: bool) -> None:
    """Refuse options that need missing packages."""
    needed = {"openskill": "arena"}
    needed |= {"matplotlib": "arena"} if with_report else {}
    needed |= {"ray": "cluster"} if with_cluster else {}
    for package, extra in needed.items():
        if find_spec(package) is None:
            raise CommandError("arena-extra", extra=extra)


@contextmanager
def kept_games(path: Path | None) -> Iterator[Journal]:
    """Open the file of finished games; a temporary one is removed if no game was finished."""
    journal = Journal(path or new_arena_file())
    try:
        yield journal
    finally:
        journal.close()
        if path is None and not journal.games:
            journal.path.unlink()


def new_plan(
    game: str,
    table: Mapping[str, Any],
    bots: Sequence[str],
    seats: Sequence[int],
    seed: int | str,
) -> Plan:
    """Return the plan, after the engine has accepted it for every number of seats."""
    for name in bots:
        find_bot(name)  # raises if there is none
    settings = [new_game(game, **{**table, "seats": n}, seed=seed).settings for n in seats]
    own = {name: x for name, x in settings[0].items() if name not in ("seats", "seed")}
    return Plan(game, own, tuple(bots), tuple(seats), settings[0]["seed"])


def compete(screen: Screen, run: Run, on_cluster: bool) -> dict[str, Any]:
    """Play the remaining games until done or Ctrl-C, and return the results."""
    if screen.err.is_terminal:
        kept = screen.speaker.say("arena-kept", file=str(run.journal.path))
        screen.err.print(kept, style="quiet", soft_wrap=True)
    players = load("pyrite.arena.cluster").on_cluster if on_cluster else on_all_cores
    began, played = time.perf_counter(), 0
    with progress_bar(screen) as progress:
        wanted, left = count_games(run.plan, run.deals), run.open_count()
        name = screen.speaker.say("sim-progress")
        bar = progress.add_task(name, total=wanted, completed=wanted - left)
        try:
            for count in play_open_games(run, players):
                played += count
                progress.update(bar, advance=count)
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            raise CommandError("arena-broken", file=str(run.journal.path)) from None
    seconds = time.perf_counter() - began
    return told(run) | {"played": played, "seconds": round(seconds, 3)}


def told(run: Run) -> dict[str, Any]:
    """Return what was played and its results."""
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


def command_line(words: Mapping[str, Any]) -> str:
    """Return the command that reproduces the results."""
    line = ["pyrite", "arena"]
    for name, value in words.items():
        for each in value if isinstance(value, list) else [value]:
            if each is not None:
                line += [f"--{name}", str(each)]
    return shlex.join(line)
