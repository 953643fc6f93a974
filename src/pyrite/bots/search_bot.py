"""The bot that searches: it imagines worlds it believes in and plays each action out in them."""

import random
from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp
from typing import Any, ClassVar

import pyrite
from pyrite.bots.heuristic import HeuristicBot
from pyrite.bots.rollout_values import WORTHS
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message
from pyrite.core.talk import Talk
from pyrite.search.halving import Budget, Found, Search

IMAGINED = 1_500  # worlds dealt for one choice
WORLDS = 500  # of these, drawn by how likely they are
BONUS = 40  # what a card of progress adds by rule of thumb, in thousandths of a gold
CLEAR = 3.0  # cards of progress; no action is thought better or worse than the others by more


class HardBot:
    """Plays what brings it most gold in the worlds it believes in."""

    budget: ClassVar[Budget] = Budget(milliseconds=1_000)

    def __init__(self, description: Description) -> None:
        self.thumb = HeuristicBot(description)
        self.worths = WORTHS.get(description.game, {})
        self.found: Found | None = None

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.thumb.told(event)

    def hear(self, talk: Talk) -> None:
        """It weighs what is said like its rules of thumb do."""
        self.thumb.hear(talk)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """The action that does best in rollouts; by rule of thumb where nothing hangs on it."""
        self.found = None
        if len(actions) == 1 or view["ask"]["kind"] != "turn":
            return self.thumb.choose(view, actions, rng)
        values = self.thumb.judge.values(view, actions)
        suspicion = self._suspicion(view)
        worlds = believed(view, suspicion, rng)
        guided = worlds[0].copy()
        guided.start_guiding(self.worths, [round(100 * w) - 70 for w in suspicion])
        search = Search(worlds, guided, view["seat"])
        top = max(values)
        bonus = [round(BONUS * max(value - top, -CLEAR)) for value in values]
        numbers = [action.number for action in actions]
        self.found = search.best(numbers, bonus, self.budget, rng.getrandbits(32))
        return next(action for action in actions if action.number == self.found.action)

    def _suspicion(self, view: Mapping[str, Any]) -> list[float]:
        """How much the deeds of each seat speak for a saboteur."""
        weights = self.thumb.judge.suspicion.weights
        return [weights.get(seat, 0.0) for seat in range(len(view["hands"]))]


def believed(
    view: Mapping[str, Any], suspicion: Sequence[float], rng: random.Random
) -> list[Any]:
    """Worlds as likely as one believes them to be, each over with its round."""
    possible = pyrite.worlds(view)
    worlds = [possible.imagine(rng) for _ in range(IMAGINED)]
    odds = list(accumulate(likelihood(world, suspicion) for world in worlds))
    step = odds[-1] / WORLDS
    chosen = [worlds[bisect(odds, (i + 0.5) * step)] for i in range(WORLDS)]
    rng.shuffle(chosen)
    for world in worlds:
        world.end_with_round()
    return chosen


def likelihood(world: Any, suspicion: Sequence[float]) -> float:
    dwarfs = world.dwarf_names()
    return exp(sum(w for dwarf, w in zip(dwarfs, suspicion) if dwarf == "saboteur"))
