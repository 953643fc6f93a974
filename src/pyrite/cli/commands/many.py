"""Playing many games on all cores; each game has its own seed, wherever it is played."""

from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NamedTuple

from pyrite.arena import pool
from pyrite.arena.luck import game_seed
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game
from pyrite.cli.commands.tally import Tally
from pyrite.cli.errors import CommandError
from pyrite.cli.saved.files import write_record
from pyrite.games import new_game

FAST = 500  # games of random bots per chunk; other bots play one


class Job(NamedTuple):
    """The game and its options, the bot of each seat, the seed and the folder for records."""

    game: str
    table: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    folder: Path | None = None

    @property
    def is_fast(self) -> bool:
        """Whether the engine can play these games by itself."""
        return set(self.bots) == {"random"} and self.folder is None


class Chunk(NamedTuple):
    """A range of a job's games, by number."""

    job: Job
    first: int
    last: int


def chunks(job: Job, games: int) -> Iterator[Chunk]:
    """Yield all games in pieces, lazily: there may be more than fit in memory."""
    size = FAST if job.is_fast else 1
    for first in range(0, games, size):
        yield Chunk(job, first, min(first + size, games))


def results(job: Job, games: int) -> Iterator[Tally]:
    """Yield the tallies of all chunks as they finish; a single chunk runs in this process."""
    workers = min(pool.cores(), games // FAST + 1 if job.is_fast else games)
    try:
        for tallies in pool.results(play_chunk, chunks(job, games), workers):
            yield from tallies
    except BrokenProcessPool:
        raise CommandError("sim-broken") from None


def play_chunk(chunk: Chunk) -> Tally:
    """Play a chunk's games one after the other."""
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        _play(chunk.job, number, tally)
    return tally


def _play(job: Job, number: int, tally: Tally) -> None:
    state = new_game(job.game, seed=game_seed(job.seed, number, "deal"), **job.table)
    if job.is_fast:
        moves = state.play_random(game_seed(job.seed, number, "play"))
    else:
        description = state.describe()
        record = play_game(state, [find_bot(bot)(description) for bot in job.bots])
        moves = len(record.actions)
        if job.folder is not None:
            write_record(job.folder / f"game-{number + 1:06}.txt", record)
    tally.add_game(moves, state.scores, state.winners)
