"""A bot in forty lines: `pyrite sim --games 20 --bot easy --bot A=tunneler:Tunneler` tries it."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots import Action, Bot, Description


class Tunneler(Bot):
    """Digs straight for the nearest goal; as a saboteur it blocks the way there."""

    def __init__(self, description: Description) -> None:
        self.cards = description.cards

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """The action that is worth most; equals by lot."""
        return max(actions, key=lambda action: (self.value(view, action), rng.random()))

    def value(self, view: Mapping[str, Any], action: Action) -> float:
        """What an action is worth, roughly in cards on the way to the treasure."""
        digs = view["dwarf"] != "saboteur"
        mine = action.target == view["seat"]
        if action.verb == "place" and action.card and action.cell:
            leads_on = max(len(way) for way in self.cards[action.card].ways) > 1
            near = 9.0 - self.distance(view, action.cell)
            return near if leads_on == digs else -near
        if action.verb == "map":
            return 4.0 if digs else 0.0
        if action.verb in ("break", "repair"):
            helps = action.verb == "repair"
            return 7.0 if helps and mine else 3.0 if helps == digs and not mine else -9.0
        if action.verb == "rockfall":
            return -3.0 if digs else 5.0
        return 0.0

    def distance(self, view: Mapping[str, Any], cell: str) -> int:
        """Steps to the nearest goal that may still be the treasure."""
        hidden = [at for at, card in view["goals"].items() if card in (None, "treasure")]
        x, y = map(int, cell.split(","))
        goals = [map(int, at.split(",")) for at in hidden]
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0)
