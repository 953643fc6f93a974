# Compiled: see core/native.py
"""What a seat of The Lost Mines sensibly does in a rollout: head for the nearest treasure.

Two fields of distances serve every choice: from the seat's dwarf to all cells, and from all cells
to the mines that are worth it. Whole numbers only; distances are in sixths of a turn.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast, final

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable, Guide
from pyrite.core.moves import Moves, arg_of, card_of, verb_of
from pyrite.core.native import Ints
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    AGREE,
    ASK_AGREE,
    CELLS,
    DRAGON,
    EMPTY,
    FIRST_TILE,
    HIDDEN,
    LOOK,
    PASS,
    PLACE,
    PROPOSE,
    RIM,
    STEP,
    STOP,
    STORM,
    TAKE,
    TOOL,
    TRAP_BIT,
    TROLL_BIT,
    TRUNK,
)
from pyrite.lostmines.table.board import OFFSET, edge_of, feature_at
from pyrite.lostmines.table.state import Table

FAR = 200
WALK, BUILD, STUCK, TRAPPED, HELD_UP = 2, 6, 9, 4, 3  # costs of cells and edges
NOISE = 300
ANYWHERE = 15  # an empty cell may get a way to all sides


@final
class MinesGuide(Guide):
    """Plays the seats of a rollout, by the distances that it measures for every choice."""

    away: Ints = [0] * CELLS
    home: Ints = [0] * CELLS
    queue: Ints = [0] * CELLS
    queued: Ints = [0] * CELLS
    head: int  # after the arrays: the checked build cannot watch an array in last place
    tail: int

    def __init__(
        self, rules: Any, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        """Take nothing from what others guess: every seat heads for treasures."""

    def choose(self, table: GameTable, moves: Moves, luck: Luck) -> int:
        """Return what a sensible player would do."""
        return choose(cast(Table, table), self, moves, luck)


def choose(table: Table, guide: MinesGuide, moves: Moves, luck: Luck) -> int:
    """Return the action that seems best to the seat on turn; other seats just go on."""
    if table.ask != ASK_AGREE:
        measure(table, guide)
    best: int = -1_000_000
    chosen: int = 0
    for i in range(moves.n):
        value: int = worth(table, guide, moves.acts[i]) + luck.below(NOISE)
        if value > best:
            best = value
            chosen = moves.acts[i]
    return chosen


def measure(table: Table, guide: MinesGuide) -> None:
    """Compute both fields for the seat on turn."""
    for cell in range(CELLS):
        guide.away[cell] = FAR
        guide.home[cell] = FAR
        guide.queued[cell] = 0
    start(guide, guide.away, table.dwarf_at[table.turn])
    spread(table, guide, guide.away)
    for mine in range(table.rules.nmines):
        if is_worth_it(table, mine):
            start(guide, guide.home, table.rules.mine_at[mine])
    spread(table, guide, guide.home)


def is_worth_it(table: Table, mine: int) -> bool:
    """Return whether there may be a treasure, as far as the seat on turn knows."""
    kind = table.rules.mine_kind[table.mine_card[mine]]
    if table.tile[table.rules.mine_at[mine]] == HIDDEN:
        return not (table.mine_seen_by[mine] >> table.turn & 1 and kind == DRAGON)
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == NOBODY and table.treasure_kind[i] == kind:
            return True
    return False


def start(guide: MinesGuide, field: Ints, cell: int) -> None:
    """Start a field from this cell."""
    field[cell] = 0
    guide.queue[guide.tail] = cell
    guide.tail = guide.tail + 1 if guide.tail + 1 < CELLS else 0
    guide.queued[cell] = 1


def spread(table: Table, guide: MinesGuide, field: Ints) -> None:
    """Spread a field from its starting cells until no distance gets shorter."""
    while guide.head != guide.tail:
        cell = guide.queue[guide.head]
        guide.head = guide.head + 1 if guide.head + 1 < CELLS else 0
        guide.queued[cell] = 0
        for d in range(4):
            beyond = cell + OFFSET[d]
            if table.tile[beyond] == RIM or not meets(table, cell, d, beyond):
                continue
            total: int = field[cell] + cost_of(table, beyond) + edge_cost(table, cell, d)
            if total < field[beyond]:
                field[beyond] = total
                if not guide.queued[beyond]:
                    guide.queue[guide.tail] = beyond
                    guide.tail = guide.tail + 1 if guide.tail + 1 < CELLS else 0
                    guide.queued[beyond] = 1


def meets(table: Table, cell: int, d: int, beyond: int) -> bool:
    """Return whether a way leads across, or a path could be laid that does."""
    return (sides_of(table, cell) >> d & sides_of(table, beyond) >> (d ^ 2)) & 1 != 0


def sides_of(table: Table, cell: int) -> int:
    """Return the open sides here; all of them if unknown."""
    tile = table.tile[cell]
    return table.rules.sides[tile] if tile >= FIRST_TILE else ANYWHERE


def cost_of(table: Table, cell: int) -> int:
    """Return the cost of entering a cell."""
    if table.tile[cell] == EMPTY:
        return WALK + BUILD
    if feature_at(table, cell) >= TRUNK and not table.tool[cell]:
        return WALK + STUCK
    return WALK


def edge_cost(table: Table, cell: int, d: int) -> int:
    """Return the cost that tokens add to an edge."""
    token = table.token[edge_of(cell, d)]
    return (TRAPPED if token & TRAP_BIT else 0) + (HELD_UP if token & TROLL_BIT else 0)


def worth(table: Table, guide: MinesGuide, action: int) -> int:
    """Return an action's worth to the seat on turn, in thousandths of a sixth of a turn."""
    verb = verb_of(action)
    here = table.dwarf_at[table.turn]
    if verb == STEP:
        return 1000 * (guide.home[here] - guide.home[here + OFFSET[arg_of(action)]])
    if verb == STOP:
        return 200
    if verb == PLACE:
        return place_worth(table, guide, arg_of(action) >> 1, card_of(action), arg_of(action) & 1)
    if verb == TOOL:
        return 1000 * on_the_way(guide, here, arg_of(action), STUCK)
    if verb == STORM:
        return -1000 * on_the_way(guide, here, arg_of(action), BUILD)
    if verb == TAKE:
        return take_worth(table, arg_of(action))
    if verb in (PROPOSE, AGREE):
        return -10_000
    return 300 if verb == LOOK else -400 if verb == PASS else 0


def on_the_way(guide: MinesGuide, here: int, cell: int, cost: int) -> int:
    """Return the cost if the cell lies on the shortest way to a treasure, else 0."""
    return cost if guide.away[cell] + guide.home[cell] == guide.home[here] else 0


def place_worth(table: Table, guide: MinesGuide, cell: int, card: int, flip: int) -> int:
    """Rate a card by how much closer a treasure gets, or further if it blocks the way."""
    sides = table.rules.sides[FIRST_TILE + 2 * card + flip]
    into: int = FAR
    out: int = FAR
    for d in range(4):
        beyond = cell + OFFSET[d]
        open_here: bool = sides >> d & 1 != 0 and table.tile[beyond] != RIM
        if open_here and sides_of(table, beyond) >> (d ^ 2) & 1:
            into = min(into, guide.away[beyond])
            out = min(out, guide.home[beyond] + cost_of(table, beyond))
    cost = WALK + STUCK if table.rules.feature[card] >= TRUNK else WALK
    now = guide.home[table.dwarf_at[table.turn]]
    then: int = min(into + cost + out, now + BUILD)
    if then <= now or on_the_way(guide, table.dwarf_at[table.turn], cell, 1):
        return 1000 * (now - then)
    return 0


def take_worth(table: Table, i: int) -> int:
    """Rate a treasure by its value, if the seat has looked at it."""
    if table.treasure_seen_by[i] >> table.turn & 1:
        return 1000 * table.treasure_value[i]
    return 2500
