"""The sets of a table before they become components: which value applies, and where it stands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from pyrite.core.cards import Card
from pyrite.core.deck_checks import Check, Table, Wrong, a_table, one_of
from pyrite.core.deck_lines import Path
from pyrite.core.messages import say
from pyrite.core.plain import shown
from pyrite.core.sides import turned, way_text, ways_from_text

Sets = Mapping[str, Table]  # by name, base game first
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
        check_key, checks = one_of((*printed[name], TOTALS)), checks_of(printed[name])
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
