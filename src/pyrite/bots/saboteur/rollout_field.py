# Compiled: see core/native.py
"""Distances to the goals, for rollouts that dig and hinder sensibly; whole numbers only.

A window of cells around the start and the goals holds, for each face-down goal, how many cards are
missing from each empty cell on. Loose paths lead on for free, and so do face-down goals, which may
be open to all sides. Distances are recomputed only when the tunnels have changed.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Any

from pyrite.core.game_table import Guide
from pyrite.core.native import Bytes, Ints, Layout, Shorts, python_only
from pyrite.saboteur.numbers import (
    EMPTY,
    FIRST_TILE,
    HIDDEN,
    MAX_CELLS,
    MAX_GOALS,
    MAX_SEATS,
    SABOTEUR,
)
from pyrite.saboteur.table.state import Rules, Table

FIELD = 256  # room for a window of cells
FAR = 20  # out of reach
NO_VERB = 255
MOST_SUSPECT = 500  # log odds in hundredths
AIMS_OF_DWARFS = 3
PHASES, DEEDS = 4, 18  # of a round; kinds that distinguish dwarfs
MARGIN = 3  # a rim that no way crosses, and two cells beyond start and goals
ROLES = ("digger", "saboteur", "geologist")  # aims: treasure, no treasure, bonus gold
AIMS = {"break": 1, "repair": 3}  # whom it concerns: 1 harms, 2 helps a seat, 3 one of its tools
PHASE_NAMES = ("far", "mid", "near", "held")
DEED_NAMES = (
    *("path nearer", "path level", "path farther"),
    *("dead_end nearer", "dead_end level", "dead_end farther"),
    *("rockfall nearer", "rockfall level", "rockfall farther"),
    *("harm nobody", "harm honest", "harm saboteur"),
    *("help nobody", "help honest", "help saboteur", "help self", "pass", "map"),
)
# A seat looks like a role if this many thousandths likelier than by the cards alone.
STRIKING = 1150


class FieldGuide(Guide):
    """What the seats of one rollout measure, hope and suspect."""

    made: "FieldGuide"  # as it was before any table
    begun: "FieldGuide"  # as it was when the rollouts began
    empty: Bytes = [0] * FIELD
    blank: Bytes = [0] * FIELD
    loose: Bytes = [0] * FIELD
    passed: Bytes = [0] * FIELD
    queue: Shorts = [0] * FIELD
    field: Bytes = [0] * (MAX_GOALS * FIELD)
    best: Ints = [0] * MAX_GOALS
    second: Ints = [0] * MAX_GOALS
    best_hole: Ints = [0] * MAX_GOALS
    odds: Ints = [0] * MAX_GOALS
    hope: Ints = [0] * MAX_GOALS  # how likely all seats think a goal to be the treasure
    spot: Shorts = [0] * MAX_CELLS
    aim: Ints = [0] * 64
    worth: Ints = [0] * (64 * AIMS_OF_DWARFS)
    keep: Ints = [0] * (128 * AIMS_OF_DWARFS)
    suspicion: Ints = [0] * MAX_SEATS
    chances: Ints = [0] * (2 * MOST_SUSPECT + 1)
    telling: Ints = [0] * (PHASES * DEEDS)
    shift: Ints = [0] * AIMS_OF_DWARFS  # of suspicion, by what a seat knows of its own dwarf
    # Not arrays: the checked build cannot watch an array in last place.
    left: int
    top: int
    width: int
    height: int
    seat: int
    near: int
    ncells: int
    nlaid: int
    nloose: int
    fresh: int
    tile: int  # of the fresh cell
    shown: int
    hidden: int  # goals, as a bit set
    map: int
    rockfall: int
    theft: int
    hands_off: int
    inspection: int
    shed: int
    steal: int
    trapped: int
    swap_hats: int
    swap_hands: int
    looks_bad: int
    looks_good: int

    def __init__(
        self, rules: Rules, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        self._open_window(rules)
        self._weigh_cards(rules, worths)
        self._weigh_deeds(rules, worths.get("telling", {}))
        verbs = rules.names.verbs
        self._find_verbs(verbs)
        for verb, name in enumerate(verbs):
            self.aim[verb] = worths["aims"].get(name, AIMS.get(name, 0))
            for role, part in enumerate(ROLES):
                self.worth[64 * role + verb] = worths[part].get(name, 10)
        for goal in range(MAX_GOALS):
            self.hope[goal] = max(1, worths.get("hopes", {}).get(str(goal), 1))
        for seat, weight in enumerate(suspicion):
            self.suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, weight))
        self.made = FieldGuide.__new__(FieldGuide)
        self.begun = FieldGuide.__new__(FieldGuide)
        copy_guide(self.made, self)

    @python_only
    def _find_verbs(self, verbs: Sequence[str]) -> None:
        """Set the numbers of the verbs that are rated one by one; NO_VERB if they are absent."""
        known = {name: verb for verb, name in enumerate(verbs)}
        self.map, self.rockfall = known["map"], known["rockfall"]
        self.theft, self.hands_off = known.get("theft", NO_VERB), known.get("hands_off", NO_VERB)
        self.inspection, self.shed = known.get("inspection", NO_VERB), known.get("shed", NO_VERB)
        self.steal, self.trapped = known.get("steal", NO_VERB), known.get("trapped", NO_VERB)
        self.swap_hats = known.get("swap_hats", NO_VERB)
        self.swap_hands = known.get("swap_hands", NO_VERB)

    @python_only
    def _open_window(self, rules: Rules) -> None:
        """Set the window: the cells between start and goals with a margin, if there is room."""
        places = [rules.start_at, *[rules.goal_at[i] for i in range(rules.ngoals)]]
        columns, rows = [at & 255 for at in places], [at >> 8 for at in places]
        self.left, self.top = min(columns) - MARGIN + 1, min(rows) - MARGIN + 1
        self.width = min(16, max(columns) - self.left + MARGIN)
        self.height = min(FIELD // self.width, max(rows) - self.top + MARGIN)
        for row in range(1, self.height - 1):
            for column in range(1, self.width - 1):
                self.blank[row * self.width + column] = 1

    @python_only
    def _weigh_cards(self, rules: Rules, worths: Mapping[str, Mapping[str, int]]) -> None:
        """Set what it is worth to each kind of dwarf to keep a card."""
        for card in range(rules.nkinds):
            tile = FIRST_TILE + 2 * card
            lead: Any = max([rules.through[4 * tile + d] for d in range(4)])
            path = rules.sides[tile] != 0
            leads: Any = 150 * lead.bit_count() + 300 * (lead & 10 == 10)
            kept = (leads, 500 - 600 * leads // 1000 if lead else 800, 50)
            name = rules.names.verbs[rules.verb_of[card]]
            for role, part in enumerate(ROLES):
                value = worths["keep_" + part].get(name, 300)
                self.keep[128 * role + card] = kept[role] if path else value
            if rules.bonus[card]:
                self.keep[128 * 2 + card] = 1500

    @python_only
    def _weigh_deeds(self, rules: Rules, telling: Mapping[str, int]) -> None:
        """Set how much each deed incriminates its seat, and from when a seat looks like a role."""
        for phase, when in enumerate(PHASE_NAMES):
            for deed, what in enumerate(DEED_NAMES):
                self.telling[DEEDS * phase + deed] = telling.get(f"{when} {what}", 0)
        for i in range(2 * MOST_SUSPECT + 1):
            self.chances[i] = round(1000.0 / (1.0 + exp((MOST_SUSPECT - i) / 100.0)))
        saboteurs = sum([rules.dwarfs[i] == SABOTEUR for i in range(rules.ndwarfs)])
        self.looks_bad = STRIKING * saboteurs // max(1, rules.ndwarfs)
        honest = rules.ndwarfs - saboteurs
        self.looks_good = max(0, 1000 - STRIKING * honest // max(1, rules.ndwarfs))
        fewer = max(0.1, saboteurs - 1.0), max(0.1, honest - 1.0)
        for role, part in enumerate(ROLES):
            own = part == "saboteur"
            shift = log(fewer[0] / max(1, saboteurs)) if own else log(max(1, honest) / fewer[1])
            self.shift[role] = round(100 * shift)


# Compiled, the numbers of a guide are one block of memory.
LAYOUT = Layout.of(FieldGuide)
copy_guide, guide_memory, set_guide_memory = LAYOUT.copy, LAYOUT.memory_of, LAYOUT.set_memory


def begin(table: Table, guide: FieldGuide) -> None:
    """Forget every other table, and compute the distances that all rollouts begin with."""
    copy_guide(guide, guide.made)
    guide.nlaid = -2
    measure(table, guide)
    copy_guide(guide.begun, guide)


def begin_again(guide: FieldGuide) -> None:
    """Reset to the start of a rollout: nobody has done anything, the tunnels are as before."""
    copy_guide(guide, guide.begun)


def spot_of(guide: FieldGuide, at: int) -> int:
    """Return the index of a cell inside the window; 0 if it is on the rim or outside."""
    column = (at & 255) - guide.left
    row = (at >> 8) - guide.top
    if column < 1 or row < 1 or column >= guide.width - 1 or row >= guide.height - 1:
        return 0
    return row * guide.width + column


def measure(table: Table, guide: FieldGuide) -> None:
    """Update the distances as far as the tunnels have changed."""
    hidden: int = hidden_goals(table)
    same_goals: bool = table.shown == guide.shown and hidden == guide.hidden
    same_card: bool = table.fresh == guide.fresh and table.tile[table.fresh] == guide.tile
    if same_goals and same_card and table.nlaid == guide.nlaid:
        return
    one_more: bool = same_goals and table.nlaid == guide.nlaid + 1
    one_more = one_more and not is_loose(table, table.fresh)
    for cell in range(guide.ncells + 1, table.ncells + 1):
        guide.spot[cell] = spot_of(guide, table.at[cell])
    spot = guide.spot[table.fresh]
    one_more = one_more and not (guide.nloose and beside_loose(guide, spot))
    if not one_more:
        look_around(table, guide)
    guide.empty[spot] = 0
    for goal in range(table.rules.ngoals):
        if hidden >> goal & 1:
            if not one_more or not fills(guide, goal * FIELD, spot):
                spread_from(table, guide, goal)
            rank_holes(table, guide, goal)
    guide.ncells = table.ncells
    guide.nlaid = table.nlaid
    guide.fresh = table.fresh
    guide.tile = table.tile[table.fresh]
    guide.shown = table.shown
    guide.hidden = hidden


def hidden_goals(table: Table) -> int:
    """Return which goals are still face down, as a bit set."""
    hidden: int = 0
    for goal in range(table.rules.ngoals):
        hidden |= is_hidden(table, goal) << goal
    return hidden


def look_around(table: Table, guide: FieldGuide) -> None:
    """Find the empty cells of the window, and the paths that are not joined."""
    for i in range(guide.width * guide.height):
        guide.empty[i] = guide.blank[i]
        guide.loose[i] = 0
    guide.nloose = 0
    for cell in range(1, table.ncells + 1):
        if table.tile[cell] != EMPTY:
            guide.empty[guide.spot[cell]] = 0
            if guide.spot[cell] and is_loose(table, cell):
                guide.loose[guide.spot[cell]] = table.tile[cell]
                guide.nloose += 1


def is_loose(table: Table, cell: int) -> bool:
    """Return whether an unjoined path that leads somewhere, or a face-down goal, lies here."""
    tile = table.tile[cell]
    if tile == HIDDEN:
        return True
    if tile < FIRST_TILE or table.lit[cell]:
        return False
    way: int = table.rules.through[4 * tile] | table.rules.through[4 * tile + 1]
    return (way | table.rules.through[4 * tile + 2] | table.rules.through[4 * tile + 3]) != 0


def beside_loose(guide: FieldGuide, spot: int) -> bool:
    """Return whether a path next to this cell may lead on without being joined."""
    if spot == 0:
        return True
    across: int = guide.loose[spot + 1] | guide.loose[spot - 1]
    return (across | guide.loose[spot + guide.width] | guide.loose[spot - guide.width]) != 0


def fills(guide: FieldGuide, first: int, spot: int) -> bool:
    """Return whether filling this cell with a path changes no other distance."""
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


def leads_alone(guide: FieldGuide, first: int, spot: int, steps: int) -> bool:
    """Return whether a cell at this distance was the only way on to this one."""
    if guide.empty[spot] == 0 or guide.field[first + spot] != steps + 1:
        return False
    ways: int = supports(guide, first, spot + 1, steps) + supports(guide, first, spot - 1, steps)
    ways += supports(guide, first, spot + guide.width, steps)
    ways += supports(guide, first, spot - guide.width, steps)
    return ways < 2


def supports(guide: FieldGuide, first: int, spot: int, steps: int) -> int:
    """Return 1 if this cell is this far from the goal and open on all sides."""
    return (guide.field[first + spot] == steps) & (guide.loose[spot] == 0)


def is_hidden(table: Table, goal: int) -> bool:
    """Return whether this goal is still face down."""
    return table.tile[table.goal_cell[goal]] == HIDDEN


def spread_from(table: Table, guide: FieldGuide, goal: int) -> None:
    """Spread from the goal through empty cells: how many cards are missing from each on."""
    first = goal * FIELD
    for i in range(guide.width * guide.height):
        guide.field[first + i] = FAR
    if guide.nloose:
        for i in range(guide.width * guide.height):
            guide.passed[i] = 0
    head = 0
    tail = 1 if guide.spot[table.goal_cell[goal]] else 0
    guide.queue[0] = guide.spot[table.goal_cell[goal]]
    guide.field[first + guide.queue[0]] = 0
    guide.passed[guide.queue[0]] = 15
    while head < tail:
        spot = guide.queue[head]
        head += 1
        steps: int = guide.field[first + spot] + 1
        tail = step_to(table, guide, first, spot - guide.width, 2, steps, tail)
        tail = step_to(table, guide, first, spot + 1, 3, steps, tail)
        tail = step_to(table, guide, first, spot + guide.width, 0, steps, tail)
        tail = step_to(table, guide, first, spot - 1, 1, steps, tail)


def take_in(guide: FieldGuide, first: int, spot: int, steps: int, tail: int) -> int:
    """Enqueue a cell unless it is taken or was reached before; return the end of the queue."""
    if guide.empty[spot] and guide.field[first + spot] > steps:
        guide.field[first + spot] = steps
        guide.queue[tail] = spot
        tail += 1
    return tail


def step_around(
    table: Table, guide: FieldGuide, first: int, spot: int, sides: int, steps: int, tail: int
) -> int:
    """Step to the cells on these sides; return the end of the queue."""
    if sides & 1:
        tail = step_to(table, guide, first, spot - guide.width, 2, steps, tail)
    if sides & 2:
        tail = step_to(table, guide, first, spot + 1, 3, steps, tail)
    if sides & 4:
        tail = step_to(table, guide, first, spot + guide.width, 0, steps, tail)
    if sides & 8:
        tail = step_to(table, guide, first, spot - 1, 1, steps, tail)
    return tail


def step_to(
    table: Table, guide: FieldGuide, first: int, spot: int, side: int, steps: int, tail: int
) -> int:
    """Step into a cell through this side, whether it is empty or a loose path."""
    if guide.loose[spot]:
        return pass_through(table, guide, first, spot, side, steps, tail)
    return take_in(guide, first, spot, steps, tail)


def pass_through(
    table: Table, guide: FieldGuide, first: int, spot: int, side: int, steps: int, tail: int
) -> int:
    """Pass through a loose path, which costs no card, to the cells beyond it."""
    tile = guide.loose[spot]
    way: int = 15 if tile == HIDDEN else table.rules.through[4 * tile + side]
    way &= ~guide.passed[spot]
    if way:
        guide.passed[spot] |= way
        guide.field[first + spot] = min(guide.field[first + spot], steps - 1)
        tail = step_around(table, guide, first, spot, way, steps, tail)
    return tail


def rank_holes(table: Table, guide: FieldGuide, goal: int) -> None:
    """Find the hole nearest to the goal, and the distance of the next best."""
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


def steps_after(table: Table, guide: FieldGuide, cell: int, way: int, goal: int) -> int:
    """Return the cards missing to a goal once a path with these joined sides lies here."""
    steps: int = guide.second[goal] if guide.best_hole[goal] == cell else guide.best[goal]
    if guide.spot[cell] == 0:
        return steps
    first = goal * FIELD + guide.spot[cell]
    if way & 1:
        steps = min(steps, guide.field[first - guide.width])
    if way & 2:
        steps = min(steps, guide.field[first + 1])
    if way & 4:
        steps = min(steps, guide.field[first + guide.width])
    if way & 8:
        steps = min(steps, guide.field[first - 1])
    return steps


def cleared(table: Table, guide: FieldGuide, cell: int, goal: int) -> int:
    """Return the cards missing from this cell on if it were empty; FAR if nothing leads here."""
    if table.reach[cell] == 0:
        return FAR
    return 1 + steps_after(table, guide, cell, 15, goal)


def bears(table: Table, guide: FieldGuide, cell: int, goal: int) -> int:
    """Return 1 if the hole nearest to a goal depends on this path alone."""
    hole = guide.best_hole[goal]
    reach = table.reach[hole]
    if hole == 0 or guide.second[goal] == guide.best[goal] or reach & (reach - 1):
        return 0
    for d in range(4):
        if reach >> d & 1:
            return table.beside[4 * hole + d] == cell
    return 0


def expect(table: Table, guide: FieldGuide, seat: int) -> None:
    """Share a thousand among the goals by how likely each is the treasure for this seat."""
    guide.seat = seat
    whole: int = 0
    for goal in range(table.rules.ngoals):
        guide.odds[goal] = 0
        if is_hidden(table, goal):
            if not table.knows[seat] >> goal & 1:
                guide.odds[goal] = guide.hope[goal]
                whole += guide.hope[goal]
            elif table.goal_card[goal] == table.rules.treasure:
                only(table, guide, goal)
                return
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            guide.odds[goal] = max(1, 1000 * guide.hope[goal] // whole)


def only(table: Table, guide: FieldGuide, goal: int) -> None:
    """Set this goal as the treasure, because the seat has seen it."""
    for other in range(table.rules.ngoals):
        guide.odds[other] = 0
    guide.odds[goal] = 1000


def nearest(table: Table, guide: FieldGuide) -> int:
    """Return the fewest cards missing to a possible treasure, as the asked seat knows."""
    steps: int = FAR
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            steps = min(steps, guide.best[goal])
    return steps
