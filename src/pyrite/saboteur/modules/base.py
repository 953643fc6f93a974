# Compiled: see core/native.py
"""The base game: its cards and what they do (B-10 to B-26).

Source: the printed base game; counts and shapes checked against two sources. Needs nothing, forbids
nothing. The differences between the three editions are in config/registry.py.
"""

from collections.abc import Sequence
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.events import Event, Payload
from pyrite.core.grid import cell_text
from pyrite.core.messages import Message
from pyrite.core.moves import Moves, arg_of, card_of
from pyrite.core.numbers import CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.core.telling import Args, Telling, plain
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.knowledge.memory import saw
from pyrite.saboteur.numbers import (
    CART,
    GOAL_PLACE,
    HIDDEN,
    LAMP,
    PICK,
    PUBLIC,
)
from pyrite.saboteur.play.effects import break_tool, collapse, mend_tool
from pyrite.saboteur.play.laying import goal_at
from pyrite.saboteur.play.payout import pay
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Module, Words, who_forbids_looking
from pyrite.saboteur.table.paths import find, uncover
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb
from pyrite.saboteur.text.events import new_event, on_cell
from pyrite.saboteur.text.types import OnCell, Seen


def list_breaks(table: Table, card: int, moves: Moves, n: int) -> int:
    """List broken tools against other seats, at most one of each kind per seat (B-20)."""
    first = BREAK << VERB_SHIFT | card << CARD_SHIFT
    tools = table.rules.tools_of[card]
    spared = NOBODY if table.rules.sabotage_self else table.turn
    for target in range(table.rules.seats):
        # Always written but counted only if legal, which avoids a branch.
        moves.acts[n] = first | target
        n += (table.front[target] & tools == 0) & (target != spared)
    return n


def resolve_break(table: Table, action: int) -> None:
    break_tool(table, arg_of(action), card_of(action))


def list_repairs(table: Table, card: int, moves: Moves, n: int) -> int:
    """List repairs of any seat's fitting broken tool; with several, the player chooses (B-22)."""
    first = REPAIR << VERB_SHIFT | card << CARD_SHIFT
    tools = table.rules.tools_of[card]
    if tools & tools - 1 == 0:
        return list_one_tool(table, first, tools >> 1, moves, n)
    for target in range(table.rules.seats):
        broken = table.front[target] & tools
        for tool in range(3):
            moves.acts[n] = first | target << 2 | tool
            n += broken >> tool & 1
    return n


def list_one_tool(table: Table, first: int, tool: int, moves: Moves, n: int) -> int:
    """List repairs for a card that fits only this tool, as most do."""
    for target in range(table.rules.seats):
        moves.acts[n] = first | target << 2 | tool
        n += table.front[target] >> tool & 1
    return n


def resolve_repair(table: Table, action: int) -> None:
    """Mend a tool; the broken tool is discarded first, the repair on top (B-25)."""
    target = arg_of(action) >> 2
    tool = arg_of(action) & 3
    mend_tool(table, target, tool)
    discard(table, target, table.rules.front_card[tool], PUBLIC)
    discard(table, table.turn, card_of(action), PUBLIC)


def list_rockfalls(table: Table, card: int, moves: Moves, n: int) -> int:
    """List rockfalls on any path, even face down (M-C1), but not the start or a goal (B-23)."""
    first = ROCKFALL << VERB_SHIFT | card << CARD_SHIFT
    for i in range(table.nlaid):
        moves.acts[n] = first | table.at[table.laid[i]]
        n += 1
    return list_covers(table, first, moves, n) if table.rules.ncovers > table.rules.ngoals else n


def list_covers(table: Table, first: int, moves: Moves, n: int) -> int:
    """List rockfalls on hidden paths that are not goals (M-C1)."""
    for goal in range(table.rules.ngoals, table.rules.ncovers):
        cell = table.goal_cell[goal]
        if cell != 0 and table.tile[cell] == HIDDEN:
            moves.acts[n] = first | table.at[cell]
            n += 1
    return n


def resolve_rockfall(table: Table, action: int) -> None:
    """Remove a path; it is discarded first, the rockfall on top (B-25)."""
    cell = find(table, arg_of(action))
    if table.tile[cell] == HIDDEN:
        lose_cover(table, cell)
    else:
        collapse(table, cell)
    discard(table, table.turn, card_of(action), PUBLIC)


def lose_cover(table: Table, cell: int) -> None:
    """Remove a hidden path, and whatever lies under it, unseen (M-C1)."""
    table.goal_cell[goal_at(table, cell)] = 0
    uncover(table, cell)
    if table.recording:
        table.emit(COVER_LOST, table.turn, table.at[cell], 0, 0)


def list_maps(table: Table, card: int, moves: Moves, n: int) -> int:
    """List maps of any face-down card (B-24)."""
    first = MAP << VERB_SHIFT | card << CARD_SHIFT
    for goal in range(table.rules.ncovers):
        moves.acts[n] = first | table.at[table.goal_cell[goal]]
        n += table.tile[table.goal_cell[goal]] == HIDDEN and may_look(table, goal)
    return n


def may_look(table: Table, goal: int) -> bool:
    """Return whether no module forbids looking at this goal."""
    return table.rules.n_may_look == 0 or who_forbids_looking(table, goal) == NOBODY


def resolve_map(table: Table, action: int) -> None:
    """Let the seat look in secret, under the card too; everybody sees where."""
    goal = goal_at(table, find(table, arg_of(action)))
    card = table.goal_card[goal]
    table.looked[table.turn] |= 1 << goal
    table.knows[table.turn] |= 1 << goal
    if table.recording:
        seen = card | table.under[goal] << 8
        table.emit(LOOKED, table.turn, arg_of(action), seen, 1 << table.turn)
    if table.nclues:
        saw(table, 1 << table.turn, GOAL_PLACE + goal, card)
    discard(table, table.turn, card_of(action), PUBLIC)


def looked(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a look: everybody sees where, only the seat sees what."""
    cards = rules.names.card_names
    under = {STASH.one: cards[b >> 8]} if b >> 8 else {}
    return {"cell": cell_text(a)}, {"card": cards[b & 255], **under}


def tell_looked(events: Sequence[Event], args: Args) -> Message:
    """Tell a look; it shows two cards if something lies under a path."""
    return Message(STASH.looked if STASH.one in args else "event-looked", args)


COVER_LOST: int = new_event("cover_lost", on_cell, OnCell)
LOOKED: int = new_event("looked", looked, OnCell, Seen)

BREAK: int = new_card_verb(5, "break", list_breaks, resolve_break)
REPAIR: int = new_card_verb(6, "repair", list_repairs, resolve_repair)
ROCKFALL: int = new_card_verb(7, "rockfall", list_rockfalls, resolve_rockfall)
MAP: int = new_card_verb(8, "map", list_maps, resolve_map)

ACTIONS = (
    Card("broken_pick", "break", tools=PICK),
    Card("broken_lamp", "break", tools=LAMP),
    Card("broken_cart", "break", tools=CART),
    Card("repair_pick", "repair", tools=PICK),
    Card("repair_lamp", "repair", tools=LAMP),
    Card("repair_cart", "repair", tools=CART),
    Card("repair_pick_lamp", "repair", tools=PICK | LAMP),
    Card("repair_pick_cart", "repair", tools=PICK | CART),
    Card("repair_lamp_cart", "repair", tools=LAMP | CART),
    Card("rockfall", "rockfall"),
    Card("map", "map"),
)


def base() -> Module:
    """Build the module, which owns every slot that no other module claims."""
    module = Module(
        "base",
        source="base game, all three printed editions",
        rules=("B-01", "B-51"),
        cards=ACTIONS,
        words=Words(
            tellings={
                "broke": plain("event-broke", "B-20"),
                "repaired": plain("event-repaired", "B-21"),
                "collapsed": plain("event-collapsed", "B-23"),
                "cover_lost": plain("event-cover_lost", "M-C1"),
                "looked": Telling(tell_looked, {"event-looked": "B-24"}),
            },
        ),
    )
    module.pay = pay
    return module


BASE = base()
