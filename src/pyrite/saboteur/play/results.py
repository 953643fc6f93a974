"""What is left of a finished round: who was what, what lay where, who got what by which rule.

Results are plain data for views and positions; nothing in the game depends on them. Tables that
serve only to count moves are `forgetful` and keep none.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any

from pyrite.core.results import Result
from pyrite.saboteur.decks.brought import STASH
from pyrite.saboteur.table.payments import RULES, payments_text
from pyrite.saboteur.table.state import Table

if not cython.compiled:
    from pyrite.core.numbers import NOBODY
    from pyrite.saboteur.numbers import COVER_SHOWN, HIDDEN
    from pyrite.saboteur.text.view import board_text, goals_text, stashes_text


def new_rule(name: str) -> int:
    """A rule by which gold comes or goes."""
    RULES.append(name)
    return len(RULES) - 1


def note_gold(table: "Table", seat: int, amount: int, rule: int) -> None:
    """So much gold was paid to a seat, or by it if it is less than none; all see how much."""
    if not table.forgetful:
        keep_payment(table, seat, amount, NOBODY, rule)


def note_card(table: "Table", seat: int, card: int, rule: int) -> None:
    """A gold card was taken that only its owner knows: the one with this number in `won`."""
    if not table.forgetful:
        keep_payment(table, seat, 0, card, rule)


def keep_payment(table: "Table", seat: int, amount: int, card: int, rule: int) -> None:
    """One more row for the result of this round."""
    table.payments = (*(table.payments or ()), (seat, amount, card, rule))


def show_covers(table: "Table") -> None:
    """The round is over: what still lies face down is shown to all."""
    for cover in range(table.rules.ncovers):
        cell = table.goal_cell[cover]
        if cell and table.tile[cell] == HIDDEN:
            card = table.goal_card[cover] | table.under[cover] << 8
            table.emit(COVER_SHOWN, NOBODY, table.at[cell], card, 0)


def finish_round(table: "Table") -> None:
    """The result is kept before the next round is dealt."""
    if table.recording:
        show_covers(table)
    if not table.forgetful:
        keep_result(table)


def keep_result(table: "Table") -> None:
    """One more finished round: a copy of the table is made readable only if somebody looks."""
    kept = Table()
    kept.copy_from(table)
    table.results = (*(table.results or ()), Result(kept, result_text))
    table.payments = ()


def result_text(table: "Table") -> dict[str, Any]:
    """The round that has ended on this table, in words."""
    names = table.rules.names
    seats = table.rules.seats
    on_table = 0  # what was taken away unseen stays a secret
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
