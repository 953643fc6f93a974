"""Who is what? Judged from what everybody could see, with the exact count of the dwarf cards."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from pyrite.bots.board import Board
from pyrite.bots.deeds import BLAME, CHANGES, HINTS, before
from pyrite.bots.dwarfs import known_dwarfs, unknown_cards
from pyrite.core.events import Event

MOST = 4.0  # no seat is ever beyond doubt


class Suspicion:
    """What a seat makes of the others' deeds in this round."""

    def __init__(self) -> None:
        self.news: list[Event] = []
        self.board: Board | None = None  # as the seat last saw it
        self.weights: dict[int, float] = {}
        self.hints: dict[tuple[int, str], float] = {}  # what speaks for a seat being that dwarf

    def told(self, event: Event) -> None:
        """Keep it until the bot is asked; a new round wipes the slate clean."""
        if event.kind == "round_started":
            self.news, self.board = [], None
            self.forget()
        else:
            self.news.append(event)

    def forget(self, seat: int | None = None) -> None:
        """A seat has a new dwarf, or all have."""
        self.weights = {s: w for s, w in self.weights.items() if seat not in (s, None)}
        self.hints = {key: w for key, w in self.hints.items() if seat not in (key[0], None)}

    def chances(self, view: Mapping[str, Any], now: Board) -> list[float]:
        """How likely each seat is a saboteur, after thinking about the news."""
        board = self.board or before(now, self.news, view)
        for event in self.news:
            board = self.think(event, board, view)
        self.news, self.board = [], now
        return self.guess(view)
