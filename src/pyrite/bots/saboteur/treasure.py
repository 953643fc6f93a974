"""Where the treasure may lie, from what the seat saw, what others say, and where they dig."""

from collections.abc import Mapping, Sequence
from math import exp, log

from pyrite.bots.base.likelihoods import Likelihoods
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.deeds import Deed, kind_of

TREASURE, STONE = "treasure", "stone"
UNSURE = 0.5  # probability that a claim is true if its speaker could not know
MOST = 3.0  # no deed is ever proof


def treasure_odds(
    board: Board,
    deeds: Sequence[Deed] = (),
    kinds: Sequence[Mapping[str, float]] = (),
    likelihoods: Likelihoods | None = None,
) -> dict[int, float]:
    """Return the treasure probability of each face-down goal that is not known to be stone."""
    possible = sorted(board.hidden - board.stones)
    telling = [deed for deed in deeds if not deed.looked_at.isdisjoint(possible)]
    if len(possible) < 2 or likelihoods is None or not telling:
        return {goal: 1 / len(possible) for goal in possible}
    logs = dict.fromkeys(possible, 0.0)
    for deed in telling:
        dwarfs = kinds[deed.seat]
        own = [log(_likely(deed, goal, possible, dwarfs, likelihoods)) for goal in possible]
        mean = sum(own) / len(own)
        for goal, x in zip(possible, own, strict=True):
            logs[goal] += likelihoods.trust * max(-MOST, min(MOST, x - mean))
    most = max(logs.values())
    weights = {goal: exp(x - most) for goal, x in logs.items()}
    whole = sum(weights.values())
    return {goal: weight / whole for goal, weight in weights.items()}


def _likely(
    deed: Deed,
    treasure: int,
    possible: Sequence[int],
    kinds: Mapping[str, float],
    likelihoods: Likelihoods,
) -> float:
    """Return how likely a seat with these dwarf odds would do this if the treasure lay here."""
    if deed.claim is not None:
        return _claim(deed.claim, deed, treasure, kinds, likelihoods)
    known = {goal: TREASURE if goal == treasure else STONE for goal in possible}
    logs = likelihoods.of(deed.phase, kind_of(deed, known))
    return sum(chance * exp(logs.get(dwarf, 0.0)) for dwarf, chance in kinds.items()) or 1.0


def _claim(
    claim: tuple[int, bool],
    deed: Deed,
    treasure: int,
    kinds: Mapping[str, float],
    likelihoods: Likelihoods,
) -> float:
    """Return how likely a claim is; a seat that has not looked there can only guess."""
    goal, has_gold = claim
    if goal not in deed.looked_at:
        return UNSURE
    honesty = likelihoods.honesty
    true = sum(chance * honesty.get(dwarf, UNSURE) for dwarf, chance in kinds.items())
    return true if has_gold == (goal == treasure) else 1 - true
