"""What a geologist thinks of its choices: crystals on the table, and a long round (S-34)."""

from collections.abc import Callable

from pyrite.bots import anyone, digging
from pyrite.bots.keeping import keep
from pyrite.bots.plays import Play, is_crystal
from pyrite.bots.situation import Situation

END = 4.0  # what the end of the round costs while there may be crystals to come


def worth(play: Play, situation: Situation) -> float:
    """The worth of playing a card; what is unknown is a little better than passing."""
    return (WORTH.get(play.verb) or anyone.WORTH.get(play.verb, anyone.unknown))(play, situation)


def _place(play: Play, situation: Situation) -> float:
    """Crystals anywhere, best where they do not bring the end nearer; other paths stay in hand."""
    board = situation.changed(play)
    after = board.distances()
    end = END * situation.finds(play, after) + 0.3 * situation.race(after)
    crystal = 3.0 if is_crystal(play.card) else 0.0
    beside = anyone.visit(situation, board) - anyone.toll(play, situation)
    return crystal + beside - end - 0.1 * situation.gain(after) - keep(play.card, situation)


def _specialist(play: Play, situation: Situation) -> float:
    """Two crystals at once."""
    crystals = [path for path in anyone.paths(situation) if is_crystal(path.card)]
    return 3.5 if len({path.card for path in crystals}) > 1 else -0.3


def _rockfall(play: Play, situation: Situation) -> float:
    """It may keep others from the treasure, but no crystal may go."""
    crystal = is_crystal(anyone.lying(play.cell, situation))
    harm = -situation.gain(situation.changed(play).distances())
    return (0.2 * harm if situation.nearest <= 2 else -0.2) - 2.0 * crystal


def _diversion(play: Play, situation: Situation) -> float:
    return -0.2


def _repair(play: Play, situation: Situation) -> float:
    """Oneself only."""
    return digging.WORTH["repair"](play, situation) if play.seat == situation.seat else -0.1


def _break(play: Play, situation: Situation) -> float:
    """Who cannot dig does not end the round."""
    if play.seat == situation.seat:
        return -3.0
    fresh = not situation.hindrances(play.seat)
    return situation.foes[play.seat] + (0.4 if fresh and situation.nearest <= 2 else -0.4)


WORTH: dict[str, Callable[[Play, Situation], float]] = {
    "place": _place,
    "path_specialist": _specialist,
    "diversion": _diversion,
    "rockfall": _rockfall,
    "map": lambda play, situation: -0.1,
    "repair": _repair,
    "freed": _repair,
    "break": _break,
    "trapped": _break,
    "goal_swap": lambda play, situation: 0.0,
}
