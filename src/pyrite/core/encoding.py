# Compiled: see core/native.py
"""Actions as small indices, and the buffers that observations are written into.

An environment for learning needs actions counted from 0 that mean the same at every moment, which
the number of an action does not: it depends on the modules in play. A `Coding` splits an action
into its head (verb and card) and up to two fields (a cell, a seat, a number, another card). Flat,
every combination has an index of its own; in stages, head and fields are chosen one after another.
Seats are counted clockwise from the seat that acts, so a policy plays every seat alike.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, final

from pyrite.core.native import (
    Bytes,
    ByteTable,
    Ints,
    IntView,
    Native,
    Readable,
    ShortTable,
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
    VERB_SHIFT,
)

CARDS = 128  # more than a table has
LOOKED_SEAT = 2  # FIELD_LOOKED is a seat where the bits above it say so


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


@final
class Coding(Native):
    """The index of every action of a table."""

    first: Ints = [0] * (64 * 128)
    nfields: Ints = [0] * 64
    step: Ints = [0] * 64
    with_card: Ints = [0] * 64
    shift: Ints = [0] * 128
    mask: Ints = [0] * 128
    what: Ints = [0] * 128
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

    def __init__(
        self, seats: int, cards: int, window: Window, heads: Sequence[Head], staged: bool
    ) -> None:
        self.seats, self.cards, self.nheads, self.staged = seats, cards, len(heads), staged
        self.left, self.top, self.width, self.height, self.stride = window
        self.cells = window.width * window.height
        self.cells_at = len(heads)
        self.seats_at = self.cells_at + self.cells
        self.numbers_at = self.seats_at + seats
        self.cards_at = self.numbers_at + MOST_NUMBERS
        self._number(heads)

    def _number(self, heads: Sequence[Head]) -> None:
        """Give every head its place, flat with room for all values of its fields."""
        for i in range(64 * CARDS):
            self.first[i] = -1
        total = 0
        for head in heads:
            self.first[head.verb * CARDS + head.card] = total
            self.nfields[head.verb] = len(head.fields)
            self.with_card[head.verb] = head.with_card
            for k, field in enumerate(head.fields):
                self.shift[2 * head.verb + k] = field.shift
                self.mask[2 * head.verb + k] = field.mask
                self.what[2 * head.verb + k] = field.what
            room = 1
            for size in head.sizes:
                room *= size
            self.step[head.verb] = head.sizes[0] if head.sizes else 1
            total += 1 if self.staged else room
        self.size = self.cards_at + self.cards + 1 if self.staged else total

    @python_too
    def place(self, cell: int) -> int:
        """Where a cell lies in the window, row by row; -1 if outside."""
        if self.stride == 256:
            column: int = (cell & 255) - self.left
            row: int = (cell >> 8) - self.top
        else:
            column = cell % self.stride - self.left
            row = cell // self.stride - self.top
        if column < 0 or row < 0 or column >= self.width or row >= self.height:
            return -1
        return row * self.width + column

    def value(self, verb: int, k: int, arg: int, seat: int) -> int:
        """A field of an action as the acting seat counts it; -1 for a cell outside the window."""
        raw: int = arg >> self.shift[2 * verb + k] & self.mask[2 * verb + k]
        what: int = self.what[2 * verb + k]
        if what == FIELD_CELL:
            return self.place(raw)
        if what == FIELD_SEAT or (what == FIELD_LOOKED and arg >> 8 == LOOKED_SEAT):
            return raw - seat if raw >= seat else raw - seat + self.seats
        return raw

    @python_too
    def index(self, action: int, seat: int) -> int:
        """The flat index of an action of this seat; -1 if it is outside the window."""
        verb: int = action >> VERB_SHIFT
        found: int = self.first[verb * CARDS + (action >> CARD_SHIFT & CARD_MASK)]
        n: int = self.nfields[verb]
        if found < 0 or n == 0:
            return found
        value: int = self.value(verb, 0, action & ARG_MASK, seat)
        if value < 0:
            return -1
        found += value
        if n == 2:
            found += self.step[verb] * self.value(verb, 1, action & ARG_MASK, seat)
        return found

    @python_too
    def token(self, action: int, seat: int, stage: int) -> int:
        """What is chosen at this stage on the way to an action; -1 if it is outside the window."""
        verb: int = action >> VERB_SHIFT
        if stage == 0:
            if self.nfields[verb] and self.value(verb, 0, action & ARG_MASK, seat) < 0:
                return -1
            return self.first[verb * CARDS + (action >> CARD_SHIFT & CARD_MASK)]
        value: int = self.value(verb, stage - 1, action & ARG_MASK, seat)
        what: int = self.what[2 * verb + stage - 1]
        if what == FIELD_CELL:
            return self.cells_at + value
        if what == FIELD_SEAT:
            return self.seats_at + value
        return (self.cards_at if what == FIELD_CARD else self.numbers_at) + value

    @python_too
    def stages(self, action: int) -> int:
        """How many choices lead to an action: its head, then its fields."""
        return 1 + self.nfields[action >> VERB_SHIFT]

    @python_too
    def code(self, action: int, seat: int, stage: int) -> int:
        """The index to choose at this stage for this action."""
        return self.token(action, seat, stage) if self.staged else self.index(action, seat)

    def write_features(self, action: int, seat: int, out: Bytes, at: int) -> None:
        """What an action is made of, from out[at] on: `FEATURES` small numbers."""
        verb: int = action >> VERB_SHIFT
        out[at] = verb + 1
        out[at + 1] = (action >> CARD_SHIFT & CARD_MASK) + 1 if self.with_card[verb] else 0
        for k in range(2, FEATURES):
            out[at + k] = 0
        for k in range(self.nfields[verb]):
            value: int = self.value(verb, k, action & ARG_MASK, seat)
            what: int = self.what[2 * verb + k]
            if what == FIELD_CELL:
                if value >= 0:
                    out[at + 2] = value % self.width + 1
                    out[at + 3] = value // self.width + 1
            elif what == FIELD_SEAT:
                out[at + 4] = value + 1
            else:
                out[at + 5] = value + 1


@final
class Buffers(Native):
    """Where the observations of many tables go, a row for each."""

    board: ByteTable
    vector: ByteTable
    truth: ByteTable
    places: ShortTable
    placed: IntView
    coding: Readable[Coding]

    def __init__(
        self, coding: Coding, board: Any, vector: Any, truth: Any, places: Any, placed: Any
    ) -> None:
        self.coding = coding
        self.board = board  # three codes for each cell of the window
        self.vector = vector
        self.truth = truth  # what no seat sees, for critics
        self.places = places  # by cell of the table: its place in the window
        self.placed = placed  # so many cells of the row are known; 0: write all of it


def bytes_of(rows: Any, row: int) -> Any:
    """One row of a buffer; in encoding.pxd a pointer to it."""
    return rows[row]


def shorts_of(rows: Any, row: int) -> Any:
    """One row of a buffer of 16-bit numbers; in encoding.pxd a pointer to it."""
    return rows[row]
