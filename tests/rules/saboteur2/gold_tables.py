"""Ending rounds of Saboteur 2: seats as letters, and their gold afterwards."""

from collections.abc import Iterable
from typing import Any

from boards import ALMOST, play
from boards import last_turn as any_last_turn
from boards import table as any_table

from pyrite import State

NAMES = {
    **{"b": "blue", "g": "green", "B": "boss"},
    **{"p": "profiteer", "e": "geologist", "s": "saboteur"},
}
TREASURE = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
NEXT = ["EW@7,0"]  # the card that reaches the treasure on most boards here

BLUE_DOOR = "S╩╩╩╬╬E ?"
GREEN_DOOR = "S╩╩╩╬╬e ?"
BOTH_DOORS = "S╩╩╩╬Ee ?"


def seats_of(letters: str) -> dict[str, Any]:
    """Return options and dwarfs for these seats: "bgs" is blue, green, saboteur."""
    return {"seats": len(letters), "dwarfs": [NAMES[letter] for letter in letters]}


def front(letters: str, **rows: str) -> list[list[str]]:
    """Return the cards in front of the named seats: A="theft trapped"."""
    return [rows.get("ABCDEFGHIJKL"[seat], "").split() for seat in range(len(letters))]


def paying(
    letters: str, drawing: str = ALMOST, hand: Iterable[str] = ("EW",), turn: int = 0, **more: Any
) -> State:
    """Return a game of one round whose seat on turn is about to reach the treasure."""
    options = {"rounds": 1, "modules": ["saboteur2"], "goals": TREASURE} | seats_of(letters) | more
    starter = (turn + 1) % len(letters)  # so that finder and starter are not the same
    return any_table(drawing, list(hand), turn=turn, starter=starter, **options)


def found(letters: str, *args: Any, moves: Iterable[str] = NEXT, **more: Any) -> tuple[int, ...]:
    """Return everyone's gold after the treasure was reached."""
    return play(paying(letters, *args, **more), *moves).scores


def failed(letters: str, drawing: str = "S", **more: Any) -> State:
    """Return a round that ended without treasure."""
    options = {"rounds": 1, "modules": ["saboteur2"]} | seats_of(letters) | more
    return play(any_last_turn(["NE"], drawing, **options), "pass NE")
