"""Bots: each is told what its seat may know, nothing else, and chooses one of its legal actions."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from pyrite.bots.heuristic import HeuristicBot
from pyrite.bots.random_bot import RandomBot
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.talk import Talk


class Bot(Protocol):
    """Holds one seat for one game; `told` and `hear` may do nothing."""

    def told(self, event: Event) -> None:
        """Something happened, as the bot's seat may know it."""

    def hear(self, talk: Talk) -> None:
        """Somebody said something; it may be a lie."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """One of the legal actions."""


BOTS: dict[str, Callable[[Description], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}
