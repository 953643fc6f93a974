"""The medium bot: heuristics weigh each action, and it remembers who did what."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from pyrite.bots.base.beliefs import Beliefs, Evidence, KnownDeed
from pyrite.bots.base.bot import Bot
from pyrite.bots.base.guidance import Guidance
from pyrite.bots.lostmines.judge import LostMinesJudge
from pyrite.bots.saboteur.judge import SaboteurJudge
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk

EQUAL = 1e-9  # closer values count as equal and are chosen at random


class Judge(Protocol):
    """The heuristics of one game, for one seat."""

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""

    def hear(self, talk: Talk) -> None:
        """Remember what is said."""

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what is worth saying now, or None."""

    def believe_everything(self) -> None:
        """Believe everything that is said from now on."""

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """Return what each action is worth to the seat."""

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Return why the seat would choose this action."""

    def evidence(self, view: Mapping[str, Any]) -> Evidence:
        """Return the log likelihood of each seat's deeds for each kind of dwarf."""

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Return who is who and where the treasure lies, as far as the seat can know."""

    def guidance(self, view: Mapping[str, Any]) -> Guidance:
        """Return what guides rollouts from this moment."""

    def believed(self, view: Mapping[str, Any], evidence: Evidence) -> list[dict[str, float]]:
        """Return each seat's dwarf probabilities from the cards and this evidence."""

    def deeds(self, view: Mapping[str, Any]) -> list[KnownDeed]:
        """Return the deeds of this round, as far as this seat can judge them."""


JUDGES: dict[str, Callable[[Description], Judge]] = {
    "saboteur": SaboteurJudge,
    "lostmines": LostMinesJudge,
}


class MediumBot(Bot):
    """Plays each game as its dwarf would, and unknown games at random."""

    def __init__(self, description: Description) -> None:
        judge = JUDGES.get(description.game)
        self.judge = judge(description) if judge else None

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        if self.judge:
            self.judge.told(event)

    def hear(self, talk: Talk) -> None:
        """Weigh what is said by how trustworthy the speaker is."""
        if self.judge:
            self.judge.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what serves its side now, true or not; usually None."""
        return self.judge.say(view, rng) if self.judge else None

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Return what is worth most to its side, at random among equals."""
        if len(actions) == 1 or self.judge is None:
            return rng.choice(actions)
        values = self.judge.values(view, actions)
        best = max(values)
        close = [action for action, x in zip(actions, values, strict=True) if x >= best - EQUAL]
        return rng.choice(close)

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Return why it chose this action, for people who ask for a hint."""
        if len(actions) == 1 or self.judge is None:
            return Message("hint-only", {})
        return self.judge.reason(view, actions, action)

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Return its beliefs about hidden dwarfs and goals; none in games it does not know."""
        return self.judge.beliefs(view) if self.judge else Beliefs([], {})
