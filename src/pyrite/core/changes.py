# Compiled: see core/native.py
"""The difference between two views: the keys that changed.

A changed key holds its new value. `BY_CELL` keys map cells to values; for these, only the changed
cells are listed, with null for a cell that is now empty. `GROWING` keys are lists that mostly grow;
for these, the change says how many items to `keep` from the beginning, and which to `add`.

A game finds its changed keys by comparing the numbers of two moments, and builds only those keys.
"""

from collections.abc import Mapping
from typing import Any

from pyrite.core.native import Bytes, Shorts, Words, c_only, python_too

Part = Mapping[str, Any]
Changes = dict[str, Any]
BY_CELL = ("board", "joined")
GROWING = ("discards", "discards_seen_by", "history")
IN_PIECES = frozenset((*BY_CELL, *GROWING))


def changes(old: Part, new: Part) -> Changes:
    """Return the keys of a view, or of one part of it, that changed."""
    if old == new:
        return {}
    found = {key: value for key, value in new.items() if old[key] != value}
    for key in BY_CELL:
        if key in found:
            found[key] = _cells(old[key], found[key])
    for key in GROWING:
        if key in found:
            found[key] = _growth(old[key], found[key])
    return found


def changed(old: Part, news: Part) -> dict[str, Any]:
    """Return the view after applying these changes."""
    after = {**old, **news}
    for key in BY_CELL:
        if key in news:
            cells = {**old[key], **news[key]}
            after[key] = {cell: value for cell, value in cells.items() if value is not None}
    for key in GROWING:
        if key in news:
            after[key] = old[key][: news[key]["keep"]] + news[key]["add"]
    return after


@python_too
def change(part: dict[str, Any], news: dict[str, Any]) -> None:
    """Apply these changes to a part in place, which nobody else may hold."""
    cells: dict[str, Any]
    changed_cells: dict[str, Any]
    items: list[Any]
    for key, value in news.items():
        if key not in IN_PIECES:
            part[key] = value
            continue
        if key in GROWING:
            items = part[key]
            del items[value["keep"] :]
            items += value["add"]
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


def _growth(old: list[Any], new: list[Any]) -> dict[str, Any]:
    same = (i for i, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
    keep = next(same, min(len(old), len(new)))
    return {"keep": keep, "add": new[keep:]}


@c_only
def note_growth(news: dict[str, Any], before: dict[str, Any], key: str, value: list[Any]) -> None:
    """Add a list to the changes unless it is what it was."""
    if before[key] != value:
        news[key] = _growth(before[key], value)


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
