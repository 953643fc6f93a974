"""Counts of action sequences from a position, which few wrong rules would leave unchanged.

Each line of perft.txt has the table, rounds, seed and moves of uniform (for goals and gold, guided)
play before the position, then the number of sequences of length 1, 2, 3 …
"""

from collections.abc import Collection, Iterator
from pathlib import Path

from contract.policies import POLICIES, played
from contract.sets import PLAIN, TABLES
from property import rare

from pyrite import State

FILE = Path(__file__).with_name("perft.txt")
MOST = 1500  # sequences to walk through; their last actions are only counted
BY_NAME = {table.name: table for table in TABLES}


def perft(state: State, depth: int) -> int:
    """Return the number of legal action sequences of this length."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """Return the number of sequences of length 1, 2, … as far as it is cheap, at most four."""
    found = [perft(state, 1)]
    while len(found) < 4 and 0 < found[-1] <= MOST:
        found.append(perft(state, len(found) + 1))
    return found


def line(name: str, rounds: int, policy: str, seed: int, moves: int) -> str:
    """Return a position with its counts."""
    state = played(BY_NAME[name].new_game(seed, rounds=rounds), POLICIES[policy], seed, moves)
    numbers = " ".join(map(str, counts(state)))
    return f"{name} {rounds} {policy} {seed} {moves}: {numbers}"


def starts() -> Iterator[tuple[str, int, str, int, int]]:
    """Yield the first move, the middle and the end of a round, and every rare moment."""
    for table in TABLES:
        for seed, moves in ((1, 0), (2, 25), (3, 58)):
            yield table.name, 1, "uniform", seed, moves
    for moment in rare.read():
        yield moment.table.name, moment.rounds, "guided", moment.seed, moment.moves - 1


def golden(games: Collection[str] = tuple(PLAIN)) -> Iterator[tuple[Path, str]]:
    """Yield the regenerated file, keeping the lines of games that are not named."""
    known = {old.partition(":")[0]: old for old in FILE.read_text().splitlines()}
    rows = []
    for start in starts():
        anew = BY_NAME[start[0]].game in games
        rows.append(line(*start) if anew else known[" ".join(map(str, start))])
    yield FILE, "".join(row + "\n" for row in rows)
