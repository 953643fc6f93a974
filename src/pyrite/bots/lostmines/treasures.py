"""The worth of mines: the kinds and values that are left, as far as a seat may know."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.lostmines.cards import Cards
from pyrite.core.cards import FACE_DOWN
from pyrite.core.description import TreasureDescription

DRAGON = "dragon"
FRIGHT = 1.5  # cost of waking the dragon, in points (L-42)
AGAIN = 0.6  # weight of a further treasure from the same mine, a turn later
MOST = 3  # nobody stays for more


class Treasures:
    """The treasures nobody has taken, and which mine may hold which kind."""

    def __init__(self, view: Mapping[str, Any], cards: Cards) -> None:
        at, board = cards.grid.cell, view["board"]
        self.mines = {at(cell): name for cell, name in view["mines"].items()}
        down = [cell for cell in view["mines"] if board.get(cell, FACE_DOWN) == FACE_DOWN]
        self.hidden = {at(cell) for cell in down}
        self.rows = view["treasures"]
        self.left = Counter(row["kind"] for row in self.rows if row["owner"] is None)
        self.means = _means(cards.description.treasures, view)
        self.best = {kind: self._best(kind) for kind in self.left}
        self.lots = {mine: self._lots(mine) for mine in self.mines}

    def value(self, number: int) -> float:
        """Return the known or expected value of a treasure, counted from 1."""
        row = self.rows[number - 1]
        known: int | None = row["value"]
        return self.means.get(row["kind"], 0.0) if known is None else float(known)

    def _best(self, kind: str) -> float:
        """Return the value of the treasure of this kind that the seat would take first."""
        free = [n for n, row in enumerate(self.rows, 1) if row["owner"] is None]
        return max(self.value(n) for n in free if self.rows[n - 1]["kind"] == kind)

    def kinds(self, mine: int) -> dict[str, float]:
        """Return the probability of each kind for a mine."""
        name = self.mines[mine]
        if name is not None:
            return {name: 1.0}
        unseen = sorted({*self.means, DRAGON} - {*self.mines.values()})
        return {kind: 1 / len(unseen) for kind in unseen}

    def _lots(self, mine: int) -> list[tuple[float, int]]:
        """Return what may be there: value times probability, and how many."""
        kinds = self.kinds(mine).items()
        return [(chance * self.best[k], self.left[k]) for k, chance in kinds if k in self.best]

    def worth(self, mine: int, taken: float = 0.0) -> float:
        """Return what is left to gain there, after others have taken this many."""
        total = 0.0
        for value, left in self.lots[mine]:
            total += value * often(left - taken)
        return total

    def spread(self, mine: int) -> float:
        """Return how much it may matter to know what a mine is."""
        if self.mines[mine] is not None:
            return 0.0
        worths = [self.best.get(k, -FRIGHT if k == DRAGON else 0.0) for k in self.kinds(mine)]
        return max(worths) - min(worths)

    def fright(self, mine: int) -> float:
        """Return the risk of turning it up."""
        return FRIGHT * self.kinds(mine).get(DRAGON, 0.0) if mine in self.hidden else 0.0


def often(left: float) -> float:
    """Return how many treasures count, of those that are left."""
    if left <= 1:
        return max(0.0, left)
    return 1 + AGAIN * (min(left, MOST) - 1)


def _means(box: Sequence[TreasureDescription], view: Mapping[str, Any]) -> dict[str, float]:
    """Return the expected value of an unknown treasure of each kind."""
    known = [row for row in view["treasures"] if row["value"] is not None]
    seen = Counter((row["kind"], row["value"]) for row in known)
    rest = list((Counter({(t.kind, t.value): t.copies for t in box}) - seen).elements())
    means = {}
    for kind in {treasure.kind for treasure in box}:
        values = [value for k, value in rest if k == kind]
        means[kind] = sum(values) / len(values) if values else 0.0
    return means
