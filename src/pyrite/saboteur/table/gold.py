# Compiled: see core/native.py
"""The gold of a seat: coins, and gold cards that were not changed for coins."""

from pyrite.saboteur.numbers import CHANGED
from pyrite.saboteur.table.state import Table


def worth(table: Table, seat: int) -> int:
    """Return all the gold of a seat."""
    total: int = table.coins[seat]
    for i in range(table.nwon):
        if table.won_seat[i] == seat and table.won_how[i] & CHANGED == 0:
            total += table.won_value[i]
    return total
