"""Consistency of a table's components: enough of everything, and a place for each card."""

from collections.abc import Iterator
from itertools import combinations

from pyrite.core.deck import Sets, count_of, places
from pyrite.core.deck_checks import Path, Wrong, side_by_side
from pyrite.saboteur.decks.brought import STASH
from pyrite.saboteur.decks.deck_parts import Cell, Components
from pyrite.saboteur.messages import say

MOST_GOLD, MOST_STASHES, MOST_STASH_PATHS = 64, 32, 12  # the room at a table
FACE_UP = ("sites", "open_cell")  # lies on the table besides the start when a round begins


def check_sums(parts: Components, sets: Sets, all_laid: bool) -> None:
    """Check everything that involves several keys; `all_laid`: no goal may be left over."""
    _check_cards(parts, sets)
    _check_room(sets)
    _check_goals(parts, sets, all_laid)
    _check_stashes(parts, sets)
    _check_cells(sets)
    _check_neighbours(sets)


def _check_cards(parts: Components, sets: Sets) -> None:
    count = sum(card.copies for card in parts.paths) + sum(parts.copies.values())
    keys = "hand", "set_aside", "paths", "actions", "seats"
    for seats, hand in parts.hand.items():
        wanted = seats * hand + parts.set_aside + (parts.open_cell is not None)
        if count < wanted:
            problem = say("deck-cards", "B-03", seats=seats, wanted=wanted, count=count)
            raise Wrong(problem, *places(sets, *keys))


def _check_room(sets: Sets) -> None:
    room = {"gold": MOST_GOLD, STASH.many: MOST_STASHES, STASH.paths: MOST_STASH_PATHS}
    for name, own in sets.items():
        for key, most in room.items():
            count = count_of(own.get(key, {}))
            if count > most:
                raise Wrong(say("deck-many", key=key, count=count, most=most), (name, key))


def _check_goals(parts: Components, sets: Sets, all_laid: bool) -> None:
    goals, cells = len(parts.goals), len(parts.goal_cells)
    if "treasure" not in [card.name for card in parts.goals]:
        raise Wrong(say("deck-no-treasure", "B-40"), *places(sets, "goals"))
    if cells > goals or (all_laid and cells < goals):
        problem = say("deck-goal-cells", "B-02", goals=goals, cells=cells)
        raise Wrong(problem, *places(sets, "goal_cells", "goals"))


def _check_stashes(parts: Components, sets: Sets) -> None:
    needed = len(parts.stash_cells)
    paths = sum(card.copies for card in parts.stash_paths)
    for key, count in ((STASH.many, sum(parts.stashes.values())), (STASH.paths, paths)):
        if count < needed:
            problem = STASH.too_few(key=key, count=count, wanted=needed)
            raise Wrong(problem, *places(sets, STASH.cells, key))
    for (one, *here), (other, *there) in combinations(_on_cells(sets, STASH.cells), 2):
        if side_by_side(here, there):
            raise Wrong(STASH.side_by_side(**_both(here, there)), other, one)


def _check_cells(sets: Sets) -> None:
    taken: dict[Cell, Path] = {}
    for key in ("start_cell", *FACE_UP, *face_down()):
        for path, x, y in _on_cells(sets, key):
            if (x, y) in taken:
                raise Wrong(say("deck-same-cell", cell=f"{x},{y}"), path, taken[x, y])
            taken[x, y] = path


def _check_neighbours(sets: Sets) -> None:
    """Refuse a setup in which face-up cards touch, or any card touches the start."""
    ((start, *at),) = _on_cells(sets, "start_cell")
    others = [found for key in FACE_UP for found in _on_cells(sets, key)]
    for path, *cell in (*others, *(found for key in face_down() for found in _on_cells(sets, key))):
        if side_by_side(at, cell):
            raise Wrong(say("deck-beside-start", "B-02", **_both(cell, at)), path, start)
    for (one, *here), (other, *there) in combinations(others, 2):
        if side_by_side(here, there):
            raise Wrong(say("deck-face-up", "B-11", **_both(here, there)), other, one)


def face_down() -> tuple[str, str]:
    """Return the keys of cells where cards lie face down."""
    return "goal_cells", STASH.cells


def _both(cell: list[int], other: list[int]) -> dict[str, str]:
    return {"cell": f"{cell[0]},{cell[1]}", "other": f"{other[0]},{other[1]}"}


def _on_cells(sets: Sets, key: str) -> Iterator[tuple[Path, int, int]]:
    """Yield the cells under a key, each with the path where it is written."""
    having = [name for name in sets if key in sets[name]]
    for name in having if key == "sites" else having[-1:]:
        value = sets[name][key]
        if key in ("start_cell", "open_cell"):
            yield (name, key), *value
        else:
            for n, item in enumerate(value):
                yield (name, key, n), *(item["cell"] if key == "sites" else item)
