# Compiled: see core/native.py
"""What a seat sees of the tunnel game as small numbers, for learning (core/encoding.py).

Everything here follows the view (text/view.py): what a seat may not know is not written. The board
has three codes for each cell of the window: the tile that lies there, as the seat knows it; its
sides that are joined to the start, with those where a joined neighbour meets it above them; the
neighbours that a card here must match, open ones below, walled ones above.
"""

from pyrite.core.encoding import Buffers, Window, bytes_of, shorts_of
from pyrite.core.native import Bytes, Shorts
from pyrite.core.numbers import FEATURES
from pyrite.saboteur.numbers import (
    DWARFS,
    FIRST_TILE,
    HIDDEN,
    MAX_FRONT,
    MAX_GOALS,
    MAX_HAND,
)
from pyrite.saboteur.play.payout import TAKE_GOLD, worth
from pyrite.saboteur.table.state import Rules, Table

KINDS_OF_DWARFS = len(DWARFS)

OUTSIDE = 65535
QUESTIONS = 16
ABOUT_SEAT = 6  # besides what lies in front of it and where it looked
ABOUT_COVER = 4
COUNTS = (
    *("discards_unseen", "pile", "aside", "round", "passes", "gold", "pool", "owed", "clockwise"),
    *("stage", "found", "later", "coins", "fresh_column", "fresh_row"),
)
COINS = 3  # values of gold cards
MARGINS = ((6, 3, 5), (6, 6, 7))  # west, east, north and south: alone, and with modules
STRIDE = 256  # from one row to the next in the number of a cell


def window_of(rules: Rules) -> Window:
    """The cells between start and goals, and as far around as tunnels nearly always stay."""
    places = [rules.start_at, *[rules.goal_at[i] for i in range(rules.ncovers)]]
    places += [rules.site_at[i] for i in range(rules.nsites)]
    columns, rows = [at & 255 for at in places], [at >> 8 for at in places]
    west, east, across = MARGINS[bool(rules.names.options.modules)]
    left, right = min(columns) - west, max(columns) + east
    top, bottom = min(rows) - across, max(rows) + across
    return Window(left, top, right - left + 1, bottom - top + 1, STRIDE)


def vector_parts(rules: Rules) -> list[tuple[str, int]]:
    """The vector in its order."""
    return [
        ("question", QUESTIONS),
        ("dwarf", KINDS_OF_DWARFS),
        ("seats", rules.seats * (MAX_FRONT + ABOUT_SEAT + rules.ncovers)),
        ("covers", ABOUT_COVER * rules.ncovers),
        ("hand", rules.nkinds),
        ("discards", rules.nkinds),
        ("laid", rules.nkinds),
        *[(name, 1) for name in COUNTS],
        ("offer", COINS),
        ("declared", FEATURES),
    ]


def truth_parts(rules: Rules) -> list[tuple[str, int]]:
    """What no seat sees: dwarfs counted from the seat, and the cards that lie face down."""
    return [("dwarfs", rules.seats), ("goals", rules.ncovers), ("under", rules.ncovers)]


def encode_board(table: Table, out: Buffers, row: int, seat: int) -> None:
    """The window as this seat sees it."""
    board: Bytes = bytes_of(out.board, row)
    places: Shorts = shorts_of(out.places, row)
    cells: int = out.coding.cells
    if out.placed[row] == 0:
        for i in range(3 * cells):
            board[i] = 0
    for cell in range(out.placed[row] + 1, table.ncells + 1):
        place: int = out.coding.place(table.at[cell])
        places[cell] = OUTSIDE if place < 0 else place
    out.placed[row] = table.ncells
    for cell in range(1, table.ncells + 1):
        place = places[cell]
        if place < cells:
            board[place] = table.tile[cell]
            board[cells + place] = table.lit[cell] | table.reach[cell] << 4
            board[2 * cells + place] = table.need[cell]
    known: int = table.knows[seat] | table.shown
    for cover in range(table.rules.ncovers):
        cell = table.goal_cell[cover]
        if cell and known >> cover & 1 and table.tile[cell] == HIDDEN and places[cell] < cells:
            board[places[cell]] = FIRST_TILE + 2 * table.goal_card[cover]


def encode_vector(table: Table, out: Buffers, row: int, seat: int) -> int:
    """Everything that lies on no cell; returns where it ends."""
    vector: Bytes = bytes_of(out.vector, row)
    seats: int = table.rules.seats
    kinds: int = table.rules.nkinds
    top: int = table.nasks - 1
    asked: int = -1 if table.nasks == 0 else table.ask_kind[top]
    for i in range(QUESTIONS + KINDS_OF_DWARFS):
        vector[i] = 0
    if 0 <= asked < QUESTIONS:
        vector[asked] = 1
    vector[QUESTIONS + table.dwarf[seat]] = 1
    at: int = QUESTIONS + KINDS_OF_DWARFS
    for i in range(seats):
        who: int = seat + i if seat + i < seats else seat + i - seats
        at = encode_seat(table, vector, at, seat, who)
    for cover in range(table.rules.ncovers):
        at = encode_cover(table, vector, at, seat, cover)
    for i in range(3 * kinds):
        vector[at + i] = 0
    for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
        vector[at + table.hands[i]] += 1
    at += kinds
    unseen: int = 0
    for i in range(table.ndiscards):  # without a branch, which nobody could predict
        seen: int = table.discard_seen_by[i] >> seat & 1
        vector[at + table.discards[i]] += seen
        unseen += 1 - seen
    at += kinds
    for i in range(table.nlaid):
        card: int = table.tile[table.laid[i]] - FIRST_TILE >> 1
        if card < kinds:  # what was laid from a hand
            vector[at + card] += 1
    at += kinds
    return encode_counts(table, out, row, seat, at, unseen, asked)


def encode_seat(table: Table, vector: Bytes, at: int, seat: int, who: int) -> int:
    """What this seat sees of another one, or of itself."""
    for i in range(MAX_FRONT):
        vector[at + i] = table.front[who] >> i & 1
    at += MAX_FRONT
    known: int = table.dwarfs_shown or who == seat or table.dwarf_seen_by[who] >> seat & 1
    vector[at] = table.nhand[who]
    vector[at + 1] = table.dwarf[who] + 1 if known else 0
    vector[at + 2] = table.turn == who
    vector[at + 3] = table.starter == who
    vector[at + 4] = table.last_card == who
    vector[at + 5] = table.finder == who
    at += ABOUT_SEAT
    for cover in range(table.rules.ncovers):
        # Views no longer tell who looked at a cover that is gone.
        vector[at + cover] = table.looked[who] >> cover & (table.goal_cell[cover] != 0)
    return at + table.rules.ncovers


def encode_cover(table: Table, vector: Bytes, at: int, seat: int, cover: int) -> int:
    """A card that lies face down, or did: is it there, what is it, what lies under it?"""
    seen: int = (table.knows[seat] | table.shown) >> cover & 1
    opened: int = table.shown >> MAX_GOALS + cover & 1 or table.knows[seat] >> cover & 1
    stash: int = cover >= table.rules.ngoals
    vector[at] = table.goal_cell[cover] != 0
    vector[at + 1] = 0
    if seen and not stash:
        vector[at + 1] = 1 if table.goal_card[cover] == table.rules.treasure else 2
    vector[at + 2] = table.goal_card[cover] + 1 if seen else 0
    vector[at + 3] = table.under[cover] + 1 if stash and opened else 0
    return at + ABOUT_COVER


def encode_counts(
    table: Table, out: Buffers, row: int, seat: int, at: int, unseen: int, asked: int
) -> int:
    """How far the game has come, what is offered, and what was declared."""
    vector: Bytes = bytes_of(out.vector, row)
    fresh: int = out.coding.place(table.at[table.fresh]) if table.fresh else -1
    width: int = out.coding.width
    vector[at] = unseen
    vector[at + 1] = table.npile
    vector[at + 2] = table.naside
    vector[at + 3] = table.round_no
    vector[at + 4] = table.passes
    vector[at + 5] = worth(table, seat)
    vector[at + 6] = table.npool
    vector[at + 7] = table.owed
    vector[at + 8] = table.direction == 1
    vector[at + 9] = table.stage
    vector[at + 10] = table.found
    vector[at + 11] = table.nlater
    vector[at + 12] = table.coins[seat]
    vector[at + 13] = 0 if fresh < 0 else fresh % width + 1
    vector[at + 14] = 0 if fresh < 0 else fresh // width + 1
    at += 15
    for i in range(COINS):
        vector[at + i] = 0
    if asked == TAKE_GOLD and table.drafter == seat:
        for i in range(table.npool):
            vector[at + table.pool[i] - 1] += 1
    at += COINS
    for i in range(FEATURES):
        vector[at + i] = 0
    if table.declared:
        out.coding.write_features(table.declared, seat, vector, at)
    return at + FEATURES


def encode_truth(table: Table, out: Buffers, row: int, seat: int) -> None:
    """What no seat sees; for critics and beliefs while training."""
    truth: Bytes = bytes_of(out.truth, row)
    seats: int = table.rules.seats
    for i in range(seats):
        truth[i] = table.dwarf[seat + i if seat + i < seats else seat + i - seats]
    for cover in range(table.rules.ncovers):
        truth[seats + cover] = table.goal_card[cover]
        truth[seats + table.rules.ncovers + cover] = table.under[cover]
