"""Let `master` play another bot: the same deals with seats rotated, gold compared."""

import argparse
import multiprocessing
import os
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from common import Log, options_of

import pyrite
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


class Job(NamedTuple):
    """What one process plays."""

    worker: int
    workers: int
    wanted: Any


def play_deal(wanted: Any, seed: int) -> tuple[float, float, float]:
    """Play a deal once for every rotation of the seats; return both sides' gold and the rate."""
    # NumPy reads the variables above once, when the bot imports it.
    from pyrite.bots.master import MasterBot  # noqa: PLC0415

    seats, own, theirs, found = wanted.seats, [], [], 0
    for turn in range(seats):
        state = pyrite.new_game(seats=seats, seed=seed, rounds=1, **options_of(wanted.family))
        mine = [(seat - turn) % seats in wanted.places for seat in range(seats)]
        new = {True: partial(MasterBot, file=wanted.file), False: find_bot(wanted.rival)}
        play_game(state, [new[own_seat](state.describe()) for own_seat in mine])
        for own_seat, gold in zip(mine, state.scores, strict=True):
            (own if own_seat else theirs).append(gold)
        found += bool(state.public()["results"][0].get("treasure_found"))
    return sum(own) / len(own), sum(theirs) / len(theirs), found / seats


def work(job: Job) -> list[tuple[float, float, float]]:
    """Play deals until the time is up."""
    end, deals = time.time() + job.wanted.seconds, []
    for seed in range(job.worker, job.wanted.deals, job.workers):
        deals.append(play_deal(job.wanted, job.wanted.seed + seed))
        if time.time() > end:
            break
    return deals


def ratio(deals: list[tuple[float, float, float]]) -> tuple[float, float, float]:
    """Return how many times the rival's gold it wins, with the ends of a 95 % interval."""
    own, theirs = (sum(deal[side] for deal in deals) for side in (0, 1))
    n, whole = len(deals), own / theirs
    without = [(own - deal[0]) / (theirs - deal[1]) for deal in deals]  # the jackknife
    mean = sum(without) / n
    spread = ((n - 1) / n * sum((x - mean) ** 2 for x in without)) ** 0.5
    return whole, whole - 1.96 * spread, whole + 1.96 * spread


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", nargs="?", help="exported weights; else those of the package")
    options.add_argument("--family", default="saboteur")
    options.add_argument("--rival", default="medium")
    options.add_argument("--seats", type=int, default=5)
    options.add_argument("--places", type=int, nargs="+", default=(0, 2), help="seats of master")
    options.add_argument("--deals", type=int, default=1_000_000)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--seed", type=int, default=1_000_000)
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--log", default="train.jsonl")
    wanted = options.parse_args()
    jobs = [Job(worker, wanted.workers, wanted) for worker in range(wanted.workers)]
    with multiprocessing.get_context("spawn").Pool(wanted.workers) as pool:
        deals = [deal for part in pool.map(work, jobs) for deal in part]
    n = len(deals)
    own = Path(wanted.file).name if wanted.file else "package"
    figures = {"own": own, "rival": wanted.rival, "seats": wanted.seats, "deals": n}
    figures["ratio"] = [round(x, 3) for x in ratio(deals)]
    for i, name in enumerate(("gold", "gold of rivals", "diggers win")):
        figures[name] = round(sum(deal[i] for deal in deals) / n, 3)
    Log(wanted.log).add(phase="match", **figures)


if __name__ == "__main__":
    main()
