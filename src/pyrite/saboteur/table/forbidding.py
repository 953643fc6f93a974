"""Which module forbids something? The law stands in its hook, what is told in its words."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.numbers import NOBODY
    from pyrite.saboteur.table.state import Table


def who_forbids_laying(table: "Table", seat: int) -> int:
    """The number of the first hook that keeps this seat from laying paths, NOBODY if none does."""
    for i in range(table.rules.n_may_lay):
        if not table.rules.may_lay[i](table, seat):
            return i
    return NOBODY


def who_forbids_looking(table: "Table", goal: int) -> int:
    """The same for looking at a face-down card."""
    for i in range(table.rules.n_may_look):
        if not table.rules.may_look[i](table, goal):
            return i
    return NOBODY


def who_bars(table: "Table", cell: int, seat: int, skip: int) -> int:
    """The same for laying there, or for a goal that is pushed there (NOBODY); `skip` is moved."""
    for i in range(table.rules.n_bars):
        if table.rules.bars[i](table, cell, seat, skip):
            return i
    return NOBODY


def raise_trouble(table: "Table") -> int:
    """If a module in plain Python has failed when it was asked, raise what it raised."""
    if table.trouble is not None:
        raise table.trouble
    return 0
