"""The end of a round: characters are shown, treasures pooled and shared (L-40 to L-42)."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.numbers import NOBODY
    from pyrite.lostmines.numbers import (
        CHARACTERS,
        DWARF_SHOWN,
        ROUND_ENDED,
        SABOTEUR,
        SCORED,
        SELFISH,
        TREASURE_SHOWN,
    )
    from pyrite.lostmines.table.state import Table

ALONE = 2  # the pool of a selfish dwarf is its own
DRAGON_PRICE = 2


def show_all(table: "Table", how: int) -> None:
    """L-03, L-07: dealt dwarf cards and collected treasures are turned up, nothing else."""
    if not table.recording:
        return
    table.emit(ROUND_ENDED, table.turn, how, 0, 0)
    for seat in range(table.rules.seats):
        table.emit(DWARF_SHOWN, seat, table.dwarf[seat], 0, 0)
    for i in range(table.rules.seats):
        if table.treasure_owner[i] != NOBODY:
            table.emit(TREASURE_SHOWN, table.treasure_owner[i], i, table.treasure_value[i], 0)


def score(table: "Table") -> None:
    """L-41: selfish dwarfs take their own, the others share by clan; last the dragon (L-42)."""
    for seat in range(table.rules.seats):
        won = earned(table, seat)
        price = dragon_price(table, seat, won)
        table.points[seat] += won - price
        if table.recording:
            table.emit(SCORED, seat, won, price | table.points[seat] << 8, 0)


def earned(table: "Table", seat: int) -> int:
    """Its part of the treasures, before the dragon is paid."""
    pool = pool_of(table, seat)
    return brought(table, seat) if pool == ALONE else share(table, seat, pool)


def dragon_price(table: "Table", seat: int, won: int) -> int:
    """L-42: what the seat that woke the dragon gives, as far as it has won anything."""
    if table.dragon != seat:
        return 0
    return DRAGON_PRICE if won > DRAGON_PRICE else won


def pool_of(table: "Table", seat: int) -> int:
    """The clan a dwarf shares with: a saboteur with the other one, a selfish dwarf with nobody."""
    role = table.dwarf[seat] % CHARACTERS
    clan = table.dwarf[seat] // CHARACTERS
    if role == SELFISH:
        return ALONE
    return 1 - clan if role == SABOTEUR else clan


def brought(table: "Table", seat: int) -> int:
    """The worth of the treasures a seat has collected."""
    total = 0
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == seat:
            total += table.treasure_value[i]
    return total


def best(table: "Table", seat: int) -> int:
    """Its most valuable treasure, 0 if it has none."""
    most = 0
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == seat and table.treasure_value[i] > most:
            most = table.treasure_value[i]
    return most


def share(table: "Table", seat: int, pool: int) -> int:
    """An even part of the pool; those with its best treasure share the rest evenly too."""
    total = 0
    members = 0
    most = 0
    owners = 0
    for other in range(table.rules.seats):
        if pool_of(table, other) != pool:
            continue
        members += 1
        total += brought(table, other)
        value = best(table, other)
        if value > most:
            most = value
            owners = 0
        if value == most:
            owners += 1
    won = total // members
    return won + total % members // owners if best(table, seat) == most else won
