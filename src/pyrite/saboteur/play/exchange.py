# Compiled: see core/native.py
"""Hidden exchanges of dwarfs, hands and goals; what seats had seen moves with the cards.

Several modules share these: hats are swapped by a card and by a site, hands by a card and a stash.
"""

from pyrite.core.chance import shuffle
from pyrite.core.native import python_too
from pyrite.saboteur.knowledge.clues import add_card, add_place, close_clue, open_clue
from pyrite.saboteur.knowledge.history import record
from pyrite.saboteur.knowledge.memory import (
    came_in,
    exchanged,
    leave,
    mixed,
    saw,
    strayed,
    widen,
)
from pyrite.saboteur.numbers import (
    DWARF_DEALT,
    DWARF_PLACE,
    FLIP,
    GOAL_PLACE,
    HAND_PLACE,
    HANDS_SWAPPED,
    HAT_SWAPPED,
    INSPECTED,
    LUCK_PARTY,
    LUCK_TAKE,
    MAX_HAND,
    MIX,
    PUBLIC,
    PUT,
    RECEIVED,
    SPARE_PLACE,
    SWAP,
    TAKEN,
)
from pyrite.saboteur.play.setup import take_up
from pyrite.saboteur.play.turn import drop
from pyrite.saboteur.table.state import Table


def look_at_dwarf(table: Table, seat: int, target: int) -> None:
    """Let a seat look in secret at another's dwarf; everybody sees whose."""
    table.dwarf_seen_by[target] |= 1 << seat
    if table.recording:
        table.emit(INSPECTED, seat, target, table.dwarf[target], 1 << seat)
    saw(table, 1 << seat, DWARF_PLACE + target, table.dwarf[target])


def swap_hat(table: Table, seat: int) -> None:
    """Exchange a dwarf for the top unused one; the old one goes under the pile (S-25, M-W1)."""
    top = table.nspare - 1
    old, old_eyes = table.dwarf[seat], table.dwarf_seen_by[seat] | 1 << seat
    table.dwarf[seat] = table.spare[top]
    table.dwarf_seen_by[seat] = table.spare_seen_by[top] & ~(1 << seat)
    for i in range(top, 0, -1):
        table.spare[i] = table.spare[i - 1]
        table.spare_seen_by[i] = table.spare_seen_by[i - 1]
    table.spare[0] = old
    table.spare_seen_by[0] = old_eyes
    if table.recording:
        table.emit(HAT_SWAPPED, seat, 0, 0, 0)
        table.emit(DWARF_DEALT, seat, table.dwarf[seat], 0, 1 << seat)
    move_hat(table, seat, top)
    saw(table, 1 << seat, DWARF_PLACE + seat, table.dwarf[seat])


@python_too
def move_hat(table: Table, seat: int, top: int) -> None:
    """Move what is remembered about these dwarfs along with them."""
    change_places(table, PUBLIC, DWARF_PLACE + seat, SPARE_PLACE + top)
    for i in range(top, 0, -1):
        change_places(table, PUBLIC, SPARE_PLACE + i, SPARE_PLACE + i - 1)


@python_too
def change_places(table: Table, seats: int, place: int, other: int) -> None:
    """Note a swap of two places that these knowers see."""
    record(table, SWAP, seats, place, other, 0)
    exchanged(table, seats, place, other)


def deal_anew(table: Table) -> None:
    """Collect the dwarfs of all seats, shuffle them and deal them again (M-P1)."""
    seats = table.rules.seats
    for seat in range(seats):
        seen_by = table.dwarf_seen_by[seat] | 1 << seat
        record(table, PUT, seen_by, DWARF_PLACE + seat, 0, table.dwarf[seat])
    record(table, MIX, PUBLIC, DWARF_PLACE, DWARF_PLACE + seats - 1, 0)
    for knower in range(seats):
        remember_dwarfs(table, knower)
    table.luck.start(table.step, LUCK_PARTY)
    shuffle(table.dwarf, seats, table.luck)
    for seat in range(seats):
        table.dwarf_seen_by[seat] = 0
        if table.recording:
            table.emit(DWARF_DEALT, seat, table.dwarf[seat], 0, 1 << seat)
        saw(table, 1 << seat, DWARF_PLACE + seat, table.dwarf[seat])


def remember_dwarfs(table: Table, knower: int) -> None:
    """Remember that all dwarfs this seat knows are still among the seats, but not where."""
    seats = table.rules.seats
    widen(table, 1 << knower, DWARF_PLACE, DWARF_PLACE + seats)
    clue = open_clue(table, knower)
    for seat in range(seats):
        add_place(table, clue, DWARF_PLACE + seat)
    for seat in range(seats):
        if seat == knower or table.dwarf_seen_by[seat] >> knower & 1:
            add_card(table, table.dwarf[seat])
    close_clue(table)


def swap_hands(table: Table, seat: int, other: int) -> None:
    """Exchange the whole hands of two seats; each remembers what it gave (S-26)."""
    see_hand(table, seat, other)
    see_hand(table, other, seat)
    others = PUBLIC & ~(1 << seat | 1 << other)
    change_places(table, others, HAND_PLACE + seat, HAND_PLACE + other)
    remember_hand(table, seat, other)
    remember_hand(table, other, seat)
    for i in range(MAX_HAND):
        mine = seat * MAX_HAND + i
        theirs = other * MAX_HAND + i
        table.hands[mine], table.hands[theirs] = table.hands[theirs], table.hands[mine]
    table.nhand[seat], table.nhand[other] = table.nhand[other], table.nhand[seat]
    if table.recording:
        table.emit(HANDS_SWAPPED, seat, other, 0, 0)
        tell_hand(table, seat)
        tell_hand(table, other)


def tell_hand(table: Table, seat: int) -> None:
    for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
        table.emit(RECEIVED, seat, table.hands[i], 0, 1 << seat)


def see_hand(table: Table, knower: int, other: int) -> None:
    """Show this whole hand to the knower."""
    for i in range(other * MAX_HAND, other * MAX_HAND + table.nhand[other]):
        saw(table, 1 << knower, HAND_PLACE + other, table.hands[i])
    leave(table, 1 << knower, HAND_PLACE + other)


def remember_hand(table: Table, knower: int, other: int) -> None:
    """Remember the hand that the knower gives to the other seat."""
    clue = open_clue(table, knower)
    add_place(table, clue, HAND_PLACE + other)
    for i in range(knower * MAX_HAND, knower * MAX_HAND + table.nhand[knower]):
        record(table, PUT, 1 << knower, HAND_PLACE + other, 0, table.hands[i])
        add_card(table, table.hands[i])
    close_clue(table)


def take_card(table: Table, seat: int, victim: int) -> None:
    """Take a random card from another hand, seen only by these two seats (M-C2)."""
    table.luck.start(table.step, LUCK_TAKE)
    card = table.hands[victim * MAX_HAND + table.luck.below(table.nhand[victim])]
    drop(table, victim, card)
    pass_on(table, seat, victim, card)
    take_up(table, seat, card)
    if table.recording:
        table.emit(TAKEN, seat, victim, card, 1 << seat | 1 << victim)


def pass_on(table: Table, seat: int, victim: int, card: int) -> None:
    """Update clues about the two hands; only these two seats know the card."""
    others = PUBLIC & ~(1 << seat | 1 << victim)
    saw(table, 1 << seat, HAND_PLACE + victim, card)
    came_in(table, seat, table.nhand[seat])
    strayed(table, others, HAND_PLACE + victim, HAND_PLACE + seat)
    record(table, PUT, 1 << victim, HAND_PLACE + seat, 0, card)
    clue = open_clue(table, victim)
    add_place(table, clue, HAND_PLACE + seat)
    add_card(table, card)
    close_clue(table)


def swap_goals(table: Table, seat: int, goal: int, other: int, swapped: bool) -> None:
    """Swap two goals or leave them; only the acting seat knows which (C-17)."""
    both = 1 << goal | 1 << other
    put_goal(table, seat, goal)
    put_goal(table, seat, other)
    record(table, FLIP, PUBLIC & ~(1 << seat), GOAL_PLACE + goal, GOAL_PLACE + other, 0)
    for knower in range(table.rules.seats):
        if knower != seat:
            remember_goals(table, knower, goal, other)
            table.knows[knower] &= ~both
            table.looked[knower] &= ~both
    if swapped:
        known = table.knows[seat]
        table.knows[seat] = known & ~both | (known >> goal & 1) << other
        table.knows[seat] |= (known >> other & 1) << goal
        change_places(table, 1 << seat, GOAL_PLACE + goal, GOAL_PLACE + other)
        card = table.goal_card[goal]
        table.goal_card[goal] = table.goal_card[other]
        table.goal_card[other] = card


def put_goal(table: Table, seat: int, goal: int) -> None:
    """Record that everyone who knows this goal, except the seat, loses sight of it."""
    seen_by: int = 0
    for knower in range(table.rules.seats):
        if knower != seat:
            seen_by |= (table.knows[knower] >> goal & 1) << knower
    record(table, PUT, seen_by, GOAL_PLACE + goal, 0, table.goal_card[goal])


def remember_goals(table: Table, knower: int, goal: int, other: int) -> None:
    """Remember that what the knower has seen lies in one of the two places."""
    mixed(table, 1 << knower, GOAL_PLACE + goal, GOAL_PLACE + other)
    clue = open_clue(table, knower)
    add_place(table, clue, GOAL_PLACE + goal)
    add_place(table, clue, GOAL_PLACE + other)
    if table.knows[knower] >> goal & 1:
        add_card(table, table.goal_card[goal])
    if table.knows[knower] >> other & 1:
        add_card(table, table.goal_card[other])
    close_clue(table)
