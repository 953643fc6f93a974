# Compiled: see core/native.py
"""Coins, and paying with two kinds of gold (I-09, S-37)."""

from pyrite.core.chance import shuffle
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.numbers import CHANGED, CHANGED_CARD, COINS, LUCK_CHANGE
from pyrite.saboteur.play.results import note_gold
from pyrite.saboteur.table.state import Table


def gain(table: Table, seat: int, amount: int, rule: int) -> None:
    """Give coins from the supply to a seat; everybody sees how many."""
    if amount == 0:
        return
    table.coins[seat] += amount
    note_gold(table, seat, amount, rule)
    if table.recording:
        table.emit(COINS, seat, amount, rule << 1 | 1, 0)


def has_gold(table: Table, seat: int) -> bool:
    """Return whether a seat has gold, which everybody knows (S-37)."""
    return table.coins[seat] > 0 or lowest_card(table, seat) != NOBODY


def spend(table: Table, seat: int, rule: int) -> None:
    """Take one gold from a seat: a coin, or its lowest gold card is changed for coins (I-09)."""
    if table.coins[seat] == 0:
        change(table, seat, lowest_card(table, seat))
    table.coins[seat] -= 1
    note_gold(table, seat, -1, rule)
    if table.recording:
        table.emit(COINS, seat, -1, rule << 1 | has_gold(table, seat), 0)


def lowest_card(table: Table, seat: int) -> int:
    """Return the index of the seat's lowest gold card, or NOBODY."""
    lowest = NOBODY
    for i in range(table.nwon):
        if table.won_seat[i] != seat or table.won_how[i] & CHANGED:
            continue
        if lowest == NOBODY or table.won_value[i] < table.won_value[lowest]:
            lowest = i
    return lowest


def change(table: Table, seat: int, i: int) -> None:
    """Return a card to the gold pile, which is shuffled, for its value in coins."""
    table.won_how[i] |= CHANGED
    table.coins[seat] += table.won_value[i]
    table.gold_pile[table.ngold] = table.won_value[i]
    table.ngold += 1
    table.luck.start(table.step, LUCK_CHANGE)
    shuffle(table.gold_pile, table.ngold, table.luck)
    if table.recording:
        table.emit(CHANGED_CARD, seat, table.won_value[i], i, 1 << seat)
