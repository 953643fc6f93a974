"""The bot with rules of thumb: it counts cards to the treasure and remembers who did what."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.answers import value
from pyrite.bots.board import Board
from pyrite.bots.plays import read
from pyrite.bots.situation import Situation
from pyrite.bots.suspicion import Suspicion
from pyrite.core.events import Event


class Thumb:
    """Digs as a digger, hinders as a saboteur, lays crystals as a geologist."""

    def __init__(self) -> None:
        self.suspicion = Suspicion()

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.suspicion.told(event)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: random.Random) -> str:
        """What is worth most to one's side; equals, and games it does not know, by lot."""
        if len(legal) == 1 or view["game"] != "saboteur":
            return rng.choice(legal)
        board = Board.of(view)
        self.suspicion.chances(view, board)
        situation = Situation(view, board, self.suspicion.kinds(view), [*map(read, legal)])
        values = [value(text, situation) for text in legal]
        best = max(values)
        return rng.choice([text for text, x in zip(legal, values, strict=True) if x >= best - 1e-9])
