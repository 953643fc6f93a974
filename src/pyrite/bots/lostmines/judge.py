"""The rules of thumb of The Lost Mines, for one seat that remembers the others' deeds."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.beliefs import Beliefs, Evidence
from pyrite.bots.lostmines.answers import answer_values
from pyrite.bots.lostmines.beliefs import Roles, roles
from pyrite.bots.lostmines.cards import cards_of
from pyrite.bots.lostmines.evidence import Deeds
from pyrite.bots.lostmines.ground import Ground
from pyrite.bots.lostmines.reasons import reason
from pyrite.bots.lostmines.situation import Situation
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message


class LostMinesJudge:
    """Weighs actions by the ways to the treasures and by whom the seat shares with."""

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.deeds = Deeds()

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.deeds.told(event)

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """What each answer is worth to this seat."""
        ground = Ground.of(view, self.cards)
        situation = Situation(view, ground, self._roles(view, ground))
        situation.proposed = view["seat"] in self.deeds.proposed
        return answer_values(actions, situation)

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Why one of the actions is done."""
        return reason(action)

    def evidence(self, view: Mapping[str, Any]) -> Evidence:
        """For each seat and character how likely its deeds are, as a logarithm."""
        return self.deeds.weigh(view, Ground.of(view, self.cards))

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Who is what; this game has no goals."""
        return Beliefs(self._roles(view, Ground.of(view, self.cards)), {})

    def _roles(self, view: Mapping[str, Any], ground: Ground) -> list[Roles]:
        return roles(self.cards.description.dwarfs, view, self.deeds.weigh(view, ground))
