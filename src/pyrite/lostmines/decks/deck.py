"""The components of The Lost Mines; core/deck.py explains how a deck changes them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.deck import (
    TOTALS,
    Cell,
    Deck,
    Fact,
    PrintedComponents,
    Sets,
    cell_of,
    facts_of,
    hand_of,
    named_cards,
    path_name,
    path_rows,
    places,
)
from pyrite.core.deck_checks import (
    Check,
    Path,
    Table,
    Wrong,
    a_list,
    by_seats,
    cell,
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
from pyrite.core.plain import shown
from pyrite.core.sides import turned, ways_from_text
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import (
    CLANS,
    COLUMNS,
    FEATURES,
    KINDS,
    MAX_ASIDE,
    MAX_DECK,
    MAX_DWARFS,
    MAX_KINDS,
    MAX_SEATS,
    MAX_TREASURES,
    ROLES,
    ROWS,
)

SEATS = 3, MAX_SEATS
COPIES = number(0, 40)
HAND = number(1, 12)
VALUES = number(1, 99)
LOOKS_AT = {  # L-21: what information cards can show
    "info_mine_treasure": ("mine", "treasure"),
    "info_mine_dwarf": ("mine", "dwarf"),
    "info_treasure_dwarf": ("treasure", "dwarf"),
}
VERB_OF = {
    **dict.fromkeys(("axe", "boat", "rope"), "tool"),
    **dict.fromkeys(LOOKS_AT, "look"),
    **{name: name for name in ("trap", "troll", "thunderstorm")},
}


@dataclass(frozen=True)
class Components:
    """Everything in the box, for every number of seats."""

    paths: tuple[Card, ...]
    actions: tuple[Card, ...]
    tokens: Mapping[str, int]
    start: tuple[int, ...]
    start_cells: Mapping[str, Cell]  # clan: cell
    mines: tuple[Card, ...]
    mine_cells: tuple[Cell, ...]
    treasures: tuple[tuple[str, int], ...]  # kind, value
    dwarfs: Mapping[int, Mapping[str, int]]  # seats: character: cards of each clan
    hand: Mapping[int, int]  # seats: cards
    seats: tuple[int, int]
    set_aside: int
    rounds: int
    sure: tuple[Fact, ...]


def checks_of(printed: Table) -> Mapping[str, Check]:
    """Return the check for each key."""
    return {
        "sure": sureness(printed),
        "seats": seats(*SEATS, "L-03"),
        "rounds": number(1, 99),
        "hand": either(by_seats(*SEATS, HAND), HAND),
        "set_aside": number(0, MAX_ASIDE),
        "start": one_way,
        "start_cells": each(CLANS, on_board),
        "mines": rows({"name": name_in(printed, "mines"), "ways": mine_shape}, {}),
        "mine_cells": mine_cells,
        "treasures": each(printed["treasures"], values),
        "dwarfs": by_seats(*SEATS, each(ROLES, number(0, MAX_SEATS))),
        "actions": each(printed["actions"], COPIES),
        "tokens": each(printed["tokens"], COPIES),
        "paths": rows({"ways": one_way}, {"kind": one_of(FEATURES[1:]), "copies": COPIES}),
        TOTALS: each(("paths", "actions", "tokens"), number(0, 999)),
    }


def one_way(path: Path, value: object) -> None:
    """Check that all exits of a card are joined; there are no stubs (L-10)."""
    shape(path, value)
    if "-" in str(value):
        raise Wrong(say("mines-deck-stub", "L-10", value=shown(value)), path)


def mine_shape(path: Path, value: object) -> None:
    """Check that a mine can be turned open to any entry side (L-31)."""
    one_way(path, value)
    sides = sum(ways_from_text(str(value)))
    if sides | turned(sides) != 15:
        raise Wrong(say("mines-deck-mine", "L-31", value=shown(value)), path)


def on_board(path: Path, value: object) -> None:
    """Check [column, row] of a cell on the board (L-01)."""
    cell(COLUMNS)(path, value)
    assert isinstance(value, list)
    if not (1 <= value[0] <= COLUMNS and 1 <= value[1] <= ROWS):
        raise Wrong(say("mines-deck-cell", "L-01", value=shown(value)), path)


def mine_cells(path: Path, value: object) -> None:
    for n, place in enumerate(a_list(path, value, len(KINDS))):
        on_board((*path, n), place)


def values(path: Path, value: object) -> None:
    """Check the treasures of one kind."""
    for n, worth in enumerate(a_list(path, value, MAX_TREASURES)):
        VALUES((*path, n), worth)


def put_together(sets: Sets, printed: Sets) -> Components:
    """Return the checked components."""
    name, own = next(iter(sets.items()))
    least, most = own["seats"]
    table = range(least, most + 1)
    actions = {name: n for name, n in own["actions"].items() if n}
    parts = Components(
        paths=tuple(_paths(sets)),
        actions=tuple(Card(name, VERB_OF[name], copies=n) for name, n in actions.items()),
        tokens=dict(own["tokens"]),
        start=ways_from_text(own["start"]),
        start_cells={clan: cell_of(own["start_cells"][clan]) for clan in CLANS},
        mines=tuple(named_cards("mines", {name: own["mines"]})),
        mine_cells=tuple(map(cell_of, own["mine_cells"])),
        treasures=tuple((kind, v) for kind, worth in own["treasures"].items() for v in worth),
        dwarfs={n: dict(own["dwarfs"].get(str(n), {})) for n in table},
        hand={n: hand_of(sets, n, "L-04") for n in table},
        seats=(least, most),
        set_aside=own["set_aside"],
        rounds=own["rounds"],
        sure=tuple(facts_of(sets, ())),
    )
    _check(parts, sets)
    return parts


def _paths(sets: Sets) -> Iterator[Card]:
    for row in path_rows(sets, "paths"):
        ways = ways_from_text(row["ways"])
        copies, feature = row.get("copies", 1), row.get("kind", "")
        yield Card(path_name(row), "place", ways, copies=copies, feature=feature)


def _check(parts: Components, sets: Sets) -> None:
    """Check everything that involves several keys."""
    for problem, *keys in _problems(parts):
        raise Wrong(problem, *places(sets, *keys))


def _problems(parts: Components) -> Iterator[tuple[Any, ...]]:
    count = sum(card.copies for card in (*parts.paths, *parts.actions))
    if count > MAX_DECK:
        yield say("deck-many", count=count, key="paths", most=MAX_DECK), "paths", "actions"
    kinds = len(parts.paths) + len(parts.actions) + len(parts.mines) + len(CLANS)
    if kinds > MAX_KINDS:
        yield say("deck-many", count=kinds, key="paths", most=MAX_KINDS), "paths"
    if len(parts.treasures) > MAX_TREASURES:
        treasures = {"count": len(parts.treasures), "key": "treasures", "most": MAX_TREASURES}
        yield say("deck-many", **treasures), "treasures"
    if len(parts.mines) != len(KINDS) or len(parts.mine_cells) != len(KINDS):
        count = min(len(parts.mines), len(parts.mine_cells))
        yield say("mines-deck-mines", "L-01", count=count), "mines", "mine_cells"
    yield from _problems_of_cells(parts)
    yield from _problems_by_seats(parts, count)


def _problems_of_cells(parts: Components) -> Iterator[tuple[Any, ...]]:
    starts = list(parts.start_cells.values())
    for one, other in combinations([*starts, *parts.mine_cells], 2):
        cell, start = (f"{place[0]},{place[1]}" for place in (other, one))
        if one == other:
            yield say("deck-same-cell", "L-01", cell=cell), "mine_cells", "start_cells"
        if one in starts and side_by_side(one, other):
            problem = say("deck-beside-start", "L-01", cell=cell, other=start)
            yield problem, "mine_cells", "start_cells"


def _problems_by_seats(parts: Components, count: int) -> Iterator[tuple[Any, ...]]:
    for n, hand in parts.hand.items():
        wanted, dwarfs = n * hand + parts.set_aside, 2 * sum(parts.dwarfs[n].values())
        if count < wanted:
            cards = {"wanted": wanted, "count": count}
            yield say("deck-cards", "L-04", seats=n, **cards), "hand", "set_aside", "paths"
        if not n <= dwarfs <= MAX_DWARFS:
            counts = {"count": dwarfs, "most": MAX_DWARFS}
            yield say("deck-dwarfs", "L-03", seats=n, **counts), "dwarfs", "seats"
        if len(parts.treasures) < n:
            laid = {"seats": n, "count": len(parts.treasures)}
            yield say("mines-deck-treasures", "L-02", **laid), "treasures", "seats"


_PRINTED = PrintedComponents("pyrite.lostmines", checks_of, put_together)
printed, read_deck = _PRINTED.printed, _PRINTED.read_deck


def components(deck: Deck | None = None) -> Components:
    """Return the components of a table."""
    return _PRINTED.components((), deck)
