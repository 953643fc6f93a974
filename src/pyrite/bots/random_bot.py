"""The bot that rolls dice."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.talk import Talk


class RandomBot:
    """Every legal action is as good as any other."""

    def __init__(self, description: Description) -> None:
        """What lies on the table does not matter to it."""

    def told(self, event: Event) -> None:
        """It does not listen."""

    def hear(self, talk: Talk) -> None:
        """It goes by what is done, not by what is said."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Any of the legal actions."""
        return rng.choice(actions)
