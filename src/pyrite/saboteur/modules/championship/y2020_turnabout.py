# Compiled: see core/native.py
"""Turnabout (C-20, I-12): reverse the direction of play for the rest of the round.

Source: championship card 2020, box of 2024. Needs nothing, forbids nothing. Rulings: gold cards go
round the other way too; thefts and the next starter are not reversed.
"""

from typing import Any, TypedDict

from pyrite.core.cards import Card
from pyrite.core.events import Payload
from pyrite.core.moves import Moves, card_of, pack
from pyrite.core.telling import plain
from pyrite.saboteur.numbers import PUBLIC
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Choices, Module, Words
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import new_card_verb
from pyrite.saboteur.text.events import new_event
from pyrite.saboteur.text.why_not import in_hand


class Direction(TypedDict):
    """The direction of play: 1 is clockwise."""

    direction: int


def list_turnabout(table: Table, card: int, moves: Moves, n: int) -> int:
    """List the turnabout, which is always playable."""
    moves.acts[n] = pack(TURNABOUT, card, 0)
    return n + 1


def resolve_turnabout(table: Table, action: int) -> None:
    """Reverse the direction of play."""
    table.direction = -table.direction
    if table.recording:
        table.emit(TURNED_ABOUT, table.turn, table.direction, 0, 0)
    discard(table, table.turn, card_of(action), PUBLIC)


def turned_about(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read the new direction of play."""
    return {"direction": a}, {}


TURNED_ABOUT: int = new_event("turned_about", turned_about, Direction)
TURNABOUT: int = new_card_verb(16, "turnabout", list_turnabout, resolve_turnabout)

Y2020_TURNABOUT = Module(
    "y2020_turnabout",
    source="championship card 2020, box of 2024",
    rules=("C-20",),
    cards=(Card("turnabout", "turnabout"),),
    choices=Choices(forms={"turnabout": "alone"}, refusals={("turn", "turnabout"): in_hand}),
    words=Words(tellings={"turned_about": plain("event-turned_about", "C-20")}),
)
