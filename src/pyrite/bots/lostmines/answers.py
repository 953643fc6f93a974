"""What the bot thinks of its answers, whatever The Lost Mines ask it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyrite.bots.mines.cards import cell_of, read, sides_of
from pyrite.bots.mines.deeds import Deeds
from pyrite.bots.mines.ground import Ground
from pyrite.bots.mines.kinship import roles
from pyrite.bots.mines.moving import Walk, first_side
from pyrite.bots.mines.situation import Situation
from pyrite.bots.mines.turn import worth

Values = list[float]


def _turn(legal: Sequence[str], situation: Situation) -> Values:
    return [worth(read(text), situation) for text in legal]


def _agree(legal: Sequence[str], situation: Situation) -> Values:
    """L-45: only those who gain nothing from going on agree."""
    return [float((text == "agree") == situation.over) for text in legal]


def _move(legal: Sequence[str], situation: Situation) -> Values:
    values = Walk(situation).values
    return [values.get(first_side(read(text)), 0.0) for text in legal]


def _turn_mine(legal: Sequence[str], situation: Situation) -> Values:
    """L-31: the turn that leads one's own on."""
    about: str = situation.view["ask"]["about"]
    name = situation.view["mines"][about]
    values = []
    for text in legal:
        sides = sides_of(name + " r" * (text == "turned"))
        ground = situation.ground.with_tile(cell_of(about), sides)
        values.append(Situation(situation.view, ground, situation.roles).prospects)
    return values


def _take(legal: Sequence[str], situation: Situation) -> Values:
    """L-32: the most valuable one."""
    return [situation.riches.value(read(text).number) for text in legal]


ASKS: dict[str, Callable[[Sequence[str], Situation], Values]] = {
    "turn": _turn,
    "agree": _agree,
    "move": _move,
    "turn_mine": _turn_mine,
    "take_treasure": _take,
}


def values(view: Mapping[str, Any], legal: Sequence[str], deeds: Deeds) -> Values:
    """What each answer is worth to this seat."""
    ground = Ground.of(view)
    situation = Situation(view, ground, roles(view, deeds.weigh(view, ground)))
    situation.proposed = view["seat"] in deeds.proposed
    return ASKS.get(view["ask"]["kind"], _unknown)(legal, situation)


def _unknown(legal: Sequence[str], situation: Situation) -> Values:
    return [0.0] * len(legal)
