"""What a seat cannot know, by the rules (B-01 to B-04, B-24, B-42), and dealing it anew.

Written from the rules alone: it shares nothing with `view` and `imagine`, which are measured by it.
"""

import copy
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

Position = dict[str, Any]
WINDOWS = ("veto",)  # asks whose answers nobody else sees


def redealt(position: Mapping[str, Any], seat: int | None, rng: Random) -> Position:
    """The same moment as far as this seat can tell (None: a spectator); all else at random."""
    new = copy.deepcopy(dict(position))
    _deal_cards(new, seat, rng)
    _deal_goals(new, seat, rng)
    _deal_dwarfs(new, seat, rng)
    _deal_gold(new, seat, rng)
    new["seed"] = rng.getrandbits(64)
    return new


def _shuffle(places: list[tuple[Any, Any]], rng: Random) -> None:
    """Places are (container, key); their contents change places."""
    values = [box[key] for box, key in places]
    rng.shuffle(values)
    for (box, key), value in zip(places, values, strict=True):
        box[key] = value


def card_places(p: Position, seat: int | None) -> list[tuple[Any, Any]]:
    """Hands of the others, the draw pile, and discards that the seat has not seen."""
    places: list[tuple[Any, Any]] = [(p["pile"], i) for i in range(len(p["pile"]))]
    for s, hand in enumerate(p["hands"]):
        places += [(hand, i) for i in range(len(hand)) if s != seat]
    for row in p["discards"]:
        if row["known_to"] != "all" and seat not in row["known_to"]:
            places.append((row, "card"))
    return places


def _deal_cards(p: Position, seat: int | None, rng: Random) -> None:
    _shuffle(card_places(p, seat), rng)


def hidden_goals(p: Position, seat: int | None) -> list[str]:
    """Face down, not being turned just now, and not looked at by this seat."""
    looked = p["looks"][seat] if seat is not None else []
    down = [cell for cell in p["goals"] if p["board"][cell] == "?"]
    return [cell for cell in down if cell not in looked and cell not in p["shown"]]


def _deal_goals(p: Position, seat: int | None, rng: Random) -> None:
    _shuffle([(p["goals"], cell) for cell in hidden_goals(p, seat)], rng)


def dwarf_places(p: Position, seat: int | None) -> list[tuple[Any, Any]]:
    """The dwarfs of the others and the spare one, until the round ends."""
    if p["dwarfs_shown"]:
        return []
    others = [(p["dwarfs"], s) for s in range(len(p["dwarfs"])) if s != seat]
    return others + [(p["spare"], i) for i in range(len(p["spare"]))]


def _deal_dwarfs(p: Position, seat: int | None, rng: Random) -> None:
    _shuffle(dwarf_places(p, seat), rng)


def gold_places(p: Position, seat: int | None) -> list[tuple[Any, Any]]:
    """The gold pile, the cards going round, and what others have won, until the game is over."""
    places: list[tuple[Any, Any]] = [(p["gold_pile"], i) for i in range(len(p["gold_pile"]))]
    places += [(p["pool"], i) for i in range(len(p["pool"]))]
    if p["stage"] != "over":
        places += [(row, "value") for row in p["won"] if row["seat"] != seat]
    return places


def gold_known(p: Position, seat: int | None) -> list[Any]:
    """What the seat knows of gold: its own cards, those it chose from, the sums that were paid."""
    sums = Counter[tuple[int, int]]()
    for row in p["won"]:
        if row["how"] == "paid":
            sums[row["round"], row["seat"]] += row["value"]
    known: list[Any] = [sums, [row["value"] for row in p["won"] if row["seat"] == seat]]
    if p["stage"] == "over":
        known.append([row["value"] for row in p["won"]])
    for i, row in enumerate(p["won"]):
        if row["seat"] == seat and row["how"] == "drafted":
            known.append(sorted(_handed_round(p, i, row["round"])))
    asks = p["asks"]
    if asks and asks[-1]["kind"] == "take_gold" and asks[-1]["seats"] == [seat]:
        known.append(sorted(p["pool"]))
    return known


def _handed_round(p: Position, first: int, round_no: int) -> list[int]:
    """The cards that lay there when this one was taken."""
    rows = [row for row in p["won"][first:] if row["round"] == round_no]
    rest = p["pool"] if round_no == p["round"] else []
    return [row["value"] for row in rows] + rest


def _deal_gold(p: Position, seat: int | None, rng: Random) -> None:
    """Two cards at a time change places wherever the seat would not notice."""
    places = gold_places(p, seat)
    known = gold_known(p, seat)
    for _ in range(60 if places else 0):
        (a, i), (b, j) = rng.choice(places), rng.choice(places)
        a[i], b[j] = b[j], a[i]
        if gold_known(p, seat) != known:
            a[i], b[j] = b[j], a[i]


def answered_anew(p: Position, seat: int | None, rng: Random) -> Position:
    """In a window nobody knows who else has answered already: somebody else has."""
    new = copy.deepcopy(p)
    for ask in new["asks"]:
        if ask["kind"] in WINDOWS:
            others = [s for s in range(len(p["hands"])) if s not in (seat, p["turn"])]
            still = rng.sample(others, rng.randint(1, len(others)))
            ask["seats"] = sorted(still + [s for s in ask["seats"] if s == seat])
    return new
