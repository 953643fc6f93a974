# Compiled: see core/native.py
"""Missing cards to the goals, now and after a deed, as far as a seat knows."""

from pyrite.saboteur.numbers import FAR, FIELD
from pyrite.saboteur.rollouts.rollout_field import is_hidden
from pyrite.saboteur.rollouts.rollout_guide import Guide
from pyrite.saboteur.table.state import Table


def steps_after(table: Table, guide: Guide, cell: int, way: int, goal: int) -> int:
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


def cleared(table: Table, guide: Guide, cell: int, goal: int) -> int:
    """Return the cards missing from this cell on if it were empty; FAR if nothing leads here."""
    if table.reach[cell] == 0:
        return FAR
    return 1 + steps_after(table, guide, cell, 15, goal)


def bears(table: Table, guide: Guide, cell: int, goal: int) -> int:
    """Return 1 if the hole nearest to a goal depends on this path alone."""
    hole = guide.best_hole[goal]
    reach = table.reach[hole]
    if hole == 0 or guide.second[goal] == guide.best[goal] or reach & (reach - 1):
        return 0
    for d in range(4):
        if reach >> d & 1:
            return table.beside[4 * hole + d] == cell
    return 0


def expect(table: Table, guide: Guide, seat: int) -> None:
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


def only(table: Table, guide: Guide, goal: int) -> None:
    """Set this goal as the treasure, because the seat has seen it."""
    for other in range(table.rules.ngoals):
        guide.odds[other] = 0
    guide.odds[goal] = 1000


def nearest(table: Table, guide: Guide) -> int:
    """Return the fewest cards missing to a possible treasure, as the asked seat knows."""
    steps: int = FAR
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            steps = min(steps, guide.best[goal])
    return steps
