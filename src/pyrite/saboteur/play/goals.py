# Compiled: see core/native.py
"""Face-down cards: what the finder turns up, in which order and which way round (B-30 to B-32)."""

from pyrite.core.moves import Moves, arg_of, pack
from pyrite.saboteur.knowledge.memory import saw
from pyrite.saboteur.numbers import (
    FIRST_TILE,
    GOAL_PLACE,
    GOAL_SHOWN,
    GOAL_TURNED,
    HIDDEN,
    PUBLIC,
    REACHED,
)
from pyrite.saboteur.table.paths import entered, find, join, put, recompute_joined
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb


def goal_at(table: Table, cell: int) -> int:
    """Return the number of the face-down card on this cell; goals come first."""
    goal = 0
    while table.goal_cell[goal] != cell:
        goal += 1
    return goal


def is_goal(table: Table, cell: int) -> bool:
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            return True
    return False


def meet_joined(table: Table) -> None:
    """Let the finder meet what was joined, each completely before the next (B-30, I-18)."""
    if table.npending > 1:
        push_ask(table, PICK_GOAL, 1 << table.finder, 0)
    else:
        meet(table, table.pending[0])


def meet(table: Table, cell: int) -> None:
    """Meet this cell; if only one goal is turned at once, drop the other goals (B-32)."""
    one = not table.rules.all_goals and is_goal(table, cell)
    left = 0
    for i in range(table.npending):
        other = table.pending[i]
        if other != cell and not (one and is_goal(table, other)):
            table.pending[left] = other
            left += 1
    table.npending = left
    if table.tile[cell] == HIDDEN:
        turn_up(table, cell)
    else:
        reach_site(table, cell)


def reach_site(table: Table, cell: int) -> None:
    """Handle a site that was joined for the first time."""
    i = 0
    while table.site_cell[i] != cell:
        i += 1
    table.nsites -= 1
    while i < table.nsites:
        table.site_cell[i] = table.site_cell[i + 1]
        i += 1
    if table.recording:
        table.emit(REACHED, table.finder, table.at[cell], 0, 0)
    for i in range(table.rules.n_joined):
        table.rules.joined[i](table, cell)


def turn_up(table: Table, cell: int) -> None:
    """Show the goal to all; the finder chooses between equally good rotations (B-31)."""
    goal = goal_at(table, cell)
    card = table.goal_card[goal]
    table.shown |= 1 << goal
    if table.recording:
        table.emit(GOAL_SHOWN, table.finder, table.at[cell], card, 0)
    if table.nclues:
        saw(table, PUBLIC, GOAL_PLACE + goal, card)
    upright = turn_worth(table, cell, FIRST_TILE + 2 * card)
    turned = turn_worth(table, cell, FIRST_TILE + 2 * card + 1)
    if upright == turned and is_asked_about(table, card):
        push_ask(table, TURN_GOAL, 1 << table.finder, table.at[cell])
    else:
        reveal(table, cell, 0 if upright >= turned else 1)


def is_asked_about(table: Table, card: int) -> bool:
    """Return whether the rotation matters: the card looks different and the game goes on."""
    return table.rules.turns_of[card] == 2 and not table.rules.ends_round[card]


def turn_worth(table: Table, cell: int, tile: int) -> int:
    """Rate a rotation: open to the card just laid, most open entries, fewest misfits (B-31)."""
    sides = table.rules.sides[tile]
    need = table.need[cell]
    misfits = count((sides ^ need) & (need | need >> 4) & 15)
    if not table.rules.best_turn:
        return 1 if misfits == 0 else 0
    entries = table.reach[cell]
    worth = 8 * count(entries & sides) - misfits
    for d in range(4):
        if table.beside[4 * cell + d] == table.fresh and entries & sides & 1 << d:
            worth += 64
    return worth


def count(sides: int) -> int:
    """Count the sides."""
    return (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)


def reveal(table: Table, cell: int, flip: int) -> None:
    """Turn the card face up; treasure ends the round, other cards carry connections (B-31)."""
    goal = goal_at(table, cell)
    card = table.goal_card[goal]
    put(table, cell, FIRST_TILE + 2 * card + flip)
    if goal >= table.rules.ngoals:  # not a goal, so it can be removed like any path
        table.laid[table.nlaid] = cell
        table.nlaid += 1
    if table.recording:
        table.emit(GOAL_TURNED, table.finder, table.at[cell], 2 * card + flip, 0)
    if card == table.rules.treasure:
        table.found = 1
        recompute_joined(table)  # without meeting anything beyond it
        table.npending = 0
        return
    way = entered(table, cell, table.tile[cell])
    if way:
        join(table, cell, way)
    for i in range(table.rules.n_goal_turned):
        table.rules.goal_turned[i](table, cell)


def list_picks(table: Table, seat: int, moves: Moves) -> None:
    for i in range(table.npending):
        moves.acts[moves.n] = pack(CHOOSE, 0, table.at[table.pending[i]])
        moves.n += 1


def resolve_choose(table: Table, action: int) -> None:
    at = arg_of(action)
    i = 0
    while table.at[table.pending[i]] != at:
        i += 1
    pop_ask(table)
    meet(table, table.pending[i])


def list_turns(table: Table, seat: int, moves: Moves) -> None:
    for flip in range(2):
        moves.acts[moves.n] = pack(TURN, 0, flip)
        moves.n += 1


def resolve_turn(table: Table, action: int) -> None:
    cell = find(table, table.ask_about[table.nasks - 1])
    pop_ask(table)
    reveal(table, cell, arg_of(action))


CHOOSE: int = new_verb(0, "choose", resolve_choose)
TURN: int = new_verb(1, "turn", resolve_turn)
PICK_GOAL: int = new_ask(0, "pick_goal", list_picks)
TURN_GOAL: int = new_ask(1, "turn_goal", list_turns)
