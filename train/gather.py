"""Let `medium` play itself in many processes, and keep what it saw and what it chose."""

import argparse
import multiprocessing
import os
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from common import LEGAL, standard_codes

import pyrite
from pyrite import State
from pyrite.bots import Bot
from pyrite.bots.find import find_bot
from pyrite.bots.saboteur.master_features import GOALS, SEATS, Codes, Notes, Sight, dwarf_code
from pyrite.core.actions import Action

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


class Luck(Random):
    """Luck that shows between which actions it decided."""

    def choice(self, among: Any) -> Any:
        """Choose as always."""
        self.among = among
        return super().choice(among)


class NotingBot:
    """A bot whose choices are kept as examples; it does not talk, as nobody would hear it."""

    def __init__(self, bot: Bot, codes: Codes, seat: int) -> None:
        self.bot, self.seat, self.heard = bot, seat, 0
        self.notes, self.examples = Notes(codes), list[dict[str, Any]]()

    def choose(self, state: State, rng: Luck) -> Action:
        """Choose, and keep all that was as good, if there was a choice."""
        for event in state.events_for(self.seat, self.heard):
            self.notes.told(event)
            self.bot.told(event)
        self.heard = len(state.events)
        view, actions = state.view(self.seat), state.actions(self.seat)
        chosen = self.bot.choose(view, actions, rng)
        if 1 < len(actions) <= LEGAL:
            sight, best = self.notes.sight(view), [actions.index(one) for one in rng.among]
            row = {name: getattr(sight, name)[0].astype(np.uint8) for name in Sight._fields}
            legal, good = np.full(LEGAL, -1, np.int16), np.zeros(LEGAL, np.uint8)
            legal[: len(actions)], good[best] = self.notes.logits(actions), 1
            self.examples.append({**row, "legal": legal, "good": good})
        return chosen


@cache
def codes_of(seats: int) -> Codes:
    """Return the codes of the base game, which take a while to make."""
    return standard_codes(seats)


def play_round(seats: int, seed: int, bot: str) -> list[dict[str, Any]]:
    """Play one round and return all examples, with what came of them."""
    state = pyrite.new_game("saboteur", seats=seats, seed=seed, rounds=1)
    new, codes, rng = find_bot(bot), codes_of(seats), Luck(seed)
    bots = [NotingBot(new(state.describe()), codes, seat) for seat in range(seats)]
    while not state.over:
        player = bots[state.asked[0]]
        state.play(player.choose(state, rng), player.seat)
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
