"""The hard bot: it imagines worlds it believes in and plays each action out in them."""

import random
from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp
from time import perf_counter
from typing import Any, NamedTuple

import pyrite
from pyrite.bots.base.beliefs import Beliefs, Evidence
from pyrite.bots.base.bot import Bot
from pyrite.bots.levels.medium import Judge, MediumBot
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message, PyriteError
from pyrite.core.talk import Talk
from pyrite.search.halving import Budget, Found, Search

IMAGINED, WORLDS = 1_200, 400  # worlds dealt per choice, and those drawn by likelihood
DOUBT = 0.01  # no goal is ever beyond doubt
SEARCHED = ("turn",)  # other questions are left to the heuristics


class Habits(NamedTuple):
    """How far a search departs from the heuristics."""

    tried: int  # how many of the heuristics' best actions it tries
    bonus: int  # weight of their values, in thousandths of what is won
    caution: float  # standard errors by which another action must do better


# Heuristics count cards of progress in Saboteur, and points in The Lost Mines, whose rollouts are
# less reliable.
HABITS = {"saboteur": Habits(24, 10, 0.5), "lostmines": Habits(8, 1_000, 1.5)}


class HardBot(Bot):
    """Plays what does best in the worlds it believes in."""

    budget: Budget = Budget(milliseconds=1_000)  # per choice

    def __init__(self, description: Description, budget: Budget | None = None) -> None:
        if budget is not None:
            self.budget = budget
        self.medium = MediumBot(description)
        self.habits = HABITS.get(description.game, HABITS["saboteur"])
        self.found: Found | None = None

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.medium.told(event)

    def hear(self, talk: Talk) -> None:
        """Weigh what is said as the heuristics do."""
        self.medium.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what serves its side now, by the heuristics."""
        return self.medium.say(view, rng)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Return the action that does best in rollouts; minor questions go to the heuristics."""
        self.found = None
        judge = self.medium.judge
        if len(actions) == 1 or judge is None or view["ask"]["kind"] not in SEARCHED:
            return self.medium.choose(view, actions, rng)
        try:
            self.found = found = self._try_out(view, actions, judge, rng)
        except PyriteError:  # no world agrees with everything that the seat remembers
            return self.medium.choose(view, actions, rng)
        return next(action for action in actions if action.number == found.action)

    def _try_out(
        self, view: Mapping[str, Any], actions: Sequence[Action], judge: Judge, rng: random.Random
    ) -> Found:
        """Search among the actions that the heuristics like best."""
        begin, habits = perf_counter(), self.habits
        values = judge.values(view, actions)
        tried = sorted(range(len(actions)), key=lambda i: -values[i])[: habits.tried]
        numbers = [actions[i].number for i in tried]
        bonus = [round(habits.bonus * (values[i] - values[tried[0]])) for i in tried]
        search = self.search(view, rng)
        left = self.budget.after(perf_counter() - begin)
        return search.best(numbers, bonus, left, rng.getrandbits(32), habits.caution)

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Return what the action wins on average, or the heuristics' reason."""
        if self.found is None or self.found.action != action.number:
            return self.medium.reason(view, actions, action)
        return Message("hint-search", {"gain": round(self.found.value, 1)})

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Return who is who and where the treasure lies, as far as it knows."""
        return self.medium.beliefs(view)

    def search(self, view: Mapping[str, Any], rng: random.Random) -> Search:
        """Prepare a search: worlds to believe in, and the guidance to play them out."""
        judge = self.medium.judge
        assert judge is not None
        beliefs = judge.beliefs(view)
        hopes = list(map(beliefs.goals.get, view.get("goals", ())))
        worlds = believed(view, judge.evidence(view), hopes, rng)
        guided = worlds[0].copy()
        guided.start_guiding(*judge.guidance(view))
        return Search(worlds, guided, view["seat"])


def believed(
    view: Mapping[str, Any],
    evidence: Evidence,
    hopes: Sequence[float | None],
    rng: random.Random,
) -> list[Any]:
    """Return worlds as often as they are believed in, each ending with its round."""
    possible = pyrite.worlds(view)
    worlds: list[Any] = [possible.imagine(rng) for _ in range(IMAGINED)]
    known: dict[tuple[str, ...], float] = {}
    odds = []
    for world in worlds:
        dwarfs, goal = tuple(world.dwarf_names()), world.treasure_goal()
        if dwarfs not in known:
            known[dwarfs] = likelihood(dwarfs, evidence)
        hope = hopes[goal] if 0 <= goal < len(hopes) else None
        odds.append(known[dwarfs] * (1.0 if hope is None else max(hope, DOUBT)))
        world.end_with_round()
    return drawn(worlds, odds, rng)


def likelihood(dwarfs: Sequence[str], evidence: Evidence) -> float:
    """Return how likely the deeds of all seats are if these are their dwarfs."""
    return exp(sum(own.get(dwarf, 0.0) for dwarf, own in zip(dwarfs, evidence, strict=True)))


def drawn(worlds: Sequence[Any], odds: Sequence[float], rng: random.Random) -> list[Any]:
    """Draw worlds by their odds, in random order."""
    sums = list(accumulate(odds))
    step = sums[-1] / WORLDS
    chosen = [worlds[bisect(sums, (i + 0.5) * step)] for i in range(WORLDS)]
    rng.shuffle(chosen)
    return chosen
