"""Everything a bot weighs before it answers: who is how far from which treasures."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp

from pyrite.bots.lostmines.beliefs import Roles, cares
from pyrite.bots.lostmines.board import FAR, TURN, Cards, Field, Ground
from pyrite.core.cards import FACE_DOWN
from pyrite.core.description import TreasureDescription
from pyrite.core.views import View

DRAGON = "dragon"
FRIGHT = 1.5  # cost of waking the dragon, in points (L-42)
AGAIN = 0.6  # weight of a further treasure from the same mine, a turn later
MOST = 3  # nobody stays for more
PATIENCE = 0.96  # what a treasure keeps of its worth per sixth of a turn
SECOND = 0.2  # weight of the second best mine
GRACE = 10  # how long after the last turn there is still a little hope
RUSH = 0.3  # how surely a nearer dwarf takes a treasure first
CRUMBS = 0.3  # what even the last dwarf may hope to find
END = 0.02  # smaller prospects count as none


class Treasures:
    """The treasures nobody has taken, and which mine may hold which kind."""

    def __init__(self, view: View, cards: Cards) -> None:
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


def _means(box: Sequence[TreasureDescription], view: View) -> dict[str, float]:
    """Return the expected value of an unknown treasure of each kind."""
    known = [row for row in view["treasures"] if row["value"] is not None]
    seen = Counter((row["kind"], row["value"]) for row in known)
    rest = list((Counter({(t.kind, t.value): t.copies for t in box}) - seen).elements())
    means = {}
    for kind in {treasure.kind for treasure in box}:
        values = [value for k, value in rest if k == kind]
        means[kind] = sum(values) / len(values) if values else 0.0
    return means


@dataclass
class Group:
    """Dwarfs on one cell: what their treasures count, and how they see the mines."""

    at: int
    care: float
    away: Field  # cost of going anywhere
    chances: Sequence[float]  # of getting a treasure, by its distance
    worths: list[float]  # of each mine
    distances: list[int]  # to each mine

    @cached_property
    def hope(self) -> float:
        """The points they may hope for."""
        return self.hopes(self.distances)

    def hopes(self, distances: Sequence[int]) -> float:
        """Return the hope at other distances: the best mine, and a bit of the second."""
        first = second = 0.0
        for worth, distance in zip(self.worths, distances, strict=True):
            value = worth * self.chances[distance]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first + SECOND * second

    @cached_property
    def target(self) -> int:
        """The number of the mine that they head for."""
        values = [w * self.chances[d] for w, d in zip(self.worths, self.distances, strict=True)]
        return values.index(max(values))


class Situation:
    """A moment as one seat understands it."""

    def __init__(self, view: View, ground: Ground, roles: Sequence[Roles]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.ground = ground
        self.cards = ground.cards
        self.treasures = Treasures(view, ground.cards)
        self.roles = roles
        at = ground.cards.grid.cell
        self.stands = [at(cell) for cell in view["stands"]]
        self.mines = tuple(self.treasures.mines)
        self.fields = [ground.to(mine) for mine in self.mines]
        self.cares = cares(view, roles)
        self.laid = {at(cell) for cell in view["board"]}
        self.proposed = False  # whether this seat proposed to end this round
        self.changes: dict[tuple[int, int, int], float] = {}

    @cached_property
    def turns(self) -> float:
        """How many turns this seat has left, counting what it is about to draw."""
        drawn = self.view["owed"] if self.view["turn"] == self.seat else 0
        return self._turns(self.view["hands"][self.seat] + min(drawn, self.view["pile"]))

    def _turns(self, held: float) -> float:
        """Return the turns left: one card each, with the pile shared by all still in (L-05)."""
        players = sum(1 for hand in self.view["hands"] if hand) or 1
        return held + float(self.view["pile"]) / players if held else 0.0

    @cached_property
    def me(self) -> Group:
        """The seat's own dwarf."""
        return self._group(self.stands[self.seat], self.cares[self.seat], self.turns)

    @cached_property
    def groups(self) -> list[Group]:
        """The seat's own dwarf, then the others by the cells where they stand."""
        others: dict[int, float] = {}
        for seat, (at, care) in enumerate(zip(self.stands, self.cares, strict=True)):
            if seat != self.seat and self.view["hands"][seat]:
                others[at] = others.get(at, 0.0) + care
        held = [hand for hand in self.view["hands"] if hand]
        turns = self._turns(sum(held) / len(held)) if held else 0.0
        return [self.me, *(self._group(at, care, turns) for at, care in others.items())]

    def _group(self, at: int, care: float, turns: float) -> Group:
        distances = [field[at] for field in self.fields]
        worths = [self._worth(number, far) for number, far in enumerate(distances)]
        away = self.ground.away(at)
        return Group(at, care, away, chances(round(turns, 1)), worths, distances)

    def _worth(self, number: int, distance: int) -> float:
        """Return what a mine is still worth to a dwarf this far away; it may be a dragon."""
        field, treasures, mine = self.fields[number], self.treasures, self.mines[number]
        earlier = [distance - field[at] for at in self._players if field[at] < distance]
        taken = RUSH * sum(min(ahead, TURN) for ahead in earlier) / TURN
        left = max(treasures.worth(mine, taken), CRUMBS * treasures.worth(mine))
        return max(0.0, left - treasures.fright(mine))

    def hope_at(self, cell: int, more: int) -> float:
        """Return what the seat's dwarf may hope for from here, this much later."""
        distances = [field[cell] for field in self.fields]
        worths = [self._worth(number, far) if far else 0.0 for number, far in enumerate(distances)]
        group = Group(cell, 1.0, [], self.me.chances, worths, distances)
        return group.hopes([min(FAR, far + more) for far in distances])

    @cached_property
    def _players(self) -> list[int]:
        return [at for at, held in zip(self.stands, self.view["hands"], strict=True) if held]

    @cached_property
    def prospects(self) -> float:
        """What going on is worth to this seat: everybody's hopes, as far as it cares."""
        return sum(group.care * group.hope for group in self.groups)

    @property
    def over(self) -> bool:
        """Whether there is nothing to gain from going on."""
        late = self.view["pile"] < len(self.stands)
        return late and self.prospects < END

    def change(self, cell: int, sides: int, cost: int) -> float:
        """Return what it is worth that the cell gets these open sides and this cost."""
        key = cell, sides, cost
        if key not in self.changes:
            into, out = self._through(cell, sides)
            self.changes[key] = sum(
                group.care * (self._after(group, cell, way + cost, out) - group.hope)
                for group, way in zip(self.groups, into, strict=True)
            )
        return self.changes[key]

    def _through(self, cell: int, sides: int) -> tuple[list[int], list[int]]:
        """Return each group's way to a cell with these open sides, and from there to each mine."""
        ground, hidden = self.ground, self.ground.hidden
        doors = [
            (cell + ground.offsets[side], ground.slow[4 * cell + side])
            for side in range(4)
            if sides >> side & 1 and ground.meets(cell, side)
        ]
        behind = [door for door in doors if door[0] not in hidden]
        into = [min((g.away[at] + slow for at, slow in behind), default=FAR) for g in self.groups]
        ahead = [(at, slow + ground.costs[at]) for at, slow in doors]
        return into, [min((f[at] + cost for at, cost in ahead), default=FAR) for f in self.fields]

    def _after(self, group: Group, cell: int, into: int, out: list[int]) -> float:
        """Return a group's hopes if the cell leads on like this."""
        after = [
            min(self._around(group, number, cell), into + out[number], FAR)
            for number in range(len(self.mines))
        ]
        return group.hope if after == group.distances else group.hopes(after)

    def _around(self, group: Group, number: int, cell: int) -> int:
        """Return a group's way to a mine that avoids this cell."""
        if group.away[cell] + self.fields[number][cell] > group.distances[number]:
            return group.distances[number]
        return self.ground.to(self.mines[number], cell)[group.at]

    def crossed(self, group: Group, cell: int, side: int) -> int:
        """Return a group's distance to an edge on its way; FAR if it takes another way."""
        ground, number = self.ground, group.target
        field, beyond = self.fields[number], cell + ground.offsets[side]
        for here, there in ((cell, beyond), (beyond, cell)):
            slow = ground.slow[4 * cell + side]
            whole = group.away[here] + slow + ground.costs[there] + field[there]
            if whole == group.distances[number]:
                return group.away[here]
        return FAR

    def delay(self, group: Group, cost: int) -> float:
        """Return what a group loses if the way to its mine takes longer."""
        after = list(group.distances)
        after[group.target] = min(FAR, after[group.target] + cost)
        return group.hope - group.hopes(after)


@lru_cache(maxsize=256)
def chances(turns: float) -> list[float]:
    """Return the chance of getting a treasure by its distance, given the turns left."""
    last = TURN * turns
    return [PATIENCE**far / (1 + exp((far - last) / GRACE)) for far in range(FAR + 1)]
