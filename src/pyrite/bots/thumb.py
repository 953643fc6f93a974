"""The bot with rules of thumb: it counts cards to the treasure and remembers who did what."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyrite.bots import digging, hindering
from pyrite.bots.board import Board
from pyrite.bots.plays import Play, read
from pyrite.bots.situation import Situation
from pyrite.bots.suspicion import Suspicion
from pyrite.core.events import Event
from pyrite.core.grid import cell_from_text

OUTRAGE = -2.0  # what is this bad for one's side is vetoed


class Thumb:
    """Digs as a digger, hinders as a saboteur."""

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
        situation = Situation(view, board, self.suspicion.chances(view, board))
        value = ASKS.get(view["ask"]["kind"], _worth)
        values = [value(text, situation) for text in legal]
        best = max(values)
        return rng.choice([text for text, x in zip(legal, values, strict=True) if x >= best - 1e-9])


def is_saboteur(situation: Situation) -> bool:
    """Which side is this seat on? Every dwarf but the saboteur wants the treasure."""
    return bool(situation.view["dwarf"] == "saboteur")


def _worth(text: str, situation: Situation) -> float:
    return _play_worth(read(text), situation)


def _play_worth(play: Play, situation: Situation) -> float:
    worth = hindering.worth if is_saboteur(situation) else digging.worth
    return worth(play, situation)


def _pick_goal(text: str, situation: Situation) -> float:
    """The likeliest treasure first; a saboteur the other way round."""
    odds = situation.odds.get(read(text).cell, 0.0)
    return -odds if is_saboteur(situation) else odds


def _turn_goal(text: str, situation: Situation) -> float:
    """The way round that leads on best; a saboteur the other way round."""
    cell: str = situation.view["ask"]["about"]
    name = situation.view["goals"].get(cell, "treasure")
    turned = situation.board.with_card(cell_from_text(cell), name + " r" * (text == "turned"))
    gain = situation.gain(turned.distances())
    return -gain if is_saboteur(situation) else gain


def _take_gold(text: str, situation: Situation) -> float:
    """The most."""
    value = text.rpartition(" ")[2]
    return float(value) if value.isdigit() else 0.0


def _veto(text: str, situation: Situation) -> float:
    """Only against what clearly hurts one's side."""
    declared = situation.view["declared"]
    if text != "veto" or not declared:
        return 0.0
    return OUTRAGE - _play_worth(read(declared), situation)


ASKS: dict[str, Callable[[str, Situation], float]] = {
    "pick_goal": _pick_goal,
    "turn_goal": _turn_goal,
    "take_gold": _take_gold,
    "veto": _veto,
}
