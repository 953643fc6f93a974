"""Where the dwarf goes: all places it can reach in this turn, and what it is worth to end there."""

from pyrite.bots.lostmines.cards import NARROW, OBSTACLES
from pyrite.bots.lostmines.ground import TURN
from pyrite.bots.lostmines.situation import SECOND, Situation
from pyrite.core.actions import Action
from pyrite.core.sides import LETTERS as SIDES

TIRED = 1e-6  # what a step costs, so that nobody walks about
WAIT = TURN // 2  # the next turn is that much away
FIRE = 2  # how much nearer a campfire brings one (L-13)
LOST = 0.12  # what a card is worth that a trap takes
LAST = 0.5  # the same for one of the last, each of which is a turn (L-05)
FEW = 2
IN_THE_WAY = 3  # what it costs others that one stands on a narrow card (L-12)

Way = tuple[int, int]  # the first side, or -1 for staying, and the cell where it ends


class Walk:
    """All that the dwarf can do with the steps it has left."""

    def __init__(self, situation: Situation) -> None:
        view, cards = situation.view, situation.cards
        at = cards.grid.cell
        self.situation = situation
        self.offsets = cards.grid.offsets
        self.features = {at(cell): cards.feature(tile) for cell, tile in view["board"].items()}
        self.tools = {at(cell) for cell in view["tools"]}
        self.full = {at for seat, at in enumerate(situation.stands) if seat != situation.seat}
        self.traps = self._both_sides(view["traps"])
        self.trolls = self._both_sides([edge for edge in view["trolls"] if edge])
        self.values = self._values(view["steps"])

    def _values(self, steps: int) -> dict[int, float]:
        """By the first step: what the best way is worth that begins with it."""
        here = self.situation.stands[self.situation.seat]
        ways: dict[Way, int] = {(-1, here): 0}
        values = {-1: self.end(here, 0)}
        for step in range(1, steps + 1):
            ways = self._on(ways)
            for (first, cell), traps in ways.items():
                value = self.end(cell, traps) - TIRED * step
                values[first] = max(value, values.get(first, value))
        return values

    def _on(self, ways: dict[Way, int]) -> dict[Way, int]:
        """One step further; how many traps snapped on each way."""
        further: dict[Way, int] = {}
        for (first, cell), traps in ways.items():
            if first >= 0 and cell in self.situation.ground.hidden:
                continue  # L-31: the first dwarf must stop there
            for side, offset in enumerate(self.offsets):
                if self.may(cell, side):
                    way = side if first < 0 else first, cell + offset
                    snapped = traps + ((cell, side) in self.traps)
                    further[way] = min(snapped, further.get(way, snapped))
        return further

    def may(self, cell: int, side: int) -> bool:
        """L-30: may the dwarf go from this cell to the next one?"""
        beyond = cell + self.offsets[side]
        if beyond not in self.features or not self.situation.ground.open(cell, side):
            return False
        feature = self.features[beyond]
        stuck = feature in OBSTACLES and beyond not in self.tools
        full = feature in NARROW and beyond in self.full
        return not stuck and not full and (cell, side) not in self.trolls

    def end(self, cell: int, traps: int) -> float:
        """What it is worth to end the move here, after so many traps."""
        return self._there(cell) - self._crowding(cell) - self._lost(traps)

    def _there(self, cell: int) -> float:
        situation, treasures = self.situation, self.situation.treasures
        near = WAIT - FIRE * (self.features.get(cell) == "campfire")
        hope = situation.hope_at(cell, near)
        if cell not in treasures.mines:
            return hope
        return max(treasures.worth(cell) + SECOND * hope, hope) - treasures.fright(cell)

    def _crowding(self, cell: int) -> float:
        """L-12: whom one stands in the way of, as far as one cares."""
        if self.features.get(cell) not in NARROW:
            return 0.0
        lost = 0.0
        for group in self.situation.groups[1:]:
            field = self.situation.fields[group.target]
            if group.away[cell] + field[cell] == group.distances[group.target]:
                lost += group.care * self.situation.delay(group, IN_THE_WAY)
        return lost

    def _lost(self, traps: int) -> float:
        """L-22: what the traps on the way take; who holds nothing loses nothing."""
        held: int = self.situation.view["hands"][self.situation.seat]
        gone = min(traps, held)
        return sum(LAST if held - n <= FEW else LOST for n in range(gone))

    def _both_sides(self, edges: list[str]) -> set[tuple[int, int]]:
        """Edges, seen from both their cells."""
        own = {self.situation.cards.grid.edge(edge) for edge in edges}
        return own | {(cell + self.offsets[side], side ^ 2) for cell, side in own}


def first_side(action: Action) -> int:
    """The step that an answer begins with, -1 for staying."""
    return SIDES.index(action.side) if action.verb == "step" and action.side else -1
