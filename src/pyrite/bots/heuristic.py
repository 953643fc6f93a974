"""The bot with rules of thumb: it weighs what each action is worth and remembers who did what."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from pyrite.bots.bot import Bot
from pyrite.bots.lostmines.judge import LostMinesJudge
from pyrite.bots.saboteur.judge import SaboteurJudge
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message

EQUAL = 1e-9  # values no further apart are decided by lot


class Judge(Protocol):
    """The rules of thumb of one game, for one seat."""

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """What each action is worth to the seat."""

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Why the seat would do this one."""


JUDGES: dict[str, Callable[[Description], Judge]] = {
    "saboteur": SaboteurJudge,
    "lostmines": LostMinesJudge,
}


class HeuristicBot(Bot):
    """Plays each game as its dwarf would; games it does not know by lot."""

    def __init__(self, description: Description) -> None:
        judge = JUDGES.get(description.game)
        self.judge = judge(description) if judge else None

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        if self.judge:
            self.judge.told(event)

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
