# Compiled: see core/native.py
"""The part of the table that bots look at, as small numbers: cards missing to each goal.

It reaches two cells further than the cards that lie, and its rim is closed. A board larger than its
room is cut off: digging that far out is ignored.
"""

from collections.abc import Collection
from typing import Any, final

from pyrite.core.native import Bytes, Ints, Layout, Native, SignedShorts, python_too

MOST_CELLS, MOST_GOALS, MOST_SOURCES = 1024, 32, 64
FREE, GOAL = -1, -2  # contents of a cell other than ways; goals count downwards

STRIDE = 256  # as cells are numbered everywhere
MARGIN = 2
WIDEST = 40


@final
class Tunnels(Native):
    """Cards, face-down goals and the empty cells around them.

    The ways of a card are four bits for each side it may be entered by, N first: the sides that can
    be reached from there.
    """

    ways: Ints = [0] * MOST_CELLS
    source_cell: Ints = [0] * MOST_SOURCES
    source_sides: Ints = [0] * MOST_SOURCES
    goal_cell: Ints = [0] * MOST_GOALS
    is_end: Ints = [0] * MOST_GOALS
    found: Ints = [0] * MOST_GOALS
    seen: Bytes = [0] * MOST_CELLS
    here: SignedShorts = [0] * (2 * MOST_CELLS)
    beyond: SignedShorts = [0] * (2 * MOST_CELLS)
    here_sides: Bytes = [0] * (2 * MOST_CELLS)
    beyond_sides: Bytes = [0] * (2 * MOST_CELLS)
    left: int
    top: int
    width: int
    height: int
    size: int
    nsources: int
    ngoals: int

    def __init__(self, cells: Collection[int]) -> None:
        rows, columns = [at // STRIDE for at in cells], [at % STRIDE for at in cells]
        self.top, self.left = min(rows) - MARGIN, min(columns) - MARGIN
        self.width = min(max(columns) + MARGIN + 1 - self.left, WIDEST)
        self.height = min(max(rows) + MARGIN + 1 - self.top, MOST_CELLS // self.width)
        self.size = self.width * self.height
        self.nsources = 0
        self.ngoals = 0
        for cell in range(self.size):
            column, row = cell % self.width, cell // self.width
            rim = column in (0, self.width - 1) or row in (0, self.height - 1)
            self.ways[cell] = 0 if rim else FREE

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return restored, (LAYOUT.read(tunnels_memory(self)),)

    @python_too
    def cell(self, at: int) -> int:
        """Return the index of a cell of the table; 0, on the rim, if it is too far away."""
        row, column = at // STRIDE - self.top, at % STRIDE - self.left
        inside: bool = 0 < row < self.height - 1 and 0 < column < self.width - 1
        return row * self.width + column if inside else 0

    @python_too
    def copy(self) -> "Tunnels":
        """Return an independent copy."""
        new: Tunnels = Tunnels.__new__(Tunnels)
        new.left, new.top, new.width, new.height = self.left, self.top, self.width, self.height
        new.size, new.nsources, new.ngoals = self.size, self.nsources, self.ngoals
        for i in range(self.size):
            new.ways[i] = self.ways[i]
        for i in range(self.nsources):
            new.source_cell[i] = self.source_cell[i]
            new.source_sides[i] = self.source_sides[i]
        for i in range(self.ngoals):
            new.goal_cell[i] = self.goal_cell[i]
            new.is_end[i] = self.is_end[i]
        return new

    @python_too
    def put(self, at: int, ways: int) -> None:
        """Lay a card; a goal there is now face up."""
        cell = self.cell(at)
        if cell != 0:
            self.ways[cell] = ways

    @python_too
    def take(self, at: int) -> None:
        """Remove a card, also as a source."""
        cell = self.cell(at)
        if cell != 0:
            self.ways[cell] = FREE
            for i in range(self.nsources):
                if self.source_cell[i] == cell:
                    self.source_sides[i] = 0

    @python_too
    def add_source(self, at: int, sides: int) -> None:
        """Add a source, from whose sides every way begins: the start card and ladders (S-11)."""
        cell = self.cell(at)
        if cell != 0 and self.nsources < MOST_SOURCES:
            self.source_cell[self.nsources] = cell
            self.source_sides[self.nsources] = sides
            self.nsources += 1

    @python_too
    def add_goal(self, at: int) -> None:
        """Add a face-down goal; ways may lead on through it."""
        if self.ngoals < MOST_GOALS:
            cell = self.cell(at)
            self.goal_cell[self.ngoals] = cell
            self.is_end[self.ngoals] = 0
            if cell != 0:
                self.ways[cell] = GOAL - self.ngoals
            self.ngoals += 1

    @python_too
    def end_at(self, goal: int) -> None:
        """Let no way lead on through this goal, by its number from 0."""
        self.is_end[goal] = 1

    @python_too
    def distances(self, most: int) -> list[int]:
        """Return the cards that would join each goal, in the order added, at most `most`."""
        self.flood(most)
        return [self.found[i] for i in range(self.ngoals)]

    @python_too
    def joined(self) -> list[int]:
        """Return the cells of the table whose cards are joined to the start."""
        self.flood(0)
        return [
            (cell // self.width + self.top) * STRIDE + cell % self.width + self.left
            for cell in range(self.size)
            if self.seen[cell] and self.ways[cell] >= 0
        ]

    def flood(self, most: int) -> None:
        """Flood from the sources: laid cards cost nothing, empty cells one card, up to `most`."""
        for i in range(self.size):
            self.seen[i] = 0
        for i in range(self.ngoals):
            self.found[i] = most
        for i in range(self.nsources):
            self.here[i] = self.source_cell[i]
            self.here_sides[i] = self.source_sides[i]
            self.seen[self.source_cell[i]] |= self.source_sides[i]
        n = self.nsources
        steps = 0
        while n > 0 and steps <= most:
            n = self.spread(n, steps)
            steps += 1

    def spread(self, n: int, steps: int) -> int:
        """Reach everything that needs no further card, then the empty cells around it."""
        further = 0
        i = 0
        while i < n:  # grows while cards lead on
            cell = self.here[i]
            sides = self.here_sides[i]
            i += 1
            for d in range(4):
                if sides >> d & 1 == 0:
                    continue
                step = self.width if d & 1 == 0 else -1
                at = cell - step if d < 2 else cell + step
                ways = self.ways[at]
                if ways >= 0:
                    n = self.into(at, ways >> 4 * (d ^ 2) & 15, n)
                elif self.seen[at] == 0:
                    if ways == FREE:
                        self.seen[at] = 15
                        self.beyond[further] = at
                        self.beyond_sides[further] = 15
                        further += 1
                    else:
                        goal = GOAL - ways
                        self.found[goal] = steps
                        n = self.into(at, 0 if self.is_end[goal] else 15, n)
                        self.seen[at] = 15
        for i in range(further):
            self.here[i] = self.beyond[i]
            self.here_sides[i] = self.beyond_sides[i]
        return further

    def into(self, cell: int, way: int, n: int) -> int:
        """Add a way through a cell, unless it was taken before."""
        if way == 0 or self.seen[cell] & way:
            return n
        self.seen[cell] |= way
        self.here[n] = cell
        self.here_sides[n] = way
        return n + 1


# Compiled, the numbers of the tunnels are one block of memory.
LAYOUT = Layout.of(Tunnels)
tunnels_memory, set_tunnels_memory = LAYOUT.memory_of, LAYOUT.set_memory


def restored(numbers: dict[str, Any]) -> Tunnels:
    """Return tunnels that were pickled."""
    tunnels: Tunnels = Tunnels.__new__(Tunnels)
    set_tunnels_memory(tunnels, LAYOUT.write(numbers))
    return tunnels
