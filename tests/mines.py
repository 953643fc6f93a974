"""Drawn boards of The Lost Mines for tests: a table at a chosen moment, and what may be done there.

The signs are those of `pyrite.lostmines.drawing`, two characters a cell. The row that begins with B
is the third, the one with Y the fifth; rows above and below need not be drawn. Seat 0 (A) is to
play unless the position says otherwise; whatever a position leaves out is dealt from its seed.
"""

from textwrap import dedent
from typing import Any

from boards import discarded, hand, happened, kinds, places, play, texts, tile

import pyrite
from pyrite import State

__all__ = [
    *("act", "discarded", "draw_rows", "hand", "happened", "kinds", "last_turn", "moving"),
    *("places", "play", "row", "settle", "steps", "table", "texts", "tile", "values"),
]

OPTIONS = ("seats", "rounds", "first_seat", "deck")
BY_SEAT = ("stands", "trolls", "dwarfs")
ROWS = {"B": 3, "Y": 5}
VALUES = {"silver": [1, 2, 2, 3], "gold": [2, 3, 3, 4], "gems": [3, 4, 4, 5]}


def table(drawing: str = "B", hand: list[str] | None = None, **more: Any) -> State:
    """A table with this board and this hand of the seat to play; `more`: options, position keys."""
    options = {"seats": 3} | {key: more.pop(key) for key in list(more) if key in OPTIONS}
    seats = options["seats"]
    if hand is not None:
        hands: list[list[str] | None] = [None] * seats
        hands[more.get("turn", 0)] = hand
        more["hands"] = hands
    for key in BY_SEAT:
        if key in more:
            more[key] = [*more[key], *[None] * (seats - len(more[key]))]
    board = {} if "board" in more else {"drawing": draw_rows(drawing)}
    return pyrite.from_position({"game": "lostmines", "options": options} | board | more)


def draw_rows(drawing: str) -> str:
    """The drawing with the rows that it leaves out."""
    lines = dedent(drawing).strip("\n").splitlines()
    first = next(ROWS[line[0]] - i for i, line in enumerate(lines) if line[:1] in ROWS)
    drawn = dict(enumerate(lines, first))
    return "\n".join(drawn.get(number, "·") for number in range(1, 8))


def row(number: int, signs: str, column: int = 1) -> str:
    """A drawing with these cards in one row, from a column on."""
    lines = {3: "B", 5: "Y"}
    lines[number] = (lines.get(number, "") + "· " * 10)[: 2 * column - 2] + signs
    lines[number] = lines[number].replace("B·", "B ·").replace("Y·", "Y ·")
    return "\n".join(lines.get(n, "·") for n in range(1, 8))


def moving(drawing: str, steps: int = 3, **more: Any) -> State:
    """The seat on turn has played its card and may move so far."""
    return table(drawing, ask={"kind": "move", "steps": steps}, **more)


def last_turn(drawing: str = "B", hand: tuple[str, ...] = ("trap",), **more: Any) -> State:
    """Only the seat to play holds cards, and the pile is empty."""
    hands: list[list[str]] = [[] for _ in range(more.get("seats", 3))]
    hands[more.get("turn", 0)] = list(hand)
    return table(drawing, hands=hands, pile=[], **more)


def steps(state: State) -> str:
    """The sides that the dwarf may go to: "NE"."""
    return "".join(text[5:] for text in sorted(texts(state)) if text.startswith("step "))


def values(state: State, seat: int | None) -> list[int | None]:
    """The treasures as a seat knows them."""
    return [treasure["value"] for treasure in state.view(seat)["treasures"]]


def act(state: State, *actions: str) -> list[str]:
    """Play these; returns the kinds of events that came of it."""
    mark = len(state.events)
    play(state, *actions)
    return [event.kind for event in state.events[mark:]]


def settle(dwarfs: list[str], brought: list[list[int]], **more: Any) -> list[int]:
    """What every seat wins in the round, with these treasures; all agree to end it, or the last
    treasure of the first seat ends it."""
    left = {kind: worth[:] for kind, worth in VALUES.items()}
    rows = [
        {"kind": _kind(left, value), "value": value, "owner": seat}
        for seat, worth in enumerate(brought)
        for value in worth
    ]
    if len(rows) == len(dwarfs):
        return _take_last(dwarfs, rows, **more)
    while len(rows) < len(dwarfs):
        rows.append({"kind": _kind(left, 3, 2, 1), "owner": None})
    state = table(seats=len(dwarfs), dwarfs=dwarfs, treasures=rows, **more)
    play(state, "propose")
    for seat in state.asked:
        state.play("agree", seat)
    return _won(state)


def _kind(left: dict[str, list[int]], *wanted: int) -> str:
    """A kind that has one of these values left, which is taken."""
    value, kind = next((v, k) for v in wanted for k, worth in left.items() if v in worth)
    left[kind].remove(value)
    return kind


def _take_last(dwarfs: list[str], rows: list[dict[str, Any]], **more: Any) -> list[int]:
    rows[0]["owner"] = None
    mine = {"silver": "╦%", "gold": "╗$", "gems": "╝*"}[rows[0]["kind"]]
    board = {"drawing": row(1, mine, 9)}
    if "dragon" in more:
        board = {"drawing": board["drawing"].replace("\nY", "\nY ") + "· " * 7 + "╬!"}
    state = pyrite.from_position(
        {"game": "lostmines", "options": {"seats": len(dwarfs)}, "dwarfs": dwarfs}
        | {"treasures": rows, "stands": ["9,1", *[None] * (len(dwarfs) - 1)]}
        | {"hands": [["trap"], *[None] * (len(dwarfs) - 1)]}
        | board
        | more
    )
    play(state, "pass trap")
    return _won(state)


def _won(state: State) -> list[int]:
    return [told["won"] for _, told in happened(state, "scored")]  # type: ignore[misc]
