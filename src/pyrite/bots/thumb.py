"""The bot with rules of thumb: it counts the way to the treasure and remembers who did what."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyrite.bots.answers import value
from pyrite.bots.board import Board
from pyrite.bots.mines import answers as mines
from pyrite.bots.mines.deeds import Deeds
from pyrite.bots.plays import read
from pyrite.bots.situation import Situation
from pyrite.bots.suspicion import Suspicion
from pyrite.core.events import Event

EQUAL = 1e-9  # values no further apart are decided by lot


class Thumb:
    """Plays each game as its dwarf would; games it does not know by lot."""

    def __init__(self) -> None:
        self.suspicion = Suspicion()
        self.deeds = Deeds()

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.suspicion.told(event)
        self.deeds.told(event)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: random.Random) -> str:
        """What is worth most to one's side; equals by lot."""
        judge = JUDGES.get(view["game"])
        if len(legal) == 1 or judge is None:
            return rng.choice(legal)
        values = judge(self, view, legal)
        best = max(values)
        close = [text for text, x in zip(legal, values, strict=True) if x >= best - EQUAL]
        return rng.choice(close)


def _saboteur(bot: Thumb, view: Mapping[str, Any], legal: Sequence[str]) -> list[float]:
    board = Board.of(view)
    bot.suspicion.chances(view, board)
    situation = Situation(view, board, bot.suspicion.kinds(view), [*map(read, legal)])
    return [value(text, situation) for text in legal]


def _lostmines(bot: Thumb, view: Mapping[str, Any], legal: Sequence[str]) -> list[float]:
    return mines.values(view, legal, bot.deeds)


Judge = Callable[[Thumb, Mapping[str, Any], Sequence[str]], list[float]]
JUDGES: dict[str, Judge] = {"saboteur": _saboteur, "lostmines": _lostmines}
