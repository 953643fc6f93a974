"""How far it is to the goals, for rollouts that dig and hinder sensibly; whole numbers only.

A window of cells around the start and the goals holds, for each goal face down, how many cards
are missing from each empty cell on. Distances are found anew only when the tunnels have changed.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence
from math import exp

from pyrite.saboteur.table.state import Rules, Table
from pyrite.saboteur.table.verbs import VERBS

if not cython.compiled:
    from pyrite.saboteur.numbers import (
        EMPTY,
        FAR,
        FIELD,
        FIRST_TILE,
        HIDDEN,
        MAX_CELLS,
        MAX_GOALS,
        MAX_SEATS,
        MOST_SUSPECT,
        SIDES_OF_DWARFS,
    )

MARGIN = 3  # a rim that no way crosses, and two cells more than between start and goals
ROLES = ("digger", "saboteur", "geologist")  # what dwarfs strive for: treasure, no treasure, stones
AIMS = {"break": 1, "repair": 3}  # whom it concerns: 1 harms, 2 helps a seat, 3 one of its tools


class Guide:
    """What the seats of one rollout go by."""

    def __init__(
        self, rules: Rules, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        if not cython.compiled:
            self._make_room()
        self._open_window(rules)
        self._weigh_cards(rules, worths)
        self.map, self.rockfall = VERBS.index("map"), VERBS.index("rockfall")
        for verb, name in enumerate(VERBS):
            self.aim[verb] = worths["aims"].get(name, AIMS.get(name, 0))
            for role, part in enumerate(ROLES):
                self.worth[64 * role + verb] = worths[part].get(name, 10)
        for goal in range(MAX_GOALS):
            self.hope[goal] = max(1, worths.get("hopes", {}).get(str(goal), 1))
        for seat, weight in enumerate(suspicion):
            self.first_suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, weight))
        for i in range(2 * MOST_SUSPECT + 1):
            self.chances[i] = round(1000.0 / (1.0 + exp((MOST_SUSPECT - i) / 100.0)))

    if not cython.compiled:

        def _make_room(self) -> None:
            self.left = self.top = self.width = self.height = self.seat = self.near = 0
            self.ncells = self.nlaid = self.fresh = self.shown = 0
            self.empty, self.blank = [0] * FIELD, [0] * FIELD
            self.queue = [0] * FIELD
            self.field, self.first_field = [0] * (MAX_GOALS * FIELD), [0] * (MAX_GOALS * FIELD)
            self.first_empty, self.first_best = [0] * FIELD, [0] * (3 * MAX_GOALS)
            self.best, self.second = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.best_hole, self.odds = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.hope = [0] * MAX_GOALS  # how likely all think it to be the treasure
            self.spot = [0] * MAX_CELLS
            self.aim, self.worth = [0] * 64, [0] * (64 * SIDES_OF_DWARFS)
            self.keep = [0] * (128 * SIDES_OF_DWARFS)
            self.first_suspicion, self.suspicion = [0] * MAX_SEATS, [0] * MAX_SEATS
            self.chances = [0] * (2 * MOST_SUSPECT + 1)

    def _open_window(self, rules: Rules) -> None:
        """The cells between start and goals with a margin, as far as there is room for them."""
        places = [rules.start_at, *(rules.goal_at[i] for i in range(rules.ngoals))]
        columns, rows = [at & 255 for at in places], [at >> 8 for at in places]
        self.left, self.top = min(columns) - MARGIN + 1, min(rows) - MARGIN + 1
        self.width = min(16, max(columns) - self.left + MARGIN)
        self.height = min(FIELD // self.width, max(rows) - self.top + MARGIN)
        for row in range(1, self.height - 1):
            for column in range(1, self.width - 1):
                self.blank[row * self.width + column] = 1

    def _weigh_cards(self, rules: Rules, worths: Mapping[str, Mapping[str, int]]) -> None:
        """What it is worth to each kind of dwarf to still hold a card."""
        for card in range(rules.nkinds):
            tile = FIRST_TILE + 2 * card
            lead = max(rules.through[4 * tile + d] for d in range(4))
            path = rules.sides[tile] != 0
            leads = 150 * lead.bit_count() + 300 * (lead & 10 == 10)
            kept = (leads, 500 - 600 * leads // 1000 if lead else 800, 50)
            name = VERBS[rules.verb_of[card]]
            for role, part in enumerate(ROLES):
                value = worths["keep_" + part].get(name, 300)
                self.keep[128 * role + card] = kept[role] if path else value
            if rules.crystal[card]:
                self.keep[128 * 2 + card] = 1500


def remember(table: Table, guide: Guide) -> None:
    """All rollouts begin with these tunnels, so their distances are found once."""
    guide.nlaid = -2
    guide.ncells = 0
    measure(table, guide)
    for i in range(table.rules.ngoals * FIELD):
        guide.first_field[i] = guide.field[i]
    for i in range(FIELD):
        guide.first_empty[i] = guide.empty[i]
    for goal in range(table.rules.ngoals):
        guide.first_best[3 * goal] = guide.best[goal]
        guide.first_best[3 * goal + 1] = guide.second[goal]
        guide.first_best[3 * goal + 2] = guide.best_hole[goal]


def begin_again(table: Table, guide: Guide) -> None:
    """A new rollout: nobody has done anything yet, the tunnels are as they were."""
    for i in range(table.rules.ngoals * FIELD):
        guide.field[i] = guide.first_field[i]
    for i in range(FIELD):
        guide.empty[i] = guide.first_empty[i]
    for goal in range(table.rules.ngoals):
        guide.best[goal] = guide.first_best[3 * goal]
        guide.second[goal] = guide.first_best[3 * goal + 1]
        guide.best_hole[goal] = guide.first_best[3 * goal + 2]
    for seat in range(MAX_SEATS):
        guide.suspicion[seat] = guide.first_suspicion[seat]
    note_tunnels(table, guide)


def spot_of(guide: Guide, at: int) -> int:
    """The place of a cell inside the window; 0 if it is on its rim or outside."""
    column = (at & 255) - guide.left
    row = (at >> 8) - guide.top
    if column < 1 or row < 1 or column >= guide.width - 1 or row >= guide.height - 1:
        return 0
    return row * guide.width + column


def measure(table: Table, guide: Guide) -> None:
    """Find the distances anew, as far as the tunnels have changed since."""
    if table.nlaid == guide.nlaid and table.fresh == guide.fresh and table.shown == guide.shown:
        return
    one_more = table.nlaid == guide.nlaid + 1 and table.shown == guide.shown
    for cell in range(guide.ncells + 1, table.ncells + 1):
        guide.spot[cell] = spot_of(guide, table.at[cell])
    if not one_more:
        look_around(table, guide)
    spot = guide.spot[table.fresh]
    guide.empty[spot] = 0
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            if not one_more or not fills(guide, goal * FIELD, spot):
                spread_from(table, guide, goal)
            rank_holes(table, guide, goal)
    note_tunnels(table, guide)


def note_tunnels(table: Table, guide: Guide) -> None:
    """These are the tunnels that the distances are of."""
    guide.ncells = table.ncells
    guide.nlaid = table.nlaid
    guide.fresh = table.fresh
    guide.shown = table.shown


def look_around(table: Table, guide: Guide) -> None:
    """Which cells of the window are empty."""
    for i in range(guide.width * guide.height):
        guide.empty[i] = guide.blank[i]
    for cell in range(1, table.ncells + 1):
        if table.tile[cell] != EMPTY:
            guide.empty[guide.spot[cell]] = 0


def fills(guide: Guide, first: int, spot: int) -> bool:
    """A path fills this cell: is it of no account for all other distances?"""
    if spot == 0:
        return True
    steps = guide.field[first + spot]
    if leads_alone(guide, first, spot + 1, steps) or leads_alone(guide, first, spot - 1, steps):
        return False
    if leads_alone(guide, first, spot + guide.width, steps):
        return False
    if leads_alone(guide, first, spot - guide.width, steps):
        return False
    guide.field[first + spot] = FAR
    return True


def leads_alone(guide: Guide, first: int, spot: int, steps: int) -> bool:
    """Was a neighbour of a filled cell, so far from the goal, the only way on to this one?"""
    if guide.empty[spot] == 0 or guide.field[first + spot] != steps + 1:
        return False
    here = first + spot
    ways = (guide.field[here + 1] == steps) + (guide.field[here - 1] == steps)
    ways += guide.field[here + guide.width] == steps
    ways += guide.field[here - guide.width] == steps
    return ways < 2


def is_hidden(table: Table, goal: int) -> bool:
    """Does this goal still lie face down?"""
    return table.tile[table.goal_cell[goal]] == HIDDEN


def spread_from(table: Table, guide: Guide, goal: int) -> None:
    """From the goal outwards through empty cells: the cards that are missing from each on."""
    first = goal * FIELD
    for i in range(guide.width * guide.height):
        guide.field[first + i] = FAR
    head = 0
    tail = 1 if guide.spot[table.goal_cell[goal]] else 0
    guide.queue[0] = guide.spot[table.goal_cell[goal]]
    guide.field[first + guide.queue[0]] = 0
    while head < tail:
        spot = guide.queue[head]
        head += 1
        steps = guide.field[first + spot] + 1
        tail = step_to(guide, first, spot + 1, steps, tail)
        tail = step_to(guide, first, spot - 1, steps, tail)
        tail = step_to(guide, first, spot + guide.width, steps, tail)
        tail = step_to(guide, first, spot - guide.width, steps, tail)


def step_to(guide: Guide, first: int, spot: int, steps: int, tail: int) -> int:
    """One cell further, unless it is taken or was reached before; where the queue ends now."""
    if guide.empty[spot] and guide.field[first + spot] > steps:
        guide.field[first + spot] = steps
        guide.queue[tail] = spot
        tail += 1
    return tail


def rank_holes(table: Table, guide: Guide, goal: int) -> None:
    """The nearest hole to the goal, and how far the next best is."""
    best = FAR
    second = FAR
    best_hole = 0
    for i in range(table.nholes):
        cell = table.holes[i]
        steps = guide.field[goal * FIELD + guide.spot[cell]]
        if table.reach[cell] and steps < second:
            if steps < best:
                second = best
                best = steps
                best_hole = cell
            else:
                second = steps
    guide.best[goal] = best
    guide.second[goal] = second
    guide.best_hole[goal] = best_hole
