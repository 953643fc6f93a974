"""What cards, discards, walks and other answers are worth in The Lost Mines."""

from collections.abc import Callable, Sequence

from pyrite.bots.lostmines.board import (
    ALL,
    BUILD,
    FAR,
    NARROW,
    OBSTACLES,
    ROCK,
    STEP,
    TRAP,
    TURN,
    entry_cost,
)
from pyrite.bots.lostmines.situation import SECOND, Group, Situation
from pyrite.core.actions import Action
from pyrite.core.cards import Tile
from pyrite.core.sides import LETTERS as SIDES

TIRED = 1e-6  # cost of a step, so that dwarfs do not walk without reason
WAIT = TURN // 2  # distance to the next turn
FIRE = 2  # head start from a campfire (L-13)
LOST = 0.12  # value of a card lost to a trap
LAST = 0.5  # value of one of the last cards, each of which is a turn (L-05)
FEW = 2
IN_THE_WAY = 3  # cost to others of standing on a narrow card (L-12)

Way = tuple[int, int]  # the first side, or -1 for staying, and the final cell
LOOK_MINE, LOOK_TREASURE, LOOK_DWARF = 0.3, 0.4, 0.06
LEAST, PART = 0.002, 0.05  # the worth of a good card is a part of what there is to hope for
SPENT = 0.3  # how much of its worth a played card costs
FRESH = 0.5  # worth of a card from the pile
OPEN_GROUND = 0.3  # how surely a way crosses an edge where a card is still missing
NEVER = 10.0  # more than anything else is worth
TOOL, IDLE_TOOL, OTHER = 0.8, 0.25, 0.3
KEEP = {"look": 0.3, "trap": 0.5, "troll": 0.5, "thunderstorm": 0.4}  # by verb
Values = list[float]


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


def unit(situation: Situation) -> float:
    """Return what a good card is worth now."""
    return LEAST + PART * situation.me.hope


def keep(card: str, situation: Situation) -> float:
    """Return the value of keeping a card."""
    return unit(situation) * _keep(card, situation)


def _keep(card: str, situation: Situation) -> float:
    cards = situation.cards
    verb = cards.verb(card)
    if verb == "place":
        sides = cards.sides(card)
        hard = 0.4 if cards.feature(card) in OBSTACLES else 0.0
        return 0.1 + 0.15 * sides.bit_count() + 0.3 * (sides & 10 == 10) - hard
    if verb == "tool":
        board, helped = situation.view["board"].items(), cards.overcome([card])
        waiting = {cell for cell, tile in board if cards.feature(tile) in helped}
        return TOOL if waiting.difference(situation.view["tools"]) else IDLE_TOOL
    return KEEP.get(verb, OTHER)


def worth(action: Action, situation: Situation) -> float:
    """Return what a card is worth if played like this."""
    if action.verb not in WORTH:
        return 0.0
    spent = SPENT * keep(action.card, situation) if action.card else 0.0
    return WORTH[action.verb](action, situation) - spent


def _cell(action: Action, situation: Situation) -> int:
    """Return the number of the action's cell."""
    assert action.cell is not None, action
    return situation.cards.grid.cell(action.cell)


def _place(action: Action, situation: Situation) -> float:
    assert action.card is not None, action
    cards = situation.cards
    cost = entry_cost(cards.feature(action.card), False, cards.overcome(situation.view["hand"]))
    sides = cards.sides(str(Tile(action.card, action.turned)))
    return situation.change(_cell(action, situation), sides, cost)


def _tool(action: Action, situation: Situation) -> float:
    cell = _cell(action, situation)
    return situation.change(cell, situation.ground.sides[cell], STEP + ROCK)


def _thunderstorm(action: Action, situation: Situation) -> float:
    return situation.change(_cell(action, situation), ALL, STEP + BUILD)


def _trap(action: Action, situation: Situation) -> float:
    """Rate a trap, which costs every passing dwarf a card (L-22)."""
    return _marked(action, situation, lambda group, far: TRAP)


def _troll(action: Action, situation: Situation) -> float:
    """Rate a troll, which holds up everyone who passes before the next turn (L-23)."""
    return _marked(action, situation, lambda group, far: max(0, TURN - far))


def _marked(action: Action, situation: Situation, cost: Callable[[Group, int], int]) -> float:
    """Sum up what those lose whose way crosses the edge, as far as the seat cares."""
    total = 0.0
    cell, side = _cell(action, situation), SIDES.index(action.side or "N")
    for group in situation.groups:
        far = situation.crossed(group, cell, side)
        if far < FAR:
            total -= group.care * situation.delay(group, cost(group, far))
    built = {cell, cell + situation.cards.grid.offsets[side]} <= situation.laid
    return total if built else OPEN_GROUND * total


def _look(action: Action, situation: Situation) -> float:
    """Rate a look at a mine, a treasure or a dwarf (L-21)."""
    if action.treasure is not None:
        return _look_at_treasure(action.treasure, situation)
    if action.target is not None:
        return _look_at_dwarf(action.target, situation)
    return _look_at_mine(_cell(action, situation), situation)


def _look_at_mine(cell: int, situation: Situation) -> float:
    """Rate a look at a mine on the seat's way, which may be a dragon."""
    number = situation.mines.index(cell)
    near = situation.me.chances[situation.me.distances[number]]
    return LOOK_MINE * near * situation.treasures.spread(cell)


def _look_at_treasure(number: int, situation: Situation) -> float:
    """Rate a look at a treasure, which helps to choose the best of its kind."""
    treasures = situation.treasures
    row = treasures.rows[number - 1]
    kind = row["kind"]
    if row["value"] is not None or treasures.left[kind] < 2:
        return 0.0
    me, likely = situation.me, [treasures.kinds(mine).get(kind, 0.0) for mine in situation.mines]
    near = [me.chances[far] * chance for far, chance in zip(me.distances, likely, strict=True)]
    return LOOK_TREASURE * max(near)


def _look_at_dwarf(seat: int, situation: Situation) -> float:
    """Rate a look at a dwarf by how little is known about the seat, while it matters."""
    doubt = 1.0 - max(situation.roles[seat].values(), default=1.0)
    return LOOK_DWARF * doubt * situation.me.hope


def _pass(action: Action, situation: Situation) -> float:
    """Rate a discard: the least useful card, and a second if both can be replaced (L-05)."""
    lost = sum(keep(card, situation) for card in action.cards)
    if len(action.cards) == 1:
        return -lost
    return FRESH * unit(situation) - lost if situation.view["pile"] > 1 else -NEVER


def _propose(action: Action, situation: Situation) -> float:
    """Propose to end the round only if the seat gains from it (L-45)."""
    return NEVER if situation.over and not situation.proposed else -NEVER


WORTH: dict[str, Callable[[Action, Situation], float]] = {
    "place": _place,
    "tool": _tool,
    "trap": _trap,
    "troll": _troll,
    "look": _look,
    "thunderstorm": _thunderstorm,
    "pass": _pass,
    "propose": _propose,
}


def _turn(actions: Sequence[Action], situation: Situation) -> Values:
    return [worth(action, situation) for action in actions]


def _agree(actions: Sequence[Action], situation: Situation) -> Values:
    """Agree to end the round only if going on gains nothing (L-45)."""
    return [float((action.verb == "agree") == situation.over) for action in actions]


def _move(actions: Sequence[Action], situation: Situation) -> Values:
    values = Walk(situation).values
    return [values.get(first_side(action), 0.0) for action in actions]


def _turn_mine(actions: Sequence[Action], situation: Situation) -> Values:
    """Prefer the rotation that leads the seat's own side on (L-31)."""
    cards, where = situation.ground.cards, situation.view["ask"]["cell"]
    name, cell = situation.view["mines"][where], cards.grid.cell(where)
    values = []
    for action in actions:
        sides = cards.sides(str(Tile(name, action.turned)))
        ground = situation.ground.with_tile(cell, sides)
        values.append(Situation(situation.view, ground, situation.roles).prospects)
    return values


def _take(actions: Sequence[Action], situation: Situation) -> Values:
    """Prefer the most valuable treasure (L-32)."""
    numbers = [action.treasure for action in actions]
    return [situation.treasures.value(number) if number else 0.0 for number in numbers]


def _unknown(actions: Sequence[Action], situation: Situation) -> Values:
    return [0.0] * len(actions)


ASKS: dict[str, Callable[[Sequence[Action], Situation], Values]] = {
    "turn": _turn,
    "agree": _agree,
    "move": _move,
    "turn_mine": _turn_mine,
    "take_treasure": _take,
}


def answer_values(actions: Sequence[Action], situation: Situation) -> Values:
    """Return what each answer is worth to this seat, whatever was asked."""
    return ASKS.get(situation.view["ask"]["kind"], _unknown)(actions, situation)
