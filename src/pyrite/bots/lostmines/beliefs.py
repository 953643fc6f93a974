"""Who shares with whom (L-41), judged from dwarf cards one knows and from deeds all have seen."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from pyrite.bots.chances import shares

RIVALRY = 0.5  # how much all strangers' treasures together count against one's own
OTHER = {"blue": "yellow", "yellow": "blue"}
ROLES = ("loyal", "selfish", "saboteur")

Roles = dict[str, float]  # how likely a dwarf is each character


def pool_of(clan: str, role: str) -> str:
    """Whom a dwarf shares with: "" for a selfish one."""
    if role == "selfish":
        return ""
    return OTHER[clan] if role == "saboteur" else clan


def roles(
    dwarfs: Mapping[str, int], view: Mapping[str, Any], weights: Mapping[int, float]
) -> list[Roles]:
    """How likely each seat is each character, of these dwarf cards of the box.

    `weights` speak for a seat being a saboteur.
    """
    found: list[Roles] = [{} for _ in view["clans"]]
    for clan in OTHER:
        members = [seat for seat, own in enumerate(view["clans"]) if own == clan]
        doubtful = [seat for seat in members if view["dwarfs"][seat] is None]
        left = _cards(dwarfs, clan) - Counter(view["dwarfs"][s] for s in members)
        odds = [exp(weights.get(seat, 0.0)) for seat in doubtful]
        spare = [1.0] * (left.total() - len(doubtful))
        chances = shares([*odds, *spare], left["saboteur"])
        for seat, chance in zip(doubtful, chances, strict=False):
            found[seat] = _mixed(left, chance)
    for seat, role in enumerate(view["dwarfs"]):
        if role is not None:
            found[seat] = {role: 1.0}
    return found


def _cards(dwarfs: Mapping[str, int], clan: str) -> Counter[str]:
    """The characters of a clan, dealt or to spare."""
    return Counter({role: dwarfs.get(f"{clan}_{role}", 0) for role in ROLES})


def _mixed(left: Mapping[str, int], chance: float) -> Roles:
    """A saboteur by this chance, else any of the other cards that are left."""
    others = {role: n for role, n in left.items() if role != "saboteur"}
    whole = sum(others.values()) or 1
    return {role: (1 - chance) * n / whole for role, n in others.items()} | {"saboteur": chance}


def kin(view: Mapping[str, Any], found: Sequence[Roles]) -> list[float]:
    """How likely one shares with each seat; with oneself always."""
    me: int = view["seat"]
    mine = pool_of(view["clans"][me], view["dwarf"])
    chances = [
        sum(chance for role, chance in own.items() if mine and pool_of(clan, role) == mine)
        for clan, own in zip(view["clans"], found, strict=True)
    ]
    chances[me] = 1.0
    return chances


def cares(view: Mapping[str, Any], found: Sequence[Roles]) -> list[float]:
    """What a treasure of each seat is worth to oneself; who is out will take none (L-05)."""
    against = RIVALRY / (len(found) - 1)
    weights = [chance - (1 - chance) * against for chance in kin(view, found)]
    return [weight if held else 0.0 for weight, held in zip(weights, view["hands"], strict=True)]
