"""A digger's values: how many cards of progress each choice is worth.

Diggers are all who want the treasure: those of the base game, both colours, boss, profiteer and the
greedy dwarf.
"""

from pyrite.bots.saboteur import common_values
from pyrite.bots.saboteur.action_parts import card_of, cell_of, target_of
from pyrite.bots.saboteur.board import Board, Distances
from pyrite.bots.saboteur.deeds import LAYING
from pyrite.bots.saboteur.hand_values import keep
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action

FOUND = 50.0
DOUBT = 0.55  # more likely a saboteur than this: worth a broken tool
TRUST = 0.55  # less likely than this: worth a repair
PRIZES = {"sack_1": 1.0, "sack_2": 2.0, "dragon": -1.0, "spider": -FOUND}


def _place(action: Action, situation: Situation) -> float:
    """Rate digging towards the treasure, preferring cards that are missed least."""
    board = situation.changed(action)
    after = board.distances()
    gain, price = situation.gain(after), keep(card_of(action), situation)
    found = FOUND * situation.finds(action, after)
    race = 0.0 if found > 0 else 1.2 * situation.race(after)
    way = gain - 0.2 * price if gain > 0 else gain - price - 0.05
    return found + way - race + _beside(action, situation, board, after)


def _beside(action: Action, situation: Situation, board: Board, after: Distances) -> float:
    """Rate what modules add: prizes, doors of the seat's colour, sites, chests, tolls."""
    prizes = sum(PRIZES.get(card, 0.0) for card in situation.turns(action, after))
    own_door = situation.cards.shape(card_of(action)).door == situation.dwarf
    door = 0.4 if own_door and situation.late else 0.0
    beside = common_values.visit(situation, board) - common_values.toll(action)
    return prizes + door + beside


def _diversion(action: Action, situation: Situation) -> float:
    """Rate moving the last path to a better place."""
    after = situation.after(action)
    return FOUND * situation.finds(action, after) + situation.gain(after) - 0.4


def _specialist(action: Action, situation: Situation) -> float:
    """Rate two paths where one would already help."""
    best = max((_place(path, situation) for path in common_values.paths(situation)), default=0.0)
    return best + 0.4 if best > 0 and len(common_values.useful(situation)) > 1 else -0.3


def _rockfall(action: Action, situation: Situation) -> float:
    """Rate clearing what blocks the way."""
    return situation.gain(situation.after(action)) - 0.5


def _map(action: Action, situation: Situation) -> float:
    """Rate a look for the treasure, while its place is unknown."""
    if situation.treasure_known or cell_of(action) not in situation.odds:
        return -0.5
    return 1.15


def _repair(action: Action, situation: Situation) -> float:
    """Rate a repair: the seat itself first, then trusted ones; half if it stays broken."""
    freed = 1.0 if len(situation.hindrances(target_of(action))) == 1 else 0.5
    if target_of(action) == situation.seat:
        return 1.5 * freed
    return 1.5 * freed * (TRUST - situation.foes[target_of(action)])


def _break(action: Action, situation: Situation) -> float:
    """Rate stopping suspects who can still dig."""
    if target_of(action) == situation.seat:
        return -3.0
    fresh = 0.3 if situation.hindrances(target_of(action)) else 1.0
    return 3.0 * fresh * (situation.foes[target_of(action)] - DOUBT)


def _trap(action: Action, situation: Situation) -> float:
    """Rate a trap, which also costs a seat its share, even if it is already hindered (S-22)."""
    if target_of(action) == situation.seat:
        return -3.0
    return 3.0 * (situation.foes[target_of(action)] - DOUBT) + 0.3 * situation.late


def _goal_swap(action: Action, situation: Situation) -> float:
    """Rate a goal swap, only if the treasure comes nearer."""
    return common_values.swap_gain(action, situation) - 0.6


WORTH: common_values.Values = common_values.WORTH | {
    **dict.fromkeys(LAYING, _place),
    "diversion": _diversion,
    "path_specialist": _specialist,
    "rockfall": _rockfall,
    "map": _map,
    "repair": _repair,
    "freed": _repair,
    "break": _break,
    "trapped": _trap,
    "goal_swap": _goal_swap,
}
