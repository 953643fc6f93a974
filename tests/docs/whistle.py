# Compiled: see core/native.py
"""Whistle (C-99): the next seat says whether it has heard you.

Source: none; test_recipes.py adds it as docs/add-a-card.md says. Needs nothing, forbids nothing.
"""

from typing import TypedDict

from pyrite.core.cards import Card
from pyrite.core.events import Payload
from pyrite.core.messages import Message
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.telling import plain
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import PUBLIC
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Choices, Module, Words
from pyrite.saboteur.table.state import Rules, Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_card_verb, new_verb
from pyrite.saboteur.text.events import new_event
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import in_hand


class Whistled(TypedDict):
    """The card that a seat has heard."""

    card: str


def list_whistle(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the whistle, which is always playable."""
    moves.acts[n] = pack(WHISTLE, card, 0)
    return n + 1


def resolve_whistle(table: Table, action: int) -> None:
    """Ask the next seat; the card stays with the question."""
    push_ask(table, HEARING, 1 << (table.turn + 1) % table.rules.seats, action)


def list_hearing(table: Table, seat: int, moves: Moves) -> None:
    """List the only answer."""
    moves.acts[moves.n] = pack(HEARD, 0, seat)
    moves.n += 1


def resolve_heard(table: Table, action: int) -> None:
    """Tell everybody who has heard it, and discard the card."""
    card = card_of(table.ask_about[table.nasks - 1])
    pop_ask(table)
    discard(table, table.turn, card, PUBLIC)
    if table.recording:
        table.emit(WHISTLED, arg_of(action), card, 0, 0)


def whistled(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read the card that was heard."""
    return {"card": rules.names.card_names[a]}, {}


def why_not_heard(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to answer for another seat."""
    return None if arg == seat else say("not-asked", "C-99", seat=arg)


def check(snapshot: Snapshot, seats: int, about: int) -> str | None:
    """Refuse a question that is not put to the next seat about a whistle."""
    verb, _, _ = snapshot.names.unpack(about)
    asked = 1 << (snapshot.turn + 1) % snapshot.names.seats
    return None if verb == "whistle" and seats == asked else "position-asks-turn"


WHISTLED: int = new_event("whistled", whistled, Whistled)
WHISTLE: int = new_card_verb(37, "whistle", list_whistle, resolve_whistle)
HEARD: int = new_verb(38, "heard", resolve_heard)
HEARING: int = new_ask(15, "hearing", list_hearing)

WHISTLE_MODULE = Module(
    "whistle",
    source="none",
    rules=("C-99",),
    cards=(Card("whistle", "whistle"),),
    choices=Choices(
        forms={"whistle": "alone", "heard": "answer"},
        asks={"hearing": "action"},
        checks={"hearing": check},
        refusals={("turn", "whistle"): in_hand, ("hearing", "heard"): why_not_heard},
    ),
    words=Words(tellings={"whistled": plain("event-whistled", "C-99")}),
)
