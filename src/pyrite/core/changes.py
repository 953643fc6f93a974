# Compiled: see core/native.py
"""The difference between two views: the keys that changed.

A changed key holds its new value. `BY_CELL` keys map cells to values; for these, only the changed
cells are listed, with null for a cell that is now empty.
"""

from collections.abc import Mapping
from typing import Any

Part = Mapping[str, Any]
Changes = dict[str, Any]
BY_CELL = ("board", "joined")


def changes(old: Part, new: Part) -> Changes:
    """Return the keys of a view, or of one part of it, that changed."""
    if old == new:
        return {}
    found = {key: value for key, value in new.items() if old[key] != value}
    for key in BY_CELL:
        if key in found:
            found[key] = _cells(old[key], found[key])
    return found


def changed(old: Part, news: Part) -> dict[str, Any]:
    """Return the view after applying these changes."""
    after = {**old, **news}
    for key in BY_CELL:
        if key in news:
            cells = {**old[key], **news[key]}
            after[key] = {cell: value for cell, value in cells.items() if value is not None}
    return after


def _cells(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    gone = dict.fromkeys(cell for cell in old if cell not in new)
    return {**gone, **{cell: value for cell, value in new.items() if old.get(cell) != value}}
