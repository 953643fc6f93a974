"""Putting sets together: the components of a table, and what must hold among them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyrite.core.cards import Card
from pyrite.core.sides import turned, way_text, ways_from_text
from pyrite.saboteur.deck_checks import Table, Wrong
from pyrite.saboteur.deck_keys import KINDS
from pyrite.saboteur.deck_lines import Path
from pyrite.saboteur.messages import say

Cell = tuple[int, int]
Sets = Mapping[str, Table]  # the base game first
MOST_DWARFS = 32
ADDED = ("paths", "actions", "sites")  # of these a table has all, of all else what comes last


class Fact(NamedTuple):
    """How sure we are of a part: A, B or U; `name` is the card where a list has several."""

    module: str
    key: str
    name: str
    sure: str


@dataclass(frozen=True)
class Components:
    """All that lies in the boxes, ready for every number of seats."""

    paths: tuple[Card, ...]
    copies: Mapping[str, int]  # action card: copies, 0 if it was taken out
    start: Card
    start_cell: Cell
    goals: tuple[Card, ...]
    goal_cells: tuple[Cell, ...]
    sites: tuple[tuple[Card, Cell], ...]
    chest_paths: tuple[Card, ...]
    chests: Mapping[str, int]  # what is in it: copies
    chest_cells: tuple[Cell, ...]
    open_cell: Cell | None
    dwarfs: Mapping[int, Mapping[str, int]]  # seats: dwarf: cards
    hand: Mapping[int, int]  # seats: cards
    seats: tuple[int, int]
    set_aside: int
    gold: Mapping[int, int]  # value: cards; empty where coins are used
    guards: int
    coins_each: int
    rounds: int
    sure: tuple[Fact, ...]


def put_together(sets: Sets) -> Components:
    """The components of all sets; for what does not go together see deck_sums.py."""
    last = _Last(sets)
    least, most = last["seats"]
    return Components(
        paths=tuple(_path_cards(sets)),
        copies={name: n for own in sets.values() for name, n in own.get("actions", {}).items()},
        start=Card("start", ways=ways_from_text(last["start"])),
        start_cell=_cell(last["start_cell"]),
        goals=tuple(_named_cards("goals", {last.owner("goals"): last["goals"]})),
        goal_cells=tuple(map(_cell, last["goal_cells"])),
        sites=tuple(_sites(sets)),
        chest_paths=tuple(_chest_paths(sets)),
        chests=last.get("chests", {}).copy(),
        chest_cells=tuple(map(_cell, last.get("chest_cells", ()))),
        open_cell=_cell(last["open_cell"]) if "open_cell" in last else None,
        dwarfs={n: _dwarfs(sets, n) for n in range(least, most + 1)},
        hand={n: _hand(sets, n) for n in range(least, most + 1)},
        seats=(least, most),
        set_aside=last["set_aside"],
        gold={int(value): n for value, n in _some(last["gold"])},
        guards=last.get("guards", 0),
        coins_each=last.get("coins_each", 0),
        rounds=last["rounds"],
        sure=tuple(_facts(sets)),
    )


class _Last(dict[str, Any]):
    """Every key with the value of the set that names it last."""

    def __init__(self, sets: Sets) -> None:
        super().__init__((key, value) for own in sets.values() for key, value in own.items())
        self.owners = {key: name for name, own in sets.items() for key in own}

    def owner(self, key: str) -> str:
        return self.owners[key]


def places(sets: Sets, *keys: str) -> list[Path]:
    """Where these keys may be written, the last set first."""
    return [(name, key) for key in keys for name in reversed(list(sets))]


def _cell(pair: list[int]) -> Cell:
    return pair[0], pair[1]


def _some(counts: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    return ((name, count) for name, count in counts.items() if count)


def _rows(sets: Sets, key: str) -> Iterator[tuple[Path, Table]]:
    for name, own in sets.items():
        for n, row in enumerate(own.get(key, ())):
            if row.get("copies", 1):
                yield (name, key, n), row


def path_name(row: Table) -> str:
    """A path card is named by its ways, and by its kind if it has one."""
    text = way_text(ways_from_text(row["ways"]))
    return f"{row['kind']}_{text}" if "kind" in row else text


def _path_cards(sets: Sets) -> Iterator[Card]:
    for row in _unlike(sets, "paths"):
        card = Card(path_name(row), "place", ways_from_text(row["ways"]))
        yield card._replace(copies=row.get("copies", 1), **KINDS[row.get("kind", "")])


def _chest_paths(sets: Sets) -> Iterator[Card]:
    for row in _unlike(sets, "chest_paths"):
        ways = ways_from_text(row["ways"])
        yield Card(f"chest_{way_text(ways)}", ways=ways, copies=row.get("copies", 1))


def _unlike(sets: Sets, key: str) -> Iterator[Table]:
    """The rows; no two may be the same card, whichever way round they are written."""
    seen: dict[object, tuple[Path, Table]] = {}
    for path, row in _rows(sets, key):
        ways = ways_from_text(row["ways"])
        upright, over = sorted(ways), sorted(map(turned, ways))
        look = row.get("kind"), *min(upright, over)
        if look in seen:
            where, other = seen[look]
            names = {"name": path_name(row), "other": path_name(other)}
            raise Wrong(say("deck-same-card", **names), path, where)
        seen[look] = path, row
        yield row


def _named_cards(key: str, lists: Mapping[str, list[Table]]) -> Iterator[Card]:
    seen: set[str] = set()
    for path, row in _rows({name: {key: rows} for name, rows in lists.items()}, key):
        if row["name"] in seen:
            raise Wrong(say("deck-name-twice", name=row["name"]), path)
        seen.add(row["name"])
        yield Card(row["name"], ways=ways_from_text(row["ways"]))


def _sites(sets: Sets) -> Iterator[tuple[Card, Cell]]:
    lists = {name: own["sites"] for name, own in sets.items() if "sites" in own}
    cells = [_cell(row["cell"]) for rows in lists.values() for row in rows]
    for card, cell in zip(_named_cards("sites", lists), cells, strict=True):
        yield card._replace(watched=True), cell


def _hand(sets: Sets, seats: int) -> int:
    hand = _Last(sets)["hand"]
    size: int | None = hand.get(str(seats)) if isinstance(hand, dict) else hand
    if size is None:
        raise Wrong(say("deck-no-hand", "B-03", seats=seats), *places(sets, "hand", "seats"))
    return size


def _dwarfs(sets: Sets, seats: int) -> dict[str, int]:
    last = _Last(sets)
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


def _facts(sets: Sets) -> Iterator[Fact]:
    owners = _Last(sets).owners
    for name, own in sets.items():
        for key, value in own.items():
            if key in ("sure", "totals") or (key not in ADDED and owners[key] != name):
                continue
            said = own["sure"]
            sure = said if isinstance(said, str) else said.get(key, said.get("rest", "U"))
            rows = value if isinstance(value, list) and isinstance(value[0], dict) else ()
            for _, row in _rows({name: own}, key) if rows else ():
                card = row.get("name") or path_name(row)
                yield Fact(name, key, card, row.get("sure", sure))
            if not rows:
                yield Fact(name, key, "", sure)
