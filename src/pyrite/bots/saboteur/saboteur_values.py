"""A saboteur's values: how many cards each choice costs the diggers."""

from pyrite.bots.saboteur import common_values
from pyrite.bots.saboteur.action_parts import barred_cell, card_of, cell_of, target_of
from pyrite.bots.saboteur.deeds import LAYING
from pyrite.bots.saboteur.hand_values import keep
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action

NEAR = 6  # this close to a goal it stops pretending
RUIN = 50.0
PRIZES = {"sack_1": 1.0, "sack_2": 2.0, "dragon": -1.0, "spider": RUIN}


def near(situation: Situation) -> bool:
    """Return whether it is time to stop pretending."""
    return situation.nearest <= NEAR


def _place(action: Action, situation: Situation) -> float:
    """Rate a path: never find the treasure; pretend when far, block when near."""
    board = situation.changed(action)
    after = board.distances()
    found = situation.finds(action, after)
    if found:
        return -RUIN * found
    prizes = sum(PRIZES.get(card, 0.0) for card in situation.turns(action, after))
    beside = prizes + common_values.visit(situation, board) - common_values.toll(action)
    harm = -situation.gain(after)
    if near(situation):
        return beside + (harm if harm > 0 else 1.5 * harm - 0.2)
    if situation.cards.shape(card_of(action)).is_dead_end:
        return beside - 0.5
    return beside + 0.5 * harm + 0.3 * (situation.seems(after) > 0)


def _diversion(action: Action, situation: Situation) -> float:
    """Rate moving the last path to where it helps nobody."""
    after = situation.after(action)
    harm = -situation.gain(after) - RUIN * situation.finds(action, after)
    return harm - 0.3 if near(situation) else harm - 1.5


def _specialist(action: Action, situation: Situation) -> float:
    """Rate two paths at once, if one would already do harm."""
    best = max((_place(path, situation) for path in common_values.paths(situation)), default=0.0)
    return best + 0.3 if best > 0.5 else -0.3


def _rockfall(action: Action, situation: Situation) -> float:
    """Rate a rockfall, which is best near the goals."""
    harm = -situation.gain(situation.after(action))
    return harm - 0.3 if near(situation) else harm - 2.5


def _map(action: Action, situation: Situation) -> float:
    """Rate a look, since knowing the treasure helps to lead others elsewhere."""
    return 0.5 if cell_of(action) in situation.odds and not situation.treasure_known else -0.3


def _repair(action: Action, situation: Situation) -> float:
    """Rate a repair of the seat itself and of those who seem to be saboteurs."""
    freed = 1.0 if len(situation.hindrances(target_of(action))) == 1 else 0.5
    if target_of(action) == situation.seat:
        return 0.6 * freed
    return freed * (0.4 - situation.foes[target_of(action)])


def _freed(action: Action, situation: Situation) -> float:
    """Rate freeing a seat, since a trapped one gets no share (S-22)."""
    return _repair(action, situation) + 0.8 * (target_of(action) == situation.seat)


def _break(action: Action, situation: Situation) -> float:
    """Rate stopping those who dig, above all when the treasure is near."""
    if target_of(action) == situation.seat:
        return -3.0
    fresh = 0.4 if situation.hindrances(target_of(action)) else 1.0
    return (1.6 if near(situation) else 0.9) * fresh * (situation.foes[target_of(action)] - 0.25)


def _goal_swap(action: Action, situation: Situation) -> float:
    """Rate moving the treasure away and making its place uncertain."""
    return abs(common_values.swap_gain(action, situation)) + (0.3 if near(situation) else -0.6)


def _guard(action: Action, situation: Situation) -> float:
    """Rate a guard near the goals, where everybody must pass (M-T1)."""
    if not near(situation):
        return -1.0
    harm = -situation.gain(situation.board.barred(barred_cell(action)).distances())
    return 0.8 * min(harm, 2.0) - keep(card_of(action), situation) - 0.2


WORTH: common_values.Values = common_values.WORTH | {
    **dict.fromkeys(LAYING, _place),
    "diversion": _diversion,
    "path_specialist": _specialist,
    "rockfall": _rockfall,
    "map": _map,
    "repair": _repair,
    "freed": _freed,
    "break": _break,
    "trapped": _break,
    "goal_swap": _goal_swap,
    "guard": _guard,
}
