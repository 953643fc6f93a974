# Compiled: see core/native.py
"""The result of a finished round: everybody's dwarf, what lay where, and who was paid for what.

Results are plain data for views and positions; nothing in the game depends on them. Tables that
only count moves are `forgetful` and keep none.
"""

from typing import Any

from pyrite.core.native import c_only, with_gil
from pyrite.core.numbers import NOBODY
from pyrite.core.results import Result
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.numbers import COVER_SHOWN, HIDDEN
from pyrite.saboteur.table.payments import RULES, payments_text
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.view import board_text, goals_text, stashes_text


@c_only
def new_rule(name: str) -> int:
    """Register a rule by which gold is gained or lost."""
    RULES.append(name)
    return len(RULES) - 1


def note_gold(table: Table, seat: int, amount: int, rule: int) -> None:
    """Note gold paid to a seat, or by it if negative; everybody sees how much."""
    if not table.forgetful:
        keep_payment(table, seat, amount, NOBODY, rule)


def note_card(table: Table, seat: int, card: int, rule: int) -> None:
    """Note a gold card that only its owner knows, by its number in `won`."""
    if not table.forgetful:
        keep_payment(table, seat, 0, card, rule)


@with_gil
def keep_payment(table: Table, seat: int, amount: int, card: int, rule: int) -> None:
    """Append a row to the payments of this round."""
    table.payments = (*(table.payments or ()), (seat, amount, card, rule))


def show_covers(table: Table) -> None:
    """Show everything still face down to all, because the round is over."""
    for cover in range(table.rules.ncovers):
        cell = table.goal_cell[cover]
        if cell and table.tile[cell] == HIDDEN:
            card = table.goal_card[cover] | table.under[cover] << 8
            table.emit(COVER_SHOWN, NOBODY, table.at[cell], card, 0)


def finish_round(table: Table) -> None:
    """Keep the result of the round before the next is dealt."""
    if table.recording:
        show_covers(table)
    if not table.forgetful:
        keep_result(table)


@with_gil
def keep_result(table: Table) -> None:
    """Keep a copy of the table as a result, made readable only when it is looked at."""
    kept = Table()
    kept.copy_from(table)
    table.results = (*(table.results or ()), Result(kept, result_text))
    table.payments = ()


def result_text(table: Table) -> dict[str, Any]:
    """Return the round that ended on this table, in words."""
    names = table.rules.names
    seats = table.rules.seats
    on_table = 0  # cards removed unseen stay secret
    for cover in range(table.rules.ncovers):
        if table.goal_cell[cover]:
            on_table |= 1 << cover
    return {
        "round": table.round_no,
        "treasure_found": table.found == 1,
        "finder": table.finder if table.found else None,
        "dwarfs": [names.dwarfs[table.dwarf[seat]] for seat in range(seats)],
        "spare": [names.dwarfs[table.spare[i]] for i in range(table.nspare)],
        "goals": goals_text(table, on_table),
        STASH.many: stashes_text(table, on_table),
        "board": board_text(table),
        "paid": payments_text(table.payments or ()),
    }
