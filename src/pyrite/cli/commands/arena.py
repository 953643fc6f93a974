"""`pyrite arena`: compare bots that play the same deals, on all cores."""

import json as json_text
import shlex
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pyrite.arena import workers
from pyrite.arena.contest import Contest, count_games
from pyrite.arena.results_file import (
    RECORDS_OF_GAMES,
    ResultsFile,
    Run,
    on_all_cores,
    play_open_games,
)
from pyrite.bots.find import find_bot
from pyrite.bots.learned import check_learned
from pyrite.cli import load, options
from pyrite.cli.errors import CommandError
from pyrite.cli.options import LISTED, completed, option
from pyrite.cli.saved import new_arena_file, new_folder
from pyrite.cli.terminal.printer import Printer
from pyrite.games import new_game

SEATS = 5
DEALS = options.whole_number("--deals", "50")
RECORDS_HELP = "Save every game to this folder, which must be new or empty."
Records = Annotated[Path | None, option("--records", "FOLDER", RECORDS_HELP)]
BOT_HELP = "Bot to compare (repeatable). The bots take the seats in turn."
Bots = Annotated[list[str], completed("--bot", "BOT", BOT_HELP, LISTED["bot"])]
Former = Annotated[str | None, option("--game", "GAME", "", hidden=True)]  # as it was once written
SEATS_HELP = "Number of seats (repeatable)."
Seats = Annotated[list[int] | None, option("--seats", "K", SEATS_HELP, parser=options.NUMBER)]
DEALS_HELP = "Number of deals. Each is played until every bot has sat in every seat."
Deals = Annotated[int, option("--deals", "N", DEALS_HELP, parser=DEALS)]
KEEP_HELP = "Save finished games to this file. Run the same command again to continue."
Keep = Annotated[Path | None, option("--keep", "FILE", KEEP_HELP)]
REPORT_HELP = "Write a page with plots, and the results as CSV, to this folder."
Report = Annotated[Path | None, option("--report", "FOLDER", REPORT_HELP)]
CLUSTER_HELP = "Play on Ray: on the cluster at RAY_ADDRESS, or on this machine."
Cluster = Annotated[bool, option("--cluster", None, CLUSTER_HELP)]
Result = dict[str, Any]


def arena(
    bot: Bots,
    game: options.Game = "saboteur",
    seats: Seats = None,
    deals: Deals = 50,
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
    former: Former = None,
) -> None:
    """Compare bots that play the same deals from every seat."""
    printer, game = Printer(lang), former or game
    check_packages(report is not None, cluster)
    if deals < 1:
        raise CommandError("usage-deals", deals=deals)
    counts = list(dict.fromkeys(seats or [SEATS]))
    table = options.table_options(game, counts[0], edition, module, option, deck)
    for name in bot:
        find_bot(name)  # raises if there is none
    lot = options.seed_or_lot(seed)
    tables = [new_game(game, **{**table, "seats": n}, seed=lot) for n in counts]
    check_learned(tables[0].describe(), *bot)
    contest = new_contest(game, tables[0].settings, bot, counts)
    printer.speak_of(tables[0].describe())
    with kept_games(keep) as file:
        if seed is None and file.seed is not None:
            contest = contest._replace(seed=file.seed)
        file.begin(contest)
        ours = [RECORDS_OF_GAMES] if file.games else []
        run = Run(contest, deals, file, records and new_folder(records, ours))
        folder = report and new_folder(report, load("pyrite.arena.report").FILES if ours else ())
        result = compete(printer, run, cluster)
    result["command"] = command_line(
        game,
        {"edition": edition, "module": module, "option": option, "deck": deck}
        | {"bot": bot, "seats": counts, "deals": deals, "seed": contest.seed},
    )
    if folder:
        load("pyrite.arena.report").write_report(folder, result, printer.speaker)
    if json:
        typer.echo(json_text.dumps(result))
    else:
        print_results(printer, result)
    finish(printer, result, file.path, keep is None)


def new_contest(
    game: str, settings: Mapping[str, Any], bots: Sequence[str], seats: Sequence[int]
) -> Contest:
    """Return a contest with the settings of a table that the engine has accepted."""
    own = {name: value for name, value in settings.items() if name not in ("seats", "seed")}
    return Contest(game, own, tuple(bots), tuple(seats), settings["seed"])


def play_games(
    printer: Printer, counts: Iterable[int], wanted: int, done: int, broken: CommandError
) -> int:
    """Play until all games are done or Ctrl-C, showing the progress; return how many it were."""
    played = 0
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    console = printer.err
    shown = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    shown.disable = not console.is_terminal
    with shown as progress:
        name = printer.speaker.say("sim-progress")
        bar = progress.add_task(name, total=wanted, completed=done)
        try:
            for count in counts:
                played += count
                progress.update(bar, advance=count)
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            raise broken from None
    return played


def print_table(
    printer: Printer, heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1
) -> None:
    """Print a table; after the first columns, which hold words, figures are right-aligned."""
    table = Table(box=None, pad_edge=False, header_style="title")
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place < words else "right")
    for row in rows:
        table.add_row(*map(Text, row))
    printer.out.print(table)


def check_packages(with_report: bool, with_cluster: bool) -> None:
    """Refuse options that need missing packages."""
    needed = {"openskill": "arena"}
    needed |= {"matplotlib": "arena"} if with_report else {}
    needed |= {"ray": "cluster"} if with_cluster else {}
    for package, extra in needed.items():
        if find_spec(package) is None:
            raise CommandError("arena-extra", extra=extra)


@contextmanager
def kept_games(path: Path | None) -> Iterator[ResultsFile]:
    """Open the file of finished games; a temporary one is removed if no game was finished."""
    file = ResultsFile(path or new_arena_file())
    try:
        yield file
    finally:
        file.close()
        if path is None and not file.games:
            file.path.unlink()


def compete(printer: Printer, run: Run, on_cluster: bool) -> Result:
    """Play the remaining games until done or Ctrl-C, and return the results."""
    contest, path = run.contest, str(run.file.path)
    if printer.err.is_terminal:
        kept = printer.speaker.say("arena-kept", file=path)
        printer.err.print(kept, style="quiet", soft_wrap=True)
    counts = play_open_games(run, workers.on_cluster if on_cluster else on_all_cores)
    wanted, left = count_games(contest, run.deals), run.open_count()
    broken = CommandError("arena-broken", file=path)
    began = time.perf_counter()
    played = play_games(printer, counts, wanted, wanted - left, broken)
    seconds = time.perf_counter() - began
    games = run.games()
    return {
        "complete": run.open_count() == 0,
        "game": contest.game,
        "bots": list(contest.bots),
        **contest.options,
        "seats": list(contest.seats),
        "seed": contest.seed,
        "deals": run.deals,
        "games": len(games),
        "tables": load("pyrite.arena.summary").summary(contest, games),
        "played": played,
        "seconds": round(seconds, 3),
    }


def print_results(printer: Printer, result: Mapping[str, Any]) -> None:
    """Print the results of an arena, one section per table size."""
    summary = load("pyrite.arena.summary")
    for told in result["tables"]:
        printer.out.print(summary.heading(told, printer.speaker), style="title")
        if found := summary.found(told, printer.speaker):
            printer.out.print(found)
        for table in summary.text_tables(told, printer.speaker):
            printer.out.print(table.title)
            print_table(printer, table.heads, table.rows)
            printer.out.print()


def command_line(game: str, words: Mapping[str, Any]) -> str:
    """Return the command that reproduces the results."""
    line = ["pyrite", "arena", game]
    for name, value in words.items():
        for each in value if isinstance(value, list) else [value]:
            if each is not None:
                line += [f"--{name}", str(each)]
    return shlex.join(line)


def finish(printer: Printer, result: Mapping[str, Any], path: Path, is_ours: bool) -> None:
    """Say how to continue after a stop; a temporary file is removed once all games are played."""
    if result["complete"]:
        if is_ours:
            path.unlink()
        return
    if result["games"]:
        said = printer.speaker.say("arena-stopped", games=result["games"], file=str(path))
        printer.complain(said)
    raise typer.Exit(130)
