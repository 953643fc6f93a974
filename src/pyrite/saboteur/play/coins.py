"""Coins, and paying with gold of two kinds (I-09, S-37)."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython


if not cython.compiled:
    from pyrite.core.chance import shuffle
    from pyrite.core.numbers import NOBODY
    from pyrite.saboteur.numbers import CHANGED, CHANGED_CARD, COINS, LUCK_CHANGE
    from pyrite.saboteur.play.results import note_gold
    from pyrite.saboteur.table.state import Table


def gain(table: "Table", seat: int, amount: int, rule: int) -> None:
    """Coins from the supply; how many is open to all."""
    if amount == 0:
        return
    table.coins[seat] += amount
    note_gold(table, seat, amount, rule)
    if table.recording:
        table.emit(COINS, seat, amount, rule << 1 | 1, 0)


def has_gold(table: "Table", seat: int) -> bool:
    """S-37: everybody knows whether a seat has gold."""
    return table.coins[seat] > 0 or lowest_card(table, seat) != NOBODY


def spend(table: "Table", seat: int, rule: int) -> None:
    """I-09: one gold is given away: a coin, or the lowest gold card is changed for coins."""
    if table.coins[seat] == 0:
        change(table, seat, lowest_card(table, seat))
    table.coins[seat] -= 1
    note_gold(table, seat, -1, rule)
    if table.recording:
        table.emit(COINS, seat, -1, rule << 1 | has_gold(table, seat), 0)


def lowest_card(table: "Table", seat: int) -> int:
    """The place of the seat's gold card of the lowest value, NOBODY if it has none."""
    lowest = NOBODY
    for i in range(table.nwon):
        if table.won_seat[i] != seat or table.won_how[i] & CHANGED:
            continue
        if lowest == NOBODY or table.won_value[i] < table.won_value[lowest]:
            lowest = i
    return lowest


def change(table: "Table", seat: int, i: int) -> None:
    """The card goes back to the gold pile, which is shuffled; its worth comes in coins."""
    table.won_how[i] |= CHANGED
    table.coins[seat] += table.won_value[i]
    table.gold_pile[table.ngold] = table.won_value[i]
    table.ngold += 1
    table.luck.start(table.step, LUCK_CHANGE)
    shuffle(table.gold_pile, table.ngold, table.luck)
    if table.recording:
        table.emit(CHANGED_CARD, seat, table.won_value[i], i, 1 << seat)
