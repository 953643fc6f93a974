# Compiled: see core/native.py
"""What cards do that several modules share: discards, exchanges, broken tools, rockfalls.

Taking a card from the discard pile: what is seen, kept and remembered (C-18, M-C2).
Hidden exchanges of dwarfs, hands and goals; what seats had seen moves with the cards.

Several modules share these: hats are swapped by a card and by a site, hands by a card and a stash.
"""

from pyrite.core.chance import shuffle
from pyrite.core.moves import Moves, pack
from pyrite.core.native import UNSET, python_too, raises
from pyrite.saboteur.knowledge.clues import (
    add_card,
    add_place,
    close_clue,
    in_order,
    is_in,
    open_clue,
    remember_order,
    remove_place,
    weaken,
)
from pyrite.saboteur.knowledge.memory import (
    came_in,
    exchanged,
    leave,
    mixed,
    record,
    saw,
    strayed,
    widen,
    without,
)
from pyrite.saboteur.numbers import (
    BROKE,
    COLLAPSED,
    DISCARD_PLACE,
    DWARF_DEALT,
    DWARF_PLACE,
    FIRST_TILE,
    FLIP,
    GOAL_PLACE,
    HAND_PLACE,
    HANDS_SWAPPED,
    HAT_SWAPPED,
    INSPECTED,
    KEEP_ONE,
    KEPT,
    LUCK_PARTY,
    LUCK_SEARCH,
    LUCK_TAKE,
    MAX_HAND,
    MAX_SEATS,
    MAX_VERBS,
    MIX,
    PUBLIC,
    PUT,
    RECEIVED,
    REPAIRED,
    SAW,
    SEARCHED,
    SPARE_PLACE,
    SWAP,
    TAKEN,
)
from pyrite.saboteur.play.laying import goal_at, take_path
from pyrite.saboteur.play.setup import take_up
from pyrite.saboteur.play.turn import discard, drop
from pyrite.saboteur.table.state import SeatHook, Table
from pyrite.saboteur.table.verbs import new_verb

KEPT_FOR: list[SeatHook] = [UNSET] * MAX_VERBS


@raises
def keep_for(ask: int, resolve: SeatHook) -> None:
    """Register how a question is resolved when one of the offered cards is kept."""
    KEPT_FOR[ask] = resolve


def resolve_keep(table: Table, action: int) -> None:
    """Keep a card, as the open question defines it."""
    KEPT_FOR[table.ask_kind[table.nasks - 1]](table, action)


def see_top(table: Table, seat: int, n: int) -> None:
    """Let the seat look at the top n discards."""
    first = table.ndiscards - n
    for clue in range(table.nclues - 1, -1, -1):
        if is_about(table, clue, seat, first) and in_order(table, clue):
            weaken(table, clue)
    for i in range(first, table.ndiscards):
        table.discard_seen_by[i] |= 1 << seat
        if table.recording:
            table.emit(SAW, seat, table.discards[i], i, 1 << seat)
        saw(table, 1 << seat, DISCARD_PLACE + i, table.discards[i])


def list_top(table: Table, n: int, moves: Moves) -> None:
    """List each kind among the top n discards once."""
    first = table.ndiscards - n
    for i in range(first, table.ndiscards):
        new = True
        for j in range(first, i):
            if table.discards[j] == table.discards[i]:
                new = False
        if new:
            moves.acts[moves.n] = pack(KEEP, table.discards[i], 0)
            moves.n += 1


def keep_top(table: Table, seat: int, card: int, n: int) -> None:
    """Take the topmost card of this kind to the hand; the others keep their order (C-18)."""
    # Update clues about the hand alone before it is mixed.
    came_in(table, seat, table.nhand[seat])
    put_top(table, PUBLIC & ~(1 << seat), seat, n)
    for knower in range(MAX_SEATS + 1):
        if knower != seat and is_here(table, knower):
            lose_sight(table, knower, seat, n)
    first = table.ndiscards - n
    i = table.ndiscards - 1
    while table.discards[i] != card:
        i -= 1
    table.ndiscards -= 1
    while i < table.ndiscards:
        table.discards[i] = table.discards[i + 1]
        i += 1
    for i in range(first, table.ndiscards):
        table.discard_seen_by[i] = 1 << seat
    take_up(table, seat, card)
    if table.recording:
        table.emit(KEPT, seat, card, n, 1 << seat)


@python_too
def put_top(table: Table, seats: int, seat: int, n: int) -> None:
    """Record that one of the top n discards goes to a hand, unseen by these knowers."""
    first = table.ndiscards - n
    put_discards_away(table, seats, first)
    record(table, KEEP_ONE, seats, HAND_PLACE + seat, DISCARD_PLACE + first, n)


def put_discards_away(table: Table, seats: int, first: int) -> None:
    """Record what these knowers saw of the discards from `first` up, since it may move now."""
    for i in range(first, table.ndiscards):
        seen_by = table.discard_seen_by[i] & seats
        record(table, PUT, seen_by, DISCARD_PLACE + i, 0, table.discards[i])


def is_here(table: Table, knower: int) -> bool:
    """Return whether the knower is a seat of this table, or the spectators."""
    return knower < table.rules.seats or knower == MAX_SEATS


@python_too
def lose_sight(table: Table, knower: int, seat: int, n: int) -> None:
    """Update clues of a knower who did not see which of the top n discards went to a hand."""
    first = table.ndiscards - n
    for clue in range(table.nclues - 1, -1, -1):
        if not is_about(table, clue, knower, first):
            continue
        if in_order(table, clue) == 0 or weaken(table, clue):
            blur(table, clue, HAND_PLACE + seat, first, first + n - 1)
    remember_order(table, knower, seat, first, n)


def blur(table: Table, clue: int, hand: int, first: int, last: int) -> None:
    """Widen a clue: its discards may have moved down by one, and one of them to the hand."""
    for i in range(first, last):
        add_place(table, clue, DISCARD_PLACE + i)
    remove_place(table, clue, DISCARD_PLACE + last)
    if not is_in(table, clue, hand):
        without(table, clue, hand, hand, table.clues.least[clue] - 1)
        add_place(table, clue, hand)


def is_about(table: Table, clue: int, knower: int, first: int) -> bool:
    """Return whether a clue of the knower includes discards from `first` up."""
    if table.clues.knower[clue] != knower:
        return False
    for i in range(first, table.ndiscards):
        if is_in(table, clue, DISCARD_PLACE + i):
            return True
    return False


def shuffle_discards(table: Table, seat: int) -> None:
    """Shuffle the whole discard pile into an order that nobody knows."""
    mix_pile(table, PUBLIC)
    for knower in range(MAX_SEATS + 1):
        if is_here(table, knower):
            remember_pile(table, knower)
    table.luck.start(table.step, LUCK_SEARCH)
    for i in range(table.ndiscards - 1, 0, -1):
        j = table.luck.below(i + 1)
        card = table.discards[i]
        table.discards[i] = table.discards[j]
        table.discards[j] = card
    for i in range(table.ndiscards):
        table.discard_seen_by[i] = 0
    if table.recording:
        table.emit(SEARCHED, seat, 0, 0, 0)


@python_too
def mix_pile(table: Table, seats: int) -> None:
    """Record that these knowers lose sight of all discards."""
    put_discards_away(table, seats, 0)
    if table.ndiscards:
        record(table, MIX, seats, DISCARD_PLACE, DISCARD_PLACE + table.ndiscards - 1, 0)


@python_too
def remember_pile(table: Table, knower: int) -> None:
    """Remember that all discards that the knower has seen are still somewhere in the pile."""
    for clue in range(table.nclues - 1, -1, -1):
        if table.clues.knower[clue] == knower and in_order(table, clue):
            weaken(table, clue)
    widen(table, 1 << knower, DISCARD_PLACE, DISCARD_PLACE + table.ndiscards)
    clue = open_clue(table, knower)
    for i in range(table.ndiscards):
        add_place(table, clue, DISCARD_PLACE + i)
    for i in range(table.ndiscards):
        if table.discard_seen_by[i] >> knower & 1:
            add_card(table, table.discards[i])
    close_clue(table)


def put_discards(table: Table, cards: list[int], seen_by: list[int]) -> None:
    """Lay out a discard pile on a table that only serves to remember."""
    table.ndiscards = len(cards)
    for i, card in enumerate(cards):
        table.discards[i] = card
        table.discard_seen_by[i] = seen_by[i]


KEEP: int = new_verb(12, "keep", resolve_keep)


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


def break_tool(table: Table, target: int, card: int) -> None:
    """Put a card with a broken tool in front of the seat."""
    table.front[target] |= table.rules.tools_of[card]
    if table.recording:
        table.emit(BROKE, table.turn, target, card, 0)


def mend_tool(table: Table, target: int, tool: int) -> None:
    """Remove the card with this broken tool from in front of the seat."""
    table.front[target] &= ~(1 << tool)
    if table.recording:
        table.emit(REPAIRED, table.turn, target, tool, 0)


def collapse(table: Table, cell: int) -> None:
    """Discard a path; one that is not from the deck leaves the game."""
    path_card = (table.tile[cell] - FIRST_TILE) >> 1
    if path_card >= table.rules.nkinds:
        table.goal_cell[goal_at(table, cell)] = 0
    take_path(table, cell)
    if table.recording:
        table.emit(COLLAPSED, table.turn, table.at[cell], path_card, 0)
    if path_card < table.rules.nkinds:
        discard(table, table.turn, path_card, PUBLIC)
