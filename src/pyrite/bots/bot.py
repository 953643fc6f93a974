"""The interface of a bot: it learns what its seat may know, and chooses a legal action."""

import random
from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.core.views import View


class Bot(Protocol):
    """Plays one seat for one game. A custom bot extends this class and needs only `choose`."""

    description: Description  # of the table

    def __init__(self, description: Description) -> None:
        self.description = description

    def told(self, event: Event) -> None:
        """Learn that something happened, as the bot's seat may know it."""

    def hear(self, talk: Talk) -> None:
        """Hear what another player said, which may be a lie."""

    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Return what the bot says to everybody before it chooses; usually None."""
        return None

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return one of the legal actions."""
        ...


@runtime_checkable
class Adviser(Protocol):
    """A bot that can explain its choice."""

    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        """Return why it would choose this action, for people who ask."""
        ...


NewBot = Callable[[Description], Bot]
