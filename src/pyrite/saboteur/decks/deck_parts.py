"""Combining sets into the components of a table, and checking that they go together."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pyrite.core.cards import Card
from pyrite.core.deck import (
    Fact,
    Last,
    Sets,
    facts_of,
    hand_of,
    named_cards,
    path_name,
    path_rows,
    places,
)
from pyrite.core.deck_checks import Wrong
from pyrite.core.sides import way_text, ways_from_text
from pyrite.saboteur.decks.brought import PATH_KINDS, STASH, TOKENS
from pyrite.saboteur.messages import say

Cell = tuple[int, int]
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


def put_together(sets: Sets) -> Components:
    """Return the components of all sets; deck_sums.py refuses what does not add up."""
    last = Last(sets)
    least, most = last["seats"]
    return Components(
        paths=tuple(_path_cards(sets)),
        copies={name: n for own in sets.values() for name, n in own.get("actions", {}).items()},
        start=Card("start", ways=ways_from_text(last["start"])),
        start_cell=_cell(last["start_cell"]),
        goals=tuple(named_cards("goals", {last.owner("goals"): last["goals"]})),
        goal_cells=tuple(map(_cell, last["goal_cells"])),
        sites=tuple(_sites(sets)),
        stash_paths=tuple(_stash_paths(sets)),
        stashes=last.get(STASH.many, {}).copy(),
        stash_cells=tuple(map(_cell, last.get(STASH.cells, ()))),
        open_cell=_cell(last["open_cell"]) if "open_cell" in last else None,
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


def _cell(pair: list[int]) -> Cell:
    return pair[0], pair[1]


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
    cells = [_cell(row["cell"]) for rows in lists.values() for row in rows]
    for card, cell in zip(named_cards("sites", lists), cells, strict=True):
        yield card._replace(watched=True), cell


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
