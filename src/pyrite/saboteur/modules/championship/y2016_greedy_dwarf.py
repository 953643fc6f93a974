# Compiled: see core/native.py
"""Greedy dwarf (C-16, I-10, I-11): wins only by finding the treasure personally.

Source: championship card 2016, box of 2024. Needs nothing, forbids `saboteur2` and `tournament`.
Rulings: when the greedy dwarf wins, nobody else gets anything; the sum paid is public, like that of
a saboteur (B-42).
"""

from pyrite.saboteur.numbers import GREEDY, PAID, PAID_OUT
from pyrite.saboteur.play.payout import new_card_rule, pay_sum
from pyrite.saboteur.table.module import Module, Terms
from pyrite.saboteur.table.state import Table


def pay_greedy(table: Table) -> None:
    """Pay only a greedy finder, 4 gold; otherwise leave it to the usual payment."""
    if table.found and table.dwarf[table.finder] == GREEDY:
        pay_sum(table, table.finder, 4, 0, PAY)
        table.stage = PAID


def greedy_dwarf() -> Module:
    """Build the module with its hook; the card replaces a digger (decks/)."""
    module = Module(
        "y2016_greedy_dwarf",
        source="championship card 2016, box of 2024",
        rules=("C-16",),
        terms=Terms(excludes={"saboteur2": "I-23", "tournament": "I-23"}),
    )
    module.payday = pay_greedy
    return module


PAY: int = new_card_rule("C-16", PAID_OUT)
Y2016_GREEDY_DWARF = greedy_dwarf()
