"""One stretch of training within a time limit, on a machine that has nothing but this tree.

It compiles the engine, imitates the policy of rollouts unless it goes on from somewhere, trains by
self-play, exports and measures. Whatever a phase has reached is in the folder of results even if a
later one fails.
"""

import argparse
import os
import subprocess
import sys
import sysconfig
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

HERE = Path(__file__).parent
TREE = HERE.parent
CARRIED = TREE / "build/core-c/src"  # C files that Cython wrote elsewhere
CORES = os.cpu_count() or 1
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
MATCHES = {
    "saboteur": ((5, 0.7), (8, 0.3)),
    "saboteur2": ((6, 1.0),),
    "lostmines": ((5, 1.0),),
}  # seats, and shares of the time
ENVIRONMENT = os.environ | {"PYTHONPATH": str(TREE / "src"), "PYTHONUNBUFFERED": "1"}


def run(*command: str, seconds: float = 600, **environment: str) -> None:
    """Run a program of this folder, or another command."""
    words = [sys.executable, *command]
    env = ENVIRONMENT | environment
    subprocess.run(words, cwd=TREE, env=env, check=True, timeout=max(1.0, seconds))


def is_compiled() -> bool:
    """Return whether the engine runs compiled."""
    code = "from pyrite.core import moves; import sys; sys.exit(moves.__file__.endswith('.py'))"
    return subprocess.run([sys.executable, "-c", code], env=ENVIRONMENT).returncode == 0


def build() -> None:
    """Compile the engine next to its sources, if it is not compiled yet."""
    if is_compiled():
        return
    try:
        run("setup.py", "-q", "build_ext", "--inplace", f"-j{CORES}", seconds=150)
    except Exception:
        traceback.print_exc()
    if not is_compiled():
        compile_carried()
    if not is_compiled():
        raise SystemExit("The engine could not be compiled; training would take forever.")


def compile_carried() -> None:
    """Compile C files that came along, where Cython is missing."""
    with ThreadPoolExecutor(CORES) as pool:
        for failed in pool.map(_compile, sorted(CARRIED.rglob("*.c"))):
            if failed:
                print(failed, flush=True)


def _compile(file: Path) -> str:
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    target = TREE / "src" / file.relative_to(CARRIED).with_suffix(suffix)
    flags = ["-shared", "-fPIC", "-O2", "-fwrapv", "-fno-delete-null-pointer-checks"]
    include = "-I" + sysconfig.get_path("include")
    done = subprocess.run(["gcc", *flags, include, file, "-o", target], capture_output=True)
    return "" if done.returncode == 0 else f"{file}: {done.stderr.decode()[-300:]}"


class Stretch:
    """The phases, each within its part of the time."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted, self.start, self.out = wanted, time.time(), Path(wanted.out)
        self.log = str(self.out / "train.jsonl")
        self.checkpoint = str(self.out / "checkpoint.pt")
        self.out.mkdir(parents=True, exist_ok=True)

    def left(self) -> float:
        """Return the seconds until the limit."""
        return float(self.start + self.wanted.seconds - time.time())

    def attempt(self, phase: Callable[[], None]) -> None:
        """Run a phase; an error ends it, but not the stretch."""
        begin = time.time()
        try:
            phase()
        except Exception:
            traceback.print_exc()
        print(
            f"{phase.__name__}: {time.time() - begin:.0f} s, {self.left():.0f} s left", flush=True
        )

    def imitate(self) -> None:
        """Teach a new network what the policy of rollouts does."""
        self.learn("imitate.py", self.wanted.family, self.wanted.imitate,
                   self.wanted.imitate_options)  # fmt: skip
        run("train/export.py", self.checkpoint, str(self.out / "imitator.npz"))

    def resume(self) -> None:
        """Make a checkpoint of exported weights."""
        run("train/resume.py", self.wanted.family, self.wanted.start, self.checkpoint)

    def ppo(self) -> None:
        """Improve by self-play until only the time for the matches is left."""
        reached = Path(self.checkpoint)
        start = str(reached) if reached.exists() else self.wanted.start
        seconds = self.left() - self.wanted.match - 25
        self.learn("ppo.py", start, seconds, self.wanted.ppo_options)

    def learn(self, program: str, start: str, seconds: float, options: str) -> None:
        """Run one of the two programs that learn, for so many seconds."""
        words = [start, self.checkpoint, f"--seconds={seconds}", f"--log={self.log}"]
        words += [f"--seed={self.wanted.seed}", *options.split()]
        run(f"train/{program}", *words, seconds=seconds + 40)

    def match(self) -> None:
        """Export, and measure against `medium`, the imitator too: self-play may still be behind."""
        weights = str(self.out / "master.npz")
        run("train/export.py", self.checkpoint, weights)
        imitator = self.out / "imitator.npz"
        files = [str(imitator), weights] if imitator.exists() else [weights]
        limit = min(self.wanted.match, self.left() - 10) / len(files)
        for file, (seats, share) in product(files, MATCHES[self.wanted.family]):
            words = [file, f"--seconds={limit * share - 4}", f"--seats={seats}"]
            words += [f"--log={self.log}", f"--family={self.wanted.family}"]
            run("train/match.py", *words, **ONE_THREAD)


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("out", help="the folder of results")
    options.add_argument("--family", default="saboteur", choices=MATCHES)
    options.add_argument("--start", help="a checkpoint or exported weights to go on from")
    options.add_argument("--seconds", type=float, default=540.0, help="for everything")
    options.add_argument("--imitate", type=float, default=150.0, help="seconds of imitation")
    options.add_argument("--match", type=float, default=60.0, help="seconds of matches")
    options.add_argument("--imitate-options", default="")
    options.add_argument("--ppo-options", default="")
    options.add_argument("--seed", type=int, default=1)
    stretch = Stretch(options.parse_args())
    build()
    print(f"compiled, {stretch.left():.0f} s left", flush=True)
    start = stretch.wanted.start or ""
    first = stretch.imitate if not start else stretch.resume if start.endswith(".npz") else None
    for phase in (first, stretch.ppo, stretch.match):
        if phase:
            stretch.attempt(phase)


if __name__ == "__main__":
    main()
