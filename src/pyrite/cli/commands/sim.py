"""`pyrite sim`: play many games between bots on all cores, and write them down as rows."""

import json as json_text
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import lcm
from pathlib import Path
from typing import Annotated, ClassVar, NamedTuple

import typer

from pyrite.arena import workers
from pyrite.arena.contest import Contest, game_seed
from pyrite.arena.dataset import FORMATS, DataSet, DecisionRow, GameRow, game_row
from pyrite.bots.find import find_bot
from pyrite.bots.learned import check_learned
from pyrite.bots.table import play_game
from pyrite.cli import load, options
from pyrite.cli.commands.arena import (
    SEATS,
    Records,
    Result,
    new_contest,
    play_games,
    print_table,
)
from pyrite.cli.errors import CommandError
from pyrite.cli.options import LISTED, completed, option
from pyrite.cli.saved import new_folder, write_record
from pyrite.cli.terminal.printer import Printer
from pyrite.core import processes
from pyrite.core.state import State
from pyrite.games import Record, new_game

FAST = 500  # games of random bots per chunk; other bots play one
GAMES = options.whole_number("--games", "100")
Games = Annotated[int, option("--games", "N", "Number of games.", parser=GAMES)]
BOT_HELP = "Bot for all seats, or for one as in B=random (repeatable)."
Bots = Annotated[list[str] | None, completed("--bot", "BOT", BOT_HELP, LISTED["bot"])]
OUT_HELP = "Write a row per game (.jsonl or .parquet). Run the same command again to continue."
Out = Annotated[Path | None, option("--out", "FILE", OUT_HELP)]
DECISIONS_HELP = "Write a row per decision to this file; goes with --out."
Decisions = Annotated[Path | None, option("--decisions", "FILE", DECISIONS_HELP)]


def sim(
    game: options.Game = "saboteur",
    games: Games = 100,
    seats: options.Seats = SEATS,
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    bot: Bots = None,
    seed: options.Seed = None,
    records: Records = None,
    out: Out = None,
    decisions: Decisions = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Simulate many games between bots on all CPU cores."""
    printer = Printer(lang)
    if games < 1:
        raise CommandError("usage-games", games=games)
    check_files(out, decisions)
    table = options.table_options(game, seats, edition, module, option, deck)
    first = new_game(game, seed=options.seed_or_lot(seed), **table)
    bots = options.read_bots(bot or (), seats)
    check_learned(first.describe(), *bots)
    contest = new_contest(game, first.settings, bots, [seats])
    printer.speak_of(first.describe())
    if decisions:
        load("pyrite.envs.encoder").Encoder(first)  # raises if the table cannot be encoded
    total = Tally()
    with data_set(out, decisions) as data:
        if data is not None:
            contest = contest._replace(seed=data.seed_or(contest.seed, seed is not None))
            data.begin(contest, total.add_row)
        done = total.copy()
        folder = records and new_folder(records, ["game-*.txt"] if done.games else ())
        began = time.perf_counter()
        if data is None:
            counts = add_games(total, tallies(contest, games, folder))
        else:
            counts = write_games(total, data, Play(contest, games, folder, decisions is not None))
        play_games(printer, counts, games, done.games, CommandError("sim-broken"))
    result = sim_result(total, total.moves - done.moves, time.perf_counter() - began)
    is_complete = total.games >= games
    settings = {**first.settings, "seed": contest.seed}
    told = {"complete": is_complete, "game": game, "bots": list(bots), **settings, **result}
    if json:
        typer.echo(json_text.dumps(told))
    else:
        print_sim(printer, told, games)
    if not is_complete:
        if out:
            printer.complain(printer.speaker.say("data-go-on", file=str(out)))
        raise typer.Exit(130)


def check_files(out: Path | None, decisions: Path | None) -> None:
    """Refuse files of rows that cannot be written, before any game is played."""
    for file in (out, decisions):
        if file is not None and file.suffix not in FORMATS:
            raise CommandError("data-ending", file=file, known=", ".join(FORMATS))
    if decisions is not None and (out is None or out.suffix != decisions.suffix):
        raise CommandError("data-decisions", file=f"games{decisions.suffix}")
    if out is not None and decisions is not None and out.resolve() == decisions.resolve():
        raise CommandError("data-same-file", file=out)
    needed = {"pyarrow": out is not None and out.suffix == ".parquet", "numpy": bool(decisions)}
    if any(wanted and find_spec(package) is None for package, wanted in needed.items()):
        raise CommandError("arena-extra", extra="data")


@contextmanager
def data_set(out: Path | None, decisions: Path | None) -> Iterator[DataSet | None]:
    """Open the files of rows, and leave them whole."""
    data = None if out is None else DataSet(out, decisions)
    try:
        yield data
    finally:
        if data is not None:
            data.close()


@dataclass
class Tally:
    """The number of games and moves, and each seat's gold and share of wins.

    All are whole numbers, so that the order of the games does not matter.
    """

    WHOLE: ClassVar[int] = lcm(*range(1, 13))  # one win, divisible by any number of winners

    games: int = 0
    moves: int = 0
    gold: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def add_game(self, moves: int, gold: Sequence[int], winners: Sequence[int]) -> None:
        """Count a game; a shared win is divided."""
        wins = [self.WHOLE // len(winners) * (seat in winners) for seat in range(len(gold))]
        self.add(Tally(1, moves, list(gold), wins))

    def add_row(self, row: GameRow) -> None:
        """Count a game that is written down."""
        self.add_game(row.moves, row.scores, row.winners)

    def copy(self) -> "Tally":
        """Return the same figures, to compare with later."""
        return Tally(self.games, self.moves, self.gold, self.wins)

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.moves += other.moves
        self.gold = _sums(self.gold, other.gold)
        self.wins = _sums(self.wins, other.wins)


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one else list(other)


class Chunk(NamedTuple):
    """A range of the games of a simulation, by number, and the folder for their records."""

    contest: Contest
    first: int
    last: int
    folder: Path | None = None


def is_fast(contest: Contest, folder: Path | None) -> bool:
    """Return whether the engine can play these games by itself."""
    return set(contest.bots) == {"random"} and folder is None


def chunks(contest: Contest, games: int, folder: Path | None = None) -> Iterator[Chunk]:
    """Yield all games in pieces, lazily: there may be more than fit in memory."""
    size = FAST if is_fast(contest, folder) else 1
    for first in range(0, games, size):
        yield Chunk(contest, first, min(first + size, games), folder)


def tallies(contest: Contest, games: int, folder: Path | None = None) -> Iterator[Tally]:
    """Yield the tallies of all chunks as they finish; a single chunk runs in this process."""
    pieces = games // FAST + 1 if is_fast(contest, folder) else games
    work = chunks(contest, games, folder)
    for done in workers.results(play_chunk, work, min(processes.cores(), pieces)):
        yield from done


def play_chunk(chunk: Chunk) -> Tally:
    """Play a chunk's games one after the other; each has its own seed, wherever it is played."""
    tally, (contest, first, last, folder) = Tally(), chunk
    for number in range(first, last):
        state = contest.deal(contest.seats[0], number)
        if is_fast(contest, folder):
            moves = state.play_random(game_seed(contest.seed, number, "play"))
        else:
            moves = len(play_one(contest, state, number, folder).actions)
        tally.add_game(moves, state.scores, state.winners)
    return tally


def play_one(contest: Contest, state: State, number: int, folder: Path | None) -> Record:
    """Let the bots play a game, and save its record if there is a folder for it."""
    description = state.describe()
    record = play_game(state, [find_bot(bot)(description) for bot in contest.bots])
    if folder is not None:
        write_record(folder / f"game-{number + 1:06}.txt", record)
    return record


class Play(NamedTuple):
    """Games to be written down: how many, where their records go, and whether with decisions."""

    contest: Contest
    games: int
    folder: Path | None
    with_decisions: bool


class NumberedPlay(NamedTuple):
    """One of these games, by number."""

    play: Play
    number: int


class PlayedRows(NamedTuple):
    """The rows of a finished game."""

    game: GameRow
    decisions: list[DecisionRow]


def play_rows(one: NumberedPlay) -> PlayedRows:
    """Play a game move by move and return its rows; the same wherever it is played."""
    (contest, _, folder, with_decisions), number = one
    state = contest.deal(contest.seats[0], number)
    record = play_one(contest, state, number, folder)
    return PlayedRows(
        game_row(contest, number, record),
        list(decision_rows(number, record)) if with_decisions else [],
    )


def decision_rows(number: int, record: Record) -> Iterator[DecisionRow]:
    """Yield the rows of all decisions of a game."""
    for one in load("pyrite.envs.encoder").decisions(record):
        lists = {name: list(getattr(one, name)) for name in ("prefix", "legal")}
        codes = {name: getattr(one, name).ravel().tolist() for name in ("board", "vector")}
        yield DecisionRow(game=number + 1, **{**one._asdict(), **lists, **codes})


def write_games(total: Tally, data: DataSet, play: Play) -> Iterator[int]:
    """Play the games that are left and write them in their order, yielding one for each."""
    first, waiting = total.games, dict[int, PlayedRows]()
    work = (NumberedPlay(play, number) for number in range(first, play.games))
    for done in workers.results(
        play_rows, work, min(processes.cores(), max(play.games - first, 1))
    ):
        waiting |= {rows.game.game: rows for rows in done}
        while total.games + 1 in waiting:
            rows = waiting.pop(total.games + 1)
            total.add_row(rows.game)
            data.add(*rows)
            yield 1


def add_games(total: Tally, added: Iterable[Tally]) -> Iterator[int]:
    """Add tallies to a total, yielding how many games each has."""
    for tally in added:
        total.add(tally)
        yield tally.games


def sim_result(tally: Tally, played: int, seconds: float) -> Result:
    """Return the statistics of the games; so many of the moves were played just now."""
    games = max(tally.games, 1)
    return {
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "moves_per_s": round(played / seconds),
        "mean_moves": round(tally.moves / games, 3),
        "mean_gold": [round(gold / games, 4) for gold in tally.gold],
        "win_share": [round(wins / tally.WHOLE / games, 4) for wins in tally.wins],
    }


def print_sim(printer: Printer, told: Result, wanted: int) -> None:
    """Print the result of a simulation as a small table."""
    if not told["complete"]:
        printer.say("sim-stopped", "error", games=told["games"], wanted=wanted)
    games, moves, seconds = (told[key] for key in ("games", "moves", "seconds"))
    printer.say("sim-games", games=games, moves=moves, seconds=seconds)
    printer.say("sim-speed", moves_per_s=told["moves_per_s"])
    printer.say("sim-length", mean_moves=told["mean_moves"])
    seats = enumerate(zip(told["bots"], told["mean_gold"], told["win_share"], strict=False))
    say, seat_name = printer.speaker.say, printer.speaker.seat
    rows = [(seat_name(seat), bot, f"{gold:.2f}", f"{won:.1%}") for seat, (bot, gold, won) in seats]
    ids = ("seats-seat", "sim-bot", "sim-gold", "sim-wins")
    print_table(printer, [say(id) for id in ids], rows, words=2)
