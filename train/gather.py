"""Let `medium` play itself in many processes, and keep what it saw and what it chose."""

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from common import LEGAL

import pyrite
from pyrite import State
from pyrite.bots.find import find_bot
from pyrite.bots.saboteur.master_features import GOALS, SEATS, Codes, Notes, Sight, dwarf_code
from pyrite.bots.table import SeatedBot
from pyrite.core.talk import Talk

FIRST_SEED = 50_000_000  # matches use lower ones
SEAT_COUNTS = (3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 10)  # most figures are for five seats


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


class NotingBot(SeatedBot):
    """A bot whose choices are kept as examples."""

    def __init__(self, name: str, state: State, seat: int) -> None:
        description = state.describe()
        super().__init__(find_bot(name)(description), seat)
        self.notes, self.noted = Notes(Codes(description)), 0
        self.examples: list[dict[str, Any]] = []

    def choose_noted(self, state: State, talk: list[Talk]) -> Any:
        """Choose, and keep the choice if there was one."""
        for event in state.events_for(self.seat, self.noted):
            self.notes.told(event)
        self.noted = len(state.events)
        choice = self.choose(state, talk)
        actions = state.actions(self.seat)[:LEGAL]
        if len(actions) > 1 and choice.action in actions:
            sight = self.notes.sight(state.view(self.seat))
            legal = np.full(LEGAL, -1, np.int16)
            legal[: len(actions)] = self.notes.logits(actions)
            row = {name: getattr(sight, name)[0].astype(np.uint8) for name in Sight._fields}
            self.examples.append({**row, "legal": legal, "choice": actions.index(choice.action)})
        return choice


def play_round(seats: int, seed: int, bot: str) -> list[dict[str, Any]]:
    """Play one round and return all examples, with what came of them."""
    state = pyrite.new_game("saboteur", seats=seats, seed=seed, rounds=1)
    bots, talk = [NotingBot(bot, state, seat) for seat in range(seats)], list[Talk]()
    while not state.over:
        player = bots[state.asked[0]]
        action, said = player.choose_noted(state, talk)
        if said is not None:
            talk.append(said)
        state.play(action, player.seat)
    result = state.public()["results"][0]
    treasure = [name == "treasure" for name in result["goals"].values()]
    for player in bots:
        order = [(player.seat + i) % seats for i in range(seats)]
        gold, truth = np.zeros(SEATS, np.uint8), np.zeros(SEATS + GOALS, np.uint8)
        gold[:seats] = [state.scores[seat] for seat in order]
        truth[:seats] = [dwarf_code(result["dwarfs"][seat]) - 1 for seat in order]
        truth[SEATS:] = treasure
        for example in player.examples:
            example.update(gold=gold, truth=truth)
    return [example for player in bots for example in player.examples]


def work(job: Job) -> int:
    """Play until the time is up or enough games are played, and write files on the way."""
    end, rng, rows, files = time.time() + job.seconds, Random(job.worker), [], 0
    for game in range(job.worker, job.games, job.workers):
        seed = FIRST_SEED + job.seed * 1_000_000 + game
        rows += play_round(rng.choice(SEAT_COUNTS), seed, job.bot)
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
    options.add_argument("--bot", default="medium")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--seconds", type=float, default=1e9)
    options.add_argument("--games", type=int, default=1_000_000)
    options.add_argument("--chunk", type=int, default=4_000, help="decisions in a file")
    options.add_argument("--seed", type=int, default=0)
    wanted = options.parse_args()
    Path(wanted.folder).mkdir(parents=True, exist_ok=True)
    workers, seed = wanted.workers, wanted.seed
    rest = (wanted.seconds, wanted.games, wanted.folder, wanted.bot, wanted.chunk)
    jobs = [Job(worker, workers, seed, *rest) for worker in range(workers)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        print("files of examples:", sum(pool.map(work, jobs)), flush=True)


if __name__ == "__main__":
    main()
