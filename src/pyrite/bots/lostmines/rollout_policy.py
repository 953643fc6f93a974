# Compiled: see core/native.py
"""What a seat of The Lost Mines sensibly does in a rollout, as situation.py and values.py say.

A card is worth what it adds to the hopes of every dwarf, as far as the seat cares for them: fields
of distances lead from each dwarf to all cells, and from all cells to each mine. A walk heads for
the nearest treasure. Whole numbers only: distances are in sixths of a turn, points in thousandths.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, cast, final

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable, Guide
from pyrite.core.moves import Moves, arg_of, card_of, verb_of
from pyrite.core.native import Ints, Layout, python_only, python_too
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    AGREE,
    ASK_AGREE,
    ASK_MOVE,
    ASK_TURN,
    CAMPFIRE,
    CELLS,
    CHARACTERS,
    DRAGON,
    EMPTY,
    FIRST_TILE,
    HIDDEN,
    LOOK,
    LOOK_MASK,
    LOOK_SHIFT,
    LOYAL,
    MAX_KINDS,
    MAX_MINES,
    MAX_SEATS,
    MINE,
    PASS,
    PLACE,
    PLAIN,
    PROPOSE,
    RIM,
    ROLES,
    SABOTEUR,
    SELFISH,
    SET_TRAP,
    SET_TROLL,
    STEP,
    STOP,
    STORM,
    TAKE,
    TOOL,
    TRAP_BIT,
    TREASURE,
    TROLL_BIT,
    TRUNK,
    VERBS,
)
from pyrite.lostmines.table.board import OFFSET, edge_of, feature_at
from pyrite.lostmines.table.state import Rules, Table

FAR = 200
WALK, BUILD, ROCKY, WARM, STUCK, HELPED = 2, 6, 1, 1, 9, 3  # costs of cells
TRAPPED, HELD_UP = 4, 3  # costs of edges
TURN = 6  # a turn has three steps
NOISE = 4
ANYWHERE = 15  # an empty cell may get a way to all sides
KINDS = 3  # of treasures
AWAY = MAX_MINES * CELLS  # the fields of the mines come first, then those of the seats
MOST_TURNS = 24
PATIENCE, GRACE = 960, 10  # as in situation.py, and so are the next ones
FRIGHT, AGAIN, SECOND, RUSH, CRUMBS, END = 1500, 600, 200, 300, 300, 20
RIVALRY = 500
NEVER = 10_000  # more than anything else is worth
LOOK_MINE, LOOK_TREASURE, LOOK_DWARF = 300, 400, 40
OPEN_GROUND = 300  # how surely a way crosses an edge where a card is still missing
LEAST, PART, SPENT, FRESH = 2, 50, 300, 500  # what cards in hand are worth, as in values.py
KEPT = {"tool": 400, "look": 300, "trap": 500, "troll": 500, "thunderstorm": 400}


@final
class MinesGuide(Guide):
    """Plays the seats of a rollout, by the distances that it measures for every choice."""

    made: "MinesGuide"  # as it was before any table
    field: Ints = [0] * ((MAX_MINES + MAX_SEATS) * CELLS)
    queue: Ints = [0] * CELLS
    queued: Ints = [0] * CELLS
    cost: Ints = [0] * CELLS  # of entering a cell
    slow: Ints = [0] * (4 * CELLS)  # what tokens add to an edge; FAR where no way crosses it
    chances: Ints = [0] * (MOST_TURNS * (FAR + 1))  # in ten thousandths, by turns and distance
    keep: Ints = [0] * MAX_KINDS
    mean: Ints = [0] * KINDS  # the value of an unknown treasure
    roles: Ints = [0] * (MAX_SEATS * CHARACTERS)  # how likely everybody thinks each role
    value: Ints = [0] * (MAX_MINES * KINDS)  # of the best treasure, times its chance
    dread: Ints = [0] * MAX_MINES
    left: Ints = [0] * KINDS
    care: Ints = [0] * MAX_SEATS
    last: Ints = [0] * MAX_SEATS  # turns left
    worths: Ints = [0] * (MAX_SEATS * MAX_MINES)
    distance: Ints = [0] * (MAX_SEATS * MAX_MINES)
    after: Ints = [0] * MAX_MINES
    hope: Ints = [0] * MAX_SEATS
    target: Ints = [0] * MAX_SEATS
    head: int  # after the arrays: the checked build cannot watch an array in last place
    tail: int
    seat: int
    walked: int  # the last step of the table when its seat could walk

    def __init__(
        self, rules: Rules, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        self._weigh_cards(rules)
        self._weigh_roles(rules, worths.get("roles", {}))
        for turns in range(MOST_TURNS):
            for far in range(FAR + 1):
                late = (far - TURN * turns) / float(GRACE)  # compiled, constants divide as in C
                chance = (PATIENCE / 1000.0) ** far / (1 + exp(late))
                self.chances[turns * (FAR + 1) + far] = round(10_000 * chance)
        self.walked = -2
        self.made = MinesGuide.__new__(MinesGuide)
        copy_guide(self.made, self)

    @python_only
    def _weigh_cards(self, rules: Rules) -> None:
        """Set what cards in hand and unknown treasures are worth."""
        for card in range(rules.nkinds):
            sides: Any = rules.sides[FIRST_TILE + 2 * card]
            path = 100 + 150 * sides.bit_count() + 300 * (sides & 10 == 10)
            path -= 400 * (rules.feature[card] >= TRUNK)
            verb = rules.verb_of[card]
            name = VERBS[verb] if verb < len(VERBS) else ""
            self.keep[card] = path if verb == PLACE else KEPT.get(name, 300)
        box = range(rules.ntreasures)
        for kind in range(KINDS):
            own = [rules.treasure_value[i] for i in box if rules.treasure_kind[i] == kind]
            self.mean[kind] = 1000 * sum(own) // max(1, len(own))

    @python_only
    def _weigh_roles(self, rules: Rules, known: Mapping[str, int]) -> None:
        """Set how likely each role of a seat is: as told, or else as often as in the box."""
        box = [rules.dwarfs[i] % CHARACTERS for i in range(rules.ndwarfs)]
        for seat in range(rules.seats):
            for role, name in enumerate(ROLES):
                usual = 1000 * box.count(role) // max(1, len(box))
                self.roles[CHARACTERS * seat + role] = known.get(f"{seat} {name}", usual)

    def begin(self, table: GameTable) -> None:
        """Forget every other table."""
        self.begin_again(table)

    def begin_again(self, table: GameTable) -> None:
        """Forget everything that was measured."""
        copy_guide(self, self.made)

    def choose(self, table: GameTable, moves: Moves, luck: Luck) -> int:
        """Return what a sensible player would do."""
        return choose(cast(Table, table), self, moves, luck)

    @python_too
    def notes(self) -> dict[str, Any]:
        """Return everything that was measured last."""
        return LAYOUT.read(guide_memory(self))

    @python_too
    def take_notes(self, notes: Mapping[str, Any]) -> None:
        """Restore what `notes` returned."""
        set_guide_memory(self, LAYOUT.write(notes))


# Compiled, the numbers of a guide are one block of memory.
LAYOUT = Layout.of(MinesGuide)
copy_guide, guide_memory, set_guide_memory = LAYOUT.copy, LAYOUT.memory_of, LAYOUT.set_memory


def choose(table: Table, guide: MinesGuide, moves: Moves, luck: Luck) -> int:
    """Return the action that seems best to the seat that is asked."""
    begin(table, guide)
    best: int = -1_000_000
    chosen: int = 0
    for i in range(moves.n):
        value: int = worth(table, guide, moves.acts[i]) + luck.below(NOISE)
        if value > best:
            best = value
            chosen = moves.acts[i]
    return chosen


def begin(table: Table, guide: MinesGuide) -> None:
    """Measure what the asked seat needs for this question."""
    guide.seat = table.turn
    if table.ask == ASK_AGREE:
        guide.seat = 0
        while not table.asked_seats >> guide.seat & 1:
            guide.seat += 1
    if table.ask == ASK_TURN or table.ask == ASK_AGREE:
        weigh(table, guide)
    elif table.ask == ASK_MOVE:
        plan_walk(table, guide)


def plan_walk(table: Table, guide: MinesGuide) -> None:
    """Find the mine that the seat on turn heads for; nothing changes while it walks there."""
    if table.step != guide.walked + 1:
        chart(table, guide)
        appraise(table, guide)
        for mine in range(table.rules.nmines):
            measure_mine(table, guide, mine)
        guide.last[table.turn] = turns_left(table, table.turn)
        look_forward(table, guide, table.turn)
    guide.walked = table.step


def chart(table: Table, guide: MinesGuide) -> None:
    """Note what all cells and edges cost."""
    for cell in range(CELLS):
        if table.tile[cell] != RIM:
            guide.cost[cell] = cost_of(table, cell)
            for d in range(4):
                beyond = cell + OFFSET[d]
                shut: bool = table.tile[beyond] == RIM or not meets(table, cell, d, beyond)
                guide.slow[4 * cell + d] = FAR if shut else edge_cost(table, cell, d)


def measure_mine(table: Table, guide: MinesGuide, mine: int) -> None:
    """Compute the way from everywhere to a mine."""
    clear(guide, mine * CELLS)
    start(guide, mine * CELLS, table.rules.mine_at[mine])
    spread(table, guide, mine * CELLS, True)


def weigh(table: Table, guide: MinesGuide) -> None:
    """Compute all fields, and what every dwarf may hope for as the asked seat sees it."""
    chart(table, guide)
    appraise(table, guide)
    for mine in range(table.rules.nmines):
        measure_mine(table, guide, mine)
    for seat in range(table.rules.seats):
        guide.care[seat] = care_for(table, guide, seat)
        guide.last[seat] = turns_left(table, seat)
        if guide.care[seat]:
            clear(guide, AWAY + seat * CELLS)
            start(guide, AWAY + seat * CELLS, table.dwarf_at[seat])
            spread(table, guide, AWAY + seat * CELLS, False)
            look_forward(table, guide, seat)


def appraise(table: Table, guide: MinesGuide) -> None:
    """Set what each mine may hold, as far as the asked seat knows."""
    unseen: int = 15
    for mine in range(table.rules.nmines):
        if knows(table, guide, mine):
            unseen &= ~(1 << table.rules.mine_kind[table.mine_card[mine]])
    many: int = max(1, (unseen & 1) + (unseen >> 1 & 1) + (unseen >> 2 & 1) + (unseen >> 3 & 1))
    for kind in range(KINDS):
        guide.left[kind] = 0
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == NOBODY:
            guide.left[table.treasure_kind[i]] += 1
    for mine in range(table.rules.nmines):
        known: bool = knows(table, guide, mine)
        kinds: int = 1 << table.rules.mine_kind[table.mine_card[mine]] if known else unseen
        parts: int = 1 if known else many
        for kind in range(KINDS):
            best = best_of(table, guide, kind)
            guide.value[KINDS * mine + kind] = best // parts if kinds >> kind & 1 else 0
        shut: bool = table.tile[table.rules.mine_at[mine]] == HIDDEN
        guide.dread[mine] = FRIGHT // parts if shut and kinds >> DRAGON & 1 else 0


def knows(table: Table, guide: MinesGuide, mine: int) -> bool:
    """Return whether the asked seat knows what this mine is."""
    shut: bool = table.tile[table.rules.mine_at[mine]] == HIDDEN
    return not shut or table.mine_seen_by[mine] >> guide.seat & 1 != 0


def best_of(table: Table, guide: MinesGuide, kind: int) -> int:
    """Return the value of the treasure of this kind that the asked seat would take first."""
    best: int = 0
    for i in range(table.rules.seats):
        if table.treasure_owner[i] == NOBODY and table.treasure_kind[i] == kind:
            best = max(best, value_of(table, guide, i))
    return best


def value_of(table: Table, guide: MinesGuide, i: int) -> int:
    """Return the known or expected value of a treasure."""
    if table.treasure_seen_by[i] >> guide.seat & 1:
        return 1000 * table.treasure_value[i]
    return guide.mean[table.treasure_kind[i]]


def care_for(table: Table, guide: MinesGuide, seat: int) -> int:
    """Return what a treasure of a seat is worth to the asked one; seats that are out take none."""
    if table.nhand[seat] == 0:
        return 0
    if seat == guide.seat:
        return 1000
    own = table.dwarf[guide.seat] % CHARACTERS
    same: bool = table.dwarf[seat] // CHARACTERS == table.dwarf[guide.seat] // CHARACTERS
    sought: int = LOYAL if same == (own == LOYAL) else SABOTEUR
    share: int = 0 if own == SELFISH else guide.roles[CHARACTERS * seat + sought]
    if own != SELFISH and table.dwarf_seen_by[seat] >> guide.seat & 1:
        share = 1000 if table.dwarf[seat] % CHARACTERS == sought else 0
    return share - (1000 - share) * RIVALRY // (1000 * (table.rules.seats - 1))


def turns_left(table: Table, seat: int) -> int:
    """Return how many turns a seat has left: one card each, with the pile shared (L-05)."""
    players: int = 0
    for other in range(table.rules.seats):
        players += table.nhand[other] != 0
    return min(MOST_TURNS - 1, table.nhand[seat] + table.npile // max(1, players))


def look_forward(table: Table, guide: MinesGuide, seat: int) -> None:
    """Set what a seat may hope for, and the mine that it heads for."""
    best: int = -1
    for mine in range(table.rules.nmines):
        i: int = seat * MAX_MINES + mine
        far: int = guide.field[mine * CELLS + table.dwarf_at[seat]]
        guide.distance[i] = far
        guide.worths[i] = mine_worth(table, guide, mine, far)
        guide.after[mine] = far
        value: int = guide.worths[i] * guide.chances[guide.last[seat] * (FAR + 1) + far]
        if value > best:
            best = value
            guide.target[seat] = mine
    guide.hope[seat] = hopes(table, guide, seat)


def mine_worth(table: Table, guide: MinesGuide, mine: int, far: int) -> int:
    """Return what a mine is still worth to a dwarf this far away, after those who are nearer."""
    taken: int = 0
    for seat in range(table.rules.seats):
        ahead: int = far - guide.field[mine * CELLS + table.dwarf_at[seat]]
        if table.nhand[seat] and ahead > 0:
            taken += RUSH * min(ahead, TURN) // TURN
    left: int = 0
    whole: int = 0
    for kind in range(KINDS):
        value: int = guide.value[KINDS * mine + kind]
        left += value * often(1000 * guide.left[kind] - taken) // 1000
        whole += value * often(1000 * guide.left[kind]) // 1000
    return max(0, max(left, whole * CRUMBS // 1000) - guide.dread[mine])


def often(left: int) -> int:
    """Return how many treasures count, of those that are left, in thousandths."""
    if left <= 1000:
        return max(0, left)
    return 1000 + AGAIN * (min(left, 3000) - 1000) // 1000


def hopes(table: Table, guide: MinesGuide, seat: int) -> int:
    """Return the hope at the distances in `after`: the best mine, and a bit of the second."""
    first: int = 0
    second: int = 0
    for mine in range(table.rules.nmines):
        chance = guide.chances[guide.last[seat] * (FAR + 1) + min(FAR, guide.after[mine])]
        value: int = guide.worths[seat * MAX_MINES + mine] * chance // 1000
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    return (first + SECOND * second // 1000) // 10


def clear(guide: MinesGuide, first: int) -> None:
    """Make all cells of a field unreachable."""
    for cell in range(CELLS):
        guide.field[first + cell] = FAR


def start(guide: MinesGuide, first: int, cell: int) -> None:
    """Start a field from this cell."""
    guide.field[first + cell] = 0
    guide.queue[guide.tail] = cell
    guide.tail = guide.tail + 1 if guide.tail + 1 < CELLS else 0
    guide.queued[cell] = 1


def spread(table: Table, guide: MinesGuide, first: int, backwards: bool) -> None:
    """Spread a field from its starting cells; backwards it counts the way from everywhere to them.

    Nobody walks on through a face-down mine (L-31).
    """
    while guide.head != guide.tail:
        cell = guide.queue[guide.head]
        guide.head = guide.head + 1 if guide.head + 1 < CELLS else 0
        guide.queued[cell] = 0
        here: int = guide.field[first + cell]
        if here and table.tile[cell] == HIDDEN:
            continue
        for d in range(4):
            if guide.slow[4 * cell + d] == FAR:
                continue
            beyond = cell + OFFSET[d]
            total: int = here + guide.slow[4 * cell + d]
            total += guide.cost[cell] if backwards else guide.cost[beyond]
            if total < guide.field[first + beyond]:
                guide.field[first + beyond] = total
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
    return entry_cost(feature_at(table, cell), table.tool[cell])


def entry_cost(feature: int, tool: int) -> int:
    """Return the cost of entering a card with this feature."""
    if feature == PLAIN:
        return WALK
    if feature == CAMPFIRE:
        return WALK - WARM
    return WALK + (STUCK if feature >= TRUNK and not tool else ROCKY)


def edge_cost(table: Table, cell: int, d: int) -> int:
    """Return the cost that tokens add to an edge."""
    token = table.token[edge_of(cell, d)]
    return (TRAPPED if token & TRAP_BIT else 0) + (HELD_UP if token & TROLL_BIT else 0)


def worth(table: Table, guide: MinesGuide, action: int) -> int:
    """Return an action's worth to the asked seat, in thousandths of a point."""
    verb = verb_of(action)
    if verb == STEP:
        ahead: int = guide.target[table.turn] * CELLS + table.dwarf_at[table.turn]
        nearer: int = guide.field[ahead] - guide.field[ahead + OFFSET[arg_of(action)]]
        return 1000 * nearer if guide.hope[table.turn] else -1
    if verb == STOP:
        return 200
    if verb == TAKE:
        return value_of(table, guide, arg_of(action))
    if verb == PROPOSE:
        return NEVER if not table.proposed and is_settled(table, guide) else -NEVER
    if verb == AGREE:
        return NEVER if is_settled(table, guide) else -NEVER
    if verb == PASS:
        return pass_worth(table, guide, card_of(action), arg_of(action))
    if table.ask != ASK_TURN:
        return 0
    spent: int = unit(guide) * guide.keep[card_of(action)] // 1000 * SPENT // 1000
    return play_worth(table, guide, action) - spent


def unit(guide: MinesGuide) -> int:
    """Return what a good card is worth now, in thousandths."""
    return LEAST + PART * guide.hope[guide.seat] // 1000


def is_settled(table: Table, guide: MinesGuide) -> bool:
    """Return whether the asked seat has nothing to gain from going on (L-45)."""
    if table.npile >= table.rules.seats:
        return False
    total: int = 0
    for seat in range(table.rules.seats):
        if guide.care[seat]:
            total += product(guide.care[seat], guide.hope[seat])
    return total < END


def product(care: int, points: int) -> int:
    """Return points as far as the seat cares, rounded towards zero, compiled and interpreted."""
    value: int = care * points
    return value // 1000 if value >= 0 else -(-value // 1000)


def pass_worth(table: Table, guide: MinesGuide, card: int, more: int) -> int:
    """Rate a discard: the least useful card, and a second if both can be replaced (L-05)."""
    lost: int = unit(guide) * guide.keep[card] // 1000
    if more == 0:
        return -lost
    if table.npile < 2:
        return -NEVER
    return unit(guide) * FRESH // 1000 - lost - unit(guide) * guide.keep[more - 1] // 1000


def play_worth(table: Table, guide: MinesGuide, action: int) -> int:
    """Rate a card that is played, without what it is worth in hand."""
    verb = verb_of(action)
    arg = arg_of(action)
    if verb == PLACE:
        sides = table.rules.sides[FIRST_TILE + 2 * card_of(action) + (arg & 1)]
        feature = table.rules.feature[card_of(action)]
        cost: int = entry_cost(feature, 0)
        if feature >= TRUNK and holds_tool(table, guide, feature):
            cost = WALK + HELPED
        return change(table, guide, arg >> 1, sides, cost)
    if verb == TOOL:
        return change(table, guide, arg, sides_of(table, arg), WALK + ROCKY)
    if verb == STORM:
        return change(table, guide, arg, ANYWHERE, WALK + BUILD)
    if verb in (SET_TRAP, SET_TROLL):
        return mark_worth(table, guide, arg, verb)
    return look_worth(table, guide, arg) if verb == LOOK else 0


def holds_tool(table: Table, guide: MinesGuide, obstacle: int) -> bool:
    """Return whether the asked seat holds a tool against this obstacle (L-20)."""
    for card in range(table.rules.nkinds):
        held: bool = table.hands[guide.seat * MAX_KINDS + card] != 0
        is_tool: bool = table.rules.verb_of[card] == TOOL
        if held and is_tool and table.rules.overcomes[card] == obstacle:
            return True
    return False


def change(table: Table, guide: MinesGuide, cell: int, sides: int, cost: int) -> int:
    """Return what it is worth that a cell gets these open sides and this cost."""
    total: int = 0
    for seat in range(table.rules.seats):
        if guide.care[seat]:
            for mine in range(table.rules.nmines):
                guide.after[mine] = way_after(table, guide, seat, mine, cell, sides, cost)
            total += product(guide.care[seat], hopes(table, guide, seat) - guide.hope[seat])
    return total


def way_after(
    table: Table, guide: MinesGuide, seat: int, mine: int, cell: int, sides: int, cost: int
) -> int:
    """Return a dwarf's way to a mine if the cell leads on like this."""
    away = AWAY + seat * CELLS
    far: int = guide.distance[seat * MAX_MINES + mine]
    into: int = FAR
    out: int = FAR
    for d in range(4):
        beyond = cell + OFFSET[d]
        if sides >> d & 1 == 0 or table.tile[beyond] == RIM:
            continue
        if sides_of(table, beyond) >> (d ^ 2) & 1:
            slow: int = edge_cost(table, cell, d)
            if table.tile[beyond] != HIDDEN:
                into = min(into, guide.field[away + beyond] + slow)
            there: int = guide.field[mine * CELLS + beyond] + cost_of(table, beyond)
            out = min(out, there + slow)
    through: int = min(FAR, into + cost + out)
    if guide.field[away + cell] + guide.field[mine * CELLS + cell] > far:
        return min(far, through)
    return min(FAR, min(far + BUILD, through))  # another way around may cost a card


def mark_worth(table: Table, guide: MinesGuide, edge: int, verb: int) -> int:
    """Rate a trap or a troll by what those lose whose way crosses the edge (L-22, L-23)."""
    cell = edge >> 1
    d: int = 1 if edge_of(cell, 1) == edge else 2
    total: int = 0
    for seat in range(table.rules.seats):
        if guide.care[seat]:
            far: int = crossed(table, guide, seat, cell, d)
            cost: int = TRAPPED if verb == SET_TRAP else max(0, TURN - far)
            if far < FAR and cost:
                total -= product(guide.care[seat], delay(table, guide, seat, cost))
    laid: bool = table.tile[cell] != EMPTY and table.tile[cell + OFFSET[d]] != EMPTY
    return total if laid else product(OPEN_GROUND, total)


def crossed(table: Table, guide: MinesGuide, seat: int, cell: int, d: int) -> int:
    """Return a dwarf's distance to an edge on its way; FAR if it takes another way."""
    mine = guide.target[seat]
    beyond = cell + OFFSET[d]
    far: int = guide.distance[seat * MAX_MINES + mine]
    away = AWAY + seat * CELLS
    slow: int = edge_cost(table, cell, d)
    there: int = cost_of(table, beyond) + guide.field[mine * CELLS + beyond]
    back: int = cost_of(table, cell) + guide.field[mine * CELLS + cell]
    if guide.field[away + cell] + slow + there == far:
        return guide.field[away + cell]
    return guide.field[away + beyond] if guide.field[away + beyond] + slow + back == far else FAR


def delay(table: Table, guide: MinesGuide, seat: int, cost: int) -> int:
    """Return what a dwarf loses if the way to its mine takes longer."""
    for mine in range(table.rules.nmines):
        guide.after[mine] = guide.distance[seat * MAX_MINES + mine]
    guide.after[guide.target[seat]] += cost
    return guide.hope[seat] - hopes(table, guide, seat)


def look_worth(table: Table, guide: MinesGuide, arg: int) -> int:
    """Rate a look at a mine, a treasure or a dwarf that the seat does not know (L-21)."""
    which = arg & LOOK_MASK
    if arg >> LOOK_SHIFT == MINE:
        if knows(table, guide, which):
            return 0
        most: int = max(guide.mean[0], max(guide.mean[1], guide.mean[2])) + FRIGHT
        return LOOK_MINE * most // 1000 * chance_at(guide, which) // 10_000
    if arg >> LOOK_SHIFT == TREASURE:
        if table.treasure_seen_by[which] >> guide.seat & 1:
            return 0
        kind = table.treasure_kind[which]
        return LOOK_TREASURE * best_chance(table, guide, kind) // 10_000
    known: bool = table.dwarf_seen_by[which] >> guide.seat & 1 != 0
    return 0 if known else LOOK_DWARF * guide.hope[guide.seat] // 1000


def chance_at(guide: MinesGuide, mine: int) -> int:
    """Return the asked seat's chance of reaching a mine in time, in ten thousandths."""
    far: int = guide.distance[guide.seat * MAX_MINES + mine]
    return guide.chances[guide.last[guide.seat] * (FAR + 1) + far]


def best_chance(table: Table, guide: MinesGuide, kind: int) -> int:
    """Return the best chance of reaching a mine that may hold several of these."""
    best: int = 0
    for mine in range(table.rules.nmines):
        if guide.left[kind] > 1 and guide.value[KINDS * mine + kind]:
            parts: int = 1 if knows(table, guide, mine) else 3
            best = max(best, chance_at(guide, mine) // parts)
    return best
