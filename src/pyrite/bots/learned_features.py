"""What the learned bot sees of games with many kinds of cards, as numbers.

Everything comes from the encoding of the environments. A bot encodes any world that agrees with its
view: by the law of no leaks, every such world looks the same from its seat. Actions are described
by their parts, so that one network scores actions of every kind. `features` turns sights into the
inputs of the network, with NumPy for a bot and with PyTorch in training, by the same lines.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

import pyrite
from pyrite.core.actions import Action
from pyrite.core.batch import observe
from pyrite.core.cards import Tile
from pyrite.core.description import Description
from pyrite.core.encoding import DRAWN, LOOKED_SEAT, Buffers, Coding, Head, flat_places
from pyrite.core.events import Event
from pyrite.core.numbers import FIELD_CARD, FIELD_CELL, FIELD_LOOKED, FIELD_NUMBER, FIELD_SEAT
from pyrite.core.views import View


class Family(NamedTuple):
    """Tables that one network plays at, and what it sees of them."""

    game: str
    modules: tuple[str, ...]
    seats: int  # the most at a table; every sight has room for so many
    window: tuple[int, int, int, int]  # left, top, width, height within that of environments
    deeds: int  # the latest that a sight holds
    legal: int  # actions kept of a decision in training
    hostile: tuple[str, ...]  # verbs against a seat
    friendly: tuple[str, ...]
    stands: int | None = None  # where the numbers of a seat have the column of its dwarf

    @property
    def cells(self) -> int:
        """How many cells the network sees."""
        return self.window[2] * self.window[3]


FAMILIES = {
    "saboteur2": Family(
        "saboteur", ("saboteur2",), 12, (5, 5, 11, 9), 64, 256,
        hostile=("break", "trapped", "theft", "swap_hats", "hands_off"),
        friendly=("repair", "freed"),
    ),
    "lostmines": Family(
        "lostmines", (), 9, (0, 0, 11, 7), 128, 128, hostile=("look",), friendly=(), stands=2
    ),
}  # fmt: skip

NUMBERS = 16  # values of a number in an action that are told apart
VERBS, CARDS, EXTRAS = 64, 128, 192  # more than any table has
LOOKED = 128  # extras from here on are what is looked at, before it cards
PARTS = 7  # of an action: verb, card, place, seat, number and two extras, each from 1
DEED = 5  # parts of a deed: who, verb, card, place, target, each from 1
STEPS = np.array((1, 2, 3, 4, 5, 6, 8, 10))  # where numbers are told apart
KINDS = len(STEPS) + 1
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
BITS = 16  # planes of a cell's marks
UNREAD = {  # parts of the vector that no network has learned from
    *("dwarfs_seen_by", "mines_seen_by", "treasures_seen_by", "purse", "paid", "won"),
    *("draws_later", "cover_cells", "treasure_among", "sites", "spare", "held_up"),
    *("asked_action", "asked_column", "asked_row", "saboteur2"),
}
PLANES = BITS + 5  # besides the tile: marks, column and row, own and other dwarfs, latest tile
# What is done, by the events that tell it; in the tunnel game most actions are declared.
EVENTS = {
    "saboteur": {"passed": "pass"},
    "lostmines": {
        **{"placed": "place", "tool_laid": "tool", "looked": "look", "trap_set": "trap"},
        **{"troll_set": "troll", "stormed": "thunderstorm", "proposed": "propose"},
        **{"stepped": "step", "stopped": "stop", "passed": "pass"},
    },
}
COUNTED = (
    *("place", "rockfall", "pass", "break", "repair", "map", "theft", "hands_off", "trapped"),
    *("freed", "inspection", "swap_hats", "swap_hands", "ladder"),
    *("tool", "look", "trap", "troll", "thunderstorm", "propose"),
)  # verbs that all others see


class Sight(NamedTuple):
    """What a seat knows, in small numbers."""

    tiles: Any  # [n, cells] codes of tiles
    marks: Any  # [n, cells, 2] other codes of cells
    spots: Any  # [n, seats + 1] places of the dwarfs and of the latest tile, from 1
    seats: Any  # [n, seats, numbers] from the seat itself clockwise
    table: Any  # [n, numbers] how many sit here, then everything else
    deeds: Any  # [n, deeds, 5] of the round, the latest last, then zeros


class Inputs(NamedTuple):
    """What the network is given."""

    tiles: Any  # [n, cells] codes
    planes: Any  # [n, cells, planes]
    seats: Any  # [n, seats, numbers]
    here: Any  # [n, seats, 1] 1 where a player sits
    table: Any  # [n, numbers]
    deeds: Any  # [n, deeds, 5] parts
    doers: Any  # [n, deeds, seats] 1 for the seat that did it
    pairs: Any  # [n, 4, seats, seats] how often one did something against or for the other
    own: Any  # [n] where the seat's own dwarf stands


def family_of(description: Description) -> Family:
    """Return the family of a table; `learned.py` has checked that there is one."""
    wanted = (description.game, {*description.options.get("modules", ())})
    return next(one for one in FAMILIES.values() if (one.game, {*one.modules}) == wanted)


class Codes:
    """How one kind of table is encoded: columns of its vector, parts of its actions."""

    def __init__(self, description: Description) -> None:
        family = self.family = family_of(description)
        state: Any = pyrite.new_game(description.game, **{**description.options, "seed": 0})
        self.seats, self.names = description.seats, state._names
        kind = state._kind()
        window = self.window = kind.window
        self.coding = Coding(kind, False)
        self.verbs = {name: i + 1 for name, i in self.names.notation.verbs.items()}
        parts, truth = dict(kind.vector), dict(kind.truth)
        self.size, self.truth_size = sum(parts.values()), sum(truth.values())
        self.seat_columns, self.columns, self.fresh = _columns(parts, self.seats, family)
        self.truth = _truth_columns(truth, self.seats, family)
        self.shape = (*(card.name for card in self.names.cards), *map(str, family))
        self.inside = _inside(window.width, window.height, family)
        self.parts = _parts(self.coding.size, kind.heads, self.inside, window.width)
        self.tables = _tables(family, self.verbs)

    def place(self, cell: str) -> int:
        """Return where a cell lies in what the network sees, from 1."""
        number = self.names.read_cell(cell)
        column = number % self.window.stride - self.window.left
        row = number // self.window.stride - self.window.top
        outside = not (0 <= column < self.window.width and 0 <= row < self.window.height)
        return 0 if outside else int(self.inside[row + 1, column + 1])


codes_of = lru_cache(maxsize=64)(Codes)


def _columns(
    parts: Mapping[str, int], seats: int, family: Family
) -> tuple[Any, list[int], list[int]]:
    """Where a vector has the numbers of each seat, everything else, and the latest cell."""
    none, starts, at = sum(parts.values()), {}, 0  # a zero is put behind every vector
    for name, size in parts.items():
        starts[name], at = at, at + size
    each, first = parts["seats"] // seats, starts["seats"]
    rows = [[first + seat * each + i if seat < seats else none for i in range(each)]
            for seat in range(family.seats)]  # fmt: skip
    rest: list[int] = []
    for name, size in parts.items():
        missing = size // seats * (family.seats - seats) if name == "treasures" else 0
        own = range(starts[name], starts[name] + size)
        rest += [] if name == "seats" or name in UNREAD else [*own, *[none] * missing]
    fresh = [starts.get(f"fresh_{name}", none) for name in ("column", "row")]
    return np.array(rows), rest, fresh


def _truth_columns(parts: Mapping[str, int], seats: int, family: Family) -> list[int]:
    """Where the truth has the dwarfs of all seats, then everything else."""
    none, found, at = sum(parts.values()), list[int](), 0
    for name, size in parts.items():
        missing = family.seats - seats if name in ("dwarfs", "treasures") else 0
        found += [*range(at, at + size), *[none] * missing]
        at += size
    return found


def _inside(width: int, height: int, family: Family) -> Any:
    """Places by row and column of environments, which count from 1."""
    left, top, wide, high = family.window
    places = np.zeros((height + 1, width + 1), np.uint8)
    places[1:, 1:] = family.cells + 1
    own = np.arange(1, family.cells + 1).reshape(high, wide)
    places[top + 1 : top + high + 1, left + 1 : left + wide + 1] = own
    return places


def _parts(size: int, heads: Sequence[Head], inside: Any, width: int) -> Any:
    """The parts of every action by its flat index; the last row stands for no action."""
    table = np.zeros((size + 1, PARTS), np.uint8)
    for head, place in zip(heads, flat_places(heads)[0], strict=True):
        sizes = head.sizes or (1,)
        values = np.indices(sizes).reshape(len(sizes), -1)
        at = place.first + np.array(place.steps[: len(sizes)]) @ values
        rows = np.zeros((len(at), PARTS), np.uint8)
        rows[:, 0] = head.verb + 1
        rows[:, 1] = head.card + 1 if head.with_card else 0
        for k, field in enumerate(head.fields):
            _write(rows, k, field.what, values[k], inside, width)
        table[at] = rows
    return table


def _write(rows: Any, k: int, what: int, value: Any, inside: Any, width: int) -> None:
    """Write the values of one field of actions."""
    if what == FIELD_CELL:
        rows[:, 2] = inside[value // width + 1, value % width + 1]
    elif what == FIELD_SEAT:
        rows[:, 3] = value + 1
    elif what == FIELD_NUMBER:
        rows[:, 4] = np.minimum(value + 1, NUMBERS - 1)
    elif what == FIELD_CARD:
        rows[:, 5 + k] = np.minimum(value, LOOKED - 1)
    elif what == FIELD_LOOKED:  # the number before it says what is looked at
        is_seat = rows[:, 4] == LOOKED_SEAT + 1
        rows[:, 3] = (value + 1) * is_seat
        rows[:, 5] = (LOOKED + NUMBERS * rows[:, 4].astype(int) + value) * ~is_seat


def _tables(family: Family, verbs: Mapping[str, int]) -> dict[str, Any]:
    """Tables that turn codes into numbers for the network, by name."""
    _, _, width, height = family.window
    cells = family.cells
    grid = np.stack([np.arange(cells) % width / 10, np.arange(cells) // width / 8], 1)
    bits = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], 1, bitorder="little")
    spots = np.zeros((cells + 2, cells), np.float32)
    spots[1:-1] = np.eye(cells)
    beside = np.zeros((cells + 2, NUMBERS), np.int64)
    beside[:, 0] = np.arange(cells + 2)
    for place in range(cells):
        for side, (x, y) in enumerate(SIDES):
            column, row = place % width + x, place // width + y
            outside = not (0 <= column < width and 0 <= row < height)
            beside[place + 1, side + 1] = cells + 1 if outside else row * width + column + 1

    def marked(names: Sequence[str]) -> Any:
        rows = np.zeros(256, np.float32)
        rows[[verbs[name] for name in names if name in verbs]] = 1
        return rows

    return {
        **{"grid": grid.astype(np.float32), "bits": bits.astype(np.float32), "spots": spots},
        **{"beside": beside, "steps": STEPS.astype(np.int64)},
        **{"one": np.eye(max(cells, 32), dtype=np.float32)},
        "here": np.tri(family.seats + 1, family.seats, -1, dtype=np.float32),
        "counted": marked(COUNTED),
        "secret": marked(("pass",)),
        "moves": marked(("step", "stop")),
        "hostile": marked(family.hostile),
        "friendly": marked(family.friendly),
    }


class Notes:
    """What happened in this round as one seat saw it, and how it sees a table now."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.deeds: list[tuple[int, int, int, int, int | None]] = []
        sizes = (3 * codes.coding.cells, codes.size, codes.truth_size, DRAWN)
        rows = [np.zeros((1, size), np.uint8) for size in sizes]
        self.board, self.vector, self.truth = rows[:3]
        new: Any = Buffers
        self.out = new(codes.coding, *rows, np.zeros(1, np.int32))

    def told(self, event: Event) -> None:
        """Remember who did what."""
        if event.kind == "round_started":
            self.deeds = []
        elif event.kind == "declared":
            self._note(event.seat, event.open["action"])
        verb = EVENTS[self.codes.family.game].get(event.kind)
        one_of_many = event.open.get("how", "pass") != "pass"  # the next card of the same pass
        if verb is not None and not one_of_many:
            self._note(event.seat, _told_action(event, verb))

    def _note(self, who: int | None, action: Mapping[str, Any]) -> None:
        codes, cell = self.codes, action.get("cell")
        card = codes.names.numbers[action["card"]] + 1 if action.get("card") else 0
        assert who is not None
        place = 0 if cell is None else codes.place(cell)
        self.deeds.append((who, codes.verbs[action["verb"]], card, place, action.get("target")))

    def sight(self, view: View) -> Sight:
        """Return what the seat of a view knows, by way of any world that agrees with it."""
        return self.encode(pyrite.worlds(view).imagine(Random(0)), view["seat"])

    def encode(self, table: Any, seat: int) -> Sight:
        """Return what a seat knows at a table."""
        observe(table, self.out, 0, seat)
        codes, deeds = self.codes, np.zeros((1, self.codes.family.deeds, DEED), np.uint8)
        for i, (who, verb, card, place, target) in enumerate(self.deeds[-deeds.shape[1] :]):
            aimed = 0 if target is None else (target - seat) % codes.seats + 1
            deeds[0, i] = (who - seat) % codes.seats + 1, verb, card, place, aimed
        shape = (1, 3, codes.window.height, codes.window.width)
        return sight_of(codes, self.board.reshape(shape), self.vector, deeds, np)

    def parts(self, actions: Sequence[Action]) -> Any:
        """Return the parts of actions, [actions, parts]; of those far outside all are 0."""
        return self.codes.parts[self.codes.coding.codes([a.number for a in actions],
                                                        actions[0].seat, 0)]  # fmt: skip


def _told_action(event: Event, verb: str) -> dict[str, Any]:
    """Return the action that an event tells of, as far as histories of environments hold it."""
    told = event.open
    found: dict[str, Any] = {"verb": verb}
    if verb == "place":
        found.update(card=Tile.read(told["tile"]).card, cell=told["cell"])
    elif verb in ("trap", "troll"):
        found.update(card=verb, cell=told["edge"][:-1])
    elif verb == "thunderstorm":
        found.update(card=verb, cell=told["cell"])
    elif verb in ("look", "tool"):
        found.update(card=told["card"], cell=told["cell"] if verb == "tool" else None)
    return found


def sight_of(codes: Any, board: Any, vector: Any, deeds: Any, xp: Any) -> Sight:
    """Return sights from the arrays of an environment; deeds are those of `deed_parts`."""
    left, top, width, height = codes.family.window
    board = board[:, :, top : top + height, left : left + width]
    board = xp.swapaxes(board.reshape(len(board), 3, -1), 1, 2)
    vector = xp.concatenate([vector, 0 * vector[:, :1]], -1)
    seats = vector[:, codes.seat_columns]
    table = xp.concatenate([0 * vector[:, :1] + codes.seats, vector[:, codes.columns]], -1)
    column, row = (vector[:, at] for at in codes.fresh)
    inside, stands = codes.inside, codes.family.stands
    fresh = inside[_index(row, xp), _index(column, xp)][:, None]
    dwarfs = 0 * seats[:, :, 0]
    if stands is not None:
        dwarfs = inside[_index(seats[:, :, stands + 1], xp), _index(seats[:, :, stands], xp)]
    spots = xp.concatenate([dwarfs, fresh], -1)
    return Sight(board[:, :, 0], board[:, :, 1:], spots, seats, table, deeds)


def deed_parts(codes: Any, history: Any, xp: Any) -> Any:
    """Return the parts of deeds from the history of an environment."""
    place = codes.inside[_index(history[..., 4], xp), _index(history[..., 3], xp)]
    return xp.stack([history[..., 0], history[..., 1], history[..., 2], place, history[..., 5]], -1)


def _index(numbers: Any, xp: Any) -> Any:
    return numbers if xp is np else numbers.long()


def features(sight: Sight, tables: Mapping[str, Any], xp: Any) -> Inputs:
    """Return the inputs of the network for sights of whole numbers, with NumPy or PyTorch."""
    n, cells = sight.tiles.shape
    here = tables["here"][sight.table[:, 0]][:, :, None]
    bits = tables["bits"][sight.marks].reshape(n, cells, BITS)
    grid = xp.broadcast_to(tables["grid"], (n, cells, 2))
    spots = tables["spots"][sight.spots] * xp.concatenate([here, here[:, :1]], 1)
    mates = (sight.seats[:, :, 0] == sight.seats[:, :1, 0])[:, :, None]
    own, other = (spots[:, :-1] * mates).sum(1), (spots[:, :-1] * ~mates).sum(1)
    planes = [bits, grid, own[..., None], other[..., None], spots[:, -1][..., None]]
    many, most = sight.seats.shape[:2][1], tables["one"]
    order = xp.broadcast_to(most[:many, :many], (n, many, many))
    seats = xp.concatenate([told_apart(sight.seats, tables, xp), here, order], -1) * here
    table = xp.concatenate([told_apart(sight.table[:, 1:], tables, xp),
                            most[sight.table[:, 0]][:, : many + 1]], -1)  # fmt: skip
    deeds, doers, pairs = _deeds(sight.deeds, tables, many, xp)
    return Inputs(sight.tiles, xp.concatenate(planes, -1), seats, here, table, deeds, doers,
                  pairs, sight.spots[:, 0])  # fmt: skip


def told_apart(numbers: Any, tables: Mapping[str, Any], xp: Any) -> Any:
    """Return every number as whether it reaches each of `STEPS`, and as what it is."""
    reached = (numbers[..., None] >= tables["steps"]) * tables["one"][0, 0]
    return xp.concatenate([reached, numbers[..., None] / 16], -1).reshape(*numbers.shape[:-1], -1)


def _deeds(deeds: Any, tables: Mapping[str, Any], many: int, xp: Any) -> tuple[Any, Any, Any]:
    """Parts of all deeds as the network looks them up, who did them, and who did what to whom."""
    who, verb, target, one = deeds[..., 0], deeds[..., 1], deeds[..., 4], tables["one"]
    counted = tables["counted"][verb]
    card = deeds[..., 2] * (tables["secret"][verb] == 0)  # others do not see what is passed
    parts = xp.stack([verb, card, deeds[..., 3], (target > 0) + (target == 1) * 1], -1)
    doers = one[who][:, :, 1 : many + 1] * counted[:, :, None]
    aimed, did = one[target][:, :, 1 : many + 1], xp.swapaxes(doers, 1, 2)
    done = [did @ (aimed * tables[kind][verb][:, :, None]) for kind in ("hostile", "friendly")]
    return parts, doers, xp.stack([turn for one in done for turn in (one, xp.swapaxes(one, 1, 2))],
                                  1)  # fmt: skip


def candidates(parts: Any, own: Any, tables: Mapping[str, Any], xp: Any) -> Any:
    """Return the parts of actions with where a step leads; `own` is where the dwarf stands."""
    verb, number = parts[..., 0], parts[..., 4]
    moves = tables["moves"][verb] > 0
    place = xp.where(moves, tables["beside"][own, number * moves], parts[..., 2])
    looked = [parts[..., k] for k in (3, 4, 5, 6)]
    return xp.stack([verb, parts[..., 1], place, *looked], -1)
