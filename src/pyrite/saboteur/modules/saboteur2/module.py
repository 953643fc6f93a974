# Compiled: see core/native.py
"""Saboteur 2 plugged in: the value SABOTEUR2 with its verbs, hooks and slot.

Source: expansion, box of 2024. Needs nothing; the variants of the base game do not go with it
(I-23). Open question: the book announces one more action than it lists; we use those listed.

Sharing the gold of Saboteur 2: the winning group, geologists, thefts (S-30 to S-36).
"""

from pyrite.core.moves import Moves, arg_of, pack
from pyrite.core.native import Bytes, python_only, scratch
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.modules.saboteur2.cards import BLUE_DOOR, GREEN_DOOR, SABOTEUR2, THEFT, TRAPPED
from pyrite.saboteur.modules.saboteur2.effects import plug_effects
from pyrite.saboteur.numbers import (
    ACTED,
    BLUE,
    BOSS,
    FIRST_TILE,
    GEOLOGIST,
    GREEN,
    MAX_CELLS,
    PAID,
    PROFITEER,
    SABOTEUR,
)
from pyrite.saboteur.play.payout import gain, has_gold, new_rule, spend
from pyrite.saboteur.table.module import Module, get
from pyrite.saboteur.table.paths import flood
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb

__all__ = ["SABOTEUR2"]
NUMBER: int = SABOTEUR2.number


def pay(table: Table) -> None:
    """Pay the winning group, then the geologists, then let thieves steal."""
    pay_group(table)
    pay_geologists(table)
    ask_thief(table, first_thief(table))


def pay_group(table: Table) -> None:
    """Pay by size of the group; the boss gets one less, the profiteer two less (S-33)."""
    group = winners(table)
    size = 0
    for seat in range(table.rules.seats):
        size += group >> seat & 1
    for seat in range(table.rules.seats):
        if group >> seat & 1:
            less = 1 if table.dwarf[seat] == BOSS else 2 if table.dwarf[seat] == PROFITEER else 0
            gain(table, seat, max(0, max(1, 6 - size) - less), SHARE)


def winners(table: Table) -> int:
    """Return the seats of the winning group without trapped ones (S-31, S-32, S-35)."""
    dwarfs = 1 << PROFITEER
    dwarfs |= winning_colours(table) | 1 << BOSS if table.found else 1 << SABOTEUR
    group = 0
    for seat in range(table.rules.seats):
        if dwarfs >> table.dwarf[seat] & 1 and table.front[seat] & TRAPPED == 0:
            group |= 1 << seat
    return group


def winning_colours(table: Table) -> int:
    """Return the finder's colour, the other if that is blocked, both for no colour (S-30)."""
    finder = table.dwarf[table.finder]
    blue = 0 if is_blocked(table, GREEN_DOOR) else 1 << BLUE
    green = 0 if is_blocked(table, BLUE_DOOR) else 1 << GREEN
    if finder == BLUE and blue:
        return blue
    if finder == GREEN and green:
        return green
    return blue | green


def is_blocked(table: Table, doors: int) -> bool:
    """Return whether every route from the start or a ladder to the treasure passes such a door."""
    lit: Bytes = scratch(MAX_CELLS)
    reach: Bytes = scratch(MAX_CELLS)
    flood(table, 0, doors, lit, reach)
    return reach[treasure_cell(table)] == 0


def treasure_cell(table: Table) -> int:
    """Return the cell of the treasure that was found."""
    goal = 0
    while table.goal_card[goal] != table.rules.treasure:
        goal += 1
    return table.goal_cell[goal]


def pay_geologists(table: Table) -> None:
    """Pay one gold per crystal, shared by the free geologists, rounded down (S-34, S-35)."""
    geologists = 0
    for seat in range(table.rules.seats):
        geologists += is_free_geologist(table, seat)
    for seat in range(table.rules.seats):
        if is_free_geologist(table, seat):
            gain(table, seat, count_crystals(table) // geologists, CRYSTALS)


def is_free_geologist(table: Table, seat: int) -> bool:
    return table.dwarf[seat] == GEOLOGIST and table.front[seat] & TRAPPED == 0


def count_crystals(table: Table) -> int:
    """Count the crystals on the table, joined or not."""
    crystals = 0
    for i in range(table.nlaid):
        crystals += table.rules.bonus[(table.tile[table.laid[i]] - FIRST_TILE) >> 1]
    return crystals


def is_thief(table: Table, seat: int) -> bool:
    """Return whether a seat has a theft in front of it and is not trapped (S-35)."""
    return table.front[seat] & (THEFT | TRAPPED) == THEFT


def first_thief(table: Table) -> int:
    """Return the free thief whose theft was played last, or NOBODY (S-36)."""
    first = NOBODY
    for seat in range(table.rules.seats):
        if not is_thief(table, seat):
            continue
        if first == NOBODY or get(table, NUMBER, seat) > get(table, NUMBER, first):
            first = seat
    return first


def ask_thief(table: Table, seat: int) -> None:
    """Ask this thief, or the next ones in turn if nobody else has gold."""
    while seat != NOBODY:
        if has_victim(table, seat):
            push_ask(table, ROB, 1 << seat, 0)
            return
        seat = next_thief(table, seat)
    table.stage = PAID


def next_thief(table: Table, seat: int) -> int:
    """Return the next thief clockwise, in either direction of play (I-12); NOBODY at the end."""
    seats = table.rules.seats
    seat = (seat + 1) % seats
    while not is_thief(table, seat):
        seat = (seat + 1) % seats
    return NOBODY if seat == first_thief(table) else seat


def has_victim(table: Table, thief: int) -> bool:
    for seat in range(table.rules.seats):
        if seat != thief and has_gold(table, seat):
            return True
    return False


def list_victims(table: Table, seat: int, moves: Moves) -> None:
    """List any other seat that has gold (S-36)."""
    for victim in range(table.rules.seats):
        if victim != seat and has_gold(table, victim):
            moves.acts[moves.n] = pack(STEAL, 0, victim)
            moves.n += 1


def resolve_steal(table: Table, action: int) -> None:
    """Move one gold from the victim to the thief, from whom it may be stolen again."""
    seats = table.ask_seats[table.nasks - 1]
    thief = 0
    while seats >> thief != 1:
        thief += 1
    pop_ask(table)
    if table.recording:
        table.emit(ACTED, thief, action, 0, 0)
    spend(table, arg_of(action), STOLEN)
    gain(table, thief, 1, STOLEN)
    ask_thief(table, next_thief(table, thief))


SHARE: int = new_rule("S-33")
CRYSTALS: int = new_rule("S-34")
STOLEN: int = new_rule("S-36")
STEAL: int = new_verb(35, "steal", resolve_steal)
ROB: int = new_ask(14, "steal", list_victims)


@python_only
def plug(module: Module) -> None:
    """Plug in what the cards do, and the slot that shares the gold."""
    plug_effects(module)
    module.pay = pay


plug(SABOTEUR2)
