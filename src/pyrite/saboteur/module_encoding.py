# Compiled: see core/native.py
"""What modules add to the vector of the tunnel game (encoding.py); tables without any have none.

The boxes of modules are encoded by what their numbers are (`Box.codes`), so this file knows none.
"""

from pyrite.core.encoding import Coding, clear_bytes, relative, write_cell, write_seats
from pyrite.core.native import Bytes, c_only
from pyrite.core.numbers import FEATURES
from pyrite.saboteur.knowledge.clues import first_card, is_in
from pyrite.saboteur.numbers import (
    ABOUT_ACTION,
    BOX_CHANGE,
    BOX_EXIT,
    BOX_NUMBER,
    BOX_ORDER,
    BOX_PAIRS,
    BOX_SEAT,
    BOX_SEATS,
    CHANGED,
    DWARFS,
    GOAL_PLACE,
    MAX_GOALS,
    PAID_OUT,
    SPECTATORS,
)
from pyrite.saboteur.table.state import Rules, Table

DWARF_KINDS = len(DWARFS)
PAIR_BITS = 3


def module_parts(rules: Rules) -> list[tuple[str, int]]:
    """The parts of the vector that tables with modules have, in their order."""
    if rules.nmodules == 0:
        return []
    seats = rules.seats
    parts = [
        ("dwarfs_seen_by", seats * seats),
        ("purse", seats),
        ("paid", seats),
        ("draws_later", seats),
        ("cover_cells", 2 * rules.ncovers),
        ("treasure_among", rules.ngoals),
        ("sites", rules.nsites),
        ("spare", DWARF_KINDS),
        ("held_up", rules.nkinds),
        ("asked_action", FEATURES),
    ]
    for module in rules.names.modules:
        if module.box.codes:
            parts.append((module.key, box_size(rules, module.box.codes)))
    return parts


@c_only
def box_size(rules: Rules, codes: tuple[int, ...]) -> int:
    """Return how much of the vector the numbers of a box take."""
    covers = rules.ncovers - rules.ngoals
    sizes = (1, 2, 4, 1, rules.seats, rules.seats, covers, 0)  # in the order of numbers.py
    total: int = 0
    for code in codes:
        size: int = sizes[code]
        total += size
    return total


def encode_modules(table: Table, coding: Coding, vector: Bytes, at: int, seat: int) -> int:
    """Everything that only modules bring; returns where it ends."""
    seats: int = table.rules.seats
    for i in range(seats):
        who: int = seat + i if seat + i < seats else seat + i - seats
        at = write_seats(vector, at, seat, seats, table.dwarf_seen_by[who])
    at = encode_money(table, vector, at, seat)
    at = encode_places(table, coding, vector, at, seat)
    at = encode_cards_seen(table, vector, at, seat)
    top: int = table.nasks - 1
    clear_bytes(vector, at, FEATURES)
    if top >= 0 and table.rules.asks_about[table.ask_kind[top]] == ABOUT_ACTION:
        coding.write_features(table.ask_about[top], seat, vector, at)
    return encode_boxes(table, coding, vector, at + FEATURES, seat)


def encode_money(table: Table, vector: Bytes, at: int, seat: int) -> int:
    """What all see of the coins of each seat, of the sums it was paid, and who draws later."""
    seats: int = table.rules.seats
    clear_bytes(vector, at + seats, 2 * seats)
    for who in range(seats):
        purse: int = table.coins[who]
        for i in range(table.nwon):
            if table.won_seat[i] == who and table.won_how[i] & CHANGED:
                purse -= table.won_value[i]
        vector[at + relative(who, seat, seats)] = purse
    for i in range(table.nwon):
        if table.won_how[i] & ~CHANGED == PAID_OUT:
            who = table.won_seat[i]
            vector[at + seats + relative(who, seat, seats)] += table.won_value[i]
    for i in range(table.nlater):
        vector[at + 2 * seats + relative(table.later[i], seat, seats)] += 1
    return at + 3 * seats


def encode_places(table: Table, coding: Coding, vector: Bytes, at: int, seat: int) -> int:
    """Where covers lie, where the seat remembers the treasure, and which sites nobody joined."""
    for cover in range(table.rules.ncovers):
        cell: int = table.goal_cell[cover]
        at = write_cell(coding, vector, at, table.at[cell] if cell else 0)
    goals: int = table.rules.ngoals
    clear_bytes(vector, at, goals)
    for clue in range(table.nclues):
        if table.clues.knower[clue] == seat and tells_treasure(table, clue):
            for goal in range(goals):
                vector[at + goal] += is_in(table, clue, GOAL_PLACE + goal)
    at += goals
    for site in range(table.rules.nsites):
        vector[at + site] = 0
        for i in range(table.nsites):
            if table.at[table.site_cell[i]] == table.rules.site_at[site]:
                vector[at + site] = 1
    return at + table.rules.nsites


def tells_treasure(table: Table, clue: int) -> bool:
    """Does this clue say that the treasure is surely one of some goals?"""
    if table.clues.least[clue] != table.clues.size[clue]:
        return False
    first: int = first_card(table, clue)
    for i in range(first, first + table.clues.size[clue]):
        if table.clues.cards[i] == table.rules.treasure:
            return is_about_goals(table, clue)
    return False


def is_about_goals(table: Table, clue: int) -> bool:
    """Are goals among the places of this clue? Then all its places are goals."""
    for goal in range(MAX_GOALS):
        if is_in(table, clue, GOAL_PLACE + goal):
            return True
    return False


def encode_cards_seen(table: Table, vector: Bytes, at: int, seat: int) -> int:
    """How many of each spare dwarf this seat knows, and the cards of which it may keep one."""
    clear_bytes(vector, at, DWARF_KINDS + table.rules.nkinds)
    for i in range(table.nspare):
        eyes: int = 1 << seat | SPECTATORS
        known: int = table.dwarfs_shown | (table.spare_seen_by[i] & eyes != 0)
        vector[at + table.spare[i]] += known
    at += DWARF_KINDS
    top: int = table.nasks - 1
    if top >= 0 and table.ask_seats[top] >> seat & 1:
        n: int = table.rules.held_up[table.ask_kind[top]]
        first: int = max(0, table.ndiscards - n)
        for i in range(first, table.ndiscards):
            vector[at + table.discards[i]] += n > 0
        for i in range(0 if n else table.noffer):
            vector[at + table.offer[i]] += 1
    return at + table.rules.nkinds


def encode_boxes(table: Table, coding: Coding, vector: Bytes, at: int, seat: int) -> int:
    """The numbers of all modules, which everybody sees."""
    seats: int = table.rules.seats
    for i in range(table.rules.nbox):
        code: int = table.rules.box_codes[i]
        value: int = table.box[i]
        if code == BOX_NUMBER:
            vector[at] = value
            at += 1
        elif code == BOX_SEAT:
            vector[at] = relative(value - 1, seat, seats) + 1 if value else 0
            at += 1
        elif code == BOX_SEATS:
            at = write_seats(vector, at, seat, seats, value)
        elif code == BOX_CHANGE:
            vector[at] = -value if value < 0 else 0
            vector[at + 1] = value if value > 0 else 0
            at += 2
        elif code == BOX_EXIT:
            at = write_exit(coding, vector, at, value)
        elif code == BOX_ORDER:
            at = write_order(table, vector, at, seat, i)
        elif code == BOX_PAIRS:
            for k in range(table.rules.ncovers - table.rules.ngoals):
                vector[at + k] = value >> 2 * k & PAIR_BITS
            at += table.rules.ncovers - table.rules.ngoals
    return at


def write_exit(coding: Coding, vector: Bytes, at: int, value: int) -> int:
    """An exit: column, row, side from 1; then whether what stood there is out for the round."""
    write_cell(coding, vector, at, value >> 2 if value > 0 else 0)
    vector[at + 2] = (value & 3) + 1 if value > 0 else 0
    vector[at + 3] = value < 0
    return at + 4


def write_order(table: Table, vector: Bytes, at: int, seat: int, first: int) -> int:
    """The place of each seat in an order, from 1; 0 for seats that are not in it."""
    seats: int = table.rules.seats
    for who in range(seats):
        own: int = table.box[first + who]
        place: int = own > 0
        for other in range(seats):
            before: int = table.box[first + other]
            place += 0 < before < own
        vector[at + relative(who, seat, seats)] = place
    return at + seats
