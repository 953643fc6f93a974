"""Moments that play seldom comes to, kept in rare.txt so that the laws are tried at them as well.

Each line: what is asked (or has just happened), the table, rounds, seed, moves. Both the game and
guided play use the seed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from contract.policies import guided, played, playing
from contract.sets import TABLES, Table

from pyrite import State

FILE = Path(__file__).with_name("rare.txt")
KINDS = {"saboteur": ("pick_goal", "turn_goal", "skipped", "take_gold")}
BY_NAME = {table.name: table for table in TABLES}


class Rare(NamedTuple):
    """One line of the file."""

    kind: str
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
        return f"{self.kind} {self.table.name} {self.rounds} {self.seed} {self.moves}"


def read() -> list[Rare]:
    """All of them."""
    rows = [line.split() for line in FILE.read_text().splitlines()]
    return [Rare(kind, BY_NAME[name], *map(int, numbers)) for kind, name, *numbers in rows]


def kinds_now(state: State) -> set[object]:
    """What the game asks now, and what happened just before."""
    last = state.events[-3:]
    return {event.kind for event in last} | {last[-1].open.get("kind")}


def golden() -> Iterator[tuple[Path, str]]:
    """The file made anew: for each table a moment of each kind, and gold shared in a last round."""
    found = [rare for table in TABLES for rounds in (1, 3) for rare in _search(table, rounds)]
    yield FILE, "".join(rare.line() + "\n" for rare in found)


def _search(table: Table, rounds: int) -> Iterator[Rare]:
    kinds = KINDS[table.game]
    wanted = set(kinds if rounds == 1 else kinds[-1:])
    for seed in range(60):
        state = table.new_game(seed, rounds=rounds)
        for moves, _ in enumerate(playing(state, guided, seed), 1):
            found = sorted(wanted & kinds_now(state))
            if found and state.view(None)["round"] == rounds:
                wanted.remove(found[0])
                yield Rare(found[0], table, rounds, seed, moves)
                break
        if not wanted:
            return
