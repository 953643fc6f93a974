"""The table as one seat sees it: cards, its knowledge of hidden ones, and guards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pyrite.cli.drawing.grid import edge
from pyrite.lang import seat_letter

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # step to the neighbour at each side


@dataclass
class Scene:
    """The table, updated event by event; `look` refreshes all of it."""

    board: dict[str, str] = field(default_factory=dict)
    goals: dict[str, str] = field(default_factory=dict)  # cards the seat has seen, by cell
    numbers: dict[str, int] = field(default_factory=dict)  # goal numbers by cell, from 1
    chests: dict[str, str | None] = field(default_factory=dict)  # path of a hidden chest, if known
    guards: dict[str, str] = field(default_factory=dict)  # owners' letters, by guarded cell
    fresh: set[str] = field(default_factory=set)

    def look(self, view: Mapping[str, Any]) -> None:
        """Show the table as it is now."""
        self.board = dict(view["board"])
        self.goals = {cell: card for cell, card in view["goals"].items() if card is not None}
        self.numbers = {cell: n for n, cell in enumerate(view["goals"], 1)}
        self.chests = {chest["cell"]: chest["path"] for chest in view["chests"] if chest["cell"]}
        self.guards = {}
        for guard in guards(view):
            self.guards[guard.faces] = self.guards.get(guard.faces, "") + seat_letter(guard.owner)

    def look_back(self, result: Mapping[str, Any]) -> None:
        """Show the table as it was at the end of a round, with all hidden cards revealed."""
        self.board, self.goals = dict(result["board"]), dict(result["goals"])
        self.numbers = {cell: n for n, cell in enumerate(result["goals"], 1)}
        self.chests = {chest["cell"]: chest["path"] for chest in result["chests"] if chest["cell"]}

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Apply an event."""
        cell = str(known.get("cell"))
        if kind in ("placed", "goal_turned"):
            self.board[cell] = known["tile"]
            self.fresh.add(cell)
        elif kind in ("collapsed", "lifted", "cover_lost"):
            self.board.pop(cell, None)
            self.fresh.discard(cell)
        elif kind == "looked" and "card" in known:
            (self.chests if "chest" in known else self.goals)[cell] = known["card"]
        elif kind == "pushed":
            self._push(known["from"], known["to"])
        elif kind == "chose":
            self._swap(known)
        elif kind == "round_started":
            self.fresh.clear()

    def _push(self, old: str, new: str) -> None:
        self.fresh.add(new)
        known: tuple[dict[str, Any], ...] = (self.board, self.goals, self.numbers)
        for by_cell in known:
            if old in by_cell:
                by_cell[new] = by_cell.pop(old)

    def _swap(self, known: Mapping[str, Any]) -> None:
        """Swap what is known of two goals, if the viewer knows whether they were swapped."""
        cells = [cell for cell, n in self.numbers.items() if n in known["goals"]]
        seen = [self.goals.pop(cell, None) for cell in cells]
        if known.get("swapped"):
            seen.reverse()
        if "swapped" in known:
            self.goals |= {c: card for c, card in zip(cells, seen, strict=True) if card}


class Guard(NamedTuple):
    """A guard at an exit of a card."""

    number: int
    owner: int
    exit: str  # "4,-1E"
    faces: str  # the empty cell it guards


def guards(view: Mapping[str, Any]) -> Iterator[Guard]:
    """Yield the guards of the toll that are on the table."""
    for number, guard in enumerate(view["modules"].get("toll", {}).get("guards", ()), 1):
        if guard["exit"] is not None:
            yield Guard(number, guard["owner"], guard["exit"], _cell_before(guard["exit"]))


def _cell_before(exit: str) -> str:
    """Return the cell that an exit such as "4,-1E" leads to."""
    (x, y), side = edge(exit)
    dx, dy = STEPS[side]
    return f"{x + dx},{y + dy}"
