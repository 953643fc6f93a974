# Compiled: see core/native.py
"""Diversion (C-23, I-04, I-05): move the path that was laid last to another cell.

Source: championship card 2023, box of 2024. Needs nothing, forbids nothing. Rulings: it is an
action, so broken tools and traps do not forbid it; when the path laid last is gone, the one before
does not take its place. What the card had joined stays as it is.
"""

from dataclasses import replace

from pyrite.core.cards import Card
from pyrite.core.messages import Message, speaker
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.native import Bytes, scratch
from pyrite.core.telling import plain
from pyrite.saboteur.numbers import EMPTY, FIRST_TILE, MAX_CELLS, PUBLIC
from pyrite.saboteur.numbers import FIRST_TILE as FIRST
from pyrite.saboteur.play.laying import (
    list_turns,
    may_begin_at,
    put_path,
    take_path,
    unbarred,
)
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Choices, Module, Words
from pyrite.saboteur.table.paths import flood
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb
from pyrite.saboteur.text.events import new_event, on_cell
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.types import OnCell
from pyrite.saboteur.text.why_not import does_not_fit, held

ENGLISH = {
    "not-without-last-path": "The last path that was laid is no longer on the table.",
    "not-same-cell": "Move the path to a different spot.",
}
say = speaker(ENGLISH)


def list_diversions(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the cells for the path laid last, as if it were in hand (B-10 to B-12, S-11)."""
    if table.fresh == 0:
        return n
    lit: Bytes = scratch(MAX_CELLS)
    reach: Bytes = scratch(MAX_CELLS)
    flood(table, table.fresh, 0, lit, reach)
    before = n
    for cell in range(1, table.ncells + 1):
        if table.tile[cell] != EMPTY:
            continue
        need = need_without(table, cell, table.fresh)
        if leads_to(table, cell, need, reach[cell]):
            action = pack(DIVERSION, card, table.at[cell] << 1)
            n = list_turns(table, action, table.tile[table.fresh], need, moves, n)
    moves.sort(before, n)
    return unbarred(table, moves, before, n, table.fresh)


def need_without(table: Table, cell: int, skip: int) -> int:
    """Return what a card here must match, ignoring the card on `skip`."""
    need = table.need[cell]
    for d in range(4):
        if table.beside[4 * cell + d] == skip:
            need &= ~(17 << d)  # this side requires neither an exit nor a wall
    return need


def leads_to(table: Table, cell: int, need: int, reach: int) -> bool:
    """Return whether the path laid last may go to this empty cell if it fits."""
    if table.rules.begins[table.tile[table.fresh]]:
        return may_begin_at(table, cell, table.fresh)
    if table.rules.must_connect:
        return reach != 0
    return need != 0


def resolve_diversion(table: Table, action: int) -> None:
    """Move the path as if laid from the hand; the mover is the finder of what it joins."""
    path = table.tile[table.fresh] - FIRST_TILE >> 1
    if table.recording:
        table.emit(LIFTED, table.turn, table.at[table.fresh], 0, 0)
    take_path(table, table.fresh)
    put_path(table, arg_of(action) >> 1, FIRST_TILE + 2 * path + (action & 1))
    discard(table, table.turn, card_of(action), PUBLIC)


LIFTED: int = new_event("lifted", on_cell, OnCell)
DIVERSION: int = new_card_verb(19, "diversion", list_diversions, resolve_diversion)


def why_not_there(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse if the path laid last is gone, or does not fit on the table without it."""
    old = snapshot.fresh
    if not old:
        return say("not-without-last-path", "C-23")
    if arg >> 1 == old:
        return say("not-same-cell", "C-23")
    board = {place: tile for place, tile in snapshot.board.items() if place != old}
    others = [place for place in snapshot.laid if place != old]
    without = replace(snapshot, board=board, laid=others)
    return does_not_fit(without, snapshot.board[old] - FIRST >> 1, arg, moved_from=old)


Y2023_DIVERSION = Module(
    "y2023_diversion",
    source="championship card 2023, box of 2024",
    rules=("C-23",),
    cards=(Card("diversion", "diversion"),),
    choices=Choices(
        forms={"diversion": "tile"},
        moves=("diversion",),
        refusals={("turn", "diversion"): held(why_not_there)},
    ),
    words=Words(ENGLISH, {"lifted": plain("event-lifted", "C-23")}),
)
