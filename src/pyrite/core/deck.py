"""Decks: the contents of the boxes, as tables that a custom deck can override.

The printed sets of a game are the files in its `decks/`. A deck holds only the differences: tables
are merged key by key, lists are replaced. See docs/decks.md.
"""

import json
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from pyrite.core.cards import Card
from pyrite.core.deck_checks import (
    Check,
    Path,
    Table,
    Wrong,
    a_table,
    lines_of,
    one_of,
    path_text,
    paths_of,
)
from pyrite.core.messages import ConfigError, Message, say
from pyrite.core.plain import LONGEST_FILE, MOST_ENTRIES, as_named, is_too_big, shown
from pyrite.core.sides import turned, way_text, ways_from_text

Sets = Mapping[str, Table]  # by name, base game first
Cell = tuple[int, int]  # column, row
ChecksOf = Callable[[Table], Mapping[str, Check]]
TOTALS = "totals"


class Fact(NamedTuple):
    """How sure we are of a part: A, B or U; `name` is the card if the part is a list of cards."""

    module: str
    key: str
    name: str
    sure: str


class Last(dict[str, Any]):
    """Every key with its value from the last set that names it."""

    def __init__(self, sets: Sets) -> None:
        super().__init__((key, value) for own in sets.values() for key, value in own.items())
        self.owners = {key: name for name, own in sets.items() for key in own}

    def owner(self, key: str) -> str:
        """Return the last set that names this key."""
        return self.owners[key]


def places(sets: Sets, *keys: str) -> list[Path]:
    """Return the places where these keys may be written, last set first."""
    return [(name, key) for key in keys for name in reversed(list(sets))]


def check_sets(written: Table, printed: Sets, checks_of: ChecksOf) -> None:
    """Check the tables of a deck as written, before they are merged."""
    for name, section in written.items():
        if name not in printed:
            raise Wrong(say("deck-set", value=shown(name), known=", ".join(printed)), (name,))
        check_key, checks = (
            one_of(dict.fromkeys((*printed[name], TOTALS))),
            checks_of(printed[name]),
        )
        for key, value in a_table((name,), section).items():
            check_key((name, key), key)
            checks[key]((name, key), value)


def check_totals(name: str, section: Table, totals: Table) -> None:
    """Check the totals that a deck states against the actual number of cards."""
    for key, wanted in totals.items():
        count = count_of(section[key])
        if count != wanted:
            problem = say("deck-total", key=f"{name}.{key}", count=count, wanted=wanted)
            raise Wrong(problem, (name, TOTALS, key))


def count_of(value: Any) -> int:
    """Return how many cards a key stands for; for cards by seats, how many the box must contain."""
    if isinstance(value, list):
        return sum(row.get("copies", 1) for row in value)
    groups = [item for item in value.values() if isinstance(item, dict)]
    if groups:
        return sum(max(g.get(name, 0) for g in groups) for name in names_by_seats(value))
    return sum(value.values())


def names_by_seats(table: Table) -> list[str]:
    """Return the names of all cards in a table, whether it is by seats or for all."""
    groups = [list(item) if isinstance(item, dict) else [key] for key, item in table.items()]
    return list(dict.fromkeys(name for group in groups for name in group))


def hand_of(sets: Sets, seats: int, rule: str) -> int:
    """Return how many cards are dealt to each seat."""
    hand = Last(sets)["hand"]
    size: int | None = hand.get(str(seats)) if isinstance(hand, dict) else hand
    if size is None:
        raise Wrong(say("deck-no-hand", rule, seats=seats), *places(sets, "hand", "seats"))
    return size


def cell_of(pair: Sequence[int]) -> Cell:
    """Return the cell that a deck writes as [column, row]."""
    return pair[0], pair[1]


def rows_of(sets: Sets, key: str) -> Iterator[tuple[Path, Table]]:
    """Yield the cards of a list in all sets with their places, without those set to 0 copies."""
    for name, own in sets.items():
        for n, row in enumerate(own.get(key, ())):
            if row.get("copies", 1):
                yield (name, key, n), row


def path_name(row: Table) -> str:
    """Return the name of a path card: its ways, after its kind if it has one."""
    text = way_text(ways_from_text(row["ways"]))
    return f"{row['kind']}_{text}" if "kind" in row else text


def path_rows(sets: Sets, key: str) -> Iterator[Table]:
    """Yield the rows of path cards; refuse two rows that are the same card in either rotation."""
    seen: dict[object, tuple[Path, Table]] = {}
    for path, row in rows_of(sets, key):
        ways = ways_from_text(row["ways"])
        upright, over = sorted(ways), sorted(turned(way) for way in ways)
        look = row.get("kind"), *min(upright, over)
        if look in seen:
            where, other = seen[look]
            names = {"name": path_name(row), "other": path_name(other)}
            raise Wrong(say("deck-same-card", **names), path, where)
        seen[look] = path, row
        yield row


def named_cards(key: str, lists: Mapping[str, list[Table]]) -> Iterator[Card]:
    """Yield cards that have their own names, from lists by set; refuse a name used twice."""
    seen: set[str] = set()
    for path, row in rows_of({name: {key: rows} for name, rows in lists.items()}, key):
        if row["name"] in seen:
            raise Wrong(say("deck-name-twice", name=row["name"]), path)
        seen.add(row["name"])
        yield Card(row["name"], ways=ways_from_text(row["ways"]))


def facts_of(sets: Sets, added: tuple[str, ...]) -> Iterator[Fact]:
    """Yield how sure each part is: from all sets for keys in `added`, else from the last set."""
    owners = Last(sets).owners
    for name, own in sets.items():
        for key, value in own.items():
            if key in ("sure", TOTALS) or (key not in added and owners[key] != name):
                continue
            said = own["sure"]
            sure = said if isinstance(said, str) else said.get(key, said.get("rest", "U"))
            rows = value if isinstance(value, list) and isinstance(value[0], dict) else ()
            for _, row in rows_of({name: own}, key) if rows else ():
                card = row.get("name") or path_name(row)
                yield Fact(name, key, card, row.get("sure", sure))
            if not rows:
                yield Fact(name, key, "", sure)


BASE = "base"
MOST_BYTES = 64 * 1024
MOST_DEPTH = 8
Parts = TypeVar("Parts")


@dataclass(frozen=True)
class Deck:
    """The differences from the printed sets; decks with equal content are equal."""

    text: str  # canonical JSON
    file: str = field(default="", compare=False)
    lines: Mapping[Path, int] = field(default_factory=dict, compare=False, repr=False)

    def as_dict(self) -> dict[str, Any]:
        """Return the deck as plain data that `PrintedComponents.read_deck` accepts."""
        plain: dict[str, Any] = json.loads(self.text)
        return plain


class PrintedComponents(Generic[Parts]):
    """The printed components of a game, and the decks that change them.

    `package` has a folder `decks` of TOML files. `checks_of` returns the checks for the keys of a
    printed set. `put_together` builds the components from the sets in play, as changed and as
    printed. Both raise `Wrong`, which is reported with the line of the deck.
    """

    def __init__(
        self, package: str, checks_of: ChecksOf, put_together: Callable[[Sets, Sets], Parts]
    ) -> None:
        self._package = package
        self._checks_of = checks_of
        self._put_together = put_together
        self._components = lru_cache(maxsize=256)(self._make_components)

    def printed(self) -> dict[str, Table]:
        """Return the printed sets by module."""
        return self._printed

    def components(self, modules: Sequence[str], deck: Deck | None = None) -> Parts:
        """Return the components for these modules; modules without components add nothing."""
        return self._components(tuple(modules), deck)

    def read_deck(
        self, source: str | os.PathLike[str] | Mapping[str, Any] | Deck | None
    ) -> Deck | None:
        """Read a deck from a file or from `Deck.as_dict()`; `ConfigError` names the place."""
        if source is None or isinstance(source, Deck):
            return source
        if isinstance(source, Mapping):
            if is_too_big(source):
                raise ConfigError(say("data-too-big", most=MOST_ENTRIES))
            plain = _plain(source)
            return self._checked(plain, "", dict.fromkeys(paths_of(plain), 0))
        if not isinstance(source, str | os.PathLike):
            raise ConfigError(say("deck-source", value=shown(source)))
        file = os.fsdecode(source)
        text = _read_file(file)
        try:
            written, lines = tomllib.loads(text), lines_of(text)
        except (ValueError, RecursionError) as error:
            raise _syntax(file, text, error) from None
        return self._checked(_plain(written), file, lines)

    @cached_property
    def _printed(self) -> dict[str, Table]:
        folder = os.path.join(import_module(self._package).__path__[0], "decks")
        shipped = sorted(name for name in os.listdir(folder) if name.endswith(".toml"))
        tables = [_shipped(os.path.join(folder, name)) for name in shipped]
        return {name: table for sets in tables for name, table in sets.items()}

    def _make_components(self, modules: tuple[str, ...], deck: Deck | None) -> Parts:
        written, printed = deck.as_dict() if deck else {}, self.printed()
        keys = dict.fromkeys((BASE, *(key for key in modules if key in printed)))
        sets = {key: _merged(printed[key], written.get(key, {})) for key in keys}
        try:
            return self._put_together(sets, {key: printed[key] for key in keys})
        except Wrong as wrong:
            raise _placed(wrong, deck) from None

    def _checked(self, written: Table, file: str, lines: Mapping[Path, int]) -> Deck | None:
        """Return the deck if every set that it changes can be played."""
        deck = Deck("{}", file, lines)
        try:
            check_sets(written, self.printed(), self._checks_of)
            for name, section in written.items():
                both = _merged(self.printed()[name], section)
                check_totals(name, both, section.get(TOTALS, {}))
        except Wrong as wrong:
            raise _placed(wrong, deck) from None
        deck = replace(deck, text=json.dumps(written, sort_keys=True))
        for name in written:
            self.components((name,), deck)
        return deck if written else None


def _merged(before: Table, own: Table) -> Table:
    both = dict(before)
    for key, value in own.items():
        old = before.get(key)
        if isinstance(old, dict) and isinstance(value, dict) and _alike(old, value):
            value = _merged(old, value)
        both[key] = value
    return both


def _alike(one: Table, other: Table) -> bool:
    """Return whether both or neither hold tables: cards by seats never mix with cards for all."""
    kinds = [{isinstance(value, dict) for value in table.values()} for table in (one, other)]
    return kinds[0] == kinds[1] or not all(kinds)


def _placed(wrong: Wrong, deck: Deck | None) -> ConfigError:
    """Return the error with the line of the file, or with the key if there is no file."""
    lines = deck.lines if deck else {}
    path = next((path for path in wrong.paths if path in lines), wrong.paths[0])
    while path and path not in lines:
        path = path[:-1]
    if deck is None or not path:
        return ConfigError(wrong.problem)
    if not deck.file:
        return ConfigError(say("deck-key", path=path_text(path), problem=wrong.problem))
    return _in_line(deck.file, lines[path], wrong.problem)


def _in_line(file: str, line: int, problem: Message) -> ConfigError:
    name = as_named(file, LONGEST_FILE)
    return ConfigError(say("deck-line", file=name, line=line, problem=problem))


def _plain(value: object, depth: int = 0) -> Any:
    """Return the value as JSON would: tuples become lists, keys become strings."""
    if depth > MOST_DEPTH:
        return "..."  # no valid deck is nested this deep, so a check will refuse it
    if isinstance(value, Mapping):
        texts = {key: key if isinstance(key, str) else shown(key) for key in value}
        return {texts[key]: _plain(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item, depth + 1) for item in value]
    return value


def _shipped(file: str) -> dict[str, Table]:
    with open(file, "rb") as stream:
        return tomllib.load(stream)


def _read_file(file: str) -> str:
    try:
        with open(os.path.expanduser(file), "rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        name = as_named(file, LONGEST_FILE)
        raise ConfigError(say("deck-unreadable", file=name, problem=problem)) from None
    if len(data) > MOST_BYTES:
        raise ConfigError(say("deck-too-big", file=as_named(file, LONGEST_FILE), most=MOST_BYTES))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _in_line(file, line, say("deck-utf8")) from None


def _syntax(file: str, text: str, error: Exception) -> ConfigError:
    """Return the syntax error with the line from tomllib's "Invalid value (at line 3, ...)"."""
    problem, _, place = str(error).partition(" (at ")
    found = re.match(r"line (\d+)", place)
    line = int(found.group(1)) if found else len(text.rstrip().split("\n"))
    if isinstance(error, RecursionError):
        problem, line = "too many brackets", 1
    return _in_line(file, line, say("deck-syntax", problem=problem))
