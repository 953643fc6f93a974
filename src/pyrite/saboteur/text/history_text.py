"""Steps of remembered cards (memory.py) in words: those that one knower needs, and all of them.

A place is a letter and a number from 0: h a hand, w the dwarf (who) of a seat, u an unused dwarf, g
a goal, d a discard. "draw h1", "pass h1 d12", "see h1 map", "put h1 map", "swap h1 h2", "flip g0
g2", "mix d0 d9", "keep h1 d5 5".
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pyrite.core.seats import PUBLIC, SPECTATORS, seats_in
from pyrite.core.shared_cache import SHARED
from pyrite.saboteur.knowledge.memory import is_closed, needed, steps_of
from pyrite.saboteur.numbers import (
    CLOSED,
    DISCARD_PLACE,
    DRAW,
    DWARF_PLACE,
    FLIP,
    GOAL_PLACE,
    HAND_PLACE,
    HISTORY,
    KEEP_ONE,
    MIX,
    PASS_UNSEEN,
    PUT,
    ROW_BYTES,
    SEE,
    SPARE_PLACE,
    SWAP,
)
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.names import Names

WORDS = {
    "draw": DRAW,
    "pass": PASS_UNSEEN,
    "see": SEE,
    "put": PUT,
    "swap": SWAP,
    "flip": FLIP,
    "mix": MIX,
    "keep": KEEP_ONE,
}
LETTERS = {
    "h": HAND_PLACE,
    "w": DWARF_PLACE,
    "u": SPARE_PLACE,
    "g": GOAL_PLACE,
    "d": DISCARD_PLACE,
}


class Step(NamedTuple):
    """One step, and who saw it."""

    kind: int
    seats: int
    place: int
    other: int = 0
    card: int = 0  # for KEEP_ONE the number of cards


def history_of(table: Table, knower: int) -> list[str]:
    """Return the steps of the cards that this seat (or the spectators) remembers."""
    names = table.rules.names
    return [step_text(names, *said) for said in needed(table, knower)]


def whole_history(table: Table) -> list[dict[str, Any]] | None:
    """Return all steps and which seats saw them; None if there were too many to keep."""
    names, seats = table.rules.names, table.rules.seats
    if is_closed(table):
        return None
    return [
        {"seen_by": _knowers(seen_by, seats), "step": step_text(names, kind, *said)}
        for kind, seen_by, *said in steps_of(table)
    ]


def _knowers(bits: int, seats: int) -> str | list[int | None]:
    """Return "all", or these seats with null for the spectators."""
    if bits == PUBLIC:
        return "all"
    return [*seats_in(bits, seats), *([None] if bits & SPECTATORS else [])]


def step_text(names: Names, *step: int) -> str:
    """Return a step in words, which are kept, since views repeat the same ones."""
    known: str | None = names.notation.steps.get(step)
    if known is None:
        SHARED.add()
        known = names.notation.steps[step] = _new_text(names, *step)
    return known


def _new_text(names: Names, kind: int, place: int, other: int, card: int) -> str:
    said = [next(word for word, number in WORDS.items() if number == kind), place_text(place)]
    if kind in (PASS_UNSEEN, SWAP, FLIP, MIX, KEEP_ONE):
        said.append(place_text(other))
    if kind == KEEP_ONE:
        said.append(str(card))
    if kind in (SEE, PUT):
        is_dwarf = DWARF_PLACE <= place < GOAL_PLACE
        said.append(names.dwarfs[card] if is_dwarf else names.card_names[card])
    return " ".join(said)


def place_text(place: int) -> str:
    """Return a place as a letter and a number."""
    letter = max((first, letter) for letter, first in LETTERS.items() if first <= place)[1]
    return f"{letter}{place - LETTERS[letter]}"


def rows_of(steps: Sequence[Step] | None) -> list[tuple[int, int, list[int], list[int]]]:
    """Return the steps as rows of a table's clues; None means that none are kept."""
    if steps is None:
        return [(HISTORY, CLOSED, [0] * 4, [])]
    said = [n for k, seats, *rest in steps for n in (k, seats & 255, seats >> 8, *rest)]
    rows = [said[i : i + ROW_BYTES] for i in range(0, len(said), ROW_BYTES)]
    return [(HISTORY, 0, [0] * 4, row) for row in rows]
