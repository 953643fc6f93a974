"""Guided play of The Lost Mines: dig towards the mines, walk there, take what lies there."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import pyrite
from pyrite import State

Cell = tuple[int, int]
Worth = Callable[[str], int]
LAID = re.compile(r"(\w*[NESW])@(\d+),(\d+)(r?)")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDES = "NESW"
OBSTACLES = ("trunk", "lake", "ditch")
ALONE = ("rock", *OBSTACLES)  # L-12: room for one dwarf
FAR = 40

# What an action is worth, by how its text begins; the first that fits. Paths and steps: below.
WORTH = {
    **dict.fromkeys(("axe", "boat", "rope"), 58),
    **{"info": 50, "trap": 48, "troll": 48, "thunderstorm": 30, "propose": 5, "agree": 40},
}


def walking(state: State, texts: Iterable[str]) -> Worth:
    """How much an action helps to come to a mine."""
    table = Board(state.view(None))
    return lambda text: promise(text, table)


def promise(text: str, table: "Board") -> int:
    """A path whose open ends come near a mine, a step or a stop that leaves less to walk."""
    laid = LAID.fullmatch(text)
    if laid:
        at, blocks = (int(laid[2]), int(laid[3])), laid[1].startswith(OBSTACLES)
        near = 65 - table.ends(at, exits(laid[1], bool(laid[4]))) - 12 * blocks
        return near if at in table.edge else 20
    if text.startswith("step"):
        return 90 - table.walk(beside(table.here, text[-1]))
    if text == "stop":
        return 90 - table.walk(table.here)
    return next((worth for start, worth in WORTH.items() if text.startswith(start)), 40)


class Board:
    """What everybody sees: cards, dwarfs, and the mines that are still worth a walk."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.cards = {cell(at): card for at, card in view["board"].items()}
        self.tools = {cell(at) for at in view["tools"]}
        self.others = {cell(at) for s, at in enumerate(view["stands"]) if s != view["turn"]}
        self.here = cell(view["stands"][view["turn"]])
        left = {row["kind"] for row in view["treasures"] if row["owner"] is None}
        mines = {cell(at) for at in view["mines"]}
        self.mines = {at for at in mines if self.cards[at].split()[0] in {"?", *left}}
        self.edge = self._edge()
        self._walks: dict[Cell, int] = {}

    def _edge(self) -> set[Cell]:
        """The empty cells that a way from a start leads to."""
        starts = [at for at, card in self.cards.items() if card.startswith("start")]
        reached = self._flood(starts, lambda at: True)
        open_ = {beside(at, side) for at in reached for side in self._exits(at)}
        return open_ - self.cards.keys()

    def _exits(self, at: Cell) -> str:
        name, _, turn = self.cards[at].partition(" ")
        return exits(name, bool(turn))

    def _flood(self, start: list[Cell], enters: Callable[[Cell], bool]) -> dict[Cell, int]:
        """All cells that can be walked to, with the number of steps."""
        found = dict.fromkeys(start, 0)
        todo = list(start)
        for at in todo:
            for side in self._exits(at):
                to = beside(at, side)
                if to in self.cards and to not in found and self._opens(to, side) and enters(to):
                    found[to] = found[at] + 1
                    todo.append(to)
        return found

    def _opens(self, at: Cell, side: str) -> bool:
        """Is this card open to who comes from there?"""
        return self.cards[at] == "?" or SIDES[SIDES.index(side) - 2] in self._exits(at)

    def _enters(self, at: Cell) -> bool:
        """L-11, L-12: an obstacle needs a tool, and it and a rock hold one dwarf."""
        kind = self.cards[at].partition("_")[0]
        return kind not in ALONE or ((kind == "rock" or at in self.tools) and at not in self.others)

    def far(self, at: Cell) -> int:
        """To the nearest mine that is worth a walk, as the crow flies."""
        return min((abs(at[0] - x) + abs(at[1] - y) for x, y in self.mines), default=0)

    def ends(self, at: Cell, sides: str) -> int:
        """How far a path would leave us from a mine."""
        open_ = [beside(at, side) for side in sides]
        free = [end for end in open_ if end not in self.cards or end in self.mines]
        return min((self.far(end) for end in free), default=FAR)

    def walk(self, at: Cell) -> int:
        """Steps to a mine; where no way leads to one, to the place nearest to one."""
        if at not in self._walks:
            reached = self._flood([at], self._enters)
            self._walks[at] = min(steps + 4 * self.far(to) for to, steps in reached.items())
        return self._walks[at]


@cache
def exits(name: str, turn: bool) -> str:
    """The open sides of a card as it lies; of a face-down mine none leads on."""
    ways = pyrite.GAMES["lostmines"].ways(name) if name != "?" else ()
    return "".join(SIDES[i - 2 * turn] for i in range(4) if sum(ways) >> i & 1)


def cell(text: str) -> Cell:
    """Column and row."""
    x, y = text.split(",")
    return int(x), int(y)


def beside(at: Cell, side: str) -> Cell:
    """The next cell on this side."""
    dx, dy = STEPS[side]
    return at[0] + dx, at[1] + dy
