"""Who shares with whom (L-41), from known dwarf cards and from deeds that everybody saw."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.base.beliefs import marginals

RIVALRY = 0.5  # how much all strangers' treasures together count against the seat
OTHER = {"blue": "yellow", "yellow": "blue"}
ROLES = ("loyal", "selfish", "saboteur")

Roles = dict[str, float]  # probability of each character


def pool_of(clan: str, role: str) -> str:
    """Return the clan that a dwarf shares with; "" for a selfish one."""
    if role == "selfish":
        return ""
    return OTHER[clan] if role == "saboteur" else clan


def roles(
    dwarfs: Mapping[str, int], view: Mapping[str, Any], evidence: Sequence[Mapping[str, float]]
) -> list[Roles]:
    """Return the probability of each character for each seat, given the box's dwarf cards."""
    found: list[Roles] = [{role: 1.0} if role else {} for role in view["dwarfs"]]
    for clan in OTHER:
        members = [seat for seat, own in enumerate(view["clans"]) if own == clan]
        doubtful = [seat for seat in members if view["dwarfs"][seat] is None]
        left = _cards(dwarfs, clan) - Counter(view["dwarfs"][s] for s in members)
        chances = marginals(left, [evidence[seat] for seat in doubtful])
        for seat, own in zip(doubtful, chances, strict=True):
            found[seat] = own
    return found


def _cards(dwarfs: Mapping[str, int], clan: str) -> Counter[str]:
    """Return the characters of a clan, dealt or spare."""
    return Counter({role: dwarfs.get(f"{clan}_{role}", 0) for role in ROLES})


def kin(view: Mapping[str, Any], found: Sequence[Roles]) -> list[float]:
    """Return the probability of sharing with each seat; 1 for the seat itself."""
    me: int = view["seat"]
    mine = pool_of(view["clans"][me], view["dwarf"])
    chances = [
        sum(chance for role, chance in own.items() if mine and pool_of(clan, role) == mine)
        for clan, own in zip(view["clans"], found, strict=True)
    ]
    chances[me] = 1.0
    return chances


def cares(view: Mapping[str, Any], found: Sequence[Roles]) -> list[float]:
    """Return what a treasure of each seat is worth to this one; seats that are out take none."""
    against = RIVALRY / (len(found) - 1)
    weights = [chance - (1 - chance) * against for chance in kin(view, found)]
    return [weight if held else 0.0 for weight, held in zip(weights, view["hands"], strict=True)]
