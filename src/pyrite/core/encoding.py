# Compiled: see core/native.py
"""Actions as small indices, and the buffers that observations are written into.

An environment for learning needs actions counted from 0 that mean the same at every moment, which
the number of an action does not: it depends on the modules in play. A `Coding` splits an action
into its head (verb and card) and up to two fields (a cell, a seat, a number, another card). Flat,
every combination has an index of its own; in stages, head and fields are chosen one after another.
Seats are counted clockwise from the seat that acts, so a policy plays every seat alike.
"""

from array import array
from collections.abc import Sequence
from itertools import groupby
from math import prod
from operator import attrgetter
from typing import Any, NamedTuple, final

from pyrite.core.messages import ConfigError, NotationError, say
from pyrite.core.moves import Moves
from pyrite.core.native import (
    Bytes,
    ByteTable,
    Ints,
    IntView,
    Native,
    Readable,
    Size,
    Words,
    c_only,
    python_only,
    python_too,
)
from pyrite.core.numbers import (
    ARG_MASK,
    CARD_MASK,
    CARD_SHIFT,
    FEATURES,
    FIELD_CARD,
    FIELD_CELL,
    FIELD_LOOKED,
    FIELD_SEAT,
    MOST_NUMBERS,
    NOBODY,
    VERB_SHIFT,
)
from pyrite.core.plain import shown
from pyrite.core.reading import no_seat
from pyrite.core.seats import SPECTATORS

CARDS = 128  # more than a table has
DRAWN = 3_776  # bytes that an observation is written from; a power of two would crowd the cache
LOOKED_SEAT = 2  # FIELD_LOOKED is a seat where the bits above it say so
OUTSIDE = -(1 << 20)  # so far below 0 that nothing added to it is an index

# Where the values of fields are looked up: those of the low 8 bits, and of the 8 bits above them.
NUMBERS, PLACES, SEATS, LOW_END, HIGH_END = 0, 256, 512, 1024, 2048
MOST_SEATS, VERBS = 16, 64
MOST_PLACES = 2_048  # of a window

# Where it is looked up what the two halves of an argument add: a row for each seat and verb.
SPLIT, BELOW, ABOVE, LOWER, UPPER, HALVES = 0, 1, 2, 3, 4, 8
MOST_SPLIT = 10  # bits of the lower half

# How a seat counts an action of a verb: a row of numbers, four for each field, then their steps.
SHIFT, MASK, LOW, LOW_LOOKED, STEPS, HOW = 0, 1, 2, 3, 8, 16


class Field(NamedTuple):
    """A part of an action's number: where its bits are, what they mean, how many values it has."""

    shift: int
    mask: int
    what: int
    size: int = 0  # 0: as many as the table has cells, seats or cards


class Window(NamedTuple):
    """The cells that observations and indices cover; `stride` is from one row to the next."""

    left: int
    top: int
    width: int
    height: int
    stride: int


class Head(NamedTuple):
    """The first choice of an action, what its fields are and how many values each has here."""

    verb: int
    card: int
    fields: tuple[Field, ...]
    sizes: tuple[int, ...]
    with_card: bool


class Kind(NamedTuple):
    """All that the encodings of a table depend on."""

    game: str
    seats: int
    cards: tuple[str, ...]
    tiles: tuple[str, ...]
    window: Window
    heads: tuple[Head, ...]
    vector: tuple[tuple[str, int], ...]  # its parts with their sizes
    truth: tuple[tuple[str, int], ...]


class FlatPlace(NamedTuple):
    """The first flat index of a head, and the step from one value of each field to the next."""

    first: int
    steps: tuple[int, int]


def flat_places(heads: Sequence[Head]) -> tuple[list[FlatPlace], int]:
    """Return where the flat indices of every head are, and how many there are in all.

    All cards that a verb may play on a cell, turned or not, have indices side by side: a seat may
    choose among few cells, so a row of the mask changes in few places that are close in memory.
    """
    places: list[FlatPlace] = []
    total = 0
    for _, group in groupby(heads, key=attrgetter("verb")):
        alike = list(group)
        sizes = alike[0].sizes
        on_cells = bool(sizes) and alike[0].fields[0].what == FIELD_CELL
        cells = sizes[0] if on_cells else 1
        rooms = [prod(head.sizes) // cells for head in alike]
        steps = (sum(rooms), 1) if on_cells else (1, sizes[0] if sizes else 1)
        places += [FlatPlace(total + sum(rooms[:i]), steps) for i in range(len(rooms))]
        total += cells * sum(rooms)
    return places, total


@final
class Coding(Native):
    """The index of every action of a table."""

    first: Ints = [0] * (VERBS * CARDS)  # by verb and card
    low: Ints = [0] * LOW_END
    high: Ints = [0] * HIGH_END
    how: Ints = [0] * (MOST_SEATS * VERBS * HOW)  # by acting seat and verb
    nfields: Ints = [0] * VERBS
    with_card: Ints = [0] * VERBS
    what: Ints = [0] * (2 * VERBS)
    halves: Words = [0] * (MOST_SEATS * VERBS * HALVES)  # so wide that they need no conversion
    column: Bytes = [0] * MOST_PLACES  # of every place of the window, counted from 1
    row: Bytes = [0] * MOST_PLACES
    added: IntView  # by the lower half of an argument, and by the upper one
    kind: Readable[Any]
    seats: Readable[int]
    cards: Readable[int]
    nheads: Readable[int]
    cells: Readable[int]
    cells_at: Readable[int]
    seats_at: Readable[int]
    numbers_at: Readable[int]
    cards_at: Readable[int]
    size: Readable[int]
    left: Readable[int]
    top: Readable[int]
    width: Readable[int]
    height: Readable[int]
    stride: Readable[int]
    staged: Readable[bool]

    def __init__(self, kind: Kind, staged: bool) -> None:
        window, heads = kind.window, kind.heads
        check_room(kind)
        self.kind, self.staged = kind, staged
        self.seats, self.cards, self.nheads = kind.seats, len(kind.cards), len(heads)
        self.left, self.top, self.width, self.height, self.stride = window
        self.cells = window.width * window.height
        self.cells_at = len(heads)
        self.seats_at = self.cells_at + self.cells
        self.numbers_at = self.seats_at + kind.seats
        self.cards_at = self.numbers_at + MOST_NUMBERS
        self._look_up()
        self._number(heads)
        self._tabulate(heads)

    def _number(self, heads: Sequence[Head]) -> None:
        """Give every head its place, flat with room for all values of its fields."""
        for i in range(VERBS * CARDS):
            self.first[i] = OUTSIDE
        places, self.size = flat_places(heads)
        if self.staged:
            self.size = self.cards_at + self.cards + 1
        for i, (head, place) in enumerate(zip(heads, places, strict=True)):
            self.first[head.verb * CARDS + head.card] = i if self.staged else place.first
            self.nfields[head.verb] = len(head.fields)
            self.with_card[head.verb] = head.with_card
            for seat in range(self.seats):
                self._describe(head, place, seat)

    def _describe(self, head: Head, place: FlatPlace, seat: int) -> None:
        """Note where the bits of its fields are, and where this seat looks up their values."""
        how = HOW * (VERBS * seat + head.verb)
        seats = SEATS + MOST_SEATS * seat
        for k, field in enumerate(head.fields):
            self.what[2 * head.verb + k] = field.what
            self.how[how + 4 * k + SHIFT] = field.shift
            self.how[how + 4 * k + MASK] = field.mask
            low = {FIELD_CELL: PLACES, FIELD_SEAT: seats}.get(field.what, NUMBERS)
            self.how[how + 4 * k + LOW] = low
            self.how[how + 4 * k + LOW_LOOKED] = seats if field.what == FIELD_LOOKED else low
            self.how[how + STEPS + k] = place.steps[k]

    def _tabulate(self, heads: Sequence[Head]) -> None:
        """Precompute what the halves of all arguments add, once for all that count alike."""
        added: list[int] = []
        known: dict[tuple[int, ...], int] = {}
        for head in heads:
            split = split_of(head.fields, self.stride)
            end = max([field.shift + field.mask.bit_length() for field in head.fields], default=0)
            for seat in range(self.seats):
                how = HOW * (VERBS * seat + head.verb)
                key = (split, *[self.how[how + i] for i in range(HOW)])
                if key not in known:
                    known[key] = len(added)
                    none = self.sum_of(how, 0)
                    added += [self.sum_of(how, half) for half in range(1 << split)]
                    upper = range(1 << end - split)
                    added += [self.sum_of(how, half << split) - none for half in upper]
                at = HALVES * (VERBS * seat + head.verb)
                self.halves[at + SPLIT], self.halves[at + BELOW] = split, (1 << split) - 1
                self.halves[at + ABOVE] = (1 << end - split) - 1
                self.halves[at + LOWER] = known[key]
                self.halves[at + UPPER] = known[key] + (1 << split)
        self.added = array("i", added)

    def sum_of(self, how: Size, arg: Size) -> int:
        """What an argument adds to the index of an action."""
        first: int = self.how[how + STEPS] * self.value(how, 0, arg)
        return first + self.how[how + STEPS + 1] * self.value(how, 1, arg)

    def _look_up(self) -> None:
        """Precompute the value of every number, cell and seat, as every seat counts it."""
        for i in range(256):
            self.low[NUMBERS + i] = i
            self.low[PLACES + i] = self._column_or_place(i)
            self.high[PLACES + i] = self._row(i)
        for seat in range(self.seats):
            for other in range(self.seats):
                on: int = other - seat if other >= seat else other - seat + self.seats
                self.low[SEATS + MOST_SEATS * seat + other] = on
        for place in range(self.cells):
            self.column[place] = place % self.width + 1
            self.row[place] = place // self.width + 1

    def _column_or_place(self, low: int) -> int:
        """What the low bits of a cell say: its column, or its place if the board is small."""
        column: int = low % self.stride - self.left
        row: int = low // self.stride - self.top
        if column < 0 or column >= self.width:
            return OUTSIDE
        if self.stride == 256:
            return column
        return row * self.width + column if 0 <= row < self.height else OUTSIDE

    def _row(self, high: int) -> int:
        """What the high bits of a cell add to that."""
        if self.stride != 256:
            return 0 if high == 0 else OUTSIDE
        row: int = high - self.top
        return row * self.width if 0 <= row < self.height else OUTSIDE

    def value(self, how: Size, k: int, arg: Size) -> int:
        """A field of an action as the acting seat counts it; negative outside the window."""
        at: Size = how + 4 * k
        raw: Size = arg >> self.how[at + SHIFT] & self.how[at + MASK]
        low: Size = self.how[at + LOW + (arg >> 8 == LOOKED_SEAT)]
        return self.low[low + (raw & 255)] + self.high[low + (raw >> 8)]

    def index(self, action: Size, seat: int) -> int:
        """The flat index of an action of this seat; negative if it is outside the window."""
        at: Size = HALVES * (VERBS * seat + (action >> VERB_SHIFT))
        lower: Size = self.halves[at + LOWER] + (action & self.halves[at + BELOW])
        rest: Size = action >> self.halves[at + SPLIT] & self.halves[at + ABOVE]
        upper: Size = self.halves[at + UPPER] + rest
        found: int = self.first[action >> CARD_SHIFT] + self.added[lower] + self.added[upper]
        return found

    def token(self, action: int, seat: int, stage: int) -> int:
        """What is chosen at this stage on the way to an action; negative outside the window."""
        if stage == 0:
            return head_of(self, action)
        verb: int = action >> VERB_SHIFT
        how: Size = HOW * (VERBS * seat + verb)
        value: int = self.value(how, stage - 1, action & ARG_MASK)
        what: int = self.what[2 * verb + stage - 1]
        if what == FIELD_CELL:
            return self.cells_at + value
        if what == FIELD_SEAT:
            return self.seats_at + value
        return (self.cards_at if what == FIELD_CARD else self.numbers_at) + value

    def last_stage(self, action: int) -> int:
        """The stage of the last choice that leads to an action: its head, or its last field."""
        return self.nfields[action >> VERB_SHIFT] if self.staged else 0

    def shown_code(self, action: int, seat: int, stage: int) -> int:
        """The index to choose at this stage for this action; -1 if it is outside the window."""
        code: int = self.token(action, seat, stage) if self.staged else self.index(action, seat)
        return code if code >= 0 else NOBODY

    def list_flat(
        self, moves: Moves, seat: int, codes: Ints, actions: Ints, mask: Bytes, room: int
    ) -> int:
        """Write the indices of all actions inside the window, and the actions; how many?"""
        n: Size = 0
        for k in range(min(moves.n, room)):
            action: Size = moves.acts[k]
            code: int = self.index(action, seat)
            codes[n] = code  # always written, kept only inside the window: this avoids a branch
            actions[n] = action
            n += code >= 0
        for k in range(n):
            mask[codes[k]] = 1
        if n < room:
            codes[n] = NOBODY
        return n

    def left_code(self, action: int, seat: int, stage: int) -> int:
        """What `shown_code` returns, if a choice is left at this stage; -1 if none is."""
        return self.shown_code(action, seat, stage) if stage <= self.last_stage(action) else NOBODY

    @python_only
    def stages(self, action: int) -> int:
        """Return how many choices lead to an action."""
        return 1 + self.last_stage(checked_action(action))

    @python_only
    def code(self, action: int, seat: int, stage: int) -> int:
        """Return the index to choose at this stage for this action.

        -1 if it is outside the window, or if no choice is left at this stage.
        """
        return self.codes([action], seat, stage)[0]

    def codes(self, actions: Sequence[int], seat: int, stage: int) -> list[int]:
        """Return the index of each action at this stage, as `code` does."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise no_seat(seat, self.seats)
        if type(stage) is not int or stage < 0:
            raise ValueError(f"stages are counted from 0, not {shown(stage)}")
        who: int = seat
        after: int = min(stage, VERBS)
        return [self.left_code(checked_action(action), who, after) for action in actions]

    def write_features(self, action: int, seat: int, out: Bytes, at: int) -> None:
        """What an action is made of, from out[at] on: `FEATURES` small numbers."""
        verb: int = action >> VERB_SHIFT
        out[at] = verb + 1
        out[at + 1] = (action >> CARD_SHIFT & CARD_MASK) + 1 if self.with_card[verb] else 0
        for k in range(2, FEATURES):
            out[at + k] = 0
        for k in range(self.nfields[verb]):
            value: int = self.value(HOW * (VERBS * seat + verb), k, action & ARG_MASK)
            what: int = self.what[2 * verb + k]
            if what == FIELD_CELL:
                if value >= 0:
                    out[at + 2] = self.column[value]
                    out[at + 3] = self.row[value]
            elif what == FIELD_SEAT:
                out[at + 4] = value + 1
            else:
                out[at + 5] = value + 1


@c_only
def checked_action(action: Any) -> Any:
    """Return the number of an action, whether it is legal or not; compiled arrays rely on it."""
    if type(action) is not int or action < 0 or action >> VERB_SHIFT >= VERBS:
        raise NotationError(say("text-number", value=shown(action)))
    return action


def check_room(kind: Any) -> None:
    """Refuse a kind of table that is larger than the arrays of its coding."""
    if not isinstance(kind, Kind):
        raise TypeError(f"a coding is made of a Kind, not {shown(kind)}")
    verbs = [head.verb + 1 for head in kind.heads]
    cards = [len(kind.cards)] + [head.card + 1 for head in kind.heads]
    for what, count, most in (
        ("seats", kind.seats, MOST_SEATS),
        ("cards", max(cards), CARDS),
        ("cells", kind.window.width * kind.window.height, MOST_PLACES),
        ("verbs", max(verbs), VERBS),
    ):
        if not 0 <= count <= most:
            raise ValueError(f"a coding has room for {most} {what}, not {count}")


@final
class Buffers(Native):
    """Where the observations of many tables go, a row for each."""

    board: ByteTable
    vector: ByteTable
    truth: ByteTable
    drawn: ByteTable
    placed: IntView
    coding: Readable[Coding]
    rules: object  # of the table that was accepted last
    n: Readable[int]

    @python_only
    def __init__(
        self, coding: Coding, board: Any, vector: Any, truth: Any, drawn: Any, placed: Any
    ) -> None:
        self.n = len(placed)
        sizes = (3 * coding.cells, size_of(coding.kind.vector), size_of(coding.kind.truth), DRAWN)
        for name, rows, size in zip(ROWS, (board, vector, truth, drawn), sizes, strict=True):
            check_rows(name, rows, self.n, size)
        self.coding = coding
        self.board = board  # three codes for each cell of the window
        self.vector = vector
        self.truth = truth  # what no seat sees, for critics
        self.drawn = drawn  # what the board was written from, to write only what has changed
        self.placed = placed  # so many cells of the row are known; 0: write all of it

    @python_too
    def accept(self, table: Any) -> None:
        """Refuse a table of another kind than that whose observations go here."""
        rules = table.rules
        if rules is not self.rules:
            if table._kind() != self.coding.kind:
                raise of_another_kind()
            self.rules = rules


def of_another_kind() -> ConfigError:
    """Return the error for a state of another kind of table."""
    return ConfigError(say("config-other-table"))


ROWS = ("board", "vector", "truth", "drawn")


def size_of(parts: Sequence[tuple[str, int]]) -> int:
    """Return how many numbers all parts have together."""
    return sum(size for _, size in parts)


def check_rows(name: str, rows: Any, n: int, size: int) -> None:
    """Refuse an array of another shape: beyond its end, other memory would be overwritten."""
    if rows.shape != (n, size):
        raise ValueError(f"`{name}` must have the shape {(n, size)}, not {rows.shape}")


def split_of(fields: Sequence[Field], stride: int) -> int:
    """Return so many bits of an argument that what is above them is counted separately."""
    split = max([field.shift + field.mask.bit_length() for field in fields], default=0)
    if split <= MOST_SPLIT:
        return split
    cell = [field.shift + 8 for field in fields if field.what == FIELD_CELL and stride == 256]
    return cell[0] if cell else max([field.shift for field in fields])


def bytes_of(rows: Any, row: int) -> Any:
    """One row of a buffer; in encoding.pxd a pointer to it."""
    return rows[row]


def ints_of(rows: Any, row: int) -> Any:
    """One row of a buffer of ints; in encoding.pxd a pointer to it."""
    return rows[row]


BITS: Bytes = [0] * (256 * 8)  # the eight bits of every byte, one by one


def note_bits() -> None:
    """Precompute the bits of every byte."""
    for byte in range(256):
        for bit in range(8):
            BITS[8 * byte + bit] = byte >> bit & 1


note_bits()


def relative(who: int, seat: int, seats: int) -> int:
    """How many places a seat is on from this one."""
    return who - seat if who >= seat else who - seat + seats


def write_seats(vector: Bytes, at: int, seat: int, seats: int, bits: int) -> int:
    """A set of seats, one by one from this seat on; what is too much is overwritten next."""
    found: int = (1 << seats) - 1
    if bits & SPECTATORS == 0:
        found &= bits >> seat | (bits & found) << seats - seat
    copy_eight(vector, at, BITS, 8 * (found & 255))
    if seats > 8:
        copy_eight(vector, at + 8, BITS, 8 * (found >> 8))
    return at + seats


def write_cell(coding: Coding, vector: Bytes, at: int, cell: int) -> int:
    """Column and row of a cell in the window, counted from 1; 0 outside."""
    place: int = place_of(coding, cell)
    vector[at] = coding.column[place] if place >= 0 else 0
    vector[at + 1] = coding.row[place] if place >= 0 else 0
    return at + 2


def place_of(coding: Coding, cell: int) -> int:
    """Where a cell lies in the window, row by row; negative if outside. Inline in encoding.pxd."""
    return coding.low[PLACES + (cell & 255)] + coding.high[PLACES + (cell >> 8 & 255)]


def head_of(coding: Coding, action: int) -> int:
    """The first choice on the way to an action; negative if its cell is outside the window."""
    how = HOW * (action >> VERB_SHIFT)  # as the first seat counts, and as all count cells
    if coding.how[how + LOW] != PLACES:
        return coding.first[action >> CARD_SHIFT]
    cell = (action & ARG_MASK) >> coding.how[how + SHIFT] & coding.how[how + MASK]
    return coding.first[action >> CARD_SHIFT] + (place_of(coding, cell) & OUTSIDE)


def same_eight(one: Any, i: int, other: Any, k: int) -> bool:
    """Are eight bytes of one array those of the other? In encoding.pxd a single comparison."""
    return all(one[i + j] == other[k + j] for j in range(8))


def clear_bytes(to: Any, first: int, n: int) -> None:
    """Set n bytes to 0; in encoding.pxd at once."""
    for i in range(first, first + n):
        to[i] = 0


def copy_bytes(to: Any, i: int, source: Any, k: int, n: int) -> None:
    """Copy n bytes; in encoding.pxd at once."""
    for j in range(n):
        to[i + j] = source[k + j]


def copy_eight(to: Any, i: int, source: Any, k: int) -> None:
    """Copy eight bytes; in encoding.pxd at once."""
    for j in range(8):
        to[i + j] = source[k + j]
