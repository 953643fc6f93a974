"""The random bot, which plays any legal action."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.base.bot import Bot
from pyrite.core.actions import Action
from pyrite.core.description import Description


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def __init__(self, description: Description) -> None:
        """Ignore the description."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Return a random legal action."""
        return rng.choice(actions)
