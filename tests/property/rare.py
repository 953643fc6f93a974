"""Moments that play seldom comes to, kept in rare.txt so that the laws are tried at them as well.

Each line: what is asked (or has just happened), the table, rounds, seed, moves. Both the game and
guided play use the seed.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from contract.policies import guided, played, playing
from contract.sets import PLAIN, TABLES, Table

from pyrite import State

FILE = Path(__file__).with_name("rare.txt")
BY_NAME = {table.name: table for table in TABLES}

# Questions and events of the base game, which every plain table has; the last in a third round too.
KINDS = {"saboteur": ("pick_goal", "turn_goal", "skipped", "take_gold")}
# What happens with modules only; questions of the modules come on top.
EVENTS = {
    "saboteur": (
        *("hat_swapped", "hands_swapped", "inspected", "party", "searched", "taken", "changed"),
        *("pushed", "burned", "kept", "cover_lost", "turned_about", "found_gold", "lifted"),
    )
}
COMMON = {"turn", "veto"}
TWICE = 2  # tables at which each question of a module is looked for; events at one


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


def kinds_now(state: State, since: int = -60) -> set[object]:
    """What the game asks now, and what happened just before."""
    last = state.events[since:]
    return {event.kind for event in last} | {last[-1].open.get("kind")}


def golden() -> Iterator[tuple[Path, str]]:
    """The file made anew: for each plain table a moment of each kind, and gold in a last round.

    Of what modules ask and do, each at a few tables.
    """
    plain = [table for table in TABLES if table.modules in PLAIN[table.game]]
    found = [rare for table in plain for rare in _search(table, 1, set(KINDS[table.game]))]
    found += [rare for table in plain for rare in _search(table, 3, {KINDS[table.game][-1]})]
    have = Counter[str]()
    for table in [table for table in TABLES if table not in plain]:
        for rare in _search(table, 1, wanted_of(table, have)):
            have[rare.kind] += 1
            found.append(rare)
    yield FILE, "".join(rare.line() + "\n" for rare in found)


def asks_of(table: Table) -> set[str]:
    """The questions that the modules of this table ask, but for those that come all the time."""
    modules = table.new_game().rules.words.modules
    return {ask for module in modules for ask in module.asks} - COMMON


def wanted_of(table: Table, have: Counter[str]) -> set[str]:
    """What is still looked for at this table."""
    asks = {ask for ask in asks_of(table) if have[ask] < TWICE}
    return asks | {event for event in EVENTS[table.game] if not have[event]}


def _search(table: Table, rounds: int, wanted: set[str]) -> Iterator[Rare]:
    """The first moment of each kind, in the last round of a game."""
    for seed in range(40 if table.modules in PLAIN[table.game] else 15):
        if not wanted:
            return
        state, mark = table.new_game(seed, rounds=rounds), 0
        for moves, _ in enumerate(playing(state, guided, seed), 1):
            found = sorted(wanted & kinds_now(state, mark))
            mark = len(state.events)
            if found and state.round_no == rounds:
                wanted -= {*found}
                yield from (Rare(kind, table, rounds, seed, moves) for kind in found)
            if not wanted:
                return
