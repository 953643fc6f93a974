"""What the heuristics of every game are made of: a judge of actions, and its speaker."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Protocol

from pyrite.bots.beliefs import Beliefs, Evidence, KnownDeed
from pyrite.bots.guidance import Guidance
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.core.views import View


class Listener(Protocol):
    """Whatever remembers what happens and what is said."""

    def told(self, event: Event) -> None:
        """Learn that something happened."""

    def hear(self, talk: Talk) -> None:
        """Hear what is said."""


class Speaker:
    """Remembers what was said, and never says anything twice in a round."""

    chatty: ClassVar[float]  # how often a seat with something to say speaks

    def __init__(self, description: Description) -> None:
        self.allowed = description.phrases
        self.clear()

    def clear(self) -> None:
        """Forget everything for a new round."""
        self.said: set[Talk] = set()  # by any player

    def told(self, event: Event) -> None:
        """Learn that something happened."""
        if event.kind == "round_started":
            self.clear()

    def hear(self, talk: Talk) -> None:
        """Remember what need not be said again."""
        self.said.add(talk)

    def first_of(self, thoughts: Iterator[Talk], rng: random.Random) -> Talk | None:
        """Return the first thing worth saying that has not been said."""
        silent = rng.random() >= self.chatty
        for talk in thoughts:
            if talk.kind in self.allowed and talk not in self.said:
                return None if silent else talk
        return None


class Judge(ABC):
    """The heuristics of one game, for one seat that remembers others' deeds."""

    listeners: tuple[Listener, ...]

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        for listener in self.listeners:
            listener.told(event)

    def hear(self, talk: Talk) -> None:
        """Remember what is said, which may be a lie."""
        for listener in self.listeners:
            listener.hear(talk)

    @abstractmethod
    def believe_everything(self) -> None:
        """Believe everything that is said from now on."""

    @abstractmethod
    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Return what serves the seat's side now, true or not, or None."""

    @abstractmethod
    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return what each action is worth to the seat."""

    @abstractmethod
    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        """Return why the seat would choose this action."""

    @abstractmethod
    def evidence(self, view: View) -> Evidence:
        """Return the log likelihood of each seat's deeds for each kind of dwarf."""

    @abstractmethod
    def deeds(self, view: View) -> list[KnownDeed]:
        """Return the deeds of this round, as far as this seat can judge them."""

    @abstractmethod
    def believed(self, view: View, evidence: Evidence) -> list[dict[str, float]]:
        """Return each seat's dwarf probabilities from the cards and this evidence."""

    @abstractmethod
    def beliefs(self, view: View) -> Beliefs:
        """Return who is who and where the treasure lies, as far as the seat can know."""

    @abstractmethod
    def guidance(self, view: View) -> Guidance:
        """Return what guides rollouts from this moment."""
