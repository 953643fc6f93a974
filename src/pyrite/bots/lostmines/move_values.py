"""Where a dwarf goes: all places it can reach in this turn, and the value of ending there."""

from pyrite.bots.lostmines.cards import NARROW, OBSTACLES
from pyrite.bots.lostmines.ground import TURN
from pyrite.bots.lostmines.situation import SECOND, Situation
from pyrite.core.actions import Action
from pyrite.core.sides import LETTERS as SIDES

TIRED = 1e-6  # cost of a step, so that dwarfs do not walk without reason
WAIT = TURN // 2  # distance to the next turn
FIRE = 2  # head start from a campfire (L-13)
LOST = 0.12  # value of a card lost to a trap
LAST = 0.5  # value of one of the last cards, each of which is a turn (L-05)
FEW = 2
IN_THE_WAY = 3  # cost to others of standing on a narrow card (L-12)

Way = tuple[int, int]  # the first side, or -1 for staying, and the final cell


class Walk:
    """Everything that the dwarf can do with the steps it has left."""

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
        """Return by first step the value of the best way that begins with it."""
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
        """Extend all ways by one step, counting the traps that snapped."""
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
        """Return whether the dwarf may go from this cell to the next one (L-30)."""
        beyond = cell + self.offsets[side]
        if beyond not in self.features or not self.situation.ground.open(cell, side):
            return False
        feature = self.features[beyond]
        stuck = feature in OBSTACLES and beyond not in self.tools
        full = feature in NARROW and beyond in self.full
        return not stuck and not full and (cell, side) not in self.trolls

    def end(self, cell: int, traps: int) -> float:
        """Return the value of ending the move here, after this many traps."""
        return self._there(cell) - self._crowding(cell) - self._lost(traps)

    def _there(self, cell: int) -> float:
        situation, treasures = self.situation, self.situation.treasures
        near = WAIT - FIRE * (self.features.get(cell) == "campfire")
        hope = situation.hope_at(cell, near)
        if cell not in treasures.mines:
            return hope
        return max(treasures.worth(cell) + SECOND * hope, hope) - treasures.fright(cell)

    def _crowding(self, cell: int) -> float:
        """Return what blocking others here costs, as far as the seat cares (L-12)."""
        if self.features.get(cell) not in NARROW:
            return 0.0
        lost = 0.0
        for group in self.situation.groups[1:]:
            field = self.situation.fields[group.target]
            if group.away[cell] + field[cell] == group.distances[group.target]:
                lost += group.care * self.situation.delay(group, IN_THE_WAY)
        return lost

    def _lost(self, traps: int) -> float:
        """Return the value of the cards that traps take; empty hands lose nothing (L-22)."""
        held: int = self.situation.view["hands"][self.situation.seat]
        gone = min(traps, held)
        return sum(LAST if held - n <= FEW else LOST for n in range(gone))

    def _both_sides(self, edges: list[str]) -> set[tuple[int, int]]:
        """Return edges as seen from both their cells."""
        own = {self.situation.cards.grid.edge(edge) for edge in edges}
        return own | {(cell + self.offsets[side], side ^ 2) for cell, side in own}


def first_side(action: Action) -> int:
    """Return the side of the step that an answer begins with, -1 for staying."""
    return SIDES.index(action.side) if action.verb == "step" and action.side else -1
