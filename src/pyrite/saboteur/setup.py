"""Setting up a round: dwarfs, goals, deck and hands (B-01 to B-04, B-50)."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython


if not cython.compiled:
    from pyrite.core.chance import shuffle
    from pyrite.saboteur.numbers import (
        DREW,
        DWARF_DEALT,
        HIDDEN,
        LUCK_DECK,
        LUCK_DWARFS,
        LUCK_GOALS,
        LUCK_GOLD,
        LUCK_STARTER,
        MAX_HAND,
        NOBODY,
        PLAYING,
        ROUND_STARTED,
    )
    from pyrite.saboteur.paths import clear, join, put, touch
    from pyrite.saboteur.state import Table


def start_game(table: "Table") -> None:
    """The gold pile is full; who begins is drawn by lot unless the table names a seat."""
    for i in range(table.rules.ngold):
        table.gold_pile[i] = table.rules.gold[i]
    table.ngold = table.rules.ngold
    table.nwon = 0
    table.step = 0
    table.round_no = 0
    table.starter = table.rules.first_seat
    if table.starter == NOBODY:
        table.luck.start(0, LUCK_STARTER)
        table.starter = table.luck.below(table.rules.seats)


def start_round(table: "Table") -> None:
    """Everything as at the start, but for the gold already won (B-50)."""
    table.round_no += 1
    reset(table)
    if table.noisy:
        table.tell(ROUND_STARTED, table.starter, table.round_no, 0, 0)
    table.rules.deal_dwarfs(table)
    lay_out(table)
    shuffle_goals(table)
    deal_hands(table)
    shuffle_gold(table)
    for i in range(table.rules.n_round_started):
        table.rules.round_started[i](table)


def reset(table: "Table") -> None:
    """Nothing in front of anybody, nothing known, nothing pending."""
    for seat in range(table.rules.seats):
        table.front[seat] = 0
        table.looked[seat] = 0
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
    table.nasks = 0


def lay_out(table: "Table") -> None:
    """B-02: the start, and the goals face down."""
    clear(table)
    start = touch(table, table.rules.start_at)
    put(table, start, 2 + 2 * table.rules.start_card)
    for i in range(table.rules.ngoals):
        cell = touch(table, table.rules.goal_at[i])
        table.tile[cell] = HIDDEN
        table.goal_cell[i] = cell
    join(table, start, table.rules.sides[table.tile[start]])


def deal_dwarfs(table: "Table") -> None:
    """B-01: one secret dwarf each; the spare one stays face down."""
    for i in range(table.rules.ndwarfs):
        table.spare[i] = table.rules.dwarfs[i]
    table.luck.start(table.round_no, LUCK_DWARFS)
    shuffle(table.spare, table.rules.ndwarfs, table.luck)
    table.nspare = table.rules.ndwarfs
    for seat in range(table.rules.seats):
        table.nspare -= 1
        table.dwarf[seat] = table.spare[table.nspare]
        if table.noisy:
            table.tell(DWARF_DEALT, seat, table.dwarf[seat], 0, 1 << seat)


def shuffle_goals(table: "Table") -> None:
    for i in range(table.rules.ngoal_cards):
        table.goal_card[i] = table.rules.goal_cards[i]
    table.luck.start(table.round_no, LUCK_GOALS)
    shuffle(table.goal_card, table.rules.ngoal_cards, table.luck)


def deal_hands(table: "Table") -> None:
    """B-03: all paths and actions shuffled, hands dealt, the rest is the draw pile."""
    for i in range(table.rules.ndeck):
        table.pile[i] = table.rules.deck[i]
    table.npile = table.rules.ndeck
    table.luck.start(table.round_no, LUCK_DECK)
    shuffle(table.pile, table.npile, table.luck)
    for seat in range(table.rules.seats):
        for _ in range(table.rules.hand_size):
            draw(table, seat)


def shuffle_gold(table: "Table") -> None:
    """B-04: what has not been won is shuffled anew before every round."""
    table.luck.start(table.round_no, LUCK_GOLD)
    shuffle(table.gold_pile, table.ngold, table.luck)


def draw(table: "Table", seat: int) -> None:
    """The top card of the pile, if there is one, comes into the hand."""
    if table.npile == 0:
        return
    table.npile -= 1
    card = table.pile[table.npile]
    take_up(table, seat, card)
    if table.noisy:
        table.tell(DREW, seat, card, 0, 1 << seat)


def take_up(table: "Table", seat: int, card: int) -> None:
    """Hands are kept sorted, so that equal cards lie side by side."""
    i = seat * MAX_HAND + table.nhand[seat]
    while i > seat * MAX_HAND and table.hands[i - 1] > card:
        table.hands[i] = table.hands[i - 1]
        i -= 1
    table.hands[i] = card
    table.nhand[seat] += 1
