"""Moments that play seldom comes to, kept in rare.txt so that the laws are tried at them as well.

Each line: what is asked, the table, rounds, seed, moves. Both game and guided play use the seed.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from contract.policies import guided, played, playing
from contract.sets import TABLES, Table

from pyrite import State

FILE = Path(__file__).with_name("rare.txt")
ASKS = {"saboteur": ("pick_goal", "turn_goal", "take_gold")}
BY_NAME = {table.name: table for table in TABLES}


class Rare(NamedTuple):
    """One line of the file."""

    ask: str
    table: Table
    rounds: int
    seed: int
    moves: int

    def reach(self) -> State:
        """The game at this moment."""
        state = self.table.new_game(self.seed, rounds=self.rounds)
        return played(state, guided, self.seed, self.moves)

    def line(self) -> str:
        """As it stands in the file."""
        return f"{self.ask} {self.table.name} {self.rounds} {self.seed} {self.moves}"


def read() -> list[Rare]:
    """All of them."""
    rows = [line.split() for line in FILE.read_text().splitlines()]
    return [Rare(ask, BY_NAME[name], *map(int, numbers)) for ask, name, *numbers in rows]


def asked_kind(state: State) -> str | None:
    """What the game asks now."""
    return state.events[-1].open.get("kind")


def golden() -> Iterator[tuple[Path, str]]:
    """The file made anew: for each table a moment of each kind, and gold shared in a last round."""
    found = [rare for table in TABLES for rounds in (1, 3) for rare in _search(table, rounds)]
    yield FILE, "".join(rare.line() + "\n" for rare in found)


def _search(table: Table, rounds: int) -> Iterator[Rare]:
    asks = ASKS[table.game]
    wanted = Counter(asks if rounds == 1 else asks[-1:])
    for seed in range(60):
        state = table.new_game(seed, rounds=rounds)
        for moves, _ in enumerate(playing(state, guided, seed), 1):
            kind = asked_kind(state)
            if wanted[kind] > 0 and state.view(None)["round"] == rounds:
                wanted[kind] -= 1
                yield Rare(kind, table, rounds, seed, moves)
                break
        if not wanted.total():
            return
