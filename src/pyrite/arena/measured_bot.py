"""A wrapper that measures a bot while it plays: its thinking time and its beliefs."""

import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.arena.beliefs import BeliefLog, prior, score
from pyrite.arena.times import Stopwatch
from pyrite.bots import Bot
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.core.talk import Talk


class TableLog:
    """A log of a table: the scores before each round, and its number of moves."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.scores: dict[int, tuple[int, ...]] = {}
        self.moves = Counter[int]()

    def note(self, view: Mapping[str, Any]) -> None:
        """Record that a seat is about to choose."""
        self.scores.setdefault(view["round"], self.state.scores)
        self.moves[view["round"]] += view["stage"] == "playing"

    def dwarfs(self) -> list[str]:
        """Return every seat's true dwarf."""
        return [self.state.private(seat)["dwarf"] for seat in range(self.state.seats)]


class MeasuredBot(Bot):
    """A bot that plays like the one inside it, and is measured."""

    def __init__(self, bot: Bot, table: TableLog) -> None:
        self.bot = bot
        self.table = table
        self.watch = Stopwatch()
        self.beliefs = BeliefLog()

    def told(self, event: Event) -> None:
        """Pass on an event, as the bot's seat may know it."""
        self.bot.told(event)

    def hear(self, talk: Talk) -> None:
        """Pass on talk."""
        self.bot.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what the inner bot says."""
        return self.bot.say(view, rng)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Return the inner bot's choice; its beliefs are read first, which uses no randomness."""
        self.table.note(view)
        self._note_beliefs(view)
        began = time.perf_counter()
        action = self.bot.choose(view, actions, rng)
        if len(actions) > 1:
            self.watch.add(time.perf_counter() - began)
        return action

    def _note_beliefs(self, view: Mapping[str, Any]) -> None:
        """Score the bot's beliefs about seats it cannot know."""
        hidden = [seat for seat, dwarf in enumerate(view["dwarfs"]) if dwarf is None]
        beliefs = getattr(self.bot, "beliefs", None)  # not every bot has beliefs
        if not hidden or view["stage"] != "playing" or beliefs is None:
            return
        before = prior(self.table.state.describe().dwarfs, view)
        scores = score(beliefs(view).dwarfs, before, hidden, self.table.dwarfs())
        self.beliefs.add(view["round"], self.table.moves[view["round"]] - 1, scores)
