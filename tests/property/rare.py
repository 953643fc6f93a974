"""Moments that are rare in play, stored in rare.txt so that the laws are tried there too.

Each line has the question (or latest event), the table, rounds, seed and moves. Both the game and
guided play use the seed.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from contract.policies import guided, played, playing
from contract.sets import PLAIN, TABLES, Table

from pyrite import State
from pyrite.core.events import Event
from pyrite.lostmines.numbers import ASKS

FILE = Path(__file__).with_name("rare.txt")
BY_NAME = {table.name: table for table in TABLES}

# Questions and events of every plain table; the last one also in the last of three rounds.
KINDS = {
    "saboteur": ("pick_goal", "turn_goal", "skipped", "take_gold"),
    "lostmines": (
        *("agree", "half_agreed", "turn_mine", "dragon_woken", "lost_last", "trap_gone"),
        *("troll_left", "mines-full", "mines-troll", "skipped", "take_treasure"),
    ),
}
# Events that need modules or own options; the modules' questions are added.
EVENTS = {
    "saboteur": (
        *("hat_swapped", "hands_swapped", "inspected", "party", "searched", "taken", "changed"),
        *("pushed", "burned", "kept", "cover_lost", "turned_about", "found_gold", "lifted"),
    ),
    "lostmines": ("turn_mine", "take_treasure", "trap_gone", "lost_last", "skipped", "agree"),
}
COMMON = {"nothing", "turn", "move", "veto"}
TWICE = 2  # tables per question of a module; events need one


class Rare(NamedTuple):
    """A line of the file."""

    kind: str
    table: Table
    rounds: int
    seed: int
    moves: int

    def reach(self) -> State:
        """Return the game at this moment."""
        state = self.table.new_game(self.seed, rounds=self.rounds)
        return played(state, guided, self.seed, self.moves)

    def line(self) -> str:
        """Return the line as it is in the file."""
        return f"{self.kind} {self.table.name} {self.rounds} {self.seed} {self.moves}"


def read() -> list[Rare]:
    """Return all rare moments."""
    rows = [line.split() for line in FILE.read_text().splitlines()]
    return [Rare(kind, BY_NAME[name], *map(int, numbers)) for kind, name, *numbers in rows]


def kinds_now(state: State, since: int = -60) -> set[object]:
    """Return the current question, and the latest events."""
    last = state.events[since:]
    found = {event.kind for event in last} | {last[-1].open.get("kind")}
    return found | {*_finer(state, last)} if state.game == "lostmines" and not state.over else found


def _finer(state: State, last: list[Event]) -> Iterator[str]:
    """Yield special cases: a last card lost to a trap, a half-answered proposal, a blocked way."""
    lost = [event.seat for event in last if event.kind == "lost"]
    p = state.position()
    if lost and not p["hands"][lost[-1] or 0]:
        yield "lost_last"
    if p["agreed"]:
        yield "half_agreed"
    reasons = [state.refusal(f"step {s}") for s in "NESW"] if p["ask"]["kind"] == "move" else []
    for reason in filter(None, reasons):
        if reason.id == "mines-troll" or reason.args.get("cell") in p["tools"]:
            yield reason.id


def golden(games: Collection[str] = tuple(KINDS)) -> Iterator[tuple[Path, str]]:
    """Yield the regenerated file, keeping the lines of games that are not named."""
    rows = [row for game in KINDS for row in (_rows(game) if game in games else _known(game))]
    yield FILE, "".join(row.line() + "\n" for row in rows)


def _known(game: str) -> Iterator[Rare]:
    return (row for row in read() if row.table.game == game)


def _rows(game: str) -> Iterator[Rare]:
    """Yield a moment of each kind for each plain table, one in a last round, and the rest."""
    plain = [table for table in TABLES if table.game == game and is_plain(table)]
    for table in plain:
        yield from _search(table, 1, set(KINDS[game]))
    for table in plain:
        yield from _search(table, 3, {KINDS[game][-1]})
    have = Counter[str]()
    for table in [table for table in TABLES if table.game == game and not is_plain(table)]:
        for rare in _search(table, 1, wanted_of(table, have)):
            have[rare.kind] += 1
            yield rare


def is_plain(table: Table) -> bool:
    """Return whether a table is among those tried in all editions."""
    return table.modules in PLAIN[table.game] and not table.own


def asks_of(table: Table) -> set[str]:
    """Return the questions at a table, except the frequent ones."""
    if table.game == "lostmines":
        return {*ASKS} - COMMON
    modules = table.new_game().rules.names.modules
    return {ask for module in modules for ask in module.choices.asks} - COMMON


def wanted_of(table: Table, have: Counter[str]) -> set[str]:
    """Return what is still missing at this table."""
    asks = {ask for ask in asks_of(table) if have[ask] < TWICE}
    return asks | {event for event in EVENTS[table.game] if not have[event]}


def _search(table: Table, rounds: int, wanted: set[str]) -> Iterator[Rare]:
    """Yield the first moment of each kind, in the last round of a game."""
    for seed in range(40 if is_plain(table) else 15):
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
