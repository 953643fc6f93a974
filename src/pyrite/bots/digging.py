"""What a digger thinks of its choices: how many cards of progress is each one worth?

Diggers are all who want the treasure: those of the base game, both colours, boss and profiteer,
the greedy dwarf as well.
"""

from collections.abc import Callable

from pyrite.bots import anyone
from pyrite.bots.board import Board, Distances
from pyrite.bots.keeping import keep
from pyrite.bots.plays import Play, door_of
from pyrite.bots.situation import Situation

FOUND = 50.0
DOUBT = 0.55  # more likely than this a saboteur: worth a broken tool
TRUST = 0.55  # less likely than this: worth a repair
PRIZES = {"sack_1": 1.0, "sack_2": 2.0, "dragon": -1.0, "spider": -FOUND}


def worth(play: Play, situation: Situation) -> float:
    """The worth of playing a card; what is unknown is a little better than passing."""
    return (WORTH.get(play.verb) or anyone.WORTH.get(play.verb, anyone.unknown))(play, situation)


def _place(play: Play, situation: Situation) -> float:
    """Dig towards the treasure; of cards that do as well the one that is missed least."""
    board = situation.changed(play)
    after = board.distances()
    gain, price = situation.gain(after), keep(play.card, situation)
    found = FOUND * situation.finds(play, after)
    way = gain - 0.2 * price if gain > 0 else gain - price - 0.05
    return found + way + _beside(play, situation, board, after, found > 0)


def _beside(play: Play, situation: Situation, board: Board, after: Distances, found: bool) -> float:
    """What modules add: prizes, a race at the end, one's own door, sites and chests, tolls."""
    prizes = sum(PRIZES.get(card, 0.0) for card in situation.turns(play, after))
    race = 0.0 if found else 1.2 * situation.race(after)
    door = 0.4 if door_of(play.card) == situation.dwarf and situation.late else 0.0
    return prizes - race + door + anyone.visit(situation, board) - anyone.toll(play, situation)


def _diversion(play: Play, situation: Situation) -> float:
    """Move the last path to where it serves better."""
    after = situation.changed(play).distances()
    return FOUND * situation.finds(play, after) + situation.gain(after) - 0.4


def _specialist(play: Play, situation: Situation) -> float:
    """Two paths where one would already help."""
    best = max((_place(path, situation) for path in anyone.paths(situation)), default=0.0)
    return best + 0.4 if best > 0 and len(anyone.useful(situation)) > 1 else -0.3


def _rockfall(play: Play, situation: Situation) -> float:
    """Clear what blocks the way."""
    return situation.gain(situation.changed(play).distances()) - 0.5


def _map(play: Play, situation: Situation) -> float:
    """Find out where the treasure lies, as long as that is open."""
    if situation.treasure_known or play.cell not in situation.odds:
        return -0.5
    return 1.15


def _repair(play: Play, situation: Situation) -> float:
    """Oneself first, then whoever is trusted; a seat that stays broken is helped by half."""
    freed = 1.0 if len(situation.hindrances(play.seat)) == 1 else 0.5
    if play.seat == situation.seat:
        return 1.5 * freed
    return 1.5 * freed * (TRUST - situation.foes[play.seat])


def _break(play: Play, situation: Situation) -> float:
    """Stop suspects who can still dig."""
    if play.seat == situation.seat:
        return -3.0
    fresh = 0.3 if situation.hindrances(play.seat) else 1.0
    return 3.0 * fresh * (situation.foes[play.seat] - DOUBT)


def _trap(play: Play, situation: Situation) -> float:
    """S-22: a trap also costs a seat its share, so it hurts whoever is hindered already."""
    if play.seat == situation.seat:
        return -3.0
    return 3.0 * (situation.foes[play.seat] - DOUBT) + 0.3 * situation.late


def _goal_swap(play: Play, situation: Situation) -> float:
    """Only if the treasure comes nearer."""
    return anyone.swap_gain(play, situation) - 0.6


WORTH: dict[str, Callable[[Play, Situation], float]] = {
    "place": _place,
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
