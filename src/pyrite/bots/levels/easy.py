"""The easy bot, for a first game: it knows what its dwarf wants, but makes human mistakes."""

import random
from collections.abc import Mapping, Sequence
from statistics import pstdev
from typing import Any

from pyrite.bots.levels.medium import MediumBot
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.talk import Talk

FORGETS = 0.5  # share of others' deeds that it misses
OVERLOOKS = 0.4  # how often it overlooks an action
HASTE = 2.0  # error in judging actions, relative to how they differ
SELDOM = 0.5  # how often it says what it thinks


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

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Speak only now and then."""
        self._recall(view["seat"])
        return super().say(view, rng) if rng.random() < SELDOM else None

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Return what seems best at first sight."""
        self._recall(view["seat"])
        if len(actions) == 1 or self.judge is None:
            return rng.choice(actions)
        values = self.judge.values(view, actions)
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
