"""The keys of a deck: for each set those it is printed with, for each key what it looks like.

Names are those of the printed set: a card that no rule of the set speaks of cannot be played.
"""

from collections.abc import Mapping
from typing import Any

from pyrite.core.sides import is_stub, ways_from_text
from pyrite.saboteur.deck_checks import (
    MOST_SEATS,
    Check,
    Table,
    Wrong,
    a_table,
    by_seats,
    cell,
    cells,
    each,
    letter,
    number,
    one_of,
    rows,
    seats,
    shape,
    show,
)
from pyrite.saboteur.deck_lines import Path
from pyrite.saboteur.messages import say

COPIES = number(0, 40)
HAND = number(1, 12)
COUNTED = ("paths", "actions", "goals", "dwarfs", "gold", "sites", "chest_paths", "chests")
KINDS: Mapping[str, Mapping[str, Any]] = {  # of path cards, and what is set on the card
    "": {},
    "ladder": {"verb": "ladder", "ladder": True},
    "door_blue": {"door": 1},
    "door_green": {"door": 2},
    "crystal": {"crystal": True},
}


def check_sets(written: Table, printed: Mapping[str, Table]) -> None:
    """The tables of a deck, each as it is written, before they are put together."""
    for name, section in written.items():
        if name not in printed:
            raise Wrong(say("deck-set", value=show(name), known=", ".join(printed)), (name,))
        check_key, checks = one_of((*printed[name], "totals")), checks_of(printed[name])
        for key, value in a_table((name,), section).items():
            check_key((name, key), key)
            checks[key]((name, key), value)


def checks_of(printed: Table) -> Mapping[str, Check]:
    """What each key looks like, with the names of one printed set."""
    dwarfs = each(dwarf_names(printed.get("dwarfs", {})), number(0, MOST_SEATS))
    replace = printed.get("replace", {})
    return {
        "sure": either(each((*printed, "rest"), letter), letter),
        "seats": seats,
        "rounds": number(1, 99),
        "hand": either(by_seats(HAND), HAND),
        "set_aside": number(0, 30),
        "start": shape,
        "start_cell": cell,
        "goals": rows({"name": name_in(printed, "goals"), "ways": shape}, {}),
        "goal_cells": cells,
        "paths": paths,
        "actions": each(printed.get("actions", ()), COPIES),
        "dwarfs": dwarfs_by_seats_or_for_all(dwarfs),
        "replace": each(replace, one_of(replace.values())),
        "gold": each([str(value) for value in range(1, 10)], COPIES),
        "sites": rows({"name": name_in(printed, "sites"), "ways": shape, "cell": cell}, {}),
        "chest_paths": rows({"ways": shape}, {"copies": COPIES}),
        "chests": each(printed.get("chests", ()), COPIES),
        "chest_cells": cells,
        "open_cell": cell,
        "guards": number(0, 2),
        "coins_each": number(0, 99),
        "totals": each([key for key in COUNTED if key in printed], number(0, 999)),
    }


def either(table: Check, plain: Check) -> Check:
    """A table, or one value for all."""

    def check(path: Path, value: object) -> None:
        return table(path, value) if isinstance(value, dict) else plain(path, value)

    return check


def dwarfs_by_seats_or_for_all(check: Check) -> Check:
    """{5 = {digger = 4, ...}, ...} or one table of dwarfs whatever the number of seats."""

    def check_both(path: Path, value: object) -> None:
        for_all = not any(isinstance(item, dict) for item in a_table(path, value).values())
        return check(path, value) if for_all else by_seats(check)(path, value)

    return check_both


def dwarf_names(dwarfs: Table) -> list[str]:
    """The kinds of dwarfs in either form."""
    groups = [list(item) if isinstance(item, dict) else [key] for key, item in dwarfs.items()]
    return list(dict.fromkeys(name for group in groups for name in group))


def name_in(printed: Table, key: str) -> Check:
    """The name of a card that lies on the table from the beginning."""
    return one_of([row["name"] for row in printed.get(key, ())])


def paths(path: Path, value: object) -> None:
    """Path cards of all kinds."""
    kind = one_of([kind for kind in KINDS if kind])
    rows({"ways": shape}, {"kind": kind, "copies": COPIES})(path, value)
    assert isinstance(value, list)
    for n, row in enumerate(value):
        ways, special = ways_from_text(row["ways"]), KINDS[row.get("kind", "")]
        if "door" in special and sum(not is_stub(way) for way in ways) != 1:
            raise Wrong(say("deck-door", "S-12", value=row["ways"]), (*path, n, "ways"))
        if "ladder" in special and len(ways) != 1:
            raise Wrong(say("deck-ladder", "S-11", value=row["ways"]), (*path, n, "ways"))
