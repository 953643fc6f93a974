"""How often do diggers find the treasure? Plots the answer for each number of seats.

    pip install 'pyrite[arena]'
    python diggers_win.py --games 40 --bot medium --plot diggers_win.png

The same seed gives the same figures, whatever the number of cores.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from matplotlib import pyplot
from rich.console import Console
from rich.progress import track

import pyrite
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game


class Task(NamedTuple):
    """A game to play."""

    bot: str
    seats: int
    seed: int


class Share(NamedTuple):
    """A share of rounds, and its error (95 %)."""

    seats: int
    value: float
    error: float


def play(task: Task) -> float:
    """Return the share of a game's rounds in which the treasure was found."""
    state = pyrite.new_game(seats=task.seats, seed=task.seed)
    new_bot = find_bot(task.bot)
    play_game(state, [new_bot(state.describe()) for _ in range(task.seats)])
    return mean(bool(result["treasure_found"]) for result in state.public()["results"])


def measure(bot: str, seats: list[int], games: int, seed: int) -> list[Share]:
    """Play this many games with each number of seats, on all cores."""
    tasks = [Task(bot, many, seed + game) for many in seats for game in range(games)]
    with ProcessPoolExecutor() as cores:
        played = cores.map(play, tasks)
        bar = track(played, "Playing ...", len(tasks), console=Console(stderr=True))
        found = list(bar)
    rows = [found[first : first + games] for first in range(0, len(found), games)]
    return [
        Share(many, mean(row), 1.96 * stdev(row) / sqrt(games))
        for many, row in zip(seats, rows, strict=True)
    ]


def plot(shares: list[Share], bot: str, file: str) -> None:
    """Plot a bar with its error for each number of seats."""
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.bar(
        [share.seats for share in shares],
        [100 * share.value for share in shares],
        yerr=[100 * share.error for share in shares],
        capsize=4,
        color="#b9813a",
    )
    axes.set(xlabel="seats", ylabel="rounds won by diggers, %", title=f"Bots of the level {bot}")
    axes.set_ylim(0, 100)
    figure.savefig(file, dpi=150)


def main() -> None:
    """Measure, print and plot."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--bot", default="medium", help="a level, or module:Class")
    options.add_argument("--games", type=int, default=40, help="at each number of seats")
    options.add_argument("--seats", type=int, nargs="+", default=range(3, 11))
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--plot", default="diggers_win.png", metavar="FILE")
    wanted = options.parse_args()
    shares = measure(wanted.bot, [*wanted.seats], max(2, wanted.games), wanted.seed)
    for share in shares:
        print(f"{share.seats:>2} seats: {share.value:6.1%} ± {share.error:.1%}")
    plot(shares, wanted.bot, wanted.plot)
    print(f"{wanted.plot} is written.")


if __name__ == "__main__":
    main()
