"""The rules of thumb of the tunnel game, for one seat that remembers the others' deeds."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.beliefs import Beliefs, Evidence
from pyrite.bots.saboteur.answers import value
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cards import cards_of
from pyrite.bots.saboteur.cells import cell_number
from pyrite.bots.saboteur.reasons import reason
from pyrite.bots.saboteur.situation import Situation, treasure_odds
from pyrite.bots.saboteur.suspicion import Suspicion
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message


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
        situation = self._situation(view, actions)
        return [value(action, situation) for action in actions]

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Why one of the actions is done."""
        return reason(action, self._situation(view, actions))

    def evidence(self, view: Mapping[str, Any]) -> Evidence:
        """For each seat and kind of dwarf how likely its deeds are, as a logarithm."""
        self.suspicion.chances(view, Board.of(view, self.cards))
        return self.suspicion.evidence(len(view["hands"]))

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Who is what, and where the treasure lies, as far as this seat can know."""
        board = Board.of(view, self.cards)
        self.suspicion.chances(view, board)
        odds = treasure_odds(board)
        goals = {cell: cell_number(cell) for cell in view["goals"]}
        hidden = {cell: odds.get(at, 0.0) for cell, at in goals.items() if at in board.hidden}
        return Beliefs(self.suspicion.kinds(view), hidden)

    def _situation(self, view: Mapping[str, Any], actions: Sequence[Action]) -> Situation:
        board = Board.of(view, self.cards)
        self.suspicion.chances(view, board)
        return Situation(view, board, self.suspicion.kinds(view), actions)
