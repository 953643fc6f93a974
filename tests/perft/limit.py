"""A round in plain C (bench/limit.c) and in our engine, for comparing statistics.

limit.txt holds the results of the C program: the set (base or saboteur2), choices considered (1:
uniform play), seed, rounds, then the sums of moves, treasures found, squared moves and lengths of
the legal lists.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.playout import random_rounds

FILE = Path(__file__).with_name("limit.txt")
SOURCE = Path(__file__).parents[2] / "bench" / "limit.c"
COMPILER = shutil.which("gcc") or shutil.which("cc")
CHOICES = {"base": (1, 8), "saboteur2": (1, 30)}
BATCHES = 24
ROUNDS = 2000


class Sums(NamedTuple):
    """The totals of many rounds."""

    played: str
    choices: int
    seed: int
    rounds: int
    moves: int
    found: int
    squares: int
    lists: int

    @property
    def means(self) -> dict[str, float]:
        """The figures that must agree."""
        return {
            "length": self.moves / self.rounds,
            "squared length": self.squares / self.rounds,
            "branching": self.lists / self.moves,
            "treasure found": self.found / self.rounds,
        }


def read() -> list[Sums]:
    """Return the recorded figures of the C program."""
    rows = [line.split() for line in FILE.read_text().splitlines()]
    return [Sums(played, *map(int, numbers)) for played, *numbers in rows]


def batches() -> list[tuple[str, int, int, int]]:
    """Return the set, choices, seed and rounds of every batch."""
    return [
        (played, k, seed, ROUNDS)
        for played, choices in CHOICES.items()
        for k in choices
        for seed in range(1, BATCHES + 1)
    ]


def in_c(program: Path, played: str, choices: int, seed: int, rounds: int) -> Sums:
    """Run the compiled C program."""
    command = [str(program), str(rounds), str(choices), str(seed), played]
    said = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    numbers = [said[key] for key in ("moves", "wins", "squares", "branching")]
    return Sums(played, choices, seed, rounds, *numbers)


def ours(played: str, choices: int, seed: int, rounds: int) -> Sums:
    """Play the same rounds in our engine, with seeds far apart because each round has its own."""
    modules = () if played == "base" else (played,)
    rules = rules_for(read_options(seats=5, rounds=1, modules=modules))
    moves, found, squares, lists = random_rounds(rules, rounds, seed * 1_000_000, choices)
    return Sums(played, choices, seed, rounds, moves, found, squares, lists)


def compile_c(folder: Path) -> Path:
    """Compile the C program."""
    assert COMPILER is not None
    program = folder / "limit"
    subprocess.run([COMPILER, "-O2", str(SOURCE), "-o", str(program)], check=True)
    return program


def golden(games: Collection[str] = ("saboteur",)) -> Iterator[tuple[Path, str]]:
    """Yield the regenerated figures, if there is a C compiler."""
    if COMPILER is None or "saboteur" not in games:
        return
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c(Path(folder))
        sums = [in_c(program, *batch) for batch in batches()]
        yield FILE, "".join(" ".join(map(str, row)) + "\n" for row in sums)
