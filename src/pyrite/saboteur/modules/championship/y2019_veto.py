# Compiled: see core/native.py
"""Veto (C-19): cancel a card just played in another seat's turn.

Source: championship card 2019, box of 2024. Needs nothing, forbids nothing. Rulings: all other
seats are asked at once whenever a card is played, so that neither a pause nor a prompt reveals who
holds the veto; the window closes with the first veto or when all seats allow it.
"""

from typing import Any, TypedDict

from pyrite.core.cards import Card
from pyrite.core.events import Nothing, Payload
from pyrite.core.messages import Message
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.numbers import NOBODY
from pyrite.core.telling import plain
from pyrite.saboteur.knowledge.memory import saw
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import HAND_PLACE, MAX_HAND, PUBLIC
from pyrite.saboteur.play.turn import discard, draw_later, drop
from pyrite.saboteur.table.module import Choices, Module, Words
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb
from pyrite.saboteur.text.events import new_event
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import in_hand


class Answered(TypedDict):
    """The seat that answered."""

    seat: int


class Cancelled(TypedDict):
    """A card that another card cancelled."""

    card: str
    by: str


def open_window(table: Table, action: int) -> None:
    """Ask every seat but the player whether to veto."""
    everybody = (1 << table.rules.seats) - 1
    push_ask(table, VETO_WINDOW, everybody & ~(1 << table.turn), action)


def list_answers(table: Table, seat: int, moves: Moves) -> None:
    """List allowing the card, and vetoing it if a veto is in hand."""
    moves.acts[moves.n] = pack(ALLOW, 0, seat)
    moves.n += 1
    before = -1
    for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
        card = table.hands[i]
        if card != before and table.rules.verb_of[card] == VETO:
            moves.acts[moves.n] = pack(VETO, card, seat)
            moves.n += 1
        before = card


def resolve_allow(table: Table, action: int) -> None:
    """Allow the card, unseen by others; it takes effect once all seats have allowed it."""
    seat = arg_of(action)
    table.ask_seats[table.nasks - 1] &= ~(1 << seat)
    if table.recording:
        table.emit(ANSWERED, NOBODY, seat, 0, 1 << seat)
    if table.ask_seats[table.nasks - 1] == 0:
        pop_ask(table)


def resolve_veto(table: Table, action: int) -> None:
    """Discard both cards; at the end of the turn the vetoer draws after the player (I-01)."""
    seat = arg_of(action)
    stopped = card_of(table.declared)
    table.declared = 0
    pop_ask(table)
    drop(table, seat, card_of(action))
    if table.nclues:
        saw(table, PUBLIC, HAND_PLACE + seat, card_of(action))
    table.last_card = seat
    if table.recording:
        table.emit(CANCELLED, seat, stopped, card_of(action), 0)
    discard(table, table.turn, stopped, PUBLIC)
    discard(table, seat, card_of(action), PUBLIC)
    draw_later(table, seat)


def answered(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read an answer, which only the answering seat knows about."""
    return {}, {"seat": a}


def cancelled(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a veto: everybody sees both cards."""
    return {"card": rules.names.card_names[a], "by": rules.names.card_names[b]}, {}


ANSWERED: int = new_event("answered", answered, Nothing, Answered)
CANCELLED: int = new_event("cancelled", cancelled, Cancelled)
ALLOW: int = new_verb(14, "allow", resolve_allow)
VETO: int = new_verb(15, "veto", resolve_veto)
VETO_WINDOW: int = new_ask(6, "veto", list_answers)


def why_not_allow(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to answer for another seat; allowing a card is always legal."""
    return None if arg == seat else say("not-asked", "C-19", seat=arg)


def why_not_veto(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a veto that is not in hand."""
    return why_not_allow(snapshot, seat, card, arg) or in_hand(snapshot, seat, card, arg)


def veto() -> Module:
    """Build the module with its hook."""
    module = Module(
        "y2019_veto",
        source="championship card 2019, box of 2024",
        rules=("C-19",),
        cards=(Card("veto", "veto"),),
        choices=Choices(
            forms={"allow": "answer", "veto": "card_answer"},
            asks={"veto": "window"},
            refusals={("veto", "allow"): why_not_allow, ("veto", "veto"): why_not_veto},
        ),
        words=Words(tellings={"cancelled": plain("event-cancelled", "C-19")}),
    )
    module.declared = open_window
    return module


Y2019_VETO = veto()
