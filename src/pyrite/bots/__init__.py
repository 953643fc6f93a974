"""Bots: each is told what its seat may know, nothing else, and names one of its legal actions."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from pyrite.bots.thumb import Thumb
from pyrite.bots.uniform import Uniform
from pyrite.core.events import Event


class Bot(Protocol):
    """Holds one seat for one game; `told` may do nothing."""

    def told(self, event: Event) -> None:
        """Something happened, as the bot's seat may know it."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: random.Random) -> str:
        """One of the legal actions."""


BOTS: dict[str, Callable[[], Bot]] = {"random": Uniform, "thumb": Thumb}
