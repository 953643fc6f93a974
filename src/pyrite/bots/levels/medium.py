"""The bot with rules of thumb: it weighs what each action is worth and remembers who did what."""

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
from pyrite.core.message import Message
from pyrite.core.talk import Talk

EQUAL = 1e-9  # values no further apart are decided by lot


class Judge(Protocol):
    """The rules of thumb of one game, for one seat."""

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""

    def hear(self, talk: Talk) -> None:
        """The same for what is said."""

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """What serves the seat now, or nothing."""

    def believe_everything(self) -> None:
        """From now on take what anybody says for true."""

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """What each action is worth to the seat."""

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Why the seat would do this one."""

    def evidence(self, view: Mapping[str, Any]) -> Evidence:
        """For each seat and kind of dwarf how likely its deeds are, as a logarithm."""

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Who is what, and where the treasure lies, as far as the seat can know."""

    def guidance(self, view: Mapping[str, Any]) -> Guidance:
        """What rollouts from this moment go by."""

    def believed(self, view: Mapping[str, Any], evidence: Evidence) -> list[dict[str, float]]:
        """How likely each seat is each dwarf, by the cards and this evidence."""

    def deeds(self, view: Mapping[str, Any]) -> list[KnownDeed]:
        """What the seats have done in this round, as far as this seat can judge it."""


JUDGES: dict[str, Callable[[Description], Judge]] = {
    "saboteur": SaboteurJudge,
    "lostmines": LostMinesJudge,
}


class MediumBot(Bot):
    """Plays each game as its dwarf would; games it does not know by lot."""

    def __init__(self, description: Description) -> None:
        judge = JUDGES.get(description.game)
        self.judge = judge(description) if judge else None

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        if self.judge:
            self.judge.told(event)

    def hear(self, talk: Talk) -> None:
        """Weigh what is said by how far the speaker is to be trusted."""
        if self.judge:
            self.judge.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """What serves its side now, true or not; mostly nothing."""
        return self.judge.say(view, rng) if self.judge else None

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """What is worth most to one's side; equals by lot."""
        if len(actions) == 1 or self.judge is None:
            return rng.choice(actions)
        values = self.judge.values(view, actions)
        best = max(values)
        close = [action for action, x in zip(actions, values, strict=True) if x >= best - EQUAL]
        return rng.choice(close)

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Why it chose this action, for people who ask what it would do."""
        if len(actions) == 1 or self.judge is None:
            return Message("hint-only", {})
        return self.judge.reason(view, actions, action)

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """What it believes of the hidden dwarfs and goals; nothing in games it does not know."""
        return self.judge.beliefs(view) if self.judge else Beliefs([], {})
