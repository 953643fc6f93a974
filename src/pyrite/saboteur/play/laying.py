# Compiled: see core/native.py
"""Laying and removing paths: what all cards that do so share (B-10 to B-16, S-11).

Face-down cards: what the finder turns up, in which order and which way round (B-30 to B-32).
"""

from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.native import Bytes, Size
from pyrite.core.numbers import ARG_MASK, CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.knowledge.memory import saw
from pyrite.saboteur.numbers import (
    BROKEN,
    EMPTY,
    FIRST_TILE,
    GOAL_PLACE,
    GOAL_SHOWN,
    GOAL_TURNED,
    HIDDEN,
    NO_SIDES,
    PLACED,
    PUBLIC,
    REACHED,
)
from pyrite.saboteur.table.module import who_bars, who_forbids_laying
from pyrite.saboteur.table.paths import entered, find, join, lay, lift, put, recompute_joined
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_card_verb, new_verb

FITS: Bytes = [0] * (17 * 256)


def fits(sides: int, need: int) -> bool:
    """Return whether the open sides of a card match what lies around the cell (B-11)."""
    must = need & 15
    known = must | need >> 4
    return sides & known == must


def note_what_fits() -> None:
    """Precompute every answer of `fits`, by open sides and need, one byte each."""
    for sides in range(16):
        for need in range(256):
            FITS[sides << 8 | need] = fits(sides, need)


def may_lay(table: Table, seat: int) -> bool:
    """Return whether the seat may lay paths: no broken tool (B-16), no module forbids it."""
    if table.front[seat] & BROKEN:
        return False
    return table.rules.n_may_lay == 0 or who_forbids_laying(table, seat) == NOBODY


def list_places(table: Table, card: int, moves: Moves, n: int) -> int:
    """List every hole that the card fits, upright or turned (B-10 to B-14)."""
    if table.front[table.turn] & BROKEN:
        return n
    if table.rules.n_may_lay or table.rules.n_bars:
        return list_allowed(table, card, moves, n)
    return list_fitting(table, card, moves, n)


def list_allowed(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the holes that the card fits where modules may forbid some."""
    if not may_lay(table, table.turn):
        return n
    return unbarred(table, moves, n, list_fitting(table, card, moves, n), 0)


def list_fitting(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the card, upright or turned, for every hole where all its sides match (B-11)."""
    first = PLACE << VERB_SHIFT | card << CARD_SHIFT
    upright: Size = table.rules.sides[FIRST_TILE + 2 * card] << 8
    turned: Size = table.rules.sides[FIRST_TILE + 2 * card + 1] << 8
    if table.rules.turns_of[card] == 1:
        turned = NO_SIDES << 8
    end: Size = n
    for i in range(table.nholes):
        cell = table.holes[i]
        need: Size = table.need[cell]
        action = first + 2 * table.at[cell]
        moves.acts[end] = action  # always written, kept only if it fits: this avoids a branch
        end += FITS[upright + need]
        moves.acts[end] = action + 1
        end += FITS[turned + need]
    return end


def resolve_place(table: Table, action: int) -> None:
    """Lay the path; what it joins is met next (B-30)."""
    tile = FIRST_TILE + 2 * card_of(action) + (action & 1)
    put_path(table, arg_of(action) >> 1, tile)


def list_turns(table: Table, action: int, tile: int, need: int, moves: Moves, n: int) -> int:
    """List the rotations of the tile's card that fit into one cell."""
    card = tile - FIRST_TILE >> 1
    for flip in range(table.rules.turns_of[card]):
        moves.acts[n] = action | flip
        n += FITS[table.rules.sides[FIRST_TILE + 2 * card + flip] << 8 | need]
    return n


def unbarred(table: Table, moves: Moves, before: int, n: int, skip: int) -> int:
    """Remove actions on cells closed to the seat on turn; the card on `skip` is being moved."""
    if table.rules.n_bars == 0:
        return n
    kept = before
    for i in range(before, n):
        cell = find(table, (moves.acts[i] & ARG_MASK) >> 1)
        if not is_barred(table, cell, table.turn, skip):
            moves.acts[kept] = moves.acts[i]
            kept += 1
    return kept


def is_barred(table: Table, cell: int, seat: int, skip: int) -> bool:
    """Return whether a module closes the cell to this seat (NOBODY: to a pushed goal)."""
    return who_bars(table, cell, seat, skip) != NOBODY


def may_begin_at(table: Table, cell: int, skip: int) -> bool:
    """Return whether tunnels may begin here: next to a path other than `skip`, no goal (S-11)."""
    beside_path = False
    for d in range(4):
        other = table.beside[4 * cell + d]
        if other == 0 or other == skip or table.tile[other] == EMPTY:
            continue
        for goal in range(table.rules.ngoals):
            if table.goal_cell[goal] == other:
                return False
        if table.tile[other] >= FIRST_TILE:
            beside_path = True
    return beside_path


def put_path(table: Table, at: int, tile: int) -> None:
    """Put a path on the table and tell modules; what it joins is met next (B-30)."""
    cell = find(table, at)
    if table.recording:
        table.emit(PLACED, table.turn, at, tile - FIRST_TILE, 0)
    lay(table, cell, tile)
    for i in range(table.rules.n_laid):
        table.rules.laid[i](table, cell)


def take_path(table: Table, cell: int) -> None:
    """Remove a path and tell modules; whatever depended on it comes loose (B-23)."""
    lift(table, cell)
    for i in range(table.rules.n_lifted):
        table.rules.lifted[i](table, cell)


note_what_fits()
PLACE: int = new_card_verb(2, "place", list_places, resolve_place)


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


def list_goal_turns(table: Table, seat: int, moves: Moves) -> None:
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
TURN_GOAL: int = new_ask(1, "turn_goal", list_goal_turns)
