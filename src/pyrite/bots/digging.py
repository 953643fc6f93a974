"""What a digger thinks of its choices: how many cards of progress is each one worth?"""

from collections.abc import Callable

from pyrite.bots.board import tile
from pyrite.bots.plays import Play, is_dead_end, verb_of
from pyrite.bots.situation import Situation

FOUND = 50.0
DOUBT = 0.55  # more likely than this a saboteur: worth a broken tool
TRUST = 0.55  # less likely than this: worth a repair


def worth(play: Play, situation: Situation) -> float:
    """The worth of playing a card; what is unknown is a little better than passing."""
    return WORTH.get(play.verb, _unknown)(play, situation)


def keep(card: str, situation: Situation) -> float:
    """The worth of still holding a card: the least useful one is passed."""
    if is_dead_end(card):
        return 0.0
    if verb_of(card) == "place":
        return lead(card)
    if card == "map":
        return 0.0 if situation.treasure_known else 0.8
    return {"repair": 0.5, "break": 0.35, "rockfall": 0.4, "veto": 1.0}.get(verb_of(card), 0.3)


def lead(card: str) -> float:
    """How well a path card leads on: best eastwards, better with more exits."""
    sides = max(tile(card))
    return 0.15 * sides.bit_count() + 0.3 * (sides & 10 == 10)


def _place(play: Play, situation: Situation) -> float:
    """Dig towards the treasure; of cards that do as well the one that is missed least."""
    after = situation.changed(play).distances()
    gain, price = situation.gain(after), keep(play.card, situation)
    found = FOUND * situation.finds(play, after)
    return found + (gain - 0.2 * price if gain > 0 else gain - price - 0.05)


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
    freed = 1.0 if len(situation.front[play.seat]) == 1 else 0.5
    if play.seat == situation.seat:
        return 1.5 * freed
    return 1.5 * freed * (TRUST - situation.chances[play.seat])


def _break(play: Play, situation: Situation) -> float:
    """Stop suspects who can still dig."""
    if play.seat == situation.seat:
        return -3.0
    fresh = 0.3 if situation.front[play.seat] else 1.0
    return 3.0 * fresh * (situation.chances[play.seat] - DOUBT)


def _pass(play: Play, situation: Situation) -> float:
    return -sum(keep(card, situation) for card in play.card.split())


def _unknown(play: Play, situation: Situation) -> float:
    return 0.01


WORTH: dict[str, Callable[[Play, Situation], float]] = {
    "place": _place,
    "rockfall": _rockfall,
    "map": _map,
    "repair": _repair,
    "break": _break,
    "pass": _pass,
}
