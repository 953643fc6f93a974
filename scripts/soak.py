"""Play many random games at random tables while checking all laws; can be stopped and resumed.

python scripts/soak.py [GAMES] [FIRST]    default 10000 from where the last run stopped
python scripts/soak.py --minutes 10       as many as fit into ten minutes, from the first
"""

import sys
import time
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from property.soak import play

DONE = Path("build/soak.done")  # number of the next game
BATCH = 4  # a batch is finished even when the time is up

Failures = list[tuple[int, str]]


def arguments() -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=10_000)
    parser.add_argument("first", type=int, nargs="?")
    parser.add_argument("--minutes", type=float, help="stop after this time")
    parser.add_argument("--jobs", type=int, help="processes; default: one for each core")
    return parser.parse_args()


def first_game(wanted: Namespace) -> int:
    """Return where to begin: a timed run always at the same game, any other where it stopped."""
    if wanted.first is not None:
        return int(wanted.first)
    if wanted.minutes is not None or not DONE.exists():
        return 0
    return int(DONE.read_text()) % int(wanted.games)


def try_batch(first: int) -> Failures:
    """Return the games that failed, each with its error."""
    failed = []
    for number in range(first, first + BATCH):
        try:
            play(number)
        except Exception:
            failed.append((number, traceback.format_exc()))
    return failed


def batches(wanted: Namespace, first: int) -> Iterator[tuple[int, Failures]]:
    """Yield the next game's number and the failures, batch by batch, until done."""
    until = time.time() + 60 * wanted.minutes if wanted.minutes is not None else None
    with ProcessPoolExecutor(wanted.jobs) as pool:
        firsts = range(first, wanted.games, BATCH)
        for number, failed in zip(firsts, pool.map(try_batch, firsts), strict=True):
            yield number + BATCH, failed
            if until is not None and time.time() > until:
                pool.shutdown(cancel_futures=True)
                return


def main() -> int:
    """Play all games and return 1 if any failed."""
    wanted = arguments()
    first = first_game(wanted)
    began, played, failures = time.time(), 0, 0
    for next_game, failed in batches(wanted, first):
        for game, problem in failed:
            failures += 1
            print(f"\ngame {game}\n{problem}", flush=True)
        played = next_game - first
        if wanted.minutes is None:
            DONE.write_text(str(next_game))
        if sys.stdout.isatty():
            speed = played / (time.time() - began)
            print(f"\r{next_game} of {wanted.games} games, {speed:.1f} a second ", end="")
    print(f"{played} games, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("\nStopped. The next run continues from here.")
        sys.exit(130)
