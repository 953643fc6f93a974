"""What is left of a finished round: who was what, what lay where, who got what by which rule.

Results are plain data for views and positions; nothing in the game depends on them. Tables that
serve only to count moves are `forgetful` and keep none.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from functools import partial
from typing import Any

from pyrite.core.results import Result
from pyrite.lostmines.numbers import ENDS, KINDS, ROLES
from pyrite.lostmines.table.state import Table

if not cython.compiled:
    from pyrite.core.numbers import NOBODY
    from pyrite.lostmines.numbers import CHARACTERS
    from pyrite.lostmines.play.scoring import dragon_price, earned
    from pyrite.lostmines.text.view import board_text, clans_text, mines_text

SHARE, DRAGON = "L-41", "L-42"
NOBODY_LOOKS = 0


def keep_result(table: "Table", how: int) -> None:
    """One more finished round, before the next one is dealt: a copy of the table."""
    kept = Table()
    kept.copy_from(table)
    table.results = (*(table.results or ()), Result(kept, partial(result_text, how)))


def result_text(how: int, table: "Table") -> dict[str, Any]:
    """The round that has ended so on this table, in words."""
    return {
        "round": table.round_no,
        "ended": ENDS[how],
        "clans": clans_text(table),
        "dwarfs": [ROLES[table.dwarf[s] % CHARACTERS] for s in range(table.rules.seats)],
        "mines": mines_text(table, NOBODY_LOOKS),  # L-07: those that were turned up
        "treasures": treasures_shown(table),
        "dragon": None if table.dragon == NOBODY else table.dragon,
        "board": board_text(table),
        "paid": paid_text(table),
    }


def treasures_shown(table: "Table") -> list[dict[str, Any]]:
    """L-07: those that were collected are turned up, the others are not."""
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


def paid_text(table: "Table") -> list[dict[str, Any]]:
    """What every seat won, and what the dragon cost the one that woke it."""
    paid = []
    for seat in range(table.rules.seats):
        won = earned(table, seat)
        price = dragon_price(table, seat, won)
        paid.append({"seat": seat, "rule": SHARE, "amount": won, "won": None})
        if price:
            paid.append({"seat": seat, "rule": DRAGON, "amount": -price, "won": None})
    return paid
