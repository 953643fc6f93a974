"""Our engine and the C program it is measured against play the same game, statistically."""

from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest
from perft.limit import (
    BATCHES,
    CHOICES,
    COMPILER,
    ROUNDS,
    Sums,
    batches,
    compile_c,
    in_c,
    ours,
    read,
)

from pyrite.saboteur import playout

INTERPRETED = playout.__file__.endswith(".py")
OUR_ROUNDS = 25 if INTERPRETED else ROUNDS


@pytest.fixture(scope="module")
def noted() -> list[Sums]:
    return read()


def test_what_is_noted_down_is_what_the_c_program_says(noted: list[Sums], tmp_path: Path) -> None:
    assert [row[:4] for row in noted] == batches()
    if COMPILER is not None:
        program = compile_c(tmp_path)
        again = [in_c(program, *row[:4]) for row in noted[:: BATCHES // 2]]
        assert again == noted[:: BATCHES // 2], "If this is meant, note it anew: make golden"


@pytest.mark.deep
@pytest.mark.parametrize(("played", "choices"), [(p, k) for p in CHOICES for k in CHOICES[p]])
def test_length_branching_and_treasures_are_alike(
    played: str, choices: int, noted: list[Sums]
) -> None:
    theirs = [row.means for row in noted if (row.played, row.choices) == (played, choices)]
    here = [ours(played, choices, seed, OUR_ROUNDS).means for seed in range(1, BATCHES + 1)]
    for figure in theirs[0]:
        a, b = [row[figure] for row in here], [row[figure] for row in theirs]
        error = sqrt((stdev(a) ** 2 + stdev(b) ** 2) / BATCHES)
        assert abs(mean(a) - mean(b)) <= 4 * error + 1e-12, figure


@pytest.mark.parametrize("played", CHOICES)
def test_guided_play_finds_treasures_and_uniform_play_hardly_any(
    played: str, noted: list[Sums]
) -> None:
    uniform, guided = (
        sum(row.found for row in noted if (row.played, row.choices) == (played, k))
        for k in CHOICES[played]
    )
    assert guided > max(1000, 100 * uniform)
