"""The base game: its cards and what they do (B-10 to B-26).

Source: the printed base game; counts and shapes checked against two sources.
Needs nothing, forbids nothing. What the three editions do differently is in editions.py.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.core.cards import Card, path
from pyrite.core.sides import E, N, S, W
from pyrite.saboteur.module import Components, Module

if not cython.compiled:
    from pyrite.saboteur.numbers import (
        BROKE,
        BROKEN,
        CARD_SHIFT,
        CART,
        COLLAPSED,
        FIRST_TILE,
        HIDDEN,
        LAMP,
        LOOKED,
        NOBODY,
        PICK,
        PLACED,
        PUBLIC,
        REPAIRED,
        VERB_SHIFT,
    )
    from pyrite.saboteur.paths import find, lay, lift
    from pyrite.saboteur.payout import pay
    from pyrite.saboteur.setup import deal_dwarfs
    from pyrite.saboteur.state import Moves, Table, arg_of, card_of
    from pyrite.saboteur.turn import discard
    from pyrite.saboteur.verbs import new_card_verb


def may_lay(table: "Table", seat: int) -> bool:
    """B-16: no path while a broken tool lies before the seat; modules may forbid it too."""
    if table.front[seat] & BROKEN:
        return False
    for i in range(table.rules.n_may_lay):
        if not table.rules.may_lay[i](table, seat):
            return False
    return True


def list_places(table: "Table", card: int, moves: "Moves", n: int) -> int:
    """B-10 to B-14: every hole that the card fits, upright or turned by half."""
    if not may_lay(table, table.turn):
        return n
    upright = table.rules.sides[FIRST_TILE + 2 * card]
    turned = table.rules.sides[FIRST_TILE + 2 * card + 1]
    first = PLACE << VERB_SHIFT | card << CARD_SHIFT
    two = table.rules.turns_of[card] - 1
    for i in range(table.nholes):
        cell = table.holes[i]
        need = table.need[cell]
        action = first | table.at[cell] << 1
        must = need & 15
        known = must | need >> 4
        moves.acts[n] = action  # without a branch: kept only if it fits
        n += upright & known == must
        moves.acts[n] = action | 1
        n += (turned & known == must) & two
    return n


def resolve_place(table: "Table", action: int) -> None:
    """The path lies on the table; what it joins is met next (B-30)."""
    tile = FIRST_TILE + 2 * card_of(action) + (action & 1)
    if table.noisy:
        table.tell(PLACED, table.turn, arg_of(action) >> 1, tile - FIRST_TILE, 0)
    lay(table, find(table, arg_of(action) >> 1), tile)


def list_breaks(table: "Table", card: int, moves: "Moves", n: int) -> int:
    """B-20: before another seat, at most one of each kind."""
    first = BREAK << VERB_SHIFT | card << CARD_SHIFT
    tools = table.rules.tools_of[card]
    spared = NOBODY if table.rules.sabotage_self else table.turn
    for target in range(table.rules.seats):
        moves.acts[n] = first | target  # without a branch, as above
        n += (table.front[target] & tools == 0) & (target != spared)
    return n


def resolve_break(table: "Table", action: int) -> None:
    table.front[arg_of(action)] |= table.rules.tools_of[card_of(action)]
    if table.noisy:
        table.tell(BROKE, table.turn, arg_of(action), card_of(action), 0)


def list_repairs(table: "Table", card: int, moves: "Moves", n: int) -> int:
    """B-21, B-22: one fitting broken tool of any seat; with several tools the player chooses."""
    first = REPAIR << VERB_SHIFT | card << CARD_SHIFT
    for target in range(table.rules.seats):
        broken = table.front[target] & table.rules.tools_of[card]
        if broken:
            for tool in range(3):
                moves.acts[n] = first | target << 2 | tool
                n += broken >> tool & 1
    return n


def resolve_repair(table: "Table", action: int) -> None:
    """B-25: the broken tool goes first, the repair on top."""
    target = arg_of(action) >> 2
    tool = arg_of(action) & 3
    table.front[target] &= ~(1 << tool)
    if table.noisy:
        table.tell(REPAIRED, table.turn, target, tool, 0)
    discard(table, target, BROKEN_PICK + tool, PUBLIC)
    discard(table, table.turn, card_of(action), PUBLIC)


def list_rockfalls(table: "Table", card: int, moves: "Moves", n: int) -> int:
    """B-23: any path card that was laid, never the start or a goal."""
    first = ROCKFALL << VERB_SHIFT | card << CARD_SHIFT
    for i in range(table.nlaid):
        moves.acts[n] = first | table.at[table.laid[i]]
        n += 1
    return n


def resolve_rockfall(table: "Table", action: int) -> None:
    cell = find(table, arg_of(action))
    path_card = (table.tile[cell] - FIRST_TILE) >> 1
    lift(table, cell)
    if table.noisy:
        table.tell(COLLAPSED, table.turn, arg_of(action), path_card, 0)
    discard(table, table.turn, path_card, PUBLIC)
    discard(table, table.turn, card_of(action), PUBLIC)


def list_maps(table: "Table", card: int, moves: "Moves", n: int) -> int:
    """B-24: any goal that lies face down."""
    first = LOOK << VERB_SHIFT | card << CARD_SHIFT
    for goal in range(table.rules.ngoals):
        moves.acts[n] = first | table.at[table.goal_cell[goal]]
        n += table.tile[table.goal_cell[goal]] == HIDDEN
    return n


def resolve_map(table: "Table", action: int) -> None:
    """The seat looks in secret; all see where."""
    cell = find(table, arg_of(action))
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            table.looked[table.turn] |= 1 << goal
            if table.noisy:
                seen = table.goal_card[goal]
                table.tell(LOOKED, table.turn, arg_of(action), seen, 1 << table.turn)
    discard(table, table.turn, card_of(action), PUBLIC)


PLACE = new_card_verb("place", list_places, resolve_place)
BREAK = new_card_verb("break", list_breaks, resolve_break)
REPAIR = new_card_verb("repair", list_repairs, resolve_repair)
ROCKFALL = new_card_verb("rockfall", list_rockfalls, resolve_rockfall)
LOOK = new_card_verb("map", list_maps, resolve_map)

# The cards are numbered in this order; a repair finds the broken tool it discards by it.
PATHS = (
    path((N | E | S | W,), 5),
    path((E | S | W,), 5),
    path((N | S | W,), 5),
    path((N | S,), 4),
    path((E | W,), 3),
    path((N | E,), 5),
    path((N | W,), 4),
    path((N, E, S, W)),
    path((E, S, W)),
    path((N, S, W)),
    path((N, S)),
    path((E, W)),
    path((N, E)),
    path((N, W)),
    path((S,)),
    path((W,)),
)
BROKEN_PICK = len(PATHS)
ACTIONS = (
    Card("broken_pick", "break", tools=PICK, copies=3),
    Card("broken_lamp", "break", tools=LAMP, copies=3),
    Card("broken_cart", "break", tools=CART, copies=3),
    Card("repair_pick", "repair", tools=PICK, copies=2),
    Card("repair_lamp", "repair", tools=LAMP, copies=2),
    Card("repair_cart", "repair", tools=CART, copies=2),
    Card("repair_pick_lamp", "repair", tools=PICK | LAMP),
    Card("repair_pick_cart", "repair", tools=PICK | CART),
    Card("repair_lamp_cart", "repair", tools=LAMP | CART),
    Card("rockfall", "rockfall", copies=3),
    Card("map", "map", copies=6),
)
COMPONENTS = Components(
    start=Card("start", ways=(N | E | S | W,)),
    start_cell=(0, 0),
    goals=(
        Card("treasure", ways=(N | E | S | W,)),
        Card("stone1", ways=(N | E,)),
        Card("stone2", ways=(N | W,)),
    ),
    goal_cells=((8, -2), (8, 0), (8, 2)),
    dwarfs={
        3: (3, 1),
        4: (4, 1),
        5: (4, 2),
        6: (5, 2),
        7: (5, 3),
        8: (6, 3),
        9: (7, 3),
        10: (7, 4),
    },
    hand={3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4},
    gold={1: 16, 2: 8, 3: 4},
    rounds=3,
)


def base() -> Module:
    """The module, owner of all slots until another claims one."""
    module = Module(
        "base",
        source="base game, all three printed editions",
        rules=("B-01", "B-51"),
        cards=PATHS + ACTIONS,
    )
    module.deal_dwarfs = deal_dwarfs
    module.pay = pay
    return module


BASE = base()
