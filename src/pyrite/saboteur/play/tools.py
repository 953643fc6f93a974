"""Broken tools before seats: how they come there and how they go (B-20, B-21)."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any, TypedDict

from pyrite.core.events import Payload
from pyrite.saboteur.numbers import TOOLS
from pyrite.saboteur.text.events import card_of_seat, new_event
from pyrite.saboteur.text.payloads import CardOfSeat

if not cython.compiled:
    from pyrite.saboteur.table.state import Table


class ToolOfSeat(TypedDict):
    """A tool of a seat."""

    target: int
    tool: str


def break_tool(table: "Table", target: int, card: int) -> None:
    """This card, which shows a broken tool, lies before the seat from now on."""
    table.front[target] |= table.rules.tools_of[card]
    if table.recording:
        table.emit(BROKE, table.turn, target, card, 0)


def mend_tool(table: "Table", target: int, tool: int) -> None:
    """The card with this broken tool no longer lies before the seat."""
    table.front[target] &= ~(1 << tool)
    if table.recording:
        table.emit(REPAIRED, table.turn, target, tool, 0)


def repaired(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Whose tool, and which."""
    return {"target": a, "tool": TOOLS[b]}, {}


BROKE = new_event("broke", card_of_seat, CardOfSeat)
REPAIRED = new_event("repaired", repaired, ToolOfSeat)
