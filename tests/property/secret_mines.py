"""The secrets of a seat in The Lost Mines, by the rules (L-02, L-03, L-07, L-21), dealt again.

It is written from the rules alone and shares nothing with `view` and `imagine`, which it checks.
"""

import copy
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

Position = dict[str, Any]
Place = tuple[Any, Any]  # a container and a key in it
KINDS = ("silver", "gold", "gems")
CLANS = ("blue", "yellow")


def redealt(position: Mapping[str, Any], seat: int | None, rng: Random) -> Position:
    """Return the same moment as far as a seat (None for a watcher) can tell; the rest is random."""
    new = copy.deepcopy(dict(position))
    groups = [card_places(new, seat), mine_places(new, seat)]
    groups += [value_places(new, seat, kind) for kind in KINDS]
    groups += [dwarf_places(new, seat, clan) for clan in CLANS]
    for places in groups:
        _shuffle(places, rng)
    laid, aside = _laid_out(new)
    rng.shuffle(new["spare"])
    rng.shuffle(aside)
    new["treasures"] = [*laid, *aside]
    new["seed"] = rng.getrandbits(64)
    return new


def _shuffle(places: list[Place], rng: Random) -> None:
    """Shuffle the contents of these places."""
    values = [box[key] for box, key in places]
    rng.shuffle(values)
    for (box, key), value in zip(places, values, strict=True):
        box[key] = value


def _knows(seen_by: str | list[int], seat: int | None) -> bool:
    return seen_by == "all" or seat in seen_by


def card_places(p: Position, seat: int | None) -> list[Place]:
    """Return other hands, the pile, cards set aside, and others' unseen discards."""
    hands = [hand for s, hand in enumerate(p["hands"]) if s != seat]
    piles = [*hands, p["pile"], p["aside"]]
    places: list[Place] = [(pile, i) for pile in piles for i in range(len(pile))]
    unseen = [i for i, eyes in enumerate(p["discards_seen_by"]) if not _knows(eyes, seat)]
    return places + [(p["discards"], i) for i in unseen]


def mine_places(p: Position, seat: int | None) -> list[Place]:
    """Return the face-down mines that the seat has not looked at and nobody has entered."""
    entered = p["ask"] and p["ask"]["cell"]
    return [
        (p["mines"], cell)
        for cell, eyes in zip(p["mines"], p["mines_seen_by"], strict=True)
        if p["board"][cell] == "?" and cell != entered and not _knows(eyes, seat)
    ]


def _laid_out(p: Position) -> tuple[list[Any], list[Any]]:
    """L-02: return the treasures on the table, and those set aside unseen."""
    seats = len(p["hands"])
    return p["treasures"][:seats], p["treasures"][seats:]


def value_places(p: Position, seat: int | None, kind: str) -> list[Place]:
    """Return the treasures of a kind that the seat has not seen; taken ones show at the end."""
    over = p["stage"] == "over"
    laid, aside = _laid_out(p)
    rows = zip(laid, p["treasures_seen_by"], strict=True)
    unseen = [row for row, eyes in rows if not _knows(eyes, seat)]
    hidden = [row for row in unseen if not (over and row["owner"] is not None)]
    return [(row, "value") for row in (*hidden, *aside) if row["kind"] == kind]


def dwarf_places(p: Position, seat: int | None, clan: str) -> list[Place]:
    """Return a clan's dwarf cards that the seat cannot see; dealt ones are shown at the end."""
    eyes = enumerate(p["dwarfs_seen_by"])
    unseen = [s for s, seen_by in eyes if s != seat and not _knows(seen_by, seat)]
    dealt: list[Place] = [(p["dwarfs"], s) for s in unseen if p["stage"] != "over"]
    places = dealt + [(p["spare"], i) for i in range(len(p["spare"]))]
    return [(box, key) for box, key in places if box[key].startswith(clan)]


def small_secrets(p: Position, seat: int | None) -> dict[str, Any]:
    """Return every place with one of a few secrets, unordered where there is no order."""
    found: dict[str, Any] = {f"mine {key}": box[key] for box, key in mine_places(p, seat)}
    laid, aside = _laid_out(p)
    for kind in KINDS:
        seen = [(i, row["value"]) for i, row in enumerate(laid) if row["kind"] == kind]
        found |= {f"treasure {i}": value for i, value in seen}
        found[f"aside {kind}"] = _sorted(row["value"] for row in aside if row["kind"] == kind)
    found |= {f"dwarf {s}": dwarf for s, dwarf in enumerate(p["dwarfs"])}
    return found | {"spare": _sorted(p["spare"])}


def _sorted(values: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(sorted(values))


def answered_anew(p: Position, seat: int | None, rng: Random) -> Position:
    """L-45: change the secret answers of others to a proposal."""
    new = copy.deepcopy(p)
    ask = new["ask"]
    if ask is None or ask["kind"] != "agree":
        return new
    others = [s for s in range(len(p["hands"])) if s not in (seat, p["turn"])]
    mine = [s for s in ask["seats"] if s == seat]
    still = rng.sample(others, rng.randint(0 if mine else 1, len(others)))
    agreed = [s for s in others if s not in still and rng.random() < 0.5]
    new["agreed"] = sorted(agreed + [s for s in p["agreed"] if s == seat])
    ask["seats"] = sorted(still + mine)
    return new
