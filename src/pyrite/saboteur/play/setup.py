# Compiled: see core/native.py
"""Setting up a round: dwarfs, goals, deck and hands (B-01 to B-04, B-50)."""

from pyrite.core.chance import shuffle
from pyrite.core.native import python_too
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.knowledge.clues import forget_all
from pyrite.saboteur.knowledge.memory import drew
from pyrite.saboteur.numbers import (
    DREW,
    DWARF_DEALT,
    FIRST_TILE,
    HIDDEN,
    LUCK_DECK,
    LUCK_DWARFS,
    LUCK_GOALS,
    LUCK_GOLD,
    LUCK_OPEN,
    LUCK_STARTER,
    LUCK_STASHES,
    MAX_HAND,
    PLACED,
    PLAYING,
    ROUND_STARTED,
    SET_ASIDE,
)
from pyrite.saboteur.table.paths import clear, join, put, touch
from pyrite.saboteur.table.state import Table


@python_too
def start_game(table: Table) -> None:
    """Fill the gold pile and draw the first seat at random unless the table names it."""
    for i in range(table.rules.ngold):
        table.gold_pile[i] = table.rules.gold[i]
    table.ngold = table.rules.ngold
    table.nwon = 0
    for seat in range(table.rules.seats):
        table.coins[seat] = table.rules.coins_each
    table.step = 0
    table.round_no = 0
    table.starter = table.rules.first_seat
    if table.starter == NOBODY:
        table.luck.start(0, LUCK_STARTER)
        table.starter = table.luck.below(table.rules.seats)


@python_too
def start_round(table: Table) -> None:
    """Set everything up as at the start, except the gold already won (B-50)."""
    table.round_no += 1
    reset(table)
    if table.recording:
        table.emit(ROUND_STARTED, table.starter, table.round_no, 0, 0)
    deal_dwarfs(table)
    lay_out(table)
    shuffle_goals(table)
    deal_hands(table)
    shuffle_gold(table)
    for i in range(table.rules.n_round_started):
        table.rules.round_started[i](table)


def reset(table: Table) -> None:
    """Clear what lies in front of seats, what they know, and what is pending."""
    for seat in range(table.rules.seats):
        table.front[seat] = 0
        table.looked[seat] = 0
        table.knows[seat] = 0
        table.dwarf_seen_by[seat] = 0
        table.nhand[seat] = 0
    table.shown = 0
    table.dwarfs_shown = 0
    table.ndiscards = 0
    table.npool = 0
    table.turn = table.starter
    table.direction = 1
    table.last_card = NOBODY
    table.finder = NOBODY
    table.drafter = NOBODY
    table.passes = 0
    table.owed = 0
    table.stage = PLAYING
    table.found = 0
    table.ended = 0
    table.declared = 0
    table.told = 0
    table.in_a_row = 0
    table.answered = 0
    table.nasks = 0
    table.naside = 0
    table.noffer = 0
    table.nlater = 0
    for i in range(table.rules.nbox):
        table.box[i] = 0
    forget_all(table)


def lay_out(table: Table) -> None:
    """Lay out the start, the face-down goals and whatever modules add (B-02)."""
    clear(table)
    start = touch(table, table.rules.start_at)
    put(table, start, FIRST_TILE + 2 * table.rules.start_card)
    for i in range(table.rules.ncovers):
        cell = touch(table, table.rules.goal_at[i])
        table.tile[cell] = HIDDEN
        table.goal_cell[i] = cell
        table.under[i] = 0
    for i in range(table.rules.nsites):
        cell = touch(table, table.rules.site_at[i])
        put(table, cell, FIRST_TILE + 2 * table.rules.site_card[i])
        table.site_cell[i] = cell
    table.nsites = table.rules.nsites
    join(table, start, table.rules.sides[table.tile[start]])


def deal_dwarfs(table: Table) -> None:
    """Deal one secret dwarf each; the spare one stays face down (B-01)."""
    for i in range(table.rules.ndwarfs):
        table.spare[i] = table.rules.dwarfs[i]
        table.spare_seen_by[i] = 0
    table.luck.start(table.round_no, LUCK_DWARFS)
    shuffle(table.spare, table.rules.ndwarfs, table.luck)
    table.nspare = table.rules.ndwarfs
    for seat in range(table.rules.seats):
        table.nspare -= 1
        table.dwarf[seat] = table.spare[table.nspare]
        if table.recording:
            table.emit(DWARF_DEALT, seat, table.dwarf[seat], 0, 1 << seat)


def shuffle_goals(table: Table) -> None:
    """Shuffle the goals; those without a place stay unseen."""
    for i in range(table.rules.ngoal_cards):
        table.goal_card[i] = table.rules.goal_cards[i]
    table.luck.start(table.round_no, LUCK_GOALS)
    shuffle(table.goal_card, table.rules.ngoal_cards, table.luck)
    if table.rules.sure_goal != NOBODY:
        lay_sure_goal(table)
    if table.rules.ncovers > table.rules.ngoals:
        hide_stashes(table)


def lay_sure_goal(table: Table) -> None:
    """Lay out a guaranteed goal in place of another, if it was left aside (M-G1)."""
    for i in range(table.rules.ngoals, table.rules.ngoal_cards):
        if table.goal_card[i] == table.rules.sure_goal:
            goal = table.luck.below(table.rules.ngoals)
            table.goal_card[i] = table.goal_card[goal]
            table.goal_card[goal] = table.rules.sure_goal


def hide_stashes(table: Table) -> None:
    """Hide some stashes under paths; the others stay unseen. Uses `pending` as scratch space."""
    first = table.rules.ngoals
    table.luck.start(table.round_no, LUCK_STASHES)
    for i in range(table.rules.nstash_paths):
        table.pending[i] = table.rules.stash_paths[i]
    for i in range(table.rules.ncovers - first):
        j = i + table.luck.below(table.rules.nstash_paths - i)
        table.goal_card[first + i] = table.pending[j]
        table.pending[j] = table.pending[i]
    for i in range(table.rules.nstashes):
        table.pending[i] = table.rules.stashes[i]
    for i in range(table.rules.ncovers - first):
        j = i + table.luck.below(table.rules.nstashes - i)
        table.under[first + i] = table.pending[j]
        table.pending[j] = table.pending[i]


def deal_hands(table: Table) -> None:
    """Shuffle paths and actions and deal the hands; the rest is the draw pile (B-03)."""
    for i in range(table.rules.ndeck):
        table.pile[i] = table.rules.deck[i]
    table.npile = table.rules.ndeck
    if table.rules.open_at:
        lay_open(table)
    table.luck.start(table.round_no, LUCK_DECK)
    shuffle(table.pile, table.npile, table.luck)
    for i in range(table.rules.set_aside):
        table.npile -= 1
        table.aside[i] = table.pile[table.npile]
    table.naside = table.rules.set_aside
    if table.recording and table.naside:
        table.emit(SET_ASIDE, NOBODY, table.naside, 0, 0)
    for seat in range(table.rules.seats):
        for _ in range(table.rules.hand_size):
            draw(table, seat)


def lay_open(table: Table) -> None:
    """Lay a path of the base game open in a random rotation, joined to nothing yet (V-T1)."""
    table.luck.start(table.round_no, LUCK_OPEN)
    i = table.luck.below(table.rules.nopen)
    card = table.pile[i]
    table.npile -= 1
    while i < table.npile:
        table.pile[i] = table.pile[i + 1]
        i += 1
    flip = table.luck.below(2) if table.rules.turns_of[card] == 2 else 0
    cell = touch(table, table.rules.open_at)
    put(table, cell, FIRST_TILE + 2 * card + flip)
    table.laid[table.nlaid] = cell
    table.nlaid += 1
    if table.recording:
        table.emit(PLACED, NOBODY, table.rules.open_at, 2 * card + flip, 0)


def shuffle_gold(table: Table) -> None:
    """Shuffle the gold that has not been won, before every round (B-04)."""
    table.luck.start(table.round_no, LUCK_GOLD)
    shuffle(table.gold_pile, table.ngold, table.luck)


def draw(table: Table, seat: int) -> None:
    """Draw the top card of the pile into the hand, if there is one."""
    if table.npile == 0:
        return
    table.npile -= 1
    card = table.pile[table.npile]
    if table.nclues:
        drew(table, seat, table.nhand[seat])
    take_up(table, seat, card)
    if table.recording:
        table.emit(DREW, seat, card, 0, 1 << seat)


def take_up(table: Table, seat: int, card: int) -> None:
    """Add a card to a hand, which stays sorted so that equal cards lie next to each other."""
    first = seat * MAX_HAND
    end = first + table.nhand[seat]
    for i in range(first, end):  # carrying the higher card on avoids a branch
        held = table.hands[i]
        table.hands[i] = held if held < card else card
        card = card if held < card else held
    table.hands[end] = card
    table.nhand[seat] += 1
