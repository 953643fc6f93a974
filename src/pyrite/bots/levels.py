"""The built-in bots: random, easy, medium and hard."""

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from statistics import pstdev
from time import perf_counter
from typing import Any, NamedTuple

import pyrite
from pyrite.bots.bot import Bot
from pyrite.bots.guidance import Guidance
from pyrite.bots.judge import Beliefs, Evidence, Judge
from pyrite.bots.lostmines.judge import LostMinesJudge
from pyrite.bots.lostmines.rollout_policy import MinesGuide
from pyrite.bots.saboteur.judge import SaboteurJudge
from pyrite.bots.saboteur.rollout_policy import SaboteurGuide
from pyrite.bots.tempers import TEMPERS, Mood
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.game_table import Guide
from pyrite.core.messages import Message, PyriteError
from pyrite.core.processes import cores
from pyrite.core.talk import Talk
from pyrite.core.views import View
from pyrite.search.halving import Budget, Found, Search

EQUAL = 1e-9  # closer values count as equal and are chosen at random

# The mistakes of the easy bot.
FORGETS = 0.5  # share of others' deeds that it misses
OVERLOOKS = 0.35  # how often it overlooks an action
HASTE = 1.4  # error in judging actions, relative to how they differ
SELDOM = 0.5  # how often it says what it thinks

# The search of the hard bot.
THREADS = 2  # if there are as many cores
IMAGINED, WORLDS = 1_200, 400  # worlds dealt per choice, and those drawn by likelihood
DOUBT = 0.01  # no goal is ever beyond doubt
SEARCHED = ("turn",)  # other questions are left to the heuristics
JUDGES: dict[str, Callable[[Description], Judge]] = {
    "saboteur": SaboteurJudge,
    "lostmines": LostMinesJudge,
}
GUIDES: dict[str, Callable[..., Guide]] = {"saboteur": SaboteurGuide, "lostmines": MinesGuide}


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return a random legal action."""
        return rng.choice(actions)


class MediumBot(Bot):
    """Plays each game as its dwarf would, and unknown games at random."""

    def __init__(self, description: Description) -> None:
        judge = JUDGES.get(description.game)
        self.judge = judge(description) if judge else None
        self.mood = Mood()

    def feel(self, temper: str) -> None:
        """Take on a temper, which decides between nearly equal moves and how much it talks."""
        self.mood = Mood(TEMPERS[temper])
        if self.judge:
            self.judge.speaker.chatty *= self.mood.temper.talk

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.mood.told(event)
        if self.judge:
            self.judge.told(event)

    def hear(self, talk: Talk) -> None:
        """Weigh what is said by how trustworthy the speaker is."""
        if self.judge:
            self.judge.hear(talk)

    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Return what serves its side now, true or not; usually None."""
        return self.judge.say(view, rng) if self.judge else None

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return what is worth most to its side, at random among equals; never a silly move."""
        if len(actions) == 1 or self.judge is None:
            return rng.choice(actions)
        actions = self.judge.sensible(view, actions)
        values = self.values(view, actions)
        best = max(values)
        close = [action for action, x in zip(actions, values, strict=True) if x >= best - EQUAL]
        return rng.choice(close)

    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return what each action is worth to it at first sight."""
        return self.mood.lean(actions, self.judge.values(view, actions) if self.judge else [])

    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        """Return why it chose this action, for people who ask for a hint."""
        if len(actions) == 1:
            return Message("hint-only", {})
        if self.judge is None:
            return Message("hint-random", {})
        return self.judge.reason(view, actions, action)

    def evidence(self, view: View) -> Evidence:
        """Return the log likelihood of each seat's deeds for each kind of dwarf."""
        return self.judge.evidence(view) if self.judge else []

    def beliefs(self, view: View) -> Beliefs:
        """Return its beliefs about hidden dwarfs and goals; none in games it does not know."""
        return self.judge.beliefs(view) if self.judge else Beliefs([], {})


class EasyBot(MediumBot):
    """Judges in haste, overlooks actions, forgets, and believes what it is told."""

    def __init__(self, description: Description) -> None:
        super().__init__(description)
        if self.judge:
            self.judge.believe_everything()
        self.news: list[Event | Talk] = []
        self.recalled = 0

    def told(self, event: Event) -> None:
        """Keep the event; whether it was noticed is decided when the bot is asked."""
        self.news.append(event)

    def hear(self, talk: Talk) -> None:
        """Keep what was said until the bot is asked."""
        self.news.append(talk)

    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Speak only now and then."""
        self._recall(view["seat"])
        return super().say(view, rng) if rng.random() < SELDOM else None

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return what seems best at first sight."""
        self._recall(view["seat"])
        if len(actions) == 1 or self.judge is None:
            return rng.choice(actions)
        values = self.values(view, actions)
        haste = HASTE * min(1.0, pstdev(values))
        values = [x + rng.gauss(0.0, haste) for x in values]
        thought_of = [rng.random() >= OVERLOOKS for _ in actions]
        if not any(thought_of):
            thought_of = [True] * len(actions)
        best = max(x for x, known in zip(values, thought_of, strict=True) if known)
        return actions[values.index(best)]

    def _recall(self, seat: int) -> None:
        """Take note of some of the news; the start of a round is never missed.

        A continued game forgets the same things.
        """
        for news in self.news:
            self.recalled += 1
            if isinstance(news, Talk):
                super().hear(news)
            elif news.kind == "round_started" or _luck(seat, self.recalled) >= FORGETS:
                super().told(news)
        self.news = []


def _luck(seat: int, number: int) -> float:
    """Return a number from 0 to 1 for one piece of news at one seat."""
    return random.Random(f"{seat}/{number}").random()


class Habits(NamedTuple):
    """How far a search departs from the heuristics."""

    tried: int  # how many of the heuristics' best actions it tries
    bonus: int  # weight of their values, in thousandths of what is won
    caution: float  # standard errors by which another action must do better


# Heuristics count cards of progress in Saboteur, and points in The Lost Mines. Where more is
# hidden, what rollouts promise comes true less often.
HABITS = {"saboteur": Habits(24, 10, 0.5), "lostmines": Habits(8, 1_000, 1.5)}
TEAMS = Habits(24, 10, 1.5)  # of Saboteur 2, where dwarfs have more than two aims


class HardBot(MediumBot):
    """Plays what does best in the worlds it believes in."""

    budget: Budget = Budget(milliseconds=1_000)  # per choice

    def __init__(self, description: Description, budget: Budget | None = None) -> None:
        super().__init__(description)
        if budget is not None:
            self.budget = budget
        has_teams = "profiteer" in description.dwarfs
        self.habits = TEAMS if has_teams else HABITS.get(description.game, HABITS["saboteur"])
        self.found: Found | None = None

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return the action that does best in rollouts; minor questions go to the heuristics."""
        self.found = None
        if len(actions) == 1 or self.judge is None or view["ask"]["kind"] not in SEARCHED:
            return super().choose(view, actions, rng)
        try:
            self.found = found = self._try_out(view, actions, self.judge, rng)
        except PyriteError:  # no world agrees with everything that the seat remembers
            return super().choose(view, actions, rng)
        return next(action for action in actions if action.number == found.action)

    def _try_out(
        self, view: View, actions: Sequence[Action], judge: Judge, rng: random.Random
    ) -> Found:
        """Search among the sensible actions that it likes best at first sight."""
        begin, habits = perf_counter(), self.habits
        actions = judge.sensible(view, actions)
        values = self.values(view, actions)
        tried = sorted(range(len(actions)), key=lambda i: -values[i])[: habits.tried]
        numbers = [actions[i].number for i in tried]
        bonus = [round(habits.bonus * (values[i] - values[tried[0]])) for i in tried]
        search = self.search(view, rng)
        left = self.budget.after(perf_counter() - begin)
        return search.best(numbers, bonus, left, rng.getrandbits(32), habits.caution)

    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        """Return what the action wins on average, or the heuristics' reason."""
        if self.found is None or self.found.action != action.number:
            return super().reason(view, actions, action)
        return Message("hint-search", {"gain": round(self.found.value, 1)})

    def search(self, view: View, rng: random.Random) -> Search:
        """Prepare a search: worlds to believe in, and the guidance to play them out."""
        judge = self.judge
        assert judge is not None
        beliefs = judge.beliefs(view)
        hopes = list(map(beliefs.goals.get, view.get("goals", ())))
        worlds = believed(view, self.evidence(view), hopes, rng)
        guidance = judge.guidance(view)
        guided = [worlds[0].copy() for _ in range(min(THREADS, cores()))]
        for table in guided:
            start_guiding(table, guidance)
        return Search(worlds, guided, view["seat"])


def start_guiding(table: Any, guidance: Guidance) -> None:
    """Let the policy for rollouts of this game choose at the table from this moment on."""
    new_guide = GUIDES.get(table.game)
    table.start_guiding(new_guide(table.rules, *guidance) if new_guide else Guide())


def believed(
    view: View,
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
