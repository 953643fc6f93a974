# Compiled: see core/native.py
"""The end of a round: characters are shown, treasures pooled and shared (L-40 to L-42)."""

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


def show_all(table: Table, how: int) -> None:
    """Turn up dealt dwarf cards and collected treasures, nothing else (L-03, L-07)."""
    if not table.recording:
        return
    table.emit(ROUND_ENDED, table.turn, how, 0, 0)
    for seat in range(table.rules.seats):
        table.emit(DWARF_SHOWN, seat, table.dwarf[seat], 0, 0)
    for i in range(table.rules.seats):
        if table.treasure_owner[i] != NOBODY:
            table.emit(TREASURE_SHOWN, table.treasure_owner[i], i, table.treasure_value[i], 0)


def score(table: Table) -> None:
    """Score each seat: selfish dwarfs alone, others by clan, then the dragon (L-41, L-42)."""
    for seat in range(table.rules.seats):
        won = earned(table, seat)
        price = dragon_price(table, seat, won)
        table.points[seat] += won - price
        if table.recording:
            table.emit(SCORED, seat, won, price | table.points[seat] << 8, 0)


def earned(table: Table, seat: int) -> int:
    """Return the seat's part of the treasures, before the dragon is paid."""
    pool = pool_of(table, seat)
    return brought(table, seat) if pool == ALONE else share(table, seat, pool)


def dragon_price(table: Table, seat: int, won: int) -> int:
    """Return what the dragon costs this seat, at most what it won (L-42)."""
    if table.dragon != seat:
        return 0
    return DRAGON_PRICE if won > DRAGON_PRICE else won


def pool_of(table: Table, seat: int) -> int:
    """Return the pool of a dwarf: its clan, the other one for a saboteur, or ALONE."""
    role = table.dwarf[seat] % CHARACTERS
    clan = table.dwarf[seat] // CHARACTERS
    if role == SELFISH:
        return ALONE
    return 1 - clan if role == SABOTEUR else clan


def brought(table: Table, seat: int) -> int:
    """Return the value of the treasures that a seat collected."""
    total = 0
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == seat:
            total += table.treasure_value[i]
    return total


def best(table: Table, seat: int) -> int:
    """Return the seat's most valuable treasure, or 0."""
    most = 0
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == seat and table.treasure_value[i] > most:
            most = table.treasure_value[i]
    return most


def share(table: Table, seat: int, pool: int) -> int:
    """Return an even part of the pool; owners of its best treasure also share the remainder."""
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
