"""A bot in fifty lines. Try it: `pyrite arena --bot easy --bot tunneler:Tunneler --deals 50`"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots import Action, Bot, Description, Event

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Tunneler(Bot):
    """Digs straight for a goal that may be the treasure; as a saboteur it gets in the way."""

    def __init__(self, description: Description) -> None:
        self.cards = description.cards
        self.blame: Counter[int] = Counter()

    def told(self, event: Event) -> None:
        """Blame players for dead ends and broken tools, and credit them for digging on."""
        if event.kind == "round_started":
            self.blame.clear()
        elif event.kind == "declared":
            action = event.open["action"]
            harms = (
                action["verb"] in ("break", "rockfall") or len(self.ways(action.get("card"))) > 1
            )
            self.blame[action["seat"]] += 1 if harms else -1

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Return the most valuable action, breaking ties at random."""
        return max(actions, key=lambda action: (self.value(view, action), rng.random()))

    def value(self, view: Mapping[str, Any], action: Action) -> float:
        """Return the value of an action, roughly in steps towards the treasure."""
        side = -1.0 if view["dwarf"] == "saboteur" else 1.0
        if action.verb == "place":
            leads_on = len(self.ways(action.card)) == 1
            return self.near(view, action) * (1.0 if leads_on == (side > 0) else -1.0)
        if action.verb in ("break", "repair") and action.target is not None:
            foe = side * self.blame[action.target] + (0.5 if side < 0 else 0.0)
            own = 8.0 if action.target == view["seat"] else -3.0 * foe
            return own if action.verb == "repair" else 3.0 * foe
        if action.verb == "pass":
            return -0.5 * side * sum(len(self.ways(card)) == 1 for card in action.cards)
        if action.verb == "take":
            return float(action.value or 0)
        if action.verb == "map":
            return 3.0 * side * (len(self.hopes(view)) - 1)
        return -4.0 * side if action.verb == "rockfall" else 0.0

    def hopes(self, view: Mapping[str, Any]) -> list[str]:
        """Return the goals that may be the treasure."""
        goals = view["goals"].items()
        found = [at for at, card in goals if card == "treasure"]
        return found or [at for at, card in goals if card is None]

    def ways(self, card: str | None) -> tuple[str, ...]:
        """Return what a card connects: one way is a path, several end in the middle."""
        return self.cards[card].ways if card else ()

    def near(self, view: Mapping[str, Any], action: Action) -> float:
        """Return how near to a possible treasure a path's exits lead, at best 9."""
        x, y = map(int, str(action.cell).split(","))
        hidden = [at.split(",") for at in self.hopes(view)]
        turn, best = (-1 if action.turned else 1), 0.0
        for dx, dy in (STEPS[side] for way in self.ways(action.card) for side in way):
            to = x + turn * dx, y + turn * dy
            if view["board"].get(f"{to[0]},{to[1]}", "?") == "?":
                steps = (abs(to[0] - int(gx)) + abs(to[1] - int(gy)) for gx, gy in hidden)
                best = max(best, 9.0 - min(steps, default=9))
        return best
