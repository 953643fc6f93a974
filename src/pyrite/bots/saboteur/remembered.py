"""Dwarfs that a seat remembers although they moved (S-25, M-W1, M-P1), by weighted samples."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from pyrite.bots.base.beliefs import Evidence

SAMPLES = 100


def clues_about_dwarfs(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the clues about dwarf cards that the seat remembers."""
    return [clue for clue in view["memory"] if "dwarfs" in clue or "spare" in clue]


def sampled_kinds(
    left: Mapping[str, int], view: Mapping[str, Any], evidence: Evidence
) -> list[dict[str, float]] | None:
    """Return dwarf probabilities for each seat, from deals that agree with its memory.

    Returns None if no deal agrees. The same moment always gives the same samples.
    """
    rng, clues = random.Random(0), clues_about_dwarfs(view)
    weights = [{dwarf: exp(log) for dwarf, log in own.items()} for own in evidence]
    sums = [dict.fromkeys(left, 0.0) for _ in view["dwarfs"]]
    whole = 0.0
    for _ in range(SAMPLES):
        dealt, weight, rest = _deal(left, view["dwarfs"], weights, rng)
        spare = _spread(rest, view["spare"], rng)
        if all(_holds(clue, dealt, spare) for clue in clues):
            whole += weight
            for own, dwarf in zip(sums, dealt, strict=True):
                own[dwarf] = own.get(dwarf, 0.0) + weight
    if whole == 0.0:
        return None
    return [{k: x / whole for k, x in own.items() if x > 0} for own in sums]


def _deal(
    left: Mapping[str, int],
    known: Sequence[str | None],
    weights: Sequence[Mapping[str, float]],
    rng: random.Random,
) -> tuple[list[str], float, Counter[str]]:
    """Draw a deal by the evidence; return it with its weight and the cards left."""
    rest, weight, dealt = Counter(left), 1.0, []
    for seat, dwarf in enumerate(known):
        if dwarf is None:
            odds = [copies * weights[seat].get(k, 1.0) for k, copies in rest.items()]
            weight *= sum(odds)
            dwarf = rng.choices(list(rest), odds)[0]
            rest[dwarf] -= 1
        dealt.append(dwarf)
    return dealt, weight, rest


def _spread(rest: Counter[str], known: Sequence[str | None], rng: random.Random) -> list[str]:
    """Put the cards left on the unknown spare places."""
    cards = list(rest.elements())
    rng.shuffle(cards)
    return [cards.pop() if dwarf is None else dwarf for dwarf in known]


def _holds(clue: Mapping[str, Any], dealt: Sequence[str], spare: Sequence[str]) -> bool:
    """Return whether enough of the remembered cards lie there."""
    places = [dealt[seat] for seat in clue.get("dwarfs", ())]
    places += [spare[number] for number in clue.get("spare", ())]
    found = Counter(places) & Counter(clue["cards"])
    return found.total() >= int(clue["least"])
