# Compiled: see core/native.py
"""Tournament (V-T1): greedy dwarfs in every round, an open card on the way, coins by results.

Source: variant, box of 2024. For 5-9 seats of the base game; its dwarfs, hands and the cell of the
open card are in decks/variants.toml. Not with modules that need a spare dwarf or gold cards (I-23).
Ruling: if a saboteur finds the treasure, each digger gets 2.
"""

from pyrite.saboteur.numbers import DIGGER, GREEDY, PAID, SABOTEUR
from pyrite.saboteur.play.payout import gain, how_many, new_rule
from pyrite.saboteur.table.module import Module, Terms
from pyrite.saboteur.table.state import Table


def pay(table: Table) -> None:
    """Pay coins to all winners at once."""
    table.stage = PAID
    if not table.found:
        pay_all(table, SABOTEUR, 4 if how_many(table, SABOTEUR) == 1 else 3)
    elif table.dwarf[table.finder] == GREEDY:
        gain(table, table.finder, 4, PAY)
    else:
        pay_all(table, DIGGER, 2)


def pay_all(table: Table, dwarf: int, each: int) -> None:
    """Pay each seat with this dwarf; a digger who found the treasure gets one more."""
    for seat in range(table.rules.seats):
        if table.dwarf[seat] == dwarf:
            more = 1 if table.found and seat == table.finder else 0
            gain(table, seat, each + more, PAY)


def tournament() -> Module:
    """Build the module, which owns the pay slot."""
    module = Module(
        "tournament",
        source="variant, box of 2024",
        rules=("V-T1",),
        terms=Terms(
            slots=("pay",),
            excludes=dict.fromkeys(("saboteur2", "wardrobe", "y2016_greedy_dwarf"), "I-23"),
        ),
    )
    module.pay = pay
    return module


PAY: int = new_rule("V-T1")
TOURNAMENT = tournament()
