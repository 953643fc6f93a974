"""Steps of remembered cards (history.py) in words: what one knower needs of them, and all of them.

A place is a letter and a number from 0: h a hand, w the dwarf (who) of a seat, u an unused dwarf,
g a goal, d a discard. "draw h1", "pass h1 d12", "see h1 map", "put h1 map", "swap h1 h2",
"flip g0 g2", "mix d0 d9", "keep h1 d5 5".
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from pyrite.core.seats import PUBLIC, SPECTATORS, seats_in
from pyrite.saboteur.history import is_closed, steps_of
from pyrite.saboteur.names import Names
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
from pyrite.saboteur.state import Table

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
    card: int = 0  # of KEEP_ONE the number of cards


def history_of(table: Table, knower: int) -> list[str]:
    """The steps of the cards that this seat (or the spectators) remembers."""
    steps = (Step(*step) for step in steps_of(table))
    return [step_text(table.rules.names, step) for step in needed(steps, knower)]


def whole_history(table: Table) -> list[dict[str, Any]] | None:
    """All steps with who saw them; None if there were too many to keep."""
    names, seats = table.rules.names, table.rules.seats
    if is_closed(table):
        return None
    return [
        {"seen_by": _knowers(step.seats, seats), "step": step_text(names, step)}
        for step in (Step(*row) for row in steps_of(table))
    ]


def _knowers(bits: int, seats: int) -> str | list[int | None]:
    """All, or these seats, null for the spectators."""
    if bits == PUBLIC:
        return "all"
    return [*seats_in(bits, seats), *([None] if bits & SPECTATORS else [])]


def needed(steps: Iterable[Step], knower: int) -> Iterator[Step]:
    """Only steps of places where a card may lie that the knower has lost sight of."""
    tracked: set[int] = set()
    for step in steps:
        kept = _needed(step, tracked) if step.seats >> knower & 1 else None
        if kept is not None:
            yield kept._replace(seats=1 << knower)


def _needed(step: Step, tracked: set[int]) -> Step | None:
    """The step if it touches such a place, or what it is for those it touches."""
    kind, place, other = step.kind, step.place, step.other
    before = sources(step)
    if kind == PUT:
        tracked.add(place)
    elif not tracked & set(before):
        return _comes_from_elsewhere(step, tracked)
    elif kind == SEE and place >= DWARF_PLACE:
        tracked.remove(place)
    elif kind == SWAP:
        tracked ^= {place, other} if len(tracked & {place, other}) == 1 else set()
    elif kind == KEEP_ONE:
        tracked |= {place, *before}
        tracked.remove(before[-1])
    elif kind == PASS_UNSEEN:
        tracked.add(other)
    elif kind in (FLIP, MIX):
        tracked |= set(before)
    return step


def sources(step: Step) -> range | tuple[int, ...]:
    """The places whose cards move or are seen."""
    if step.kind == KEEP_ONE:
        return range(step.other, step.other + step.card)
    if step.kind == MIX:
        return range(step.place, step.other + 1)
    return (step.place, step.other) if step.kind in (SWAP, FLIP) else (step.place,)


def _comes_from_elsewhere(step: Step, tracked: set[int]) -> Step | None:
    """A card of which nothing is remembered comes into a hand of which something is."""
    into = {KEEP_ONE: step.place, PASS_UNSEEN: step.other}.get(step.kind, -1)
    return Step(DRAW, step.seats, into) if into in tracked else None


def step_text(names: Names, step: Step) -> str:
    """The step in words."""
    word = next(word for word, kind in WORDS.items() if kind == step.kind)
    said = [word, place_text(step.place)]
    if step.kind in (PASS_UNSEEN, SWAP, FLIP, MIX, KEEP_ONE):
        said.append(place_text(step.other))
    if step.kind == KEEP_ONE:
        said.append(str(step.card))
    if step.kind in (SEE, PUT):
        is_dwarf = DWARF_PLACE <= step.place < GOAL_PLACE
        said.append(names.dwarfs[step.card] if is_dwarf else names.card_names[step.card])
    return " ".join(said)


def place_text(place: int) -> str:
    """A letter and a number."""
    letter = max((first, letter) for letter, first in LETTERS.items() if first <= place)[1]
    return f"{letter}{place - LETTERS[letter]}"


def rows_of(steps: Sequence[Step] | None) -> list[tuple[int, int, list[int], list[int]]]:
    """The steps as rows of a table's clues; None if none are kept."""
    if steps is None:
        return [(HISTORY, CLOSED, [0] * 4, [])]
    said = [n for k, seats, *rest in steps for n in (k, seats & 255, seats >> 8, *rest)]
    rows = [said[i : i + ROW_BYTES] for i in range(0, len(said), ROW_BYTES)]
    return [(HISTORY, 0, [0] * 4, row) for row in rows]
