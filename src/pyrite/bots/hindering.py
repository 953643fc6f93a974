"""What a saboteur thinks of its choices: how many cards does each one cost the diggers?"""

from collections.abc import Callable

from pyrite.bots.digging import lead
from pyrite.bots.plays import Play, is_dead_end, verb_of
from pyrite.bots.situation import Situation

NEAR = 5  # so few cards from a goal the mask comes off
RUIN = 50.0


def worth(play: Play, situation: Situation) -> float:
    """The worth of playing a card; what is unknown is a little better than passing."""
    return WORTH.get(play.verb, _unknown)(play, situation)


def keep(card: str, situation: Situation) -> float:
    """Good path cards are the first to vanish in the discards, face down."""
    if is_dead_end(card):
        return 0.8
    if verb_of(card) == "place":
        return 0.5 - 0.6 * lead(card)
    if card == "map":
        return 0.1 if situation.treasure_known else 0.4
    return {"repair": 0.2, "break": 0.8, "rockfall": 0.9, "veto": 1.0}.get(verb_of(card), 0.3)


def near(situation: Situation) -> bool:
    """Is it time to show one's true colours?"""
    return situation.nearest <= NEAR


def _place(play: Play, situation: Situation) -> float:
    """Never find the treasure. Far from it seem to help, near it lead astray and block."""
    after = situation.changed(play).distances()
    found = situation.finds(play, after)
    if found:
        return -RUIN * found
    harm = -situation.gain(after)
    if near(situation):
        return harm if harm > 0 else 1.5 * harm - 0.2
    if is_dead_end(play.card):
        return -0.5
    return 0.5 * harm + 0.3 * (situation.seems(after) > 0)


def _rockfall(play: Play, situation: Situation) -> float:
    """Near the goals the tunnel comes down."""
    harm = -situation.gain(situation.changed(play).distances())
    return harm - 0.3 if near(situation) else harm - 2.5


def _map(play: Play, situation: Situation) -> float:
    """Who knows where the treasure lies leads others elsewhere."""
    return 0.5 if play.cell in situation.odds and not situation.treasure_known else -0.3


def _repair(play: Play, situation: Situation) -> float:
    """Oneself, and those who seem to be of one's own kind."""
    freed = 1.0 if len(situation.front[play.seat]) == 1 else 0.5
    if play.seat == situation.seat:
        return 0.6 * freed
    return freed * (situation.chances[play.seat] - 0.6)


def _break(play: Play, situation: Situation) -> float:
    """Stop those who dig, above all when the treasure is near."""
    if play.seat == situation.seat:
        return -3.0
    fresh = 0.4 if situation.front[play.seat] else 1.0
    return (1.6 if near(situation) else 0.9) * fresh * (0.75 - situation.chances[play.seat])


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
