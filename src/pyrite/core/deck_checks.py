"""Checks of what stands in a deck; what cannot be so is `Wrong`, with a sentence and its place."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pyrite.core.deck_lines import Path, path_text
from pyrite.core.message import Message
from pyrite.core.messages import say
from pyrite.core.plain import shown

Table = dict[str, Any]
Check = Callable[[Path, object], None]


class Wrong(Exception):
    """Something in a deck cannot be so; of `paths` the first that the deck has is the place."""

    def __init__(self, problem: Message, *paths: Path) -> None:
        super().__init__(problem)
        self.problem = problem
        self.paths = paths


def a_table(path: Path, value: object) -> Table:
    """The value, which must be a table."""
    if not isinstance(value, dict):
        raise Wrong(say("deck-table", key=path[-1], value=shown(value)), path)
    return value


def a_list(path: Path, value: object, most: int) -> list[Any]:
    """The value, which must be a list and not empty."""
    if not isinstance(value, list) or not 0 < len(value) <= most:
        raise Wrong(say("deck-list", key=path[-1], most=most, value=shown(value)), path)
    return value


def number(least: int, most: int) -> Check:
    """A whole number."""

    def check(path: Path, value: object) -> None:
        if type(value) is not int or not least <= value <= most:
            limits = {"least": least, "most": most}
            raise Wrong(say("deck-number", key=path[-1], value=shown(value), **limits), path)

    return check


def one_of(words: Iterable[str]) -> Check:
    """One of these words, as a key or as a value."""
    known = list(words)

    def check(path: Path, value: object) -> None:
        if value not in known:
            where = path_text(path[:-1] if path[-1] == value else path)
            names = ", ".join(known)
            raise Wrong(say("deck-unknown", where=where, value=shown(value), known=names), path)

    return check


def name_in(printed: Table, key: str) -> Check:
    """The name of one of the printed cards that stand under this key."""
    return one_of([row["name"] for row in printed.get(key, ())])


def each(keys: Iterable[str], check_item: Check) -> Check:
    """A table with some of these keys, whose values all look alike."""
    check_key = one_of(keys)

    def check(path: Path, value: object) -> None:
        for key, item in a_table(path, value).items():
            check_key((*path, key), key)
            check_item((*path, key), item)

    return check


def either(table: Check, plain: Check) -> Check:
    """A table, or one value for all."""

    def check(path: Path, value: object) -> None:
        return table(path, value) if isinstance(value, dict) else plain(path, value)

    return check


def by_seats(least: int, most: int, check: Check) -> Check:
    """A table with numbers of seats as keys."""
    return each([str(n) for n in range(least, most + 1)], check)


def by_seats_or_for_all(least: int, most: int, check: Check) -> Check:
    """{5 = {red = 4, ...}, ...} or one table of cards whatever the number of seats."""

    def check_both(path: Path, value: object) -> None:
        for_all = not any(isinstance(item, dict) for item in a_table(path, value).values())
        return check(path, value) if for_all else by_seats(least, most, check)(path, value)

    return check_both


def rows(needed: Mapping[str, Check], more: Mapping[str, Check]) -> Check:
    """A list of tables; all but the needed keys may be left out."""
    known = {**needed, **more, "sure": letter}

    def check(path: Path, value: object) -> None:
        for n, row in enumerate(a_list(path, value, 99)):
            for key, item in a_table((*path, n), row).items():
                one_of(known)((*path, n, key), key)
                known[key]((*path, n, key), item)
            for key in needed:
                if key not in row:
                    raise Wrong(say("deck-row", key=key, keys=", ".join(needed)), (*path, n))

    return check


def cell(far: int) -> Check:
    """[column, row], neither further out than this."""

    def check(path: Path, value: object) -> None:
        numbers = value if isinstance(value, list) and len(value) == 2 else [None]
        if any(type(z) is not int or abs(z) > far for z in numbers):
            raise Wrong(say("deck-cell", value=shown(value), far=far), path)

    return check


def cells(far: int, most: int) -> Check:
    """[[column, row], ...]"""
    check_cell = cell(far)

    def check(path: Path, value: object) -> None:
        for n, place in enumerate(a_list(path, value, most)):
            check_cell((*path, n), place)

    return check


def side_by_side(one: Sequence[int], other: Sequence[int]) -> bool:
    """Do two cells share a side?"""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def shape(path: Path, value: object) -> None:
    """The open sides of a card: "NESW", "N-S", "NS-EW"."""
    ways = value.split("-") if isinstance(value, str) else [""]
    sides = "".join(ways)
    if "" in ways or set(sides) - set("NESW"):
        raise Wrong(say("deck-shape", value=shown(value)), path)
    if len(set(sides)) < len(sides):
        raise Wrong(say("deck-side-twice", value=shown(value)), path)


def letter(path: Path, value: object) -> None:
    """How sure something is."""
    if value not in ("A", "B", "U"):
        raise Wrong(say("deck-sure", value=shown(value)), path)


def sureness(printed: Table) -> Check:
    """How sure the keys of a printed set are: one letter for all, or one for each and the rest."""
    return either(each((*printed, "rest"), letter), letter)


def seats(least: int, most: int, rule: str) -> Check:
    """[least, most]"""

    def check(path: Path, value: object) -> None:
        ends = value if isinstance(value, list) and len(value) == 2 else [0, 0]
        whole = all(type(n) is int for n in ends)
        if not whole or not least <= ends[0] <= ends[1] <= most:
            limits = {"least": least, "most": most}
            raise Wrong(say("deck-seats", rule, value=shown(value), **limits), path)

    return check
