"""Play many random games over random tables with all laws holding; stop and go on as you like.

python scripts/soak.py [GAMES] [FIRST]    default 10000 from where the last run stopped
"""

import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from property.soak import play

DONE = Path("build/soak.done")  # the number of the next game
BATCH = 20


def try_batch(first: int) -> list[tuple[int, str]]:
    """The games that failed, each with what went wrong."""
    failed = []
    for number in range(first, first + BATCH):
        try:
            play(number)
        except Exception:
            failed.append((number, traceback.format_exc()))
    return failed


def main() -> int:
    """Returns 1 if a game failed."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    last = int(DONE.read_text()) if DONE.exists() else 0
    first = int(sys.argv[2]) if len(sys.argv) > 2 else last % games
    began, failures = time.time(), 0
    with ProcessPoolExecutor() as pool:
        batches = range(first, games, BATCH)
        for number, failed in zip(batches, pool.map(try_batch, batches), strict=True):
            for game, problem in failed:
                failures += 1
                print(f"\ngame {game}\n{problem}", flush=True)
            DONE.write_text(str(number + BATCH))
            if sys.stdout.isatty():
                speed = (number + BATCH - first) / (time.time() - began)
                print(f"\r{number + BATCH} of {games} games, {speed:.1f} a second ", end="")
    print(f"{games} games, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("\nStopped; the next run goes on from here.")
        sys.exit(130)
