"""Who may sit at the table: the dwarf cards of the box, and whom each dwarf would stop."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pyrite.bots.base.beliefs import Evidence, marginals
from pyrite.bots.saboteur.remembered import clues_about_dwarfs, sampled_kinds

# How much a dwarf minds each other one at work, from 0 to 1.
AGAINST: dict[str, dict[str, float]] = {
    "digger": {"saboteur": 1.0, "greedy": 0.5},
    "greedy": {"saboteur": 1.0},
    "blue": {"saboteur": 1.0, "green": 0.7},
    "green": {"saboteur": 1.0, "blue": 0.7},
    "boss": {"saboteur": 1.0},
    "profiteer": {},  # wins with everybody
    "geologist": {"geologist": 1.0},  # they share the crystals
    "saboteur": dict.fromkeys(("digger", "greedy", "blue", "green", "boss", "geologist"), 1.0)
    | {"profiteer": 0.5},
}


def unknown_cards(dwarfs: Mapping[str, int], view: Mapping[str, Any]) -> Counter[str]:
    """Return the box's dwarf cards, dealt or spare, that were not seen in this round."""
    seen = Counter(dwarf for dwarf in (*view["dwarfs"], *view["spare"]) if dwarf is not None)
    return Counter(dwarfs) - seen


def kinds_of_dwarfs(
    dwarfs: Mapping[str, int], view: Mapping[str, Any], evidence: Evidence
) -> list[dict[str, float]]:
    """Return the probability of each of these dwarfs for each seat; seen ones are certain."""
    known: list[str | None] = view["dwarfs"]
    doubtful = [seat for seat, dwarf in enumerate(known) if dwarf is None]
    left = unknown_cards(dwarfs, view)
    if clues_about_dwarfs(view):
        remembered = sampled_kinds(left, view, evidence)
        if remembered is not None:
            return remembered
    chances = iter(marginals(left, [evidence[seat] for seat in doubtful]))
    return [next(chances) if dwarf is None else {dwarf: 1.0} for dwarf in known]


def enmity(dwarf: str, kinds: Mapping[str, float]) -> float:
    """Return how much this dwarf minds a seat with these dwarf probabilities."""
    against = AGAINST.get(dwarf, {})
    return sum(chance * against.get(kind, 0.0) for kind, chance in kinds.items())
