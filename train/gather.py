"""Let `medium` play itself in many processes, and keep what it saw and what it chose."""

import argparse
import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from common import LEGAL, options_of, standard_codes

import pyrite
from pyrite import State
from pyrite.bots import Bot, learned_features
from pyrite.bots.find import find_bot
from pyrite.bots.saboteur.master_features import GOALS, SEATS, Notes, dwarf_code
from pyrite.core.actions import Action

FIRST_SEED = 50_000_000  # matches use lower ones
SEAT_COUNTS = {
    "saboteur": (3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 10),  # most figures are for five seats
    "saboteur2": (3, 4, 5, 5, 6, 6, 6, 6, 6, 7, 8, 9, 10, 12),
    "lostmines": (3, 4, 4, 5, 5, 5, 5, 6, 7, 8, 9),
}


class Job(NamedTuple):
    """What one process does."""

    worker: int
    workers: int
    seed: int
    seconds: float
    games: int
    folder: str
    bot: str
    chunk: int
    family: str


class Luck(Random):
    """Luck that shows between which actions it decided."""

    def choice(self, among: Any) -> Any:
        """Choose as always."""
        self.among = among
        return super().choice(among)


class NotingBot:
    """A bot whose choices are kept as examples; it does not talk, as nobody would hear it."""

    def __init__(self, bot: Bot, writer: "Writer", seat: int) -> None:
        self.bot, self.seat, self.heard = bot, seat, 0
        self.writer, self.examples = writer, list[dict[str, Any]]()

    def choose(self, state: State, rng: Luck) -> Action:
        """Choose, and keep all that was as good, if there was a choice."""
        for event in state.events_for(self.seat, self.heard):
            self.writer.notes.told(event)
            self.bot.told(event)
        self.heard = len(state.events)
        view, actions = state.view(self.seat), state.actions(self.seat)
        chosen = self.bot.choose(view, actions, rng)
        if 1 < len(actions) <= self.writer.legal:
            good = np.zeros(self.writer.legal, np.uint8)
            good[[actions.index(one) for one in rng.among]] = 1
            self.examples.append({**self.writer.row(state, view, actions), "good": good})
        return chosen


class Writer:
    """Writes the choices of one seat of the base game."""

    legal = LEGAL

    def __init__(self, codes: Any) -> None:
        self.notes = Notes(codes)

    def row(self, state: State, view: Any, actions: Sequence[Action]) -> dict[str, Any]:
        """Return what there is to choose from; the truth comes out at the end."""
        sight, legal = self.notes.sight(view), np.full(self.legal, -1, np.int16)
        legal[: len(actions)] = self.notes.logits(actions)
        return {**_rows(sight), "legal": legal}

    def outcome(self, state: State, seat: int, examples: Sequence[dict[str, Any]]) -> None:
        """Add who everybody was."""
        result, seats = state.public()["results"][0], state.seats
        order = [(seat + i) % seats for i in range(seats)]
        truth = np.zeros(SEATS + GOALS, np.uint8)
        truth[:seats] = [dwarf_code(result["dwarfs"][other]) - 1 for other in order]
        truth[SEATS:] = [name == "treasure" for name in result["goals"].values()]
        for example in examples:
            example.update(truth=truth)


class PartsWriter(Writer):
    """Writes the choices of one seat in another family of tables."""

    def __init__(self, codes: learned_features.Codes) -> None:
        self.notes: Any = learned_features.Notes(codes)
        self.legal = codes.family.legal

    def row(self, state: State, view: Any, actions: Sequence[Action]) -> dict[str, Any]:
        """Return what there is to choose from, and the truth of this moment."""
        notes = self.notes
        sight = notes.encode(state, view["seat"])
        legal = np.zeros((self.legal, learned_features.PARTS), np.uint8)
        legal[: len(actions)] = notes.parts(actions)
        truth = np.append(notes.truth[0], np.uint8(0))[notes.codes.truth]
        return {**_rows(sight), "legal": legal, "truth": truth}

    def outcome(self, state: State, seat: int, examples: Sequence[dict[str, Any]]) -> None:
        """Leave the truth as it was at each choice."""


def _rows(sight: Any) -> dict[str, Any]:
    return {name: getattr(sight, name)[0].astype(np.uint8) for name in sight._fields}


@cache
def writers_of(family: str, seats: int) -> Callable[[], Writer]:
    """Return what makes a writer; its codes take a while to make."""
    if family == "saboteur":
        return partial(Writer, standard_codes(seats))
    description = pyrite.describe(seats=seats, rounds=1, **options_of(family))
    return partial(PartsWriter, learned_features.Codes(description))


def play_round(family: str, seats: int, seed: int, bot: str) -> list[dict[str, Any]]:
    """Play one round and return all examples, with what came of them."""
    state = pyrite.new_game(seats=seats, seed=seed, rounds=1, **options_of(family))
    new, writer, rng = find_bot(bot), writers_of(family, seats), Luck(seed)
    most = SEATS if family == "saboteur" else learned_features.FAMILIES[family].seats
    bots = [NotingBot(new(state.describe()), writer(), seat) for seat in range(seats)]
    while not state.over:
        player = bots[state.asked[0]]
        state.play(player.choose(state, rng), player.seat)
    for player in bots:
        gold = np.zeros(most, np.uint8)
        gold[:seats] = [state.scores[(player.seat + i) % seats] for i in range(seats)]
        player.writer.outcome(state, player.seat, player.examples)
        for example in player.examples:
            example.update(gold=gold)
    return [example for player in bots for example in player.examples]


def work(job: Job) -> int:
    """Play until the time is up or enough games are played, and write files on the way."""
    end, rng, rows, files = time.time() + job.seconds, Random(job.worker), [], 0
    for game in range(job.worker, job.games, job.workers):
        seed = FIRST_SEED + job.seed * 1_000_000 + game
        rows += play_round(job.family, rng.choice(SEAT_COUNTS[job.family]), seed, job.bot)
        last = time.time() > end or game + job.workers >= job.games
        if len(rows) >= job.chunk or last:
            write(rows, Path(job.folder) / f"examples-{job.worker}-{files}.npz")
            rows, files = [], files + 1
        if last:
            break
    return files


def write(rows: list[dict[str, Any]], file: Path) -> None:
    """Write examples so that a reader never sees half a file."""
    begun = file.with_name(file.name + ".new")
    with begun.open("wb") as out:
        np.savez(out, **{name: np.array([row[name] for row in rows]) for name in rows[0]})
    os.replace(begun, file)


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder")
    options.add_argument("--family", default="saboteur", choices=SEAT_COUNTS)
    options.add_argument("--bot", default="medium")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--seconds", type=float, default=1e9)
    options.add_argument("--games", type=int, default=1_000_000)
    options.add_argument("--chunk", type=int, default=4_000, help="decisions in a file")
    options.add_argument("--seed", type=int, default=0)
    wanted = options.parse_args()
    Path(wanted.folder).mkdir(parents=True, exist_ok=True)
    workers, seed = wanted.workers, wanted.seed
    rest = (wanted.seconds, wanted.games, wanted.folder, wanted.bot, wanted.chunk, wanted.family)
    jobs = [Job(worker, workers, seed, *rest) for worker in range(workers)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        print("files of examples:", sum(pool.map(work, jobs)), flush=True)


if __name__ == "__main__":
    main()
