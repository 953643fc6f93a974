# Compiled: see core/native.py
"""The difference between two views: the keys that changed.

A changed key holds its new value. `BY_CELL` keys map cells to values; for these, only the changed
cells are listed, with null for a cell that is now empty.

A game finds its changed keys by comparing the numbers of two moments, and builds only those keys.
"""

from collections.abc import Mapping
from typing import Any

from pyrite.core.native import Bytes, Shorts, Words, c_only, python_too

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


@python_too
def change(part: dict[str, Any], news: dict[str, Any]) -> None:
    """Apply these changes to a part in place, leaving values that others may hold alone."""
    cells: dict[str, Any]
    changed_cells: dict[str, Any]
    for key, value in news.items():
        if key not in BY_CELL:
            part[key] = value
            continue
        cells, changed_cells = part[key], value
        for cell, there in changed_cells.items():
            if there is None:
                cells.pop(cell, None)
            else:
                cells[cell] = there


def _cells(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    gone = dict.fromkeys(cell for cell in old if cell not in new)
    return {**gone, **{cell: value for cell, value in new.items() if old.get(cell) != value}}


@c_only
def note(news: dict[str, Any], before: dict[str, Any], key: str, value: Any) -> None:
    """Add a key to the changes unless its value is what it was."""
    if before[key] != value:
        news[key] = value


def same_bytes(one: Bytes, other: Bytes, first: int, end: int) -> bool:
    """Return whether two arrays have the same numbers from `first` up to `end`."""
    for i in range(first, end):
        if one[i] != other[i]:
            return False
    return True


def same_shorts(one: Shorts, other: Shorts, first: int, end: int) -> bool:
    """Return whether two arrays have the same numbers from `first` up to `end`."""
    for i in range(first, end):
        if one[i] != other[i]:
            return False
    return True


def same_words(one: Words, other: Words, first: int, end: int) -> bool:
    """Return whether two arrays have the same numbers from `first` up to `end`."""
    for i in range(first, end):
        if one[i] != other[i]:
            return False
    return True
