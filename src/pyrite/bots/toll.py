"""Guards before the cells that they bar (M-T1), read from the numbers of the module."""

from collections.abc import Mapping
from typing import NamedTuple

from pyrite.bots.board import MOVES


class Guard(NamedTuple):
    """The cell that it faces, whose it is, and who has agreed to pay (-1: nobody)."""

    cell: int
    owner: int
    payer: int


def guards(boxes: Mapping[str, Mapping[str, int]]) -> list[Guard]:
    """Guards that are set, each at its number; those that are not bar nothing and are nobody's."""
    box = boxes.get("toll", {})
    numbers = range(1, 1 + sum(name.startswith("exit_") for name in box))
    return [_guard(*(box[f"{name}_{n}"] for name in ("exit", "owner", "payer"))) for n in numbers]


def _guard(exit: int, owner: int, payer: int) -> Guard:
    """The exit is written as cell and side; seats count from 1."""
    if exit <= 0:
        return Guard(0, -1, -1)
    return Guard((exit >> 2) + MOVES[exit & 3][1], owner - 1, payer - 1)
