# Compiled: see core/native.py
"""The result of a finished round: everybody's dwarf, what lay where, and who was paid for what.

Results are plain data for views and positions; nothing in the game depends on them. Tables that
only count moves are `forgetful` and keep none.
"""

from functools import partial
from typing import Any

from pyrite.core.native import with_gil
from pyrite.core.numbers import NOBODY
from pyrite.core.results import Result
from pyrite.lostmines.numbers import CHARACTERS, ENDS, KINDS, ROLES
from pyrite.lostmines.play.scoring import dragon_price, earned
from pyrite.lostmines.table.state import Table
from pyrite.lostmines.text.view import board_text, clans_text, mines_text

SHARE, DRAGON = "L-41", "L-42"
NOBODY_LOOKS = 0


@with_gil
def keep_result(table: Table, how: int) -> None:
    """Keep a copy of the table as a result, before the next round is dealt."""
    kept = Table()
    kept.copy_from(table)
    table.results = (*(table.results or ()), Result(kept, partial(result_text, how)))


def result_text(how: int, table: Table) -> dict[str, Any]:
    """Return the round that ended on this table, in words."""
    return {
        "round": table.round_no,
        "ended": ENDS[how],
        "clans": clans_text(table),
        "dwarfs": [ROLES[table.dwarf[s] % CHARACTERS] for s in range(table.rules.seats)],
        "mines": mines_text(table, NOBODY_LOOKS),  # L-07: only those that were turned up
        "treasures": treasures_shown(table),
        "dragon": None if table.dragon == NOBODY else table.dragon,
        "board": board_text(table),
        "paid": paid_text(table),
    }


def treasures_shown(table: Table) -> list[dict[str, Any]]:
    """Return the treasures; only collected ones show their value (L-07)."""
    treasures = []
    for i in range(table.rules.seats):
        taken = table.treasure_owner[i] != NOBODY
        treasures.append(
            {
                "kind": KINDS[table.treasure_kind[i]],
                "value": table.treasure_value[i] if taken else None,
                "owner": table.treasure_owner[i] if taken else None,
            }
        )
    return treasures


def paid_text(table: Table) -> list[dict[str, Any]]:
    """Return what every seat won, and what the dragon cost its owner."""
    paid = []
    for seat in range(table.rules.seats):
        won = earned(table, seat)
        price = dragon_price(table, seat, won)
        paid.append({"seat": seat, "rule": SHARE, "amount": won, "won": None})
        if price:
            paid.append({"seat": seat, "rule": DRAGON, "amount": -price, "won": None})
    return paid
