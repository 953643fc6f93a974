"""Checks of the values in a deck, and the lines they are on, which tomllib does not report.

A bad value raises `Wrong` with a sentence and its place.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from pyrite.core.messages import Message, say
from pyrite.core.plain import as_named, shown

Path = tuple[str | int, ...]  # ("base", "paths", 3, "ways")

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|\n"
    r"|[\[\]{}=,.]"
    r"|[^\[\]{}=,.\s\"'#]+",
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """Return the line of every key and list entry, counted from 1."""
    return _Reader(text).read()


def paths_of(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield all paths in plain data, which has no line numbers."""
    yield path
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in items:
            yield from paths_of(item, (*path, key))


def path_text(path: Path) -> str:
    """Return a path as people write it: "base.paths[3].ways"."""
    words = (f"[{word}]" if isinstance(word, int) else f".{as_named(word)}" for word in path)
    return "".join(words).removeprefix(".")


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens = [*_tokens(text), ("", text.count("\n") + 1)]
        self.next = 0
        self.lines: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}  # number of the last entry of each list written as [[name]]

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self.skip("\n"):
            table = self.header() if self.sees("[") else self.pair(table)
        return self.lines

    def sees(self, token: str) -> bool:
        return self.tokens[self.next][0] == token

    def skip(self, unwanted: str) -> bool:
        """Move on to the next wanted token; return False at the end."""
        while self.tokens[self.next][0] and self.tokens[self.next][0] in unwanted:
            self.next += 1
        return bool(self.tokens[self.next][0])

    def header(self) -> Path:
        """Read [base.actions] or [[base.paths]] and return the table of the next lines."""
        line = self.tokens[self.next][1]
        self.next += 1
        is_row = self.sees("[")
        self.next += is_row
        path: Path = ()
        for word in self.words("]"):
            path = (*self.in_row(path), word)
            self.lines.setdefault(path, line)
        self.next += is_row
        if is_row:
            self.rows[path] = self.rows.get(path, -1) + 1
        path = self.in_row(path)
        self.lines.setdefault(path, line)
        return path

    def in_row(self, path: Path) -> Path:
        return (*path, self.rows[path]) if path in self.rows else path

    def words(self, end: str) -> list[str]:
        """Return the words of a dotted key, up to the `end` token."""
        words = []
        while not self.sees(end) and self.skip("."):
            if not self.sees(end):
                words.append(self.tokens[self.next][0].strip("\"'"))
                self.next += 1
        self.next += 1
        return words

    def pair(self, table: Path) -> Path:
        """Read key = value and return the table it belongs to."""
        line = self.tokens[self.next][1]
        words = self.words("=")
        for n in range(len(words)):
            self.lines.setdefault((*table, *words[: n + 1]), line)
        self.value((*table, *words))
        return table

    def value(self, path: Path) -> None:
        if self.sees("["):
            self.entries(path)
        elif self.sees("{"):
            self.next += 1
            while self.skip("\n,") and not self.sees("}"):
                self.pair(path)
            self.next += 1
        else:
            while self.tokens[self.next][0] not in ("", "\n", ",", "]", "}"):
                self.next += 1

    def entries(self, path: Path) -> None:
        self.next += 1
        number = 0
        while self.skip("\n,") and not self.sees("]"):
            self.lines[(*path, number)] = self.tokens[self.next][1]
            self.value((*path, number))
            number += 1
        self.next += 1


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line, done = 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", done, found.start())
        done = found.start()
        if not found.group().startswith("#"):
            yield found.group(), line


Table = dict[str, Any]
Check = Callable[[Path, object], None]


class Wrong(Exception):
    """A deck contains something invalid; the first of `paths` that the deck has is the place."""

    def __init__(self, problem: Message, *paths: Path) -> None:
        super().__init__(problem)
        self.problem = problem
        self.paths = paths


def a_table(path: Path, value: object) -> Table:
    """Return the value, which must be a table."""
    if not isinstance(value, dict):
        raise Wrong(say("deck-table", key=path[-1], value=shown(value)), path)
    return value


def a_list(path: Path, value: object, most: int) -> list[Any]:
    """Return the value, which must be a non-empty list."""
    if not isinstance(value, list) or not 0 < len(value) <= most:
        raise Wrong(say("deck-list", key=path[-1], most=most, value=shown(value)), path)
    return value


def number(least: int, most: int) -> Check:
    """Return a check for a whole number in this range."""

    def check(path: Path, value: object) -> None:
        if type(value) is not int or not least <= value <= most:
            limits = {"least": least, "most": most}
            raise Wrong(say("deck-number", key=path[-1], value=shown(value), **limits), path)

    return check


def one_of(words: Iterable[str]) -> Check:
    """Return a check for one of these words, as a key or as a value."""
    known = list(words)

    def check(path: Path, value: object) -> None:
        if value not in known:
            where = path_text(path[:-1] if path[-1] == value else path)
            names = ", ".join(known)
            raise Wrong(say("deck-unknown", where=where, value=shown(value), known=names), path)

    return check


def name_in(printed: Table, key: str) -> Check:
    """Return a check for the name of a printed card listed under this key."""
    return one_of([row["name"] for row in printed.get(key, ())])


def each(keys: Iterable[str], check_item: Check) -> Check:
    """Return a check for a table with some of these keys, whose values all pass the same check."""
    check_key = one_of(keys)

    def check(path: Path, value: object) -> None:
        for key, item in a_table(path, value).items():
            check_key((*path, key), key)
            check_item((*path, key), item)

    return check


def either(table: Check, plain: Check) -> Check:
    """Return a check for a table, or for a plain value that applies to all keys."""

    def check(path: Path, value: object) -> None:
        return table(path, value) if isinstance(value, dict) else plain(path, value)

    return check


def by_seats(least: int, most: int, check: Check) -> Check:
    """Return a check for a table whose keys are numbers of seats."""
    return each([str(n) for n in range(least, most + 1)], check)


def by_seats_or_for_all(least: int, most: int, check: Check) -> Check:
    """Return a check for {5 = {red = 4, ...}, ...}, or for one table for any number of seats."""

    def check_both(path: Path, value: object) -> None:
        for_all = not any(isinstance(item, dict) for item in a_table(path, value).values())
        return check(path, value) if for_all else by_seats(least, most, check)(path, value)

    return check_both


def rows(needed: Mapping[str, Check], more: Mapping[str, Check]) -> Check:
    """Return a check for a list of tables, in which only the `needed` keys are required."""
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
    """Return a check for [column, row], neither beyond `far`."""

    def check(path: Path, value: object) -> None:
        numbers = value if isinstance(value, list) and len(value) == 2 else [None]
        if any(type(z) is not int or abs(z) > far for z in numbers):
            raise Wrong(say("deck-cell", value=shown(value), far=far), path)

    return check


def cells(far: int, most: int) -> Check:
    """Return a check for [[column, row], ...]."""
    check_cell = cell(far)

    def check(path: Path, value: object) -> None:
        for n, place in enumerate(a_list(path, value, most)):
            check_cell((*path, n), place)

    return check


def side_by_side(one: Sequence[int], other: Sequence[int]) -> bool:
    """Return whether two cells share a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def shape(path: Path, value: object) -> None:
    """Check the open sides of a card: "NESW", "N-S", "NS-EW"."""
    ways = value.split("-") if isinstance(value, str) else [""]
    sides = "".join(ways)
    if "" in ways or set(sides) - set("NESW"):
        raise Wrong(say("deck-shape", value=shown(value)), path)
    if len(set(sides)) < len(sides):
        raise Wrong(say("deck-side-twice", value=shown(value)), path)


def letter(path: Path, value: object) -> None:
    """Check a letter that says how sure an entry is."""
    if value not in ("A", "B", "U"):
        raise Wrong(say("deck-sure", value=shown(value)), path)


def sureness(printed: Table) -> Check:
    """Return a check for how sure a set is: one letter for all, or one per key and a rest."""
    return either(each((*printed, "rest"), letter), letter)


def seats(least: int, most: int, rule: str) -> Check:
    """Return a check for [least, most] seats."""

    def check(path: Path, value: object) -> None:
        ends = value if isinstance(value, list) and len(value) == 2 else [0, 0]
        whole = all(type(n) is int for n in ends)
        if not whole or not least <= ends[0] <= ends[1] <= most:
            limits = {"least": least, "most": most}
            raise Wrong(say("deck-seats", rule, value=shown(value), **limits), path)

    return check
