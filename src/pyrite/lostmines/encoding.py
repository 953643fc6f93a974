# Compiled: see core/native.py
"""What a seat sees of The Lost Mines as small numbers, for learning (core/encoding.py).

Everything here follows the view (text/view.py): what a seat may not know is not written. The board
has three codes for each cell: the tile that lies there, as the seat knows it; tool, how many dwarfs
stand there and whether one is the seat's own; tokens on its edges to the east and to the south.
"""

from pyrite.core.encoding import (
    Buffers,
    Window,
    bytes_of,
    clear_bytes,
    copy_bytes,
    copy_eight,
    place_of,
    relative,
    same_eight,
    write_seats,
)
from pyrite.core.native import Bytes
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    ASK_AGREE,
    CHARACTERS,
    COLUMNS,
    FIRST_TILE,
    MAX_KINDS,
    OVER,
    ROWS,
    TOKEN_KINDS,
    WIDTH,
)
from pyrite.lostmines.table.state import Rules, Table

QUESTIONS = 6
CLANS = 2
FIRST_DRAWN, LAST_CELL = 8, ROWS * WIDTH + COLUMNS  # cells are drawn by eights
ABOUT_SEAT = 12
ABOUT_TREASURE = 3
COUNTS = (
    *("discards_unseen", "pile", "aside", "round", "steps", "owed", "proposed"),
    *("treasures_left", "answered", "agreed"),
)


def window_of(rules: Rules) -> Window:
    """The whole board (L-01) without its rim."""
    return Window(1, 1, COLUMNS, ROWS, WIDTH)


def vector_parts(rules: Rules) -> list[tuple[str, int]]:
    """The vector in its order."""
    return [
        ("question", QUESTIONS),
        ("character", CHARACTERS),
        ("clan", CLANS),
        ("seats", ABOUT_SEAT * rules.seats),
        ("mines", rules.nmines),
        ("treasures", ABOUT_TREASURE * rules.seats),
        ("hand", rules.nkinds),
        ("discards", rules.nkinds),
        ("mines_seen_by", rules.nmines * rules.seats),
        ("treasures_seen_by", rules.seats * rules.seats),
        ("dwarfs_seen_by", rules.seats * rules.seats),
        ("supply", TOKEN_KINDS),
        *[(name, 1) for name in COUNTS],
    ]


def truth_parts(rules: Rules) -> list[tuple[str, int]]:
    """What no seat sees: characters counted from the seat, mines, and values of treasures."""
    return [("dwarfs", rules.seats), ("mines", rules.nmines), ("treasures", rules.seats)]


def encode_board(table: Table, out: Buffers, row: int, seat: int) -> None:
    """The board as this seat sees it."""
    board: Bytes = bytes_of(out.board, row)
    drawn: Bytes = bytes_of(out.drawn, row)
    for cell in range(FIRST_DRAWN, LAST_CELL + 1, 8):
        if out.placed[row] == 0 or not is_drawn(table, cell, drawn):
            draw_cells(table, out, cell, board, drawn)
    out.placed[row] = 1
    cells: int = COLUMNS * ROWS
    for who in range(table.rules.seats):
        at: int = table.dwarf_at[who]
        board[cells + place_of(out.coding, at)] = table.tool[at] | table.standing[at] << 1
    board[cells + place_of(out.coding, table.dwarf_at[seat])] |= 128
    for mine in range(table.rules.nmines):
        at = table.rules.mine_at[mine]
        if table.tile[at] < FIRST_TILE:
            card: int = FIRST_TILE + 2 * table.mine_card[mine]
            board[place_of(out.coding, at)] = (
                card if knows_mine(table, seat, mine) else table.tile[at]
            )


def is_drawn(table: Table, cell: int, drawn: Bytes) -> bool:
    """Is all that lies on eight cells from this one on as it was drawn?"""
    return (
        same_eight(table.tile, cell, drawn, 5 * cell)
        and same_eight(table.tool, cell, drawn, 5 * cell + 8)
        and same_eight(table.standing, cell, drawn, 5 * cell + 16)
        and same_eight(table.token, 2 * cell, drawn, 5 * cell + 24)
        and same_eight(table.token, 2 * cell + 8, drawn, 5 * cell + 32)
    )


def draw_cells(table: Table, out: Buffers, first: int, board: Bytes, drawn: Bytes) -> None:
    """Write eight cells from this one on, and note what they were written from."""
    copy_eight(drawn, 5 * first, table.tile, first)
    copy_eight(drawn, 5 * first + 8, table.tool, first)
    copy_eight(drawn, 5 * first + 16, table.standing, first)
    copy_eight(drawn, 5 * first + 24, table.token, 2 * first)
    copy_eight(drawn, 5 * first + 32, table.token, 2 * first + 8)
    cells: int = COLUMNS * ROWS
    for cell in range(first, first + 8):
        place: int = place_of(out.coding, cell)
        if place >= 0:
            board[place] = table.tile[cell]
            board[cells + place] = table.tool[cell] | table.standing[cell] << 1
            board[2 * cells + place] = table.token[2 * cell] | table.token[2 * cell + 1] << 2


def knows_mine(table: Table, seat: int, mine: int) -> bool:
    """Has this seat looked at the mine, does it lie face up, or is it being turned?"""
    cell = table.rules.mine_at[mine]
    seen = table.mine_seen_by[mine] >> seat & 1
    return seen != 0 or table.tile[cell] >= FIRST_TILE or table.entered == cell


def encode_vector(table: Table, out: Buffers, row: int, seat: int) -> int:
    """Everything that lies on no cell; returns where it ends."""
    vector: Bytes = bytes_of(out.vector, row)
    seats: int = table.rules.seats
    kinds: int = table.rules.nkinds
    clear_bytes(vector, 0, QUESTIONS + CHARACTERS + CLANS)
    vector[table.ask] = 1
    vector[QUESTIONS + table.dwarf[seat] % CHARACTERS] = 1
    vector[QUESTIONS + CHARACTERS + table.dwarf[seat] // CHARACTERS] = 1
    at: int = QUESTIONS + CHARACTERS + CLANS
    for i in range(seats):
        at = encode_seat(table, out, vector, at, seat, seat_after(i, seat, seats))
    for mine in range(table.rules.nmines):
        vector[at + mine] = table.mine_card[mine] + 1 if knows_mine(table, seat, mine) else 0
    at += table.rules.nmines
    for i in range(seats):
        at = encode_treasure(table, vector, at, seat, i)
    unseen: int = table.ndiscards
    copy_bytes(vector, at, table.hands, seat * MAX_KINDS, kinds)
    at += kinds
    clear_bytes(vector, at, kinds)
    for i in range(table.ndiscards):  # without a branch, which nobody could predict
        seen: int = table.discard_seen_by[i] >> seat & 1
        vector[at + table.discards[i]] += seen
        unseen -= seen
    at = encode_knowledge(table, vector, at + kinds, seat)
    copy_eight(vector, at, table.supply, 0)
    return encode_counts(table, vector, at + TOKEN_KINDS, seat, unseen)


def encode_knowledge(table: Table, vector: Bytes, at: int, seat: int) -> int:
    """Who has looked at which mine, treasure and dwarf; all see that."""
    seats: int = table.rules.seats
    for mine in range(table.rules.nmines):
        at = write_seats(vector, at, seat, seats, table.mine_seen_by[mine])
    for i in range(seats):
        at = write_seats(vector, at, seat, seats, table.treasure_seen_by[i])
    for i in range(seats):
        at = write_seats(vector, at, seat, seats, table.dwarf_seen_by[seat_after(i, seat, seats)])
    return at


def seat_after(i: int, seat: int, seats: int) -> int:
    """The seat that is i places on from this one."""
    return seat + i if seat + i < seats else seat + i - seats


def encode_seat(table: Table, out: Buffers, vector: Bytes, at: int, seat: int, who: int) -> int:
    """What this seat sees of another one, or of itself."""
    place: int = place_of(out.coding, table.dwarf_at[who])
    troll: int = place_of(out.coding, table.troll_at[who] >> 1) if table.troll_at[who] else -1
    known: int = table.stage == OVER or who == seat or table.dwarf_seen_by[who] >> seat & 1
    vector[at] = table.dwarf[who] // CHARACTERS
    vector[at + 1] = table.dwarf[who] % CHARACTERS + 1 if known else 0
    vector[at + 2] = place % COLUMNS + 1
    vector[at + 3] = place // COLUMNS + 1
    vector[at + 4] = table.nhand[who]
    vector[at + 5] = table.points[who]
    vector[at + 6] = table.turn == who
    vector[at + 7] = table.starter == who
    vector[at + 8] = table.dragon == who
    vector[at + 9] = table.last_card == who
    vector[at + 10] = 0 if troll < 0 else troll + 1
    vector[at + 11] = table.troll_at[who] & 1
    return at + ABOUT_SEAT


def encode_treasure(table: Table, vector: Bytes, at: int, seat: int, i: int) -> int:
    """A treasure: its kind, its value where the seat knows it, and whose it is."""
    owner: int = table.treasure_owner[i]
    seen: int = table.treasure_seen_by[i] >> seat & 1
    vector[at] = table.treasure_kind[i] + 1
    vector[at + 1] = table.treasure_value[i] + 1 if seen else 0
    vector[at + 2] = 0
    if owner != NOBODY:
        vector[at + 2] = 1 + relative(owner, seat, table.rules.seats)
    return at + ABOUT_TREASURE


def encode_counts(table: Table, vector: Bytes, at: int, seat: int, unseen: int) -> int:
    """How far the round has come, and what this seat has said to a proposal."""
    is_asked: bool = table.ask == ASK_AGREE and seat != table.turn
    answered: bool = is_asked and not table.asked_seats >> seat & 1
    vector[at] = unseen
    vector[at + 1] = table.npile
    vector[at + 2] = table.naside
    vector[at + 3] = table.round_no
    vector[at + 4] = table.steps
    vector[at + 5] = table.owed
    vector[at + 6] = table.proposed
    vector[at + 7] = table.treasures_left
    vector[at + 8] = answered
    vector[at + 9] = table.agreed >> seat & 1 if answered else 0
    return at + 10


def encode_truth(table: Table, out: Buffers, row: int, seat: int) -> None:
    """What no seat sees; for critics and beliefs while training."""
    truth: Bytes = bytes_of(out.truth, row)
    seats: int = table.rules.seats
    for i in range(seats):
        truth[i] = table.dwarf[seat_after(i, seat, seats)] % CHARACTERS
        truth[seats + table.rules.nmines + i] = table.treasure_value[i]
    for mine in range(table.rules.nmines):
        truth[seats + mine] = table.mine_card[mine]
