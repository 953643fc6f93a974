# Compiled: see core/native.py
"""Path specialist (C-22, I-01): lay two paths, one after the other, in one turn.

Source: championship card 2022, box of 2024. Needs nothing, forbids nothing. Rulings: a vetoed path
counts as played, for the draw and as one of the two. The second path comes before everything else
that waits for the end of the turn.
"""

from typing import Any

from pyrite.core.cards import Card
from pyrite.core.messages import Message, speaker
from pyrite.core.moves import Moves, card_of, pack
from pyrite.core.source import Source
from pyrite.saboteur.messages import say as say_core
from pyrite.saboteur.numbers import ACTED, FIRST_TILE, MAX_HAND, PUBLIC
from pyrite.saboteur.play.turn import discard, owe
from pyrite.saboteur.table.module import Box, Choices, Module, Words, get, note
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_card_verb, new_verb
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import STEPS, Snapshot
from pyrite.saboteur.text.why_not import as_in_turn, held, may_not_lay

ENGLISH = {
    "not-without-path": "You have no path card to lay.",
    "not-done-yet": "You still have a path that fits. Lay it.",
}
say = speaker(ENGLISH)


def list_specialist(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the specialist if a legal path is in hand; `moves` after n is scratch space."""
    end = list_hand(table, moves, n)
    moves.acts[n] = pack(SPECIALIST, card, 0)
    return n + 1 if end > n else n


def list_hand(table: Table, moves: Moves, n: int) -> int:
    """List every way to lay a path from the current hand; equal cards are listed once."""
    before = -1
    for i in range(table.turn * MAX_HAND, table.turn * MAX_HAND + table.nhand[table.turn]):
        card = table.hands[i]
        if card != before and table.rules.sides[FIRST_TILE + 2 * card]:
            n = table.rules.list_of[card](table, card, moves, n)
        before = card
    return n


def resolve_specialist(table: Table, action: int) -> None:
    """Require two paths; only they are drawn for, so the hand becomes one card smaller."""
    discard(table, table.turn, card_of(action), PUBLIC)
    note(table, NUMBER, 0, 2)
    owe(table, 0)


def ask_next(table: Table) -> None:
    """Ask for another path before the turn ends."""
    if get(table, NUMBER, 0):
        push_ask(table, LAY_PATH, 1 << table.turn, 0)


def count_path(table: Table, action: int) -> None:
    """Count a played path and owe a draw for it, vetoed or not (I-01)."""
    left = get(table, NUMBER, 0)
    if left:
        note(table, NUMBER, 0, left - 1)
        owe(table, table.owed + 1)


def list_paths(table: Table, seat: int, moves: Moves) -> None:
    """List the paths that fit, one of which is compulsory; without any, list only "done"."""
    before = moves.n
    moves.n = list_hand(table, moves, before)
    if moves.n == before:
        moves.acts[before] = pack(DONE, 0, seat)
        moves.n = before + 1


def resolve_done(table: Table, action: int) -> None:
    """Stop laying paths, visibly to everybody."""
    pop_ask(table)
    if table.recording:
        table.emit(ACTED, table.turn, action, 0, 0)
    note(table, NUMBER, 0, 0)


SPECIALIST: int = new_card_verb(17, "path_specialist", list_specialist, resolve_specialist)
DONE: int = new_verb(18, "done", resolve_done)
LAY_PATH: int = new_ask(7, "lay_path", list_paths)


def why_not_specialist(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse the specialist with a broken tool, a trap, or no path to begin with."""
    if seat in snapshot.blank_hands:
        return may_not_lay(snapshot, seat)
    return may_not_lay(snapshot, seat) or no_path(snapshot, seat)


def no_path(snapshot: Snapshot, seat: int) -> Message | None:
    """Refuse if no path in hand fits anywhere; tries all cells next to a card, both ways round."""
    cells = {place + step for place in snapshot.board for step in STEPS.values()}
    for card in set(snapshot.hands[seat]):
        row = snapshot.names.cards[card]
        refusal = as_in_turn(row.verb)
        args = [cell << 1 | flip for cell in cells for flip in (0, 1)] if row.ways else []
        if any(refusal(snapshot, seat, card, arg) is None for arg in args):
            return None
    return say("not-without-path", "C-22")


def why_not_done(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to stop while there is a path to lay."""
    if arg != seat:
        return say_core("not-asked", "C-22", seat=arg)
    return None if no_path(snapshot, seat) else say("not-done-yet", "C-22")


def check(snapshot: Snapshot, seats: int, about: int) -> str | None:
    """Refuse a question that is not put to the seat on turn alone."""
    good = seats == 1 << snapshot.turn and not snapshot.pending
    return None if good else "position-asks-turn"


def box_is_valid(snapshot: Snapshot) -> bool:
    """Return whether one or two paths are left while they are asked for, none in a normal turn."""
    left = snapshot.box[snapshot.names.boxes["y2022_path_specialist"]]
    kind = snapshot.names.asks[snapshot.asks[0][0]] if snapshot.asks else ""
    if kind == "lay_path":
        return 1 <= left <= 2
    return left == 0 or (left == 1 and kind != "turn")


def show(names: Names, numbers: list[int]) -> dict[str, Any]:
    """Return how many paths are still to be laid."""
    return {"paths_left": numbers[0]}


def read(source: Source, where: str, part: dict[str, Any]) -> list[int]:
    """Read how many paths are still to be laid; the inverse of `show`."""
    return [source.whole(where, part.get("paths_left", 0), 0, 2)]


def noted(names: Names, number: int, value: int) -> dict[str, Any]:
    """Return the new number of paths to lay."""
    return {"paths_left": value}


def path_specialist() -> Module:
    """Build the module with its hooks."""
    module = Module(
        "y2022_path_specialist",
        source="championship card 2022, box of 2024",
        rules=("C-22",),
        cards=(Card("path_specialist", "path_specialist"),),
        choices=Choices(
            forms={"path_specialist": "alone", "done": "answer"},
            asks={"lay_path": ""},
            refusals={
                ("turn", "path_specialist"): held(why_not_specialist),
                ("lay_path", "place"): as_in_turn("place"),
                ("lay_path", "ladder"): as_in_turn("ladder"),
                ("lay_path", "done"): why_not_done,
            },
            checks={"lay_path": check},
        ),
        box=Box(("left",), show, read, noted, box_is_valid),
        words=Words(ENGLISH),
    )
    module.declared = count_path
    module.turn_ending = ask_next
    return module


Y2022_PATH_SPECIALIST = path_specialist()
NUMBER: int = Y2022_PATH_SPECIALIST.number
