"""A bot that is watched while it plays: how long it thinks, and how much it has found out."""

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
    """What is noted of a table: the scores before each round, and how many moves it has."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.scores: dict[int, tuple[int, ...]] = {}
        self.moves = Counter[int]()

    def note(self, view: Mapping[str, Any]) -> None:
        """Somebody is about to choose."""
        self.scores.setdefault(view["round"], self.state.scores)
        self.moves[view["round"]] += view["stage"] == "playing"

    def dwarfs(self) -> list[str]:
        """The truth: what every seat is now."""
        return [self.state.private(seat)["dwarf"] for seat in range(self.state.seats)]


class MeasuredBot(Bot):
    """Plays as the bot inside it would."""

    def __init__(self, bot: Bot, table: TableLog) -> None:
        self.bot = bot
        self.table = table
        self.watch = Stopwatch()
        self.beliefs = BeliefLog()

    def told(self, event: Event) -> None:
        """Something happened, as the bot's seat may know it."""
        self.bot.told(event)

    def hear(self, talk: Talk) -> None:
        """Somebody said something."""
        self.bot.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """What the bot inside says."""
        return self.bot.say(view, rng)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """What the bot inside chooses; its beliefs are asked for before, which takes no luck."""
        self.table.note(view)
        self._note_beliefs(view)
        began = time.perf_counter()
        action = self.bot.choose(view, actions, rng)
        if len(actions) > 1:
            self.watch.add(time.perf_counter() - began)
        return action

    def _note_beliefs(self, view: Mapping[str, Any]) -> None:
        """Compare what the bot believes of the seats it cannot know with the truth."""
        hidden = [seat for seat, dwarf in enumerate(view["dwarfs"]) if dwarf is None]
        beliefs = getattr(self.bot, "beliefs", None)  # not every bot has any
        if not hidden or view["stage"] != "playing" or beliefs is None:
            return
        before = prior(self.table.state.describe().dwarfs, view)
        scores = score(beliefs(view).dwarfs, before, hidden, self.table.dwarfs())
        self.beliefs.add(view["round"], self.table.moves[view["round"]] - 1, scores)
