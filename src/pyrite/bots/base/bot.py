"""What a bot is: it is told what its seat may know, nothing else, and chooses a legal action."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message
from pyrite.core.talk import Talk


class Bot(Protocol):
    """Holds one seat for one game. A class of one's own that extends it needs `choose` alone."""

    def told(self, event: Event) -> None:
        """Something happened, as the bot's seat may know it."""

    def hear(self, talk: Talk) -> None:
        """Somebody said something; it may be a lie."""

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """What the bot says to everybody before it chooses; usually nothing."""
        return None

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """One of the legal actions."""
        ...


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say why it would do something."""

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Why it would choose this action, for people who ask."""
        ...


NewBot = Callable[[Description], Bot]
