"""Lessons: games that begin at a known moment, against bots that play from a list.

A lesson is a game that is continued: its seed deals the cards, `before` has been played already.
Nothing here is secret, and tables of lessons say what they are.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pyrite.protocol.table import Plan

PUPIL = 0  # the seat of the person


class Lesson(NamedTuple):
    """`bots` are the actions of the other seats, in order; a bot that cannot follow is free."""

    plan: Plan
    seed: int
    before: tuple[tuple[int, str], ...]
    bots: Mapping[int, Sequence[str]]


def _plan(**more: Any) -> Plan:
    return Plan(seats=3, rounds=1, bots=[None, "heuristic", "heuristic"], talk="none", **more)


DIGGER = Lesson(
    plan=_plan(),
    seed=23817,
    before=(
        (0, "pass NW"),
        (1, "NESW@1,0"),
        (2, "pass NE"),
        (0, "pass NSW"),
        (1, "NESW@2,0"),
        (2, "pass N-E"),
        (0, "pass broken_lamp"),
        (1, "ESW@3,0"),
        (2, "ESW@4,0"),
    ),
    bots={
        1: ("map@8,-2", "ESW@6,0", "pass NSW", "pass NE"),
        2: ("broken_lamp>A", "N-E-S-W@7,0", "broken_pick>B", "pass NSW"),
    },
)

# Few cards, all of them dealt: the round is near its end.
FEW_PATHS = {"NESW": 2, "ESW": 2, "EW": 2, "E-W": 1, "NS": 1, "NE": 1, "NW": 1, "NSW": 1}
NO_ACTIONS = dict.fromkeys(
    (
        *("broken_pick", "broken_cart", "repair_pick", "repair_lamp", "rockfall"),
        *("repair_pick_lamp", "repair_pick_cart", "repair_lamp_cart"),
    ),
    0,
)
FEW_CARDS = {
    "base": {
        "seats": [3, 3],
        "hand": 5,
        "paths": [{"ways": ways, "copies": copies} for ways, copies in FEW_PATHS.items()],
        "actions": {**NO_ACTIONS, "broken_lamp": 1, "repair_cart": 1, "map": 2},
    }
}
SABOTEUR = Lesson(
    plan=_plan(deck=FEW_CARDS),
    seed=1864,
    before=(
        (0, "EW@1,0"),
        (1, "ESW@2,0"),
        (2, "NESW@3,0"),
        (0, "map@8,0"),
        (1, "ESW@4,0"),
        (2, "NESW@5,0"),
    ),
    bots={
        1: ("pass NS", "pass NE", "pass EW"),
        2: ("map@8,0", "pass NW", "pass repair_cart"),
    },
)

LESSONS: Mapping[str, Lesson] = {"digger": DIGGER, "saboteur": SABOTEUR}
