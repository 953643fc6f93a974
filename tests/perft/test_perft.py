"""The number of legal sequences from fixed positions has not changed."""

import pytest
from deep import cases
from perft.counting import FILE, line, starts

LINES = FILE.read_text().splitlines()


@pytest.mark.parametrize(
    "known", cases(LINES, LINES[::2]), ids=lambda known: known.partition(":")[0]
)
def test_the_number_of_sequences_is_as_in_the_table(known: str) -> None:
    name, rounds, policy, seed, moves = known.partition(":")[0].split()
    now = line(name, int(rounds), policy, int(seed), int(moves))
    assert now == known, "If this is meant, write the table anew: make golden"


def test_the_table_counts_from_every_position_it_should() -> None:
    known = [line.partition(":")[0] for line in LINES]
    wanted = [" ".join(map(str, start)) for start in starts()]
    assert known == wanted, "Write the table anew: make golden"
