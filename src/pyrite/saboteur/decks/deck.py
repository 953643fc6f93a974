"""The components of Saboteur; core/deck.py explains how a deck changes them.

Names come from the printed set: a card without a rule cannot be played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from pyrite.core.cards import Card
from pyrite.core.deck import (
    TOTALS,
    Cell,
    Fact,
    Last,
    PrintedComponents,
    Sets,
    cell_of,
    count_of,
    facts_of,
    hand_of,
    named_cards,
    names_by_seats,
    path_name,
    path_rows,
    places,
)
from pyrite.core.deck_checks import (
    Check,
    Path,
    Table,
    Wrong,
    by_seats,
    by_seats_or_for_all,
    cell,
    cells,
    each,
    either,
    name_in,
    number,
    one_of,
    rows,
    seats,
    shape,
    side_by_side,
    sureness,
)
from pyrite.core.sides import way_text, ways_from_text
from pyrite.saboteur.decks.module_components import PATH_KINDS, STASH, TOKENS
from pyrite.saboteur.messages import say

SEATS = 2, 12
FAR = 20  # no card of the setup lies further out, so that the longest tunnels have room
CELL, CELLS = cell(FAR), cells(FAR, 8)
COPIES = number(0, 40)
HAND = number(1, 12)
# Stashes and their paths are counted as well.
COUNTED = ("paths", "actions", "goals", "dwarfs", "gold", "sites")


def checks_of(printed: Table) -> Mapping[str, Check]:
    """Return the check for each key, with the names of one printed set."""
    dwarfs = each(names_by_seats(printed.get("dwarfs", {})), number(0, SEATS[1]))
    replace = printed.get("replace", {})
    counted = (*COUNTED, STASH.paths, STASH.many)
    return {
        "sure": sureness(printed),
        "seats": seats(*SEATS, "B-01"),
        "rounds": number(1, 99),
        "hand": either(by_seats(*SEATS, HAND), HAND),
        "set_aside": number(0, 30),
        "start": shape,
        "start_cell": CELL,
        "goals": rows({"name": name_in(printed, "goals"), "ways": shape}, {}),
        "goal_cells": CELLS,
        "paths": paths,
        "actions": each(printed.get("actions", ()), COPIES),
        "dwarfs": by_seats_or_for_all(*SEATS, dwarfs),
        "replace": each(replace, one_of(replace.values())),
        "gold": each([str(value) for value in range(1, 10)], COPIES),
        "sites": rows({"name": name_in(printed, "sites"), "ways": shape, "cell": CELL}, {}),
        STASH.paths: rows({"ways": shape}, {"copies": COPIES}),
        STASH.many: each(printed.get(STASH.many, ()), COPIES),
        STASH.cells: CELLS,
        "open_cell": CELL,
        **{key: number(0, tokens.most) for key, tokens in TOKENS.items()},
        "coins_each": number(0, 99),
        TOTALS: each([key for key in counted if key in printed], number(0, 999)),
    }


def paths(path: Path, value: object) -> None:
    """Check path cards of all kinds."""
    kind = one_of([kind for kind in PATH_KINDS if kind])
    rows({"ways": shape}, {"kind": kind, "copies": COPIES})(path, value)
    assert isinstance(value, list)
    for n, row in enumerate(value):
        special = PATH_KINDS[row.get("kind", "")]
        problem = special.refuse(ways_from_text(row["ways"]), row["ways"])
        if problem:
            raise Wrong(problem, (*path, n, "ways"))


MOST_DWARFS = 32
# Added up over all sets; for all other keys the last set counts.
ADDED = ("paths", "actions", "sites")


@dataclass(frozen=True)
class Components:
    """Everything in the boxes, for every number of seats."""

    paths: tuple[Card, ...]
    copies: Mapping[str, int]  # action card: copies, 0 if taken out
    start: Card
    start_cell: Cell
    goals: tuple[Card, ...]
    goal_cells: tuple[Cell, ...]
    sites: tuple[tuple[Card, Cell], ...]
    stash_paths: tuple[Card, ...]  # these cover something hidden
    stashes: Mapping[str, int]  # what is hidden: copies
    stash_cells: tuple[Cell, ...]
    open_cell: Cell | None
    dwarfs: Mapping[int, Mapping[str, int]]  # seats: dwarf: cards
    hand: Mapping[int, int]  # seats: cards
    seats: tuple[int, int]
    set_aside: int
    gold: Mapping[int, int]  # value: cards; empty if coins are used
    tokens: Mapping[str, int]  # by the deck's key
    coins_each: int
    rounds: int
    sure: tuple[Fact, ...]


def put_together(sets: Sets, printed: Sets) -> Components:
    """Return the components of all sets, and refuse what does not add up."""
    last = Last(sets)
    least, most = last["seats"]
    parts = Components(
        paths=tuple(_path_cards(sets)),
        copies={name: n for own in sets.values() for name, n in own.get("actions", {}).items()},
        start=Card("start", ways=ways_from_text(last["start"])),
        start_cell=cell_of(last["start_cell"]),
        goals=tuple(named_cards("goals", {last.owner("goals"): last["goals"]})),
        goal_cells=tuple(map(cell_of, last["goal_cells"])),
        sites=tuple(_sites(sets)),
        stash_paths=tuple(_stash_paths(sets)),
        stashes=last.get(STASH.many, {}).copy(),
        stash_cells=tuple(map(cell_of, last.get(STASH.cells, ()))),
        open_cell=cell_of(last["open_cell"]) if "open_cell" in last else None,
        dwarfs={n: _dwarfs(sets, n) for n in range(least, most + 1)},
        hand={n: hand_of(sets, n, "B-03") for n in range(least, most + 1)},
        seats=(least, most),
        set_aside=last["set_aside"],
        gold={int(value): n for value, n in _some(last["gold"])},
        tokens={key: last.get(key, 0) for key in TOKENS},
        coins_each=last.get("coins_each", 0),
        rounds=last["rounds"],
        sure=tuple(facts_of(sets, ADDED)),
    )
    _check_cards(parts, sets)
    _check_room(sets)
    _check_goals(parts, sets, printed)
    _check_stashes(parts, sets)
    _check_cells(sets)
    _check_neighbours(sets)
    return parts


def _some(counts: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    return ((name, count) for name, count in counts.items() if count)


def _path_cards(sets: Sets) -> Iterator[Card]:
    for row in path_rows(sets, "paths"):
        card = Card(path_name(row), "place", ways_from_text(row["ways"]))
        kind = row.get("kind", "")
        yield card._replace(copies=row.get("copies", 1), feature=kind, **PATH_KINDS[kind].marks)


def _stash_paths(sets: Sets) -> Iterator[Card]:
    for row in path_rows(sets, STASH.paths):
        ways = ways_from_text(row["ways"])
        yield Card(f"{STASH.one}_{way_text(ways)}", ways=ways, copies=row.get("copies", 1))


def _sites(sets: Sets) -> Iterator[tuple[Card, Cell]]:
    lists = {name: own["sites"] for name, own in sets.items() if "sites" in own}
    cells = [cell_of(row["cell"]) for rows in lists.values() for row in rows]
    for card, at in zip(named_cards("sites", lists), cells, strict=True):
        yield card._replace(watched=True), at


def _dwarfs(sets: Sets, seats: int) -> dict[str, int]:
    last = Last(sets)
    dwarfs = last["dwarfs"]
    is_by_seats = any(isinstance(item, dict) for item in dwarfs.values())
    counts = dict(dwarfs.get(str(seats), {}) if is_by_seats else dwarfs)
    count = sum(counts.values())
    where = (last.owner("dwarfs"), "dwarfs", str(seats)), *places(sets, "dwarfs", "seats")
    if not seats <= count <= MOST_DWARFS:
        raise Wrong(say("deck-dwarfs", "B-01", seats=seats, count=count, most=MOST_DWARFS), *where)
    for old, new in last.get("replace", {}).items():
        if not counts.get(old):
            raise Wrong(say("deck-replace", "C-16", seats=seats, name=old, other=new), *where)
        counts[old] -= 1
        counts[new] = counts.get(new, 0) + 1
    return dict(_some(counts))


MOST_GOLD, MOST_STASHES, MOST_STASH_PATHS = 64, 32, 12  # the room at a table
FACE_UP = ("sites", "open_cell")  # lies on the table besides the start when a round begins


def _check_cards(parts: Components, sets: Sets) -> None:
    count = sum(card.copies for card in parts.paths) + sum(parts.copies.values())
    keys = "hand", "set_aside", "paths", "actions", "seats"
    for n, hand in parts.hand.items():
        wanted = n * hand + parts.set_aside + (parts.open_cell is not None)
        if count < wanted:
            problem = say("deck-cards", "B-03", seats=n, wanted=wanted, count=count)
            raise Wrong(problem, *places(sets, *keys))


def _check_room(sets: Sets) -> None:
    room = {"gold": MOST_GOLD, STASH.many: MOST_STASHES, STASH.paths: MOST_STASH_PATHS}
    for name, own in sets.items():
        for key, most in room.items():
            count = count_of(own.get(key, {}))
            if count > most:
                raise Wrong(say("deck-many", key=key, count=count, most=most), (name, key))


def _check_goals(parts: Components, sets: Sets, printed: Sets) -> None:
    """Check the goals; some may be left over only if the printed set leaves some over."""
    goals, cells = len(parts.goals), len(parts.goal_cells)
    last = [own for own in printed.values() if "goals" in own][-1]
    all_laid = len(last["goals"]) == len(last["goal_cells"])
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
    hidden = [found for key in face_down() for found in _on_cells(sets, key)]
    for path, *beside in (*others, *hidden):
        if side_by_side(at, beside):
            raise Wrong(say("deck-beside-start", "B-02", **_both(beside, at)), path, start)
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


_PRINTED = PrintedComponents("pyrite.saboteur", checks_of, put_together)
components, printed, read_deck = _PRINTED.components, _PRINTED.printed, _PRINTED.read_deck
