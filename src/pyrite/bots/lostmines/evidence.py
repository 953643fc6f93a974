"""What the others' deeds say about them: who opened or barred whose way?"""

from collections.abc import Mapping
from typing import Any

from pyrite.bots.beliefs import Evidence
from pyrite.bots.lostmines.ground import BUILD, FAR, Field, Ground
from pyrite.core.events import Event

MOST = 4.0  # no seat is ever beyond doubt
HELPED, BARRED = 0.4, -1.0
KINDS = {"placed", "tool_laid", "stormed", "trap_set", "troll_set"}


class Deeds:
    """What a seat makes of the others' deeds in this round."""

    def __init__(self) -> None:
        self.news: list[Event] = []
        self.weights: dict[int, float] = {}  # what speaks for a seat being a saboteur
        self.proposed: set[int] = set()  # who has proposed the end in this round

    def told(self, event: Event) -> None:
        """Keep it until the bot is asked; a new round wipes the slate clean."""
        if event.kind == "round_started":
            self.news, self.weights, self.proposed = [], {}, set()
        elif event.kind == "proposed" and event.seat is not None:
            self.proposed.add(event.seat)
        elif event.kind in KINDS:
            self.news.append(event)

    def weigh(self, view: Mapping[str, Any], ground: Ground) -> Evidence:
        """Think about the news, on the board as it is now."""
        for event in self.news:
            if event.seat is not None and event.seat != view["seat"]:
                weight = self.weights.get(event.seat, 0.0) + against(event, view, ground)
                self.weights[event.seat] = max(-MOST, min(MOST, weight))
        self.news = []
        seats = range(len(view["hands"]))
        return [{"saboteur": self.weights.get(seat, 0.0)} for seat in seats]


def against(event: Event, view: Mapping[str, Any], ground: Ground) -> float:
    """How much a deed speaks against a seat: it helped strangers more than its own clan."""
    assert event.seat is not None
    effects: dict[bool, list[float]] = {True: [], False: []}
    for seat, (clan, where) in enumerate(zip(view["clans"], view["stands"], strict=True)):
        if seat != event.seat:
            own = clan == view["clans"][event.seat]
            effects[own].append(_effect(event, ground.cards.grid.cell(where), view, ground))
    own, others = ([*effects[key], 0.0] for key in (True, False))
    return sum(others) / len(others) - sum(own) / len(own)


def _effect(event: Event, at: int, view: Mapping[str, Any], ground: Ground) -> float:
    """Did it help or bar a dwarf that stands here, on its way to the nearest mine?"""
    at_cell = ground.cards.grid.cell
    fields = [ground.to(at_cell(mine)) for mine in view["mines"]]
    way = min(fields, key=lambda field: field[at])
    away = ground.away(at)
    if "edge" in event.open:
        return BARRED if _across(str(event.open["edge"]), away, way, ground) == way[at] else 0.0
    cell = at_cell(str(event.open["cell"]))
    if event.kind == "placed":
        best = min(_open(cell, away, field, ground) for field in fields)
        if best + BUILD <= way[at]:
            return BARRED
    if away[cell] + way[cell] > way[at]:
        return 0.0
    return BARRED if event.kind == "stormed" else HELPED


def _across(edge: str, away: Field, way: Field, ground: Ground) -> int:
    """How long the way is that leads across this edge."""
    cell, side = ground.cards.grid.edge(edge)
    beyond = cell + ground.offsets[side]
    there = away[cell] + ground.costs[beyond] + way[beyond]
    back = away[beyond] + ground.costs[cell] + way[cell]
    return min(there, back) + ground.slow[4 * cell + side]


def _open(cell: int, away: Field, way: Field, ground: Ground) -> int:
    """How long the way would be if the card here were open to all sides."""
    doors = [cell + ground.offsets[side] for side in range(4) if ground.meets(cell, side)]
    before = min((away[door] for door in doors if door not in ground.hidden), default=FAR)
    after = min((way[door] + ground.costs[door] for door in doors), default=FAR)
    return before + ground.costs[cell] + after
