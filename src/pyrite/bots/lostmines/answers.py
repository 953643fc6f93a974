"""What the bot thinks of its answers, whatever The Lost Mines ask it."""

from collections.abc import Callable, Sequence

from pyrite.bots.lostmines.move_values import Walk, first_side
from pyrite.bots.lostmines.situation import Situation
from pyrite.bots.lostmines.turn_values import worth
from pyrite.core.actions import Action
from pyrite.core.tiles import Tile

Values = list[float]


def _turn(actions: Sequence[Action], situation: Situation) -> Values:
    return [worth(action, situation) for action in actions]


def _agree(actions: Sequence[Action], situation: Situation) -> Values:
    """L-45: only those who gain nothing from going on agree."""
    return [float((action.verb == "agree") == situation.over) for action in actions]


def _move(actions: Sequence[Action], situation: Situation) -> Values:
    values = Walk(situation).values
    return [values.get(first_side(action), 0.0) for action in actions]


def _turn_mine(actions: Sequence[Action], situation: Situation) -> Values:
    """L-31: the turn that leads one's own on."""
    cards, where = situation.ground.cards, situation.view["ask"]["cell"]
    name, cell = situation.view["mines"][where], cards.grid.cell(where)
    values = []
    for action in actions:
        sides = cards.sides(str(Tile(name, action.turned)))
        ground = situation.ground.with_tile(cell, sides)
        values.append(Situation(situation.view, ground, situation.roles).prospects)
    return values


def _take(actions: Sequence[Action], situation: Situation) -> Values:
    """L-32: the most valuable one."""
    numbers = [action.treasure for action in actions]
    return [situation.treasures.value(number) if number else 0.0 for number in numbers]


def _unknown(actions: Sequence[Action], situation: Situation) -> Values:
    return [0.0] * len(actions)


ASKS: dict[str, Callable[[Sequence[Action], Situation], Values]] = {
    "turn": _turn,
    "agree": _agree,
    "move": _move,
    "turn_mine": _turn_mine,
    "take_treasure": _take,
}


def answer_values(actions: Sequence[Action], situation: Situation) -> Values:
    """What each answer is worth to this seat, whatever was asked."""
    return ASKS.get(situation.view["ask"]["kind"], _unknown)(actions, situation)
