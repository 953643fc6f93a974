"""The rules of thumb of the tunnel game, for one seat that remembers the others' deeds."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.saboteur.answers import value
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cards import cards_of
from pyrite.bots.saboteur.situation import Situation
from pyrite.bots.saboteur.suspicion import Suspicion
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event


class SaboteurJudge:
    """Weighs actions by the way to the treasure and by whom the seat trusts."""

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.suspicion = Suspicion(description)

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.suspicion.told(event)

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """What each action is worth to this seat's side."""
        board = Board.of(view, self.cards)
        self.suspicion.chances(view, board)
        situation = Situation(view, board, self.suspicion.kinds(view), actions)
        return [value(action, situation) for action in actions]
