"""Drawn boards of The Lost Mines for tests: a table at a chosen moment, and queries about it.

The signs are those of `pyrite.lostmines.text.drawing`, two per cell. The row that begins with B is
the third, the one with Y the fifth; rows above and below may be left out. It is seat 0's (A's) turn
unless the position says otherwise; whatever a position leaves out is dealt from its seed.
"""

from textwrap import dedent
from typing import Any

from boards import happened, play, texts

import pyrite
from pyrite import State

OPTIONS = ("seats", "rounds", "first_seat", "deck", "last_turn", "next_starter")
BY_SEAT = ("stands", "trolls", "dwarfs")
ROWS = {"B": 3, "Y": 5}
VALUES = {"silver": [1, 2, 2, 3], "gold": [2, 3, 3, 4], "gems": [3, 4, 4, 5]}


def table(drawing: str = "B", hand: list[str] | None = None, **more: Any) -> State:
    """Return a table with this board and hand; `more` holds options and position keys."""
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
    """Return the drawing with the rows it leaves out."""
    lines = dedent(drawing).strip("\n").splitlines()
    first = next(ROWS[line[0]] - i for i, line in enumerate(lines) if line[:1] in ROWS)
    drawn = dict(enumerate(lines, first))
    return "\n".join(drawn.get(number, "·") for number in range(1, 8))


def row(number: int, column: int, signs: str) -> str:
    """Return a drawing with these cards in one row, from a column on."""
    lines = {3: "B", 5: "Y"}
    before = [lines.get(number, "·"), *"·" * 9][: column - 1]
    lines[number] = " ".join([*before, signs])
    return "\n".join(lines.get(n, "·") for n in range(1, 8))


GOLD_MINE = row(1, 9, "╗$")  # face up, open to the south and the west


def moving(drawing: str, steps: int = 3, **more: Any) -> State:
    """Return a table where the seat on turn has played its card and may move this far."""
    return table(drawing, ask={"kind": "move"}, steps=steps, **more)


def last_turn(drawing: str = "B", hand: tuple[str, ...] = ("trap",), **more: Any) -> State:
    """Return a table where only the seat on turn holds cards and the pile is empty."""
    hands: list[list[str]] = [[] for _ in range(more.get("seats", 3))]
    hands[more.get("turn", 0)] = list(hand)
    return table(drawing, hands=hands, pile=[], **more)


def steps(state: State) -> str:
    """Return the sides the dwarf may go to: "NE"."""
    return "".join(text[5:] for text in sorted(texts(state)) if text.startswith("step "))


def values(state: State, seat: int | None) -> list[int | None]:
    """Return the values of treasures as a seat knows them."""
    return [treasure["value"] for treasure in state.view(seat)["treasures"]]


def act(state: State, *actions: str) -> list[str]:
    """Play these actions and return the kinds of events that follow."""
    mark = len(state.events)
    play(state, *actions)
    return [event.kind for event in state.events[mark:]]


def answer(state: State, text: str) -> State:
    """Let the others answer a proposal in the order of seats: y or n."""
    for seat, letter in zip(state.asked, text, strict=True):
        state.play("agree" if letter == "y" else "refuse", seat)
    return state


def settle(dwarfs: list[str], brought: list[list[int]], **more: Any) -> list[object]:
    """Return what every seat wins in a round when it collects treasures of these values."""
    left = {kind: worth[:] for kind, worth in VALUES.items()}
    rows: list[dict[str, Any]] = [
        {"kind": _kind(left, value), "value": value, "owner": seat}
        for seat, worth in enumerate(brought)
        for value in worth
    ]
    end = _agree if len(rows) < len(dwarfs) else _take_last
    while len(rows) < len(dwarfs):
        rows.append({"kind": _kind(left, 3, 2, 1)})
    board = {} if more.get("dragon") is None else {"9,7": "dragon"}
    state = end(rows, seats=len(dwarfs), dwarfs=dwarfs, board=board, **more)
    return [told["won"] for _, told in happened(state, "scored")]


def _kind(left: dict[str, list[int]], *wanted: int) -> str:
    """Take one of these values from a kind that still has it, and return the kind."""
    value, kind = next((v, k) for v in wanted for k, worth in left.items() if v in worth)
    left[kind].remove(value)
    return kind


def _agree(rows: list[dict[str, Any]], **more: Any) -> State:
    """End the round by agreement (L-45)."""
    state = play(table(treasures=rows, **more), "propose")
    for seat in state.asked:
        state.play("agree", seat)
    return state


def _take_last(rows: list[dict[str, Any]], board: dict[str, str], **more: Any) -> State:
    """Let the first seat take the last treasure, which ends the round (L-40)."""
    rows[0]["owner"] = None
    board = board | {"9,1": rows[0]["kind"]}
    state = table(hand=["trap"], treasures=rows, board=board, stands=["9,1"], **more)
    return play(state, "pass trap")
