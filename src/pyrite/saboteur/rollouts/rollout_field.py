# Compiled: see core/native.py
"""Distances to the goals, for rollouts that dig and hinder sensibly; whole numbers only.

A window of cells around the start and the goals holds, for each face-down goal, how many cards are
missing from each empty cell on. Loose paths lead on for free. Distances are recomputed only when
the tunnels have changed.
"""

from pyrite.saboteur.numbers import EMPTY, FAR, FIELD, FIRST_TILE, HIDDEN, MAX_SEATS
from pyrite.saboteur.rollouts.rollout_guide import Guide
from pyrite.saboteur.table.state import Table


def remember(table: Table, guide: Guide) -> None:
    """Compute the distances that all rollouts begin with."""
    guide.nlaid = -2
    guide.ncells = 0
    measure(table, guide)
    for i in range(table.rules.ngoals * FIELD):
        guide.first_field[i] = guide.field[i]
    for i in range(FIELD):
        guide.first_empty[i] = guide.empty[i]
        guide.first_loose[i] = guide.loose[i]
    guide.first_nloose = guide.nloose
    for goal in range(table.rules.ngoals):
        guide.first_best[3 * goal] = guide.best[goal]
        guide.first_best[3 * goal + 1] = guide.second[goal]
        guide.first_best[3 * goal + 2] = guide.best_hole[goal]


def begin_again(table: Table, guide: Guide) -> None:
    """Reset to the start of a rollout: nobody has done anything, the tunnels are as before."""
    for i in range(table.rules.ngoals * FIELD):
        guide.field[i] = guide.first_field[i]
    for i in range(FIELD):
        guide.empty[i] = guide.first_empty[i]
    if guide.nloose or guide.first_nloose:
        for i in range(FIELD):
            guide.loose[i] = guide.first_loose[i]
    guide.nloose = guide.first_nloose
    for goal in range(table.rules.ngoals):
        guide.best[goal] = guide.first_best[3 * goal]
        guide.second[goal] = guide.first_best[3 * goal + 1]
        guide.best_hole[goal] = guide.first_best[3 * goal + 2]
        guide.hope[goal] = guide.first_hope[goal]
    for seat in range(MAX_SEATS):
        guide.suspicion[seat] = guide.first_suspicion[seat]
    note_tunnels(table, guide)


def spot_of(guide: Guide, at: int) -> int:
    """Return the index of a cell inside the window; 0 if it is on the rim or outside."""
    column = (at & 255) - guide.left
    row = (at >> 8) - guide.top
    if column < 1 or row < 1 or column >= guide.width - 1 or row >= guide.height - 1:
        return 0
    return row * guide.width + column


def measure(table: Table, guide: Guide) -> None:
    """Update the distances as far as the tunnels have changed."""
    if table.nlaid == guide.nlaid and table.fresh == guide.fresh and table.shown == guide.shown:
        return
    one_more: bool = table.nlaid == guide.nlaid + 1 and table.shown == guide.shown
    one_more = one_more and not is_loose(table, table.fresh)
    for cell in range(guide.ncells + 1, table.ncells + 1):
        guide.spot[cell] = spot_of(guide, table.at[cell])
    spot = guide.spot[table.fresh]
    one_more = one_more and not (guide.nloose and beside_loose(guide, spot))
    if not one_more:
        look_around(table, guide)
    guide.empty[spot] = 0
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            if not one_more or not fills(guide, goal * FIELD, spot):
                spread_from(table, guide, goal)
            rank_holes(table, guide, goal)
    note_tunnels(table, guide)


def note_tunnels(table: Table, guide: Guide) -> None:
    """Note which tunnels the distances belong to."""
    guide.ncells = table.ncells
    guide.nlaid = table.nlaid
    guide.fresh = table.fresh
    guide.shown = table.shown


def look_around(table: Table, guide: Guide) -> None:
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
    """Return whether an unjoined path that leads somewhere lies here."""
    tile = table.tile[cell]
    if tile < FIRST_TILE or table.lit[cell]:
        return False
    way: int = table.rules.through[4 * tile] | table.rules.through[4 * tile + 1]
    return (way | table.rules.through[4 * tile + 2] | table.rules.through[4 * tile + 3]) != 0


def beside_loose(guide: Guide, spot: int) -> bool:
    """Return whether a path next to this cell may lead on without being joined."""
    if spot == 0:
        return True
    across: int = guide.loose[spot + 1] | guide.loose[spot - 1]
    return (across | guide.loose[spot + guide.width] | guide.loose[spot - guide.width]) != 0


def fills(guide: Guide, first: int, spot: int) -> bool:
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


def leads_alone(guide: Guide, first: int, spot: int, steps: int) -> bool:
    """Return whether a cell at this distance was the only way on to this one."""
    if guide.empty[spot] == 0 or guide.field[first + spot] != steps + 1:
        return False
    ways: int = supports(guide, first, spot + 1, steps) + supports(guide, first, spot - 1, steps)
    ways += supports(guide, first, spot + guide.width, steps)
    ways += supports(guide, first, spot - guide.width, steps)
    return ways < 2


def supports(guide: Guide, first: int, spot: int, steps: int) -> int:
    """Return 1 if this cell is this far from the goal and open on all sides."""
    return (guide.field[first + spot] == steps) & (guide.loose[spot] == 0)


def is_hidden(table: Table, goal: int) -> bool:
    """Return whether this goal is still face down."""
    return table.tile[table.goal_cell[goal]] == HIDDEN


def spread_from(table: Table, guide: Guide, goal: int) -> None:
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
    while head < tail:
        spot = guide.queue[head]
        head += 1
        steps: int = guide.field[first + spot] + 1
        tail = step_to(table, guide, first, spot - guide.width, 2, steps, tail)
        tail = step_to(table, guide, first, spot + 1, 3, steps, tail)
        tail = step_to(table, guide, first, spot + guide.width, 0, steps, tail)
        tail = step_to(table, guide, first, spot - 1, 1, steps, tail)


def take_in(guide: Guide, first: int, spot: int, steps: int, tail: int) -> int:
    """Enqueue a cell unless it is taken or was reached before; return the end of the queue."""
    if guide.empty[spot] and guide.field[first + spot] > steps:
        guide.field[first + spot] = steps
        guide.queue[tail] = spot
        tail += 1
    return tail


def step_around(
    table: Table, guide: Guide, first: int, spot: int, sides: int, steps: int, tail: int
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
    table: Table, guide: Guide, first: int, spot: int, side: int, steps: int, tail: int
) -> int:
    """Step into a cell through this side, whether it is empty or a loose path."""
    if guide.loose[spot]:
        return pass_through(table, guide, first, spot, side, steps, tail)
    return take_in(guide, first, spot, steps, tail)


def pass_through(
    table: Table, guide: Guide, first: int, spot: int, side: int, steps: int, tail: int
) -> int:
    """Pass through a loose path, which costs no card, to the cells beyond it."""
    way: int = table.rules.through[4 * guide.loose[spot] + side] & ~guide.passed[spot]
    if way:
        guide.passed[spot] |= way
        guide.field[first + spot] = min(guide.field[first + spot], steps - 1)
        tail = step_around(table, guide, first, spot, way, steps, tail)
    return tail


def rank_holes(table: Table, guide: Guide, goal: int) -> None:
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
