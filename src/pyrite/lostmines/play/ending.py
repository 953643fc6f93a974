# Compiled: see core/native.py
"""The end of a turn, of a round and of the game (L-05, L-40, L-43)."""

from functools import partial

from pyrite.core.native import with_gil
from pyrite.core.numbers import NOBODY
from pyrite.core.views import Result
from pyrite.lostmines.numbers import (
    ASK_TURN,
    CARDS_GONE,
    CHARACTERS,
    DWARF_SHOWN,
    GAME_ENDED,
    NOTHING,
    OVER,
    ROUND_ENDED,
    SABOTEUR,
    SCORED,
    SELFISH,
    SKIPPED,
    TREASURE_SHOWN,
)
from pyrite.lostmines.play.card_effects import remove_troll
from pyrite.lostmines.play.setup import draw, start_round
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


SHARE, DRAGON = "L-41", "L-42"


@with_gil
def keep_result(table: Table, how: int) -> None:
    """Keep a copy of the table as a result, before the next round is dealt."""
    kept = Table()
    kept.copy_from(table)
    table.results = (
        *(table.results or ()),
        Result(kept, partial(table.rules.names.result_text, how)),
    )


def end_turn(table: Table) -> None:
    """Draw what is owed, then move on to the next seat unless all cards are gone (L-40)."""
    for _ in range(table.owed):
        draw(table, table.turn)
    table.owed = 0
    if all_cards_gone(table):
        end_round(table, CARDS_GONE)
    else:
        next_turn(table)


def is_cut(table: Table) -> bool:
    """Return whether the round ends with the very last card in mid-turn, as printed (L-40)."""
    return table.rules.cut_last_turn == 1 and all_cards_gone(table)


def all_cards_gone(table: Table) -> bool:
    """Return whether the pile and all hands are empty."""
    if table.npile:
        return False
    for seat in range(table.rules.seats):
        if table.nhand[seat]:
            return False
    return True


def next_turn(table: Table) -> None:
    """Begin the next seat's turn; seats without cards are skipped, but their trolls go (L-05)."""
    while True:
        table.turn = (table.turn + 1) % table.rules.seats
        if table.troll_at[table.turn]:
            remove_troll(table, table.turn)
        if table.nhand[table.turn]:
            break
        if table.recording:
            table.emit(SKIPPED, table.turn, 0, 0, 0)
    begin_turn(table)


def begin_turn(table: Table) -> None:
    table.proposed = 0
    ask_one(table, ASK_TURN)


def ask_one(table: Table, kind: int) -> None:
    """Ask the seat on turn."""
    table.ask = kind
    table.asked_seats = 1 << table.turn


def end_round(table: Table, how: int) -> None:
    """Score the round, then start the next after the seat with the last card, or end (L-43)."""
    show_all(table, how)
    score(table)
    if not table.forgetful:
        keep_result(table, how)
    if table.round_no < table.rules.rounds:
        if table.last_card != NOBODY:
            table.starter = (table.last_card + 1) % table.rules.seats
        start_round(table)
        begin_turn(table)
        return
    table.stage = OVER
    table.ask = NOTHING
    table.asked_seats = 0
    table.steps = 0
    table.owed = 0
    table.proposed = 0
    table.agreed = 0
    if table.recording:
        table.emit(GAME_ENDED, NOBODY, 0, 0, 0)
