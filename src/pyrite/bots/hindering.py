"""What a saboteur thinks of its choices: how many cards does each one cost the diggers?"""

from collections.abc import Callable

from pyrite.bots import anyone
from pyrite.bots.keeping import keep
from pyrite.bots.plays import Play, is_dead_end
from pyrite.bots.situation import Situation

NEAR = 5  # so few cards from a goal the mask comes off
RUIN = 50.0
PRIZES = {"sack_1": 1.0, "sack_2": 2.0, "dragon": -1.0, "spider": RUIN}


def worth(play: Play, situation: Situation) -> float:
    """The worth of playing a card; what is unknown is a little better than passing."""
    return (WORTH.get(play.verb) or anyone.WORTH.get(play.verb, anyone.unknown))(play, situation)


def near(situation: Situation) -> bool:
    """Is it time to show one's true colours?"""
    return situation.nearest <= NEAR


def _place(play: Play, situation: Situation) -> float:
    """Never find the treasure. Far from it seem to help, near it lead astray and block."""
    board = situation.changed(play)
    after = board.distances()
    found = situation.finds(play, after)
    if found:
        return -RUIN * found
    prizes = sum(PRIZES.get(card, 0.0) for card in situation.turns(play, after))
    beside = prizes + anyone.visit(situation, board) - anyone.toll(play, situation)
    harm = -situation.gain(after)
    if near(situation):
        return beside + (harm if harm > 0 else 1.5 * harm - 0.2)
    if is_dead_end(play.card):
        return beside - 0.5
    return beside + 0.5 * harm + 0.3 * (situation.seems(after) > 0)


def _diversion(play: Play, situation: Situation) -> float:
    """Move the last path to where it serves nobody."""
    after = situation.changed(play).distances()
    harm = -situation.gain(after) - RUIN * situation.finds(play, after)
    return harm - 0.3 if near(situation) else harm - 1.5


def _specialist(play: Play, situation: Situation) -> float:
    """Two paths at once, if one would already do harm."""
    best = max((_place(path, situation) for path in anyone.paths(situation)), default=0.0)
    return best + 0.3 if best > 0.5 else -0.3


def _rockfall(play: Play, situation: Situation) -> float:
    """Near the goals the tunnel comes down."""
    harm = -situation.gain(situation.changed(play).distances())
    return harm - 0.3 if near(situation) else harm - 2.5


def _map(play: Play, situation: Situation) -> float:
    """Who knows where the treasure lies leads others elsewhere."""
    return 0.5 if play.cell in situation.odds and not situation.treasure_known else -0.3


def _repair(play: Play, situation: Situation) -> float:
    """Oneself, and those who seem to be of one's own kind."""
    freed = 1.0 if len(situation.hindrances(play.seat)) == 1 else 0.5
    if play.seat == situation.seat:
        return 0.6 * freed
    return freed * (0.4 - situation.foes[play.seat])


def _freed(play: Play, situation: Situation) -> float:
    """S-22: who is trapped gets no share."""
    return _repair(play, situation) + 0.8 * (play.seat == situation.seat)


def _break(play: Play, situation: Situation) -> float:
    """Stop those who dig, above all when the treasure is near."""
    if play.seat == situation.seat:
        return -3.0
    fresh = 0.4 if situation.hindrances(play.seat) else 1.0
    return (1.6 if near(situation) else 0.9) * fresh * (situation.foes[play.seat] - 0.25)


def _goal_swap(play: Play, situation: Situation) -> float:
    """The treasure goes away, and nobody knows for sure where it lies."""
    return abs(anyone.swap_gain(play, situation)) + (0.3 if near(situation) else -0.6)


def _guard(play: Play, situation: Situation) -> float:
    """M-T1: near the goals, where everybody must pass."""
    if not near(situation):
        return -1.0
    harm = -situation.gain(situation.board.barred(play.cell).distances())
    return 0.8 * min(harm, 2.0) - keep(play.card, situation) - 0.2


WORTH: dict[str, Callable[[Play, Situation], float]] = {
    "place": _place,
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
