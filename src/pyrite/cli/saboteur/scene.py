"""What lies on the table as one seat sees it: cards, what it knows of hidden ones, guards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pyrite.core.grid import at_of, cell_text, xy
from pyrite.core.sides import LETTERS
from pyrite.lang import seat_letter

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the neighbour in the north, east, south, west


@dataclass
class Scene:
    """Follows the events of a turn; `look` sees everything as it is."""

    board: dict[str, str] = field(default_factory=dict)
    goals: dict[str, str] = field(default_factory=dict)  # cards that the seat has seen, by cell
    numbers: dict[str, int] = field(default_factory=dict)  # of the goals, by cell, from 1
    chests: dict[str, str | None] = field(default_factory=dict)  # hidden ones: their path if known
    guards: dict[str, str] = field(default_factory=dict)  # owners before an empty cell
    fresh: set[str] = field(default_factory=set)

    def look(self, view: Mapping[str, Any]) -> None:
        """See the table as it is."""
        self.board, self.goals = dict(view["board"]), dict(view["goals"])
        self.numbers = {cell: n for n, cell in enumerate(view["goal_cells"], 1)}
        self.chests = {chest["cell"]: chest["path"] for chest in view["chests"] if chest["cell"]}
        self.guards = {}
        for guard in guards(view):
            self.guards[guard.faces] = self.guards.get(guard.faces, "") + seat_letter(guard.owner)

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Something changes."""
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
        places: tuple[dict[str, Any], ...] = (self.board, self.goals, self.numbers)
        for place in places:
            if old in place:
                place[new] = place.pop(old)

    def _swap(self, known: Mapping[str, Any]) -> None:
        """Two goals were swapped or not; whoever did it knows which."""
        cells = [cell for cell, n in self.numbers.items() if n in known["goals"]]
        seen = [self.goals.pop(cell, None) for cell in cells]
        if known.get("swapped"):
            seen.reverse()
        if "swapped" in known:
            self.goals |= {c: card for c, card in zip(cells, seen, strict=True) if card}


class Guard(NamedTuple):
    """A guard that stands at an exit of a card."""

    number: int
    owner: int
    exit: str  # "4,-1E"
    faces: str  # the empty cell before it


def guards(view: Mapping[str, Any]) -> Iterator[Guard]:
    """The guards on the table; a module's box holds exit and owner of each, see its file."""
    for box in view["boxes"].values():
        for name, value in box.items():
            if name.startswith("exit_") and value > 0:
                number = name.removeprefix("exit_")
                yield _guard(int(number), box[f"owner_{number}"] - 1, value)


def _guard(number: int, owner: int, exit: int) -> Guard:
    (x, y), (dx, dy) = xy(exit >> 2), STEPS[exit & 3]
    text = cell_text(exit >> 2) + LETTERS[exit & 3]
    return Guard(number, owner, text, cell_text(at_of(x + dx, y + dy)))
