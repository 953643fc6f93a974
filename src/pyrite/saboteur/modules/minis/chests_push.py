# Compiled: see core/native.py
"""The chest that pushes a goal away (M-C2, I-20): a face-down goal moves one cell to the east."""

from pyrite.core.moves import Moves, arg_of, pack
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.modules.minis.chests_events import Pushed, pushed
from pyrite.saboteur.numbers import EMPTY, HIDDEN
from pyrite.saboteur.play.laying import is_barred
from pyrite.saboteur.table.paths import find, hide, touch, uncover
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb
from pyrite.saboteur.text.events import new_event

EAST = 1  # away from the start, as a step between places


def offer_push(table: Table) -> None:
    """Ask the opener to push a goal, if one can be pushed."""
    for goal in range(table.rules.ngoals):
        if may_push(table, goal):
            push_ask(table, PUSH_GOAL, 1 << table.finder, 0)
            return


def may_push(table: Table, goal: int) -> bool:
    """Return whether a goal is face down and the cell east of it is empty and unguarded."""
    if table.tile[table.goal_cell[goal]] != HIDDEN:
        return False
    cell = find(table, table.at[table.goal_cell[goal]] + EAST)
    return cell == 0 or (table.tile[cell] == EMPTY and not is_barred(table, cell, NOBODY, 0))


def list_pushes(table: Table, seat: int, moves: Moves) -> None:
    for goal in range(table.rules.ngoals):
        if may_push(table, goal):
            moves.acts[moves.n] = pack(PUSH, 0, goal)
            moves.n += 1


def resolve_push(table: Table, action: int) -> None:
    """Push a goal; it counts as joined only if a joined exit meets it in its new cell (I-20)."""
    goal = arg_of(action)
    old = table.goal_cell[goal]
    pop_ask(table)
    wait_no_more(table, old)
    uncover(table, old)
    new = touch(table, table.at[old] + EAST)
    table.goal_cell[goal] = new
    if table.recording:
        table.emit(PUSHED, table.finder, table.at[old], table.at[new], 0)
    hide(table, new)


def wait_no_more(table: Table, cell: int) -> None:
    """Remove a cell from the list of cards waiting to be turned (I-18)."""
    left = 0
    for i in range(table.npending):
        if table.pending[i] != cell:
            table.pending[left] = table.pending[i]
            left += 1
    table.npending = left


PUSHED: int = new_event("pushed", pushed, Pushed)
PUSH: int = new_verb(24, "push", resolve_push)
PUSH_GOAL: int = new_ask(9, "push_goal", list_pushes)
