"""Checks of what stands in a deck; what cannot be so is `Wrong`, with a sentence and its place."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pyrite.core.message import Message
from pyrite.saboteur.deck_lines import Path, path_text
from pyrite.saboteur.messages import say

Table = dict[str, Any]
Check = Callable[[Path, object], None]

LEAST_SEATS, MOST_SEATS = 2, 12
FAR = 20  # no card of the set-up lies further out, so that the longest tunnels have room


class Wrong(Exception):
    """Something in a deck cannot be so; of `paths` the first that the deck has is the place."""

    def __init__(self, problem: Message, *paths: Path) -> None:
        super().__init__(problem)
        self.problem = problem
        self.paths = paths


def show(value: object) -> str:
    """Something from outside, short enough for a sentence."""
    try:
        text = repr(value)
    except ValueError:  # Python does not write numbers of many thousand digits
        return "..."
    return text if len(text) <= 40 else f"{text[:37]}..."


def a_table(path: Path, value: object) -> Table:
    """The value, which must be a table."""
    if not isinstance(value, dict):
        raise Wrong(say("deck-table", key=path[-1], value=show(value)), path)
    return value


def a_list(path: Path, value: object, most: int) -> list[Any]:
    """The value, which must be a list and not empty."""
    if not isinstance(value, list) or not 0 < len(value) <= most:
        raise Wrong(say("deck-list", key=path[-1], most=most, value=show(value)), path)
    return value


def number(least: int, most: int) -> Check:
    """A whole number."""

    def check(path: Path, value: object) -> None:
        if type(value) is not int or not least <= value <= most:
            limits = {"least": least, "most": most}
            raise Wrong(say("deck-number", key=path[-1], value=show(value), **limits), path)

    return check


def one_of(words: Iterable[str]) -> Check:
    """One of these words, as a key or as a value."""
    known = list(words)

    def check(path: Path, value: object) -> None:
        if value not in known:
            where = path_text(path[:-1] if path[-1] == value else path)
            names = ", ".join(known)
            raise Wrong(say("deck-unknown", where=where, value=show(value), known=names), path)

    return check


def each(keys: Iterable[str], check_item: Check) -> Check:
    """A table with some of these keys, whose values all look alike."""
    check_key = one_of(keys)

    def check(path: Path, value: object) -> None:
        for key, item in a_table(path, value).items():
            check_key((*path, key), key)
            check_item((*path, key), item)

    return check


def by_seats(check: Check) -> Check:
    """A table with numbers of seats as keys."""
    return each([str(n) for n in range(LEAST_SEATS, MOST_SEATS + 1)], check)


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


def cell(path: Path, value: object) -> None:
    """[column, row]"""
    numbers = value if isinstance(value, list) and len(value) == 2 else [None]
    if any(type(z) is not int or abs(z) > FAR for z in numbers):
        raise Wrong(say("deck-cell", value=show(value), far=FAR), path)


def cells(path: Path, value: object) -> None:
    """[[column, row], ...]"""
    for n, place in enumerate(a_list(path, value, 8)):
        cell((*path, n), place)


def shape(path: Path, value: object) -> None:
    """The open sides of a card: "NESW", "N-S", "NS-EW"."""
    ways = value.split("-") if isinstance(value, str) else [""]
    sides = "".join(ways)
    if "" in ways or set(sides) - set("NESW"):
        raise Wrong(say("deck-shape", value=show(value)), path)
    if len(set(sides)) < len(sides):
        raise Wrong(say("deck-side-twice", value=show(value)), path)


def letter(path: Path, value: object) -> None:
    """How sure something is."""
    if value not in ("A", "B", "U"):
        raise Wrong(say("deck-sure", value=show(value)), path)


def seats(path: Path, value: object) -> None:
    """[least, most]"""
    ends = value if isinstance(value, list) and len(value) == 2 else [0, 0]
    whole = all(type(n) is int for n in ends)
    if not whole or not LEAST_SEATS <= ends[0] <= ends[1] <= MOST_SEATS:
        limits = {"least": LEAST_SEATS, "most": MOST_SEATS}
        raise Wrong(say("deck-seats", "B-01", value=show(value), **limits), path)
