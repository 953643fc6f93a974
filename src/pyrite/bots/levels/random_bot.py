"""The bot that rolls dice."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.base.bot import Bot
from pyrite.core.actions import Action
from pyrite.core.description import Description


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def __init__(self, description: Description) -> None:
        """What lies on the table does not matter to it."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Any of the legal actions."""
        return rng.choice(actions)
