"""The keys of a deck: which keys each set has, and the format of each key.

Names come from the printed set: a card without a rule cannot be played.
"""

from collections.abc import Mapping

from pyrite.core.deck import TOTALS, names_by_seats
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
    sureness,
)
from pyrite.core.sides import ways_from_text
from pyrite.saboteur.decks.brought import PATH_KINDS, STASH, TOKENS

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
