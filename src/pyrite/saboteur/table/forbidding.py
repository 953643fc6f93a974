# Compiled: see core/native.py
"""Finding the module that forbids something: its hook has the law, its words the message."""

from pyrite.core.native import python_too, raises
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.table.state import Table


@python_too
def who_forbids_laying(table: Table, seat: int) -> int:
    """Return the first hook that keeps this seat from laying paths, or NOBODY."""
    for i in range(table.rules.n_may_lay):
        if not table.rules.may_lay[i](table, seat):
            return i
    return NOBODY


@python_too
def who_forbids_looking(table: Table, goal: int) -> int:
    """Return the first hook that forbids looking at this face-down card, or NOBODY."""
    for i in range(table.rules.n_may_look):
        if not table.rules.may_look[i](table, goal):
            return i
    return NOBODY


@python_too
def who_bars(table: Table, cell: int, seat: int, skip: int) -> int:
    """Return the first hook that closes the cell to a path or a pushed goal (seat NOBODY)."""
    for i in range(table.rules.n_bars):
        if table.rules.bars[i](table, cell, seat, skip):
            return i
    return NOBODY


@python_too
@raises
def raise_trouble(table: Table) -> int:
    """Raise the error of a custom module that failed, if any."""
    if table.trouble is not None:
        raise table.trouble
    return 0
