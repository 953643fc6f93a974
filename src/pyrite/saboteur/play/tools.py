# Compiled: see core/native.py
"""Broken tools in front of seats: breaking and mending them (B-20, B-21)."""

from typing import Any, TypedDict

from pyrite.core.events import Payload
from pyrite.saboteur.numbers import TOOLS
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.events import card_of_seat, new_event
from pyrite.saboteur.text.types import CardOfSeat


class ToolOfSeat(TypedDict):
    """A tool of a seat."""

    target: int
    tool: str


def break_tool(table: Table, target: int, card: int) -> None:
    """Put a card with a broken tool in front of the seat."""
    table.front[target] |= table.rules.tools_of[card]
    if table.recording:
        table.emit(BROKE, table.turn, target, card, 0)


def mend_tool(table: Table, target: int, tool: int) -> None:
    """Remove the card with this broken tool from in front of the seat."""
    table.front[target] &= ~(1 << tool)
    if table.recording:
        table.emit(REPAIRED, table.turn, target, tool, 0)


def repaired(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read whose tool was mended, and which."""
    return {"target": a, "tool": TOOLS[b]}, {}


BROKE: int = new_event("broke", card_of_seat, CardOfSeat)
REPAIRED: int = new_event("repaired", repaired, ToolOfSeat)
