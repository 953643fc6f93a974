# Compiled: see core/native.py
"""Goal swap (C-17, I-07): swap two face-down goals or leave them; only the player knows which.

Source: championship card 2017, box of 2024. Needs nothing, forbids nothing. Rulings: whether the
goals were swapped is secret; others still know that what they had seen lies at one of the two
goals. The goals are declared with the card, the choice comes after any veto. The card is discarded
when the choice is made; until then the question itself holds it.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

from pyrite.core.cards import Card
from pyrite.core.events import Event, Payload
from pyrite.core.messages import Message
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.telling import Args, Telling
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import HIDDEN, PUBLIC
from pyrite.saboteur.numbers import HIDDEN as FACE_DOWN
from pyrite.saboteur.play.effects import swap_goals
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Choices, Module, Words
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_card_verb, new_verb
from pyrite.saboteur.text.events import new_event
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import held


class Chose(TypedDict):
    """Two goals, by number."""

    goals: list[int]


class Swapped(TypedDict):
    """Whether the goals were swapped."""

    swapped: bool


def list_pairs(table: Table, card: int, moves: Moves, n: int) -> int:
    """List pairs of face-down goals, pushed ones included (I-07)."""
    for second in range(table.rules.ngoals):
        for first in range(second):
            if lies_hidden(table, first) and lies_hidden(table, second):
                moves.acts[n] = pack(GOAL_SWAP, card, first | second << 4)
                n += 1
    return n


def lies_hidden(table: Table, goal: int) -> bool:
    """Return whether this goal is still face down."""
    return table.tile[table.goal_cell[goal]] == HIDDEN


def resolve_goal_swap(table: Table, action: int) -> None:
    """Ask in secret whether to swap the two named goals."""
    push_ask(table, SWAP_GOALS, 1 << table.turn, action)


def list_answers(table: Table, seat: int, moves: Moves) -> None:
    """List both answers; they look alike to everyone else."""
    moves.acts[moves.n] = pack(SWAP, 0, seat)
    moves.acts[moves.n + 1] = pack(LEAVE, 0, seat)
    moves.n += 2


def resolve_swap(table: Table, action: int) -> None:
    choose(table, True)


def resolve_leave(table: Table, action: int) -> None:
    choose(table, False)


def choose(table: Table, swapped: bool) -> None:
    """Swap the goals or leave them, then discard the card."""
    action = table.ask_about[table.nasks - 1]
    goals = arg_of(action)
    pop_ask(table)
    swap_goals(table, table.turn, goals & 15, goals >> 4, swapped)
    if table.recording:
        table.emit(CHOSE, table.turn, goals, int(swapped), 1 << table.turn)
    discard(table, table.turn, card_of(action), PUBLIC)


def chose(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a choice: everybody knows which goals, only the seat what it did."""
    return {"goals": [(a & 15) + 1, (a >> 4) + 1]}, {"swapped": b == 1}


CHOSE: int = new_event("chose", chose, Chose, Swapped)
GOAL_SWAP: int = new_card_verb(9, "goal_swap", list_pairs, resolve_goal_swap)
SWAP: int = new_verb(10, "swap", resolve_swap)
LEAVE: int = new_verb(11, "leave", resolve_leave)
SWAP_GOALS: int = new_ask(4, "swap_goals", list_answers)


def why_not_these(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse goals that are not face down."""
    for goal in (arg & 15, arg >> 4):
        at, _ = snapshot.goals[goal]
        if snapshot.board[at] != FACE_DOWN:
            return say("not-goal-shown", "I-07", goal=goal + 1)
    return None


def why_not_answer(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to answer for another seat."""
    return None if arg == seat else say("not-asked", "C-17", seat=arg)


def check(snapshot: Snapshot, seats: int, about: int) -> str | None:
    """Refuse a question that is not put to the seat on turn about two goals it may swap."""
    verb, card, arg = snapshot.names.unpack(about)
    good = verb == "goal_swap" and seats == 1 << snapshot.turn and not snapshot.pending
    good = good and why_not_these(snapshot, snapshot.turn, card, arg) is None
    return None if good else "position-asks-turn"


def told(events: Sequence[Event], args: Args) -> Message:
    """Tell the choice with each goal as its own argument."""
    first, second = args.pop("goals")
    return Message("event-chose", {**args, "first": first, "second": second})


Y2017_GOAL_SWAP = Module(
    "y2017_goal_swap",
    source="championship card 2017, box of 2024",
    rules=("C-17",),
    cards=(Card("goal_swap", "goal_swap"),),
    choices=Choices(
        forms={"goal_swap": "two_goals", "swap": "answer", "leave": "answer"},
        asks={"swap_goals": "action"},
        refusals={
            ("turn", "goal_swap"): held(why_not_these),
            ("swap_goals", "swap"): why_not_answer,
            ("swap_goals", "leave"): why_not_answer,
        },
        checks={"swap_goals": check},
    ),
    words=Words(tellings={"chose": Telling(told, {"event-chose": "C-17"})}),
)
