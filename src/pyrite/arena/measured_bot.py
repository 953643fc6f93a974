"""A bot that is watched while it plays: how long it thinks, and how much it has found out."""

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from traceback import extract_tb
from typing import Any, ParamSpec, TypeVar

from pyrite.arena.beliefs import BeliefLog, prior, score
from pyrite.arena.errors import ArenaError, say
from pyrite.arena.times import Stopwatch
from pyrite.bots import Bot
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.core.talk import Talk

P = ParamSpec("P")
R = TypeVar("R")


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
    """Plays as the bot inside it would; a bot that fails is named."""

    def __init__(self, name: str, bot: Bot, table: TableLog) -> None:
        self.name = name
        self.bot = bot
        self.table = table
        self.watch = Stopwatch()
        self.beliefs = BeliefLog()

    def told(self, event: Event) -> None:
        """Something happened, as the bot's seat may know it."""
        self._ask(self.bot.told, event)

    def hear(self, talk: Talk) -> None:
        """Somebody said something."""
        self._ask(self.bot.hear, talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """What the bot inside says."""
        return self._ask(self.bot.say, view, rng)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """What the bot inside chooses; its beliefs are asked for before, which takes no luck."""
        self.table.note(view)
        self._note_beliefs(view)
        began = time.perf_counter()
        action = self._ask(self.bot.choose, view, actions, rng)
        if len(actions) > 1:
            self.watch.add(time.perf_counter() - began)
        return action

    def _note_beliefs(self, view: Mapping[str, Any]) -> None:
        """Compare what the bot believes of the seats it cannot know with the truth."""
        hidden = [seat for seat, dwarf in enumerate(view["dwarfs"]) if dwarf is None]
        beliefs = getattr(self.bot, "beliefs", None)
        if beliefs is None or not hidden or view["stage"] != "playing":
            return
        own, cards = self._ask(beliefs, view).dwarfs, self.table.state.describe().dwarfs
        scores = score(own, prior(cards, view), hidden, self.table.dwarfs())
        self.beliefs.add(view["round"], self.table.moves[view["round"]] - 1, scores)

    def _ask(self, call: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """What the bot answers; an error of its own tells whose it is and where."""
        try:
            return call(*args, **more)
        except Exception as error:
            where = extract_tb(error.__traceback__)[-1]
            problem = f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
            raise ArenaError(say("arena-bot-failed", bot=self.name, problem=problem)) from error
