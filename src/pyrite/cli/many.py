"""Playing a job's games on all cores; every game has its own luck, whoever plays it."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.cli.screen import Screen
from pyrite.cli.tally import Tally
from pyrite.games import new_game

CHUNKS = {"random": 500, "heuristic": 5}  # games that one process plays at a time


class Job(NamedTuple):
    """What is played: game, table, bots and the seed of it all."""

    game: str
    table: Mapping[str, Any]
    bot: str
    seed: int


class Chunk(NamedTuple):
    """Some games of a job, by number."""

    job: Job
    first: int
    last: int


def run(screen: Screen, job: Job, games: int) -> Tally:
    """Play all games; stopped with Ctrl-C, those that were finished until then."""
    size = CHUNKS.get(job.bot, 5)
    chunks = [Chunk(job, n, min(n + size, games)) for n in range(0, games, size)]
    total = Tally()
    with _progress(screen) as progress:
        bar = progress.add_task(screen.speaker.say("sim-progress"), total=games)
        try:
            for tally in _results(chunks):
                total.add(tally)
                progress.update(bar, completed=total.games)
        except KeyboardInterrupt:
            pass
    return total


def play_chunk(chunk: Chunk) -> Tally:
    """Play some games, one after the other."""
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        _play(chunk.job, number, tally)
    return tally


def _play(job: Job, number: int, tally: Tally) -> None:
    state = new_game(job.game, seed=_luck(job.seed, number, "deal"), **job.table)
    if job.bot == "random":
        moves = state.play_random(_luck(job.seed, number, "play"))
    else:
        description = state.describe()
        bots = [BOTS[job.bot](description) for _ in range(state.seats)]
        play_game(state, bots)
        moves = len(state.played or ())
    tally.add_game(moves, state.scores, state.winners)


def _luck(seed: int, number: int, purpose: str) -> int:
    """Games of neighbouring seeds have nothing in common."""
    text = f"{seed}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def _results(chunks: list[Chunk]) -> Iterator[Tally]:
    """The tallies as they come; few games need no other process."""
    workers = min(_cores(), len(chunks))
    if workers == 1:
        yield from map(play_chunk, chunks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, initializer=_leave_ctrl_c_to_the_first) as pool:
        yield from pool.imap_unordered(play_chunk, chunks)


def _cores() -> int:
    """The cores that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _leave_ctrl_c_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _progress(screen: Screen) -> Progress:
    """A bar on a terminal, nothing in a pipe; never in the way of the result."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        transient=True,
        disable=not screen.err.is_terminal,
    )
