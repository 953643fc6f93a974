"""A geologist's values: crystals on the table, and a long round (S-34)."""

from pyrite.bots.saboteur import common_values, digger_values
from pyrite.bots.saboteur.action_parts import card_of, target_of
from pyrite.bots.saboteur.deeds import LAYING
from pyrite.bots.saboteur.hand_values import keep
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action

END = 4.0  # cost of the round ending while crystals may still come


def _place(action: Action, situation: Situation) -> float:
    """Rate crystals anywhere, best where they do not hasten the end; keep other paths."""
    board = situation.changed(action)
    after = board.distances()
    end = END * situation.finds(action, after) + 0.3 * situation.race(after)
    crystal = 3.0 if _is_crystal(action, situation) else 0.0
    beside = common_values.visit(situation, board) - common_values.toll(action)
    return crystal + beside - end - 0.1 * situation.gain(after) - keep(card_of(action), situation)


def _is_crystal(action: Action, situation: Situation) -> bool:
    """Return whether the action lays a crystal (S-13)."""
    return situation.cards.shape(card_of(action)).is_crystal


def _specialist(action: Action, situation: Situation) -> float:
    """Rate two crystals at once."""
    paths = common_values.paths(situation)
    crystals = [path for path in paths if _is_crystal(path, situation)]
    return 3.5 if len({path.card for path in crystals}) > 1 else -0.3


def _rockfall(action: Action, situation: Situation) -> float:
    """Rate a rockfall that keeps others from the treasure without losing a crystal."""
    crystal = situation.cards.shape(situation.view["board"][action.cell]).is_crystal
    harm = -situation.gain(situation.after(action))
    return (0.2 * harm if situation.nearest <= 2 else -0.2) - 2.0 * crystal


def _diversion(action: Action, situation: Situation) -> float:
    return -0.2


def _repair(action: Action, situation: Situation) -> float:
    """Rate repairs of the seat's own tools only."""
    if target_of(action) != situation.seat:
        return -0.1
    return digger_values.WORTH["repair"](action, situation)


def _break(action: Action, situation: Situation) -> float:
    """Rate breaking a tool, since a seat that cannot dig does not end the round."""
    if target_of(action) == situation.seat:
        return -3.0
    fresh = not situation.hindrances(target_of(action))
    return situation.foes[target_of(action)] + (0.4 if fresh and situation.nearest <= 2 else -0.4)


WORTH: common_values.Values = common_values.WORTH | {
    **dict.fromkeys(LAYING, _place),
    "path_specialist": _specialist,
    "diversion": _diversion,
    "rockfall": _rockfall,
    "map": lambda action, situation: -0.1,
    "repair": _repair,
    "freed": _repair,
    "break": _break,
    "trapped": _break,
    "goal_swap": lambda action, situation: 0.0,
}
