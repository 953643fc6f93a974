"""Where the dwarf goes: all places it can reach in this turn, and what it is worth to end there."""

from pyrite.bots.mines.cards import NARROW, OBSTACLES, OFFSETS, Play, cell_of, edge_of, feature_of
from pyrite.bots.mines.ground import TURN
from pyrite.bots.mines.situation import SECOND, Situation

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
        view = situation.view
        self.situation = situation
        self.cards = {cell_of(cell): text for cell, text in view["board"].items()}
        self.tools = {cell_of(cell) for cell in view["tools"]}
        self.full = {at for seat, at in enumerate(situation.stands) if seat != situation.seat}
        self.traps = _both_sides(view["traps"])
        self.trolls = _both_sides([edge for edge in view["trolls"] if edge])
        self.values = self._values(view["ask"]["steps"])

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
            for side, offset in enumerate(OFFSETS):
                if self.may(cell, side):
                    way = side if first < 0 else first, cell + offset
                    snapped = traps + ((cell, side) in self.traps)
                    further[way] = min(snapped, further.get(way, snapped))
        return further

    def may(self, cell: int, side: int) -> bool:
        """L-30: may the dwarf go from this cell to the next one?"""
        beyond = cell + OFFSETS[side]
        if beyond not in self.cards or not self.situation.ground.open(cell, side):
            return False
        feature = feature_of(self.cards[beyond])
        stuck = feature in OBSTACLES and beyond not in self.tools
        full = feature in NARROW and beyond in self.full
        return not stuck and not full and (cell, side) not in self.trolls

    def end(self, cell: int, traps: int) -> float:
        """What it is worth to end the move here, after so many traps."""
        return self._there(cell) - self._crowding(cell) - self._lost(traps)

    def _there(self, cell: int) -> float:
        situation, riches = self.situation, self.situation.riches
        near = WAIT - FIRE * (feature_of(self.cards.get(cell, "")) == "campfire")
        hope = situation.hope_at(cell, near)
        if cell not in riches.mines:
            return hope
        return max(riches.worth(cell) + SECOND * hope, hope) - riches.fright(cell)

    def _crowding(self, cell: int) -> float:
        """L-12: whom one stands in the way of, as far as one cares."""
        if feature_of(self.cards.get(cell, "")) not in NARROW:
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


def _both_sides(edges: list[str]) -> set[tuple[int, int]]:
    """Edges, seen from both their cells."""
    own = {edge_of(edge) for edge in edges}
    return own | {(cell + OFFSETS[side], side ^ 2) for cell, side in own}


def first_side(play: Play) -> int:
    """The step that an answer begins with, -1 for staying."""
    return play.side if play.verb == "step" else -1
