"""Playing a job's games on all cores; every game has its own luck, whoever plays it."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game
from pyrite.cli.errors import CommandError
from pyrite.cli.files import write_record
from pyrite.cli.tally import Tally
from pyrite.core.child_process import end_with_parent
from pyrite.core.state import State
from pyrite.games import new_game

FAST = 500  # games of random bots that one process plays at a time; of others it plays one
AHEAD = 3  # chunks for each process that are handed out before their turn has come


class Job(NamedTuple):
    """What is played: game, table, the bot of each seat, the seed of it all, where it is saved."""

    game: str
    table: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    folder: Path | None = None

    @property
    def is_fast(self) -> bool:
        """Can the engine play these games all by itself?"""
        return set(self.bots) == {"random"} and self.folder is None


class Chunk(NamedTuple):
    """Some games of a job, by number."""

    job: Job
    first: int
    last: int


def chunks(job: Job, games: int) -> Iterator[Chunk]:
    """All games in pieces, one after the other: there may be more than any memory could hold."""
    size = FAST if job.is_fast else 1
    for first in range(0, games, size):
        yield Chunk(job, first, min(first + size, games))


def results(job: Job, games: int) -> Iterator[Tally]:
    """The tallies of all chunks as they come; one chunk needs no other process."""
    work = chunks(job, games)
    workers = min(_cores(), games // FAST + 1 if job.is_fast else games)
    if workers == 1:
        yield from map(play_chunk, work)
        return
    try:
        with _pool(workers) as pool:
            yield from _in_window(pool, work, workers * AHEAD)
    except BrokenProcessPool:
        raise CommandError("sim-broken") from None


def _in_window(pool: ProcessPoolExecutor, work: Iterator[Chunk], size: int) -> Iterator[Tally]:
    """Hand out a few chunks, and another one whenever one is done."""
    with _ignoring_ctrl_c():  # so do the processes that are started now: Ctrl-C is for the first
        waiting = {pool.submit(play_chunk, chunk) for chunk in islice(work, size)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(play_chunk, chunk) for chunk in islice(work, len(done))}
        yield from (future.result() for future in done)


def play_chunk(chunk: Chunk) -> Tally:
    """Play some games, one after the other."""
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        _play(chunk.job, number, tally)
    return tally


def _play(job: Job, number: int, tally: Tally) -> None:
    state = new_game(job.game, seed=_luck(job.seed, number, "deal"), **job.table)
    if job.is_fast:
        moves = state.play_random(_luck(job.seed, number, "play"))
    else:
        moves = _play_bots(job, state)
    if job.folder is not None:
        write_record(job.folder / f"game-{number + 1:06}.txt", state)
    tally.add_game(moves, state.scores, state.winners)


def _play_bots(job: Job, state: State) -> int:
    """Bots play the game to its end; how many moves it took."""
    description = state.describe()
    play_game(state, [find_bot(bot)(description) for bot in job.bots])
    return len(state.played or ())


def _luck(seed: int | str, number: int, purpose: str) -> int:
    """Games of neighbouring seeds have nothing in common."""
    text = f"{seed}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def _cores() -> int:
    """The cores that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play; what they have not finished when they are left is given up."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
