"""The values of a bot's answers to every question of The Lost Mines."""

from collections.abc import Callable, Sequence

from pyrite.bots.lostmines.move_values import Walk, first_side
from pyrite.bots.lostmines.situation import Situation
from pyrite.bots.lostmines.turn_values import worth
from pyrite.core.actions import Action
from pyrite.core.cards import Tile

Values = list[float]


def _turn(actions: Sequence[Action], situation: Situation) -> Values:
    return [worth(action, situation) for action in actions]


def _agree(actions: Sequence[Action], situation: Situation) -> Values:
    """Agree to end the round only if going on gains nothing (L-45)."""
    return [float((action.verb == "agree") == situation.over) for action in actions]


def _move(actions: Sequence[Action], situation: Situation) -> Values:
    values = Walk(situation).values
    return [values.get(first_side(action), 0.0) for action in actions]


def _turn_mine(actions: Sequence[Action], situation: Situation) -> Values:
    """Prefer the rotation that leads the seat's own side on (L-31)."""
    cards, where = situation.ground.cards, situation.view["ask"]["cell"]
    name, cell = situation.view["mines"][where], cards.grid.cell(where)
    values = []
    for action in actions:
        sides = cards.sides(str(Tile(name, action.turned)))
        ground = situation.ground.with_tile(cell, sides)
        values.append(Situation(situation.view, ground, situation.roles).prospects)
    return values


def _take(actions: Sequence[Action], situation: Situation) -> Values:
    """Prefer the most valuable treasure (L-32)."""
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
    """Return what each answer is worth to this seat, whatever was asked."""
    return ASKS.get(situation.view["ask"]["kind"], _unknown)(actions, situation)
