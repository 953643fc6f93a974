"""Tempers of bots: what they prefer among moves that are nearly as good, and how much they talk.

Only bots at a table with people have a temper. It comes from their name alone, as their face does.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pyrite.core.actions import Action
from pyrite.core.events import Event

STRIKES = ("break", "rockfall")  # what is likely to show whose side a dwarf is on


class Temper(NamedTuple):
    """Leanings in cards of progress, so small that they only decide between near equals."""

    striking: float = 0.0  # bold above zero, cautious below
    grudge: float = 0.0  # against whoever broke its tools
    talk: float = 1.0  # times as much as others


EVEN = Temper()
TALKATIVE, SILENT = 1.4, 0.4
TEMPERS = {  # by their names in core/faces.py
    "merry": Temper(striking=-0.05, talk=TALKATIVE),
    "grumpy": Temper(grudge=0.2, talk=SILENT),
    "sly": Temper(striking=-0.1),
    "sleepy": Temper(talk=SILENT),
    "stern": Temper(striking=0.05, grudge=0.1),
    "curious": Temper(talk=TALKATIVE),
    "brave": Temper(striking=0.1),
    "gloomy": Temper(striking=-0.1, talk=SILENT),
}


class Mood:
    """A temper, and what it remembers of the round."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self.temper = temper
        self.feuds: set[tuple[int | None, int]] = set()  # who broke whose tools

    def told(self, event: Event) -> None:
        """Remember who broke whose tools."""
        if event.kind == "round_started":
            self.feuds.clear()
        elif event.kind == "broke":
            self.feuds.add((event.seat, event.open["target"]))

    def lean(self, actions: Sequence[Action], values: Sequence[float]) -> list[float]:
        """Return what actions are worth to this temper."""
        if self.temper is EVEN:
            return list(values)
        return [x + self._leaning(action) for action, x in zip(actions, values, strict=True)]

    def _leaning(self, action: Action) -> float:
        if action.verb not in STRIKES:
            return 0.0
        is_feud = (action.target, action.seat) in self.feuds
        return self.temper.striking + self.temper.grudge * is_feud
