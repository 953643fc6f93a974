# Compiled: see core/native.py
"""What a seat sees of the tunnel game as small numbers, for learning (core/encoding.py).

Everything here follows the view (text/view.py): what a seat may not know is not written. The board
has three codes for each cell of the window: the tile that lies there, as the seat knows it; its
sides that are joined to the start, with those where a joined neighbour meets it above them; the
neighbours that a card here must match, open ones below, walled ones above.
"""

from pyrite.core.encoding import (
    BITS,
    Buffers,
    Window,
    bytes_of,
    clear_bytes,
    copy_bytes,
    copy_eight,
    place_of,
    relative,
    same_eight,
    write_cell,
)
from pyrite.core.native import Bytes, Size
from pyrite.core.numbers import FEATURES
from pyrite.saboteur.module_encoding import encode_modules, module_parts
from pyrite.saboteur.numbers import (
    ABOUT_CELL,
    DWARFS,
    FIRST_TILE,
    HIDDEN,
    MAX_FRONT,
    MAX_GOALS,
    MAX_HAND,
)
from pyrite.saboteur.play.payout import TAKE_GOLD, worth
from pyrite.saboteur.play.turn import TURN
from pyrite.saboteur.table.state import Rules, Table

KINDS_OF_DWARFS = len(DWARFS)

QUESTIONS = 16
ABOUT_SEAT = 6  # besides what lies in front of it and where it looked
ABOUT_COVER = 4
COUNTS = (
    *("discards_unseen", "pile", "aside", "round", "passes", "gold", "pool", "owed", "clockwise"),
    *("stage", "found", "later", "coins", "fresh_column", "fresh_row"),
    *("asked_column", "asked_row"),
)
COINS = 3  # values of gold cards
MARGINS = ((6, 3, 5), (6, 6, 7))  # west, east, north and south: alone, and with modules
STRIDE = 256  # from one row to the next in the number of a cell
STAMP = 1_600  # where a row of `drawn` says what happened before
SEEN = 1_616  # where it counts the discards that each seat saw, by card
SEEN_IN_ALL, COUNTED, SEEN_BESIDES = 0, 1, 2  # after the cards of a seat
SAME, ONE_LAID, CHANGED = 0, 1, 2  # what became of the board since it was drawn


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
        *module_parts(rules),
        *[(name, 1) for name in COUNTS],
        ("won", rules.seats),
        ("offer", COINS),
        ("declared", FEATURES),
    ]


def truth_parts(rules: Rules) -> list[tuple[str, int]]:
    """What no seat sees: dwarfs counted from the seat, and the cards that lie face down."""
    return [("dwarfs", rules.seats), ("goals", rules.ncovers), ("under", rules.ncovers)]


def encode_board(table: Table, out: Buffers, row: int, seat: int) -> int:
    """The window as this seat sees it; returns what became of it since it was drawn."""
    board: Bytes = bytes_of(out.board, row)
    drawn: Bytes = bytes_of(out.drawn, row)
    before: int = out.placed[row]
    found: int = CHANGED if before == 0 else compare(table, drawn)
    stamp(table, drawn)
    if found == SAME:
        if drawn[STAMP + 4] != (table.knows[seat] & 255) or table.rules.ncovers > 8:
            draw_covers(table, out, seat, board, drawn)
        return found
    if before == 0:
        clear_bytes(board, 0, 3 * out.coding.cells)
        clear_bytes(drawn, SEEN, table.rules.seats * (table.rules.nkinds + SEEN_BESIDES))
    fresh: int = before + 1 if before < table.ncells else STRIDE * STRIDE  # the first new cell
    for cell in range(0, table.ncells + 1, 8):
        if cell + 7 >= fresh or not is_drawn(table, cell, drawn):
            draw_cells(table, out, cell, board, drawn)
    out.placed[row] = table.ncells
    draw_covers(table, out, seat, board, drawn)
    return found


def compare(table: Table, drawn: Bytes) -> int:
    """What became of the board, if it was drawn one action ago.

    With modules cards also move, and more than one thing may happen.
    """
    if table.rules.nmodules or drawn[STAMP] != (table.step - 1 & 255):
        return CHANGED
    if table.nlaid == drawn[STAMP + 1] + 1:
        return ONE_LAID
    if (
        drawn[STAMP + 1] == table.nlaid
        and drawn[STAMP + 2] == (table.shown & 255)
        and drawn[STAMP + 3] == TURN
    ):
        return SAME  # the turn neither laid, removed nor turned a card
    return CHANGED


def stamp(table: Table, drawn: Bytes) -> None:
    """Note when this was drawn, for `compare`."""
    drawn[STAMP] = table.step & 255
    drawn[STAMP + 1] = table.nlaid
    drawn[STAMP + 2] = table.shown & 255
    drawn[STAMP + 3] = table.ask_kind[table.nasks - 1] if table.nasks else 0


def is_drawn(table: Table, cell: int, drawn: Bytes) -> bool:
    """Is all that lies on eight cells from this one on as it was drawn?"""
    return (
        same_eight(table.tile, cell, drawn, 4 * cell)
        and same_eight(table.need, cell, drawn, 4 * cell + 8)
        and same_eight(table.lit, cell, drawn, 4 * cell + 16)
        and same_eight(table.reach, cell, drawn, 4 * cell + 24)
    )


def draw_cells(table: Table, out: Buffers, first: int, board: Bytes, drawn: Bytes) -> None:
    """Write eight cells from this one on, and note what they were written from."""
    copy_eight(drawn, 4 * first, table.tile, first)
    copy_eight(drawn, 4 * first + 8, table.need, first)
    copy_eight(drawn, 4 * first + 16, table.lit, first)
    copy_eight(drawn, 4 * first + 24, table.reach, first)
    cells: int = out.coding.cells
    for cell in range(max(1, first), min(first + 8, table.ncells + 1)):
        place: int = place_of(out.coding, table.at[cell])
        if place >= 0:
            board[place] = table.tile[cell]
            board[cells + place] = table.lit[cell] | table.reach[cell] << 4
            board[2 * cells + place] = table.need[cell]


def draw_covers(table: Table, out: Buffers, seat: int, board: Bytes, drawn: Bytes) -> None:
    """Write the cards that lie face down: as what they are if this seat knows it."""
    drawn[STAMP + 4] = table.knows[seat] & 255
    known: int = table.knows[seat] | table.shown
    for cover in range(table.rules.ncovers):
        cell: int = table.goal_cell[cover]
        place: int = place_of(out.coding, table.at[cell])
        if cell and table.tile[cell] == HIDDEN and place >= 0:
            card: int = FIRST_TILE + 2 * table.goal_card[cover]
            board[place] = card if known >> cover & 1 else HIDDEN


def encode_vector(table: Table, out: Buffers, row: int, seat: int, found: int) -> int:
    """Everything that lies on no cell; returns where it ends."""
    vector: Bytes = bytes_of(out.vector, row)
    seats: int = table.rules.seats
    top: int = table.nasks - 1
    asked: int = -1 if table.nasks == 0 else table.ask_kind[top]
    clear_bytes(vector, 0, QUESTIONS + KINDS_OF_DWARFS)
    if 0 <= asked < QUESTIONS:
        vector[asked] = 1
    vector[QUESTIONS + table.dwarf[seat]] = 1
    at: int = QUESTIONS + KINDS_OF_DWARFS
    covers: int = 0  # Views no longer tell who looked at a cover that is gone.
    for cover in range(table.rules.ncovers):
        covers |= (table.goal_cell[cover] != 0) << cover
    each: int = MAX_FRONT + ABOUT_SEAT + table.rules.ncovers
    encode_seats(table, vector, at, seat, covers)
    mark(vector, at + MAX_FRONT + 2, each, seats, table.turn - seat)
    mark(vector, at + MAX_FRONT + 3, each, seats, table.starter - seat)
    if table.last_card >= 0:
        mark(vector, at + MAX_FRONT + 4, each, seats, table.last_card - seat)
    if table.finder >= 0:
        mark(vector, at + MAX_FRONT + 5, each, seats, table.finder - seat)
    at += seats * each
    encode_covers(table, vector, at, seat)
    at += ABOUT_COVER * table.rules.ncovers
    unseen: int = encode_cards(table, vector, at, seat, bytes_of(out.drawn, row))
    at += 2 * table.rules.nkinds
    if found == CHANGED:
        encode_laid(table, vector, at)
    elif found == ONE_LAID:
        count_laid(table, vector, at, table.nlaid - 1)
    at += table.rules.nkinds
    if table.rules.nmodules:
        at = encode_modules(table, out.coding, vector, at, seat)
    return encode_counts(table, out, row, seat, at, unseen, asked)


def encode_seats(table: Table, vector: Bytes, at: int, seat: int, covers: int) -> None:
    """What this seat sees of all, itself first, except what only one seat is."""
    seats: int = table.rules.seats
    many: bool = table.rules.ncovers > 8
    each: Size = MAX_FRONT + ABOUT_SEAT + table.rules.ncovers
    to: Size = at
    who: Size = seat
    shown: int = table.dwarfs_shown
    for _ in range(seats):
        known: int = shown | table.dwarf_seen_by[who] >> seat & 1
        looked: Size = table.looked[who] & covers
        front: Size = table.front[who]
        copy_eight(vector, to, BITS, 8 * front)
        clear_bytes(vector, to + MAX_FRONT, 8)
        vector[to + MAX_FRONT] = table.nhand[who]
        vector[to + MAX_FRONT + 1] = (table.dwarf[who] + 1) * known
        # What is too much is overwritten next.
        copy_eight(vector, to + MAX_FRONT + ABOUT_SEAT, BITS, 8 * (looked & 255))
        if many:
            copy_eight(vector, to + MAX_FRONT + ABOUT_SEAT + 8, BITS, 8 * (looked >> 8))
        to += each
        who = who + 1 if who + 1 < seats else 0
    vector[at + MAX_FRONT + 1] = table.dwarf[seat] + 1


def mark(vector: Bytes, at: int, each: int, seats: int, on: int) -> None:
    """Mark the seat that is so many places on from the one that sees this."""
    vector[at + each * (on if on >= 0 else on + seats)] = 1


def encode_cards(table: Table, vector: Bytes, at: int, seat: int, drawn: Bytes) -> int:
    """The hand of this seat and the discards it saw; returns how many it did not see.

    The discards are counted on from what the seat saw last; with modules they may be taken again.
    """
    kinds: Size = table.rules.nkinds
    clear_bytes(vector, at, kinds)
    for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
        vector[at + table.hands[i]] += 1
    counts: Size = SEEN + seat * (kinds + SEEN_BESIDES)
    if table.rules.nmodules:
        clear_bytes(drawn, counts, kinds + SEEN_BESIDES)
    besides: Size = counts + kinds
    for i in range(drawn[besides + COUNTED], table.ndiscards):  # without a branch
        seen: int = table.discard_seen_by[i] >> seat & 1
        drawn[counts + table.discards[i]] += seen
        drawn[besides + SEEN_IN_ALL] += seen
    drawn[besides + COUNTED] = table.ndiscards
    copy_bytes(vector, at + kinds, drawn, counts, kinds)
    return table.ndiscards - drawn[besides + SEEN_IN_ALL]


def encode_laid(table: Table, vector: Bytes, at: int) -> None:
    """How many of each card lie on the table."""
    clear_bytes(vector, at, table.rules.nkinds)
    for i in range(table.nlaid):
        count_laid(table, vector, at, i)


def count_laid(table: Table, vector: Bytes, at: int, i: Size) -> None:
    """Count one card that lies on the table, if it was laid from a hand."""
    card: int = table.tile[table.laid[i]] - FIRST_TILE >> 1
    if card < table.rules.nkinds:
        vector[at + card] += 1


def encode_covers(table: Table, vector: Bytes, at: int, seat: int) -> None:
    """The cards that lie face down, or did: are they there, what are they, what is under them?"""
    known: int = table.knows[seat] | table.shown
    to: Size = at
    for cover in range(table.rules.ncovers):
        seen: int = known >> cover & 1
        vector[to] = table.goal_cell[cover] != 0
        vector[to + 1] = seen << (table.goal_card[cover] != table.rules.treasure)
        vector[to + 2] = (table.goal_card[cover] + 1) * seen
        vector[to + 3] = 0
        to += ABOUT_COVER
    for cover in range(table.rules.ngoals, table.rules.ncovers):  # stashes
        to = at + ABOUT_COVER * cover
        opened: int = (table.shown >> MAX_GOALS | table.knows[seat]) >> cover & 1
        vector[to + 1] = 0
        vector[to + 3] = (table.under[cover] + 1) * opened


def encode_counts(
    table: Table, out: Buffers, row: int, seat: int, at: int, unseen: int, asked: int
) -> int:
    """How far the game has come, what is offered, and what was declared."""
    vector: Bytes = bytes_of(out.vector, row)
    seats: int = table.rules.seats
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
    at = write_cell(out.coding, vector, at + 13, table.at[table.fresh])
    about_cell: bool = asked >= 0 and table.rules.asks_about[asked] == ABOUT_CELL
    at = write_cell(out.coding, vector, at, table.ask_about[table.nasks - 1] if about_cell else 0)
    clear_bytes(vector, at, seats + COINS + FEATURES)
    for i in range(table.nwon):
        vector[at + relative(table.won_seat[i], seat, seats)] += 1
    at += seats
    if asked == TAKE_GOLD and table.drafter == seat:
        for i in range(table.npool):
            vector[at + table.pool[i] - 1] += 1
    at += COINS
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
