"""The bot that rolls dice."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.events import Event


class Uniform:
    """Every legal action is as good as any other."""

    def told(self, event: Event) -> None:
        """It does not listen."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: random.Random) -> str:
        """Any of the legal actions."""
        return rng.choice(legal)
