"""The heuristics of The Lost Mines, for a seat that remembers others' deeds."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.base.beliefs import Beliefs, Evidence, KnownDeed
from pyrite.bots.base.guidance import Guidance
from pyrite.bots.lostmines.answers import answer_values
from pyrite.bots.lostmines.beliefs import Roles, roles
from pyrite.bots.lostmines.cards import cards_of
from pyrite.bots.lostmines.evidence import Observer
from pyrite.bots.lostmines.ground import Ground
from pyrite.bots.lostmines.reasons import reason
from pyrite.bots.lostmines.situation import Situation
from pyrite.bots.lostmines.speaker import Speaker
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk


class LostMinesJudge:
    """Weighs actions by the ways to the treasures and by whom the seat shares with."""

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.observer = Observer(description)
        self.speaker = Speaker(description)
        self.seen: tuple[Mapping[str, Any], Ground] | None = None  # the last view, and its board

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.observer.told(event)
        if event.kind == "round_started":
            self.speaker.clear()

    def hear(self, talk: Talk) -> None:
        """Remember what is said."""
        self.observer.hear(talk)
        self.speaker.hear(talk)

    def believe_everything(self) -> None:
        """Do nothing: nobody tells what they have seen in this game (L-08)."""

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what is worth saying now, or None."""
        return self.speaker.say(view, self._roles(view), rng)

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """Return what each answer is worth to this seat."""
        situation = Situation(view, self._ground(view), self._roles(view))
        situation.proposed = view["seat"] in self.observer.proposed
        return answer_values(actions, situation)

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Return why the seat would choose this action."""
        return reason(action)

    def evidence(self, view: Mapping[str, Any]) -> Evidence:
        """Return the log likelihood of each seat's deeds for each character."""
        return self.observer.weigh(view, self._ground(view))

    def deeds(self, view: Mapping[str, Any]) -> list[KnownDeed]:
        """Return the deeds of this round."""
        return list(self.observer.deeds)

    def believed(self, view: Mapping[str, Any], evidence: Evidence) -> list[Roles]:
        """Return each seat's character probabilities from the cards and this evidence."""
        return roles(self.cards.description.dwarfs, view, evidence)

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Return who is who; this game has no goals."""
        return Beliefs(self._roles(view), {})

    def guidance(self, view: Mapping[str, Any]) -> Guidance:
        """Return no guidance: rollouts of this game look only at the table."""
        return Guidance({})

    def _roles(self, view: Mapping[str, Any]) -> list[Roles]:
        return self.believed(view, self.evidence(view))

    def _ground(self, view: Mapping[str, Any]) -> Ground:
        if self.seen is None or self.seen[0] is not view:
            self.seen = view, Ground.of(view, self.cards)
        return self.seen[1]
