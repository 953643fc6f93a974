"""The secrets of a seat, by the rules (B-01 to B-04, B-24, B-42 …), and dealing them again.

It is written from the rules alone and shares nothing with `view` and `imagine`, which it checks. A
seat's memory of cards that moved unseen is in the position as rows: of these cards, at least this
many are among these places. Two cards change places only where every row of the seat stays true.
"""

import copy
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from pyrite.saboteur.decks.deck import Components, components, read_deck

Position = dict[str, Any]
Row = Mapping[str, Any]
Place = tuple[Any, Any]  # a container and a key in it
WINDOWS = ("veto",)  # questions with secret answers


def redealt(position: Mapping[str, Any], seat: int | None, rng: Random) -> Position:
    """Return the same moment as far as a seat (None for a watcher) can tell; the rest is random."""
    new = copy.deepcopy(dict(position))
    rows = [row for row in new["memory"] if row["knower"] == seat]
    for deal in (_deal_cards, _deal_goals, _deal_chests, _deal_dwarfs):
        deal(new, seat, rows, rng)
    _deal_gold(new, seat, rng)
    new["memory"] = [row for row in new["memory"] if row["knower"] == seat or is_true(new, row)]
    new["seed"] = rng.getrandbits(64)
    return new


def boxes(p: Position) -> Components:
    """Return the components of this table."""
    return components(("base", *p["options"]["modules"]), read_deck(p["options"].get("deck")))


# --- what a seat remembers ------------------------------------------------------------------------


def is_true(p: Position, row: Row) -> bool:
    """Return whether at least the given number of these cards are among these places."""
    return (Counter(_lying(p, row)) & Counter(row["cards"])).total() >= row["least"]


def _lying(p: Position, row: Row) -> Iterator[str]:
    for seat in row.get("hands", ()):
        yield from p["hands"][seat]
    for number in row.get("discards", ()):
        yield p["discards"][number]
    goals = list(p["goals"].values())
    yield from (goals[number] for number in row.get("goals", ()))
    yield from (p["dwarfs"][seat] for seat in row.get("dwarfs", ()))
    yield from (p["spare"][number] for number in row.get("spare", ()))


def _about(rows: list[Row], *kinds: str) -> list[Row]:
    """Return the rows about such places."""
    return [row for row in rows if any(kind in row for kind in kinds)]


def _shuffle(places: list[Place], rng: Random) -> None:
    """Shuffle the contents of these places."""
    values = [box[key] for box, key in places]
    rng.shuffle(values)
    for (box, key), value in zip(places, values, strict=True):
        box[key] = value


def _exchange(places: list[Place], rng: Random, may: Callable[[], bool], times: int) -> None:
    """Swap random pairs wherever the seat would not notice."""
    for _ in range(times if places else 0):
        _swap([(rng.choice(places), rng.choice(places))], may)


def _swap(pairs: list[tuple[Place, Place]], may: Callable[[], bool]) -> None:
    """Swap the contents of each pair, or undo all swaps if that is not allowed."""
    for (a, i), (b, j) in pairs:
        a[i], b[j] = b[j], a[i]
    if not may():
        for (a, i), (b, j) in reversed(pairs):
            a[i], b[j] = b[j], a[i]


def _deal(p: Position, places: list[Place], rows: list[Row], rng: Random) -> None:
    """Deal at random, step by step where the seat remembers something."""
    if rows:
        _exchange(places, rng, lambda: all(is_true(p, row) for row in rows), 4 * len(places))
    else:
        _shuffle(places, rng)


# --- cards of the deck ----------------------------------------------------------------------------


def card_places(p: Position, seat: int | None) -> list[Place]:
    """Return other hands, piles, cards held up to others, and unseen discards.

    Declaring a path specialist shows that the hand has a path that fits (C-22), so that hand stays.
    """
    shows = p["turn"] if p["declared"] == "path_specialist" else seat
    hands = [hand for s, hand in enumerate(p["hands"]) if s not in (seat, shows)]
    asked = p["asks"][-1]["seats"] if p["asks"] else []
    held_up = [] if seat in asked else [p["offer"]]
    piles = [*hands, p["pile"], p["aside"], *held_up]
    places: list[Place] = [(pile, i) for pile in piles for i in range(len(pile))]
    seen = enumerate(p["discards_seen_by"])
    return places + [(p["discards"], i) for i, seen_by in seen if not _knows(seen_by, seat)]


def _knows(seen_by: str | list[int], seat: int | None) -> bool:
    return isinstance(seen_by, str) or seat in seen_by


def _deal_cards(p: Position, seat: int | None, rows: list[Row], rng: Random) -> None:
    _deal(p, card_places(p, seat), _about(rows, "hands", "discards"), rng)


# --- goals and chests -----------------------------------------------------------------------------


def _seen(p: Position, seat: int | None) -> set[str]:
    """Return the face-down cards that this seat knows, and those being revealed."""
    own = p["knows"][seat] if seat is not None else []
    return {*own, *p["shown"]}


def hidden_goals(p: Position, seat: int | None) -> list[str]:
    """Return the face-down goals that are not being revealed and are unknown to this seat."""
    seen = _seen(p, seat)
    return [cell for cell in p["goals"] if p["board"][cell] == "?" and cell not in seen]


def _left(all_cards: Mapping[str, int], laid: list[str]) -> list[str]:
    """Return the cards that were set aside unseen."""
    return sorted((Counter(all_cards) - Counter(laid)).elements())


def _deal_goals(p: Position, seat: int | None, rows: list[Row], rng: Random) -> None:
    """M-G1: deal the goals, some of which stay aside, keeping the treasure where it must be."""
    goals = p["goals"]
    aside = _left(Counter(card.name for card in boxes(p).goals), list(goals.values()))
    places: list[Place] = [(goals, cell) for cell in hidden_goals(p, seat)]
    if not places:
        return
    places += [(aside, i) for i in range(len(aside))]
    about = _about(rows, "goals")
    always = p["options"].get("treasure_always", False)

    def may() -> bool:
        return all(is_true(p, row) for row in about) and not (always and "treasure" in aside)

    _exchange(places, rng, may, 12 * len(places))


def hidden_chests(p: Position, seat: int | None) -> tuple[list[Place], list[Place]]:
    """M-C1: return the chest paths and chests the seat has not seen, wherever they are."""
    seen, first = _seen(p, seat), len(p["goals"]) + 1
    paths: list[Place] = []
    chests: list[Place] = []
    for number, chest in enumerate(p["chests"], first):
        name = chest["cell"] or f"#{number}"
        looked = seat is not None and name in p["knows"][seat]
        if name not in seen:
            paths.append((chest, "path"))
        if not chest["opened"] and not looked:
            chests.append((chest, "chest"))
    return paths, chests


def _deal_chests(p: Position, seat: int | None, rows: list[Row], rng: Random) -> None:
    printed = boxes(p)
    all_paths = Counter({card.name: card.copies for card in printed.stash_paths})
    for key, cards, places in zip(
        ("path", "chest"), (all_paths, printed.stashes), hidden_chests(p, seat), strict=True
    ):
        aside = _left(cards, [chest[key] for chest in p["chests"]])
        if places:
            _shuffle([*places, *((aside, i) for i in range(len(aside)))], rng)


# --- dwarfs ---------------------------------------------------------------------------------------


def dwarf_places(p: Position, seat: int | None) -> list[Place]:
    """Return the uninspected dwarfs of others and the spare ones, until the round ends."""
    if p["dwarfs_shown"]:
        return []
    seen = enumerate(p["dwarfs_seen_by"])
    unseen = [s for s, seen_by in seen if s != seat and not _knows(seen_by, seat)]
    spare = [i for i in range(len(p["spare"])) if not _knows(p["spare_seen_by"][i], seat)]
    return [(p["dwarfs"], s) for s in unseen] + [(p["spare"], i) for i in spare]


def _deal_dwarfs(p: Position, seat: int | None, rows: list[Row], rng: Random) -> None:
    _deal(p, dwarf_places(p, seat), _about(rows, "dwarfs", "spare"), rng)


# --- gold -----------------------------------------------------------------------------------------


def gold_places(p: Position, seat: int | None) -> list[Place]:
    """Return the gold pile, the cards being drafted, and others' gold, until the game is over."""
    places: list[Place] = [(p["gold_pile"], i) for i in range(len(p["gold_pile"]))]
    places += [(p["pool"], i) for i in range(len(p["pool"]))]
    if p["stage"] != "over":
        places += [(row, "value") for row in p["won"] if row["seat"] != seat and _is_secret(row)]
    return places


def _is_secret(row: Row) -> bool:
    """Return whether a gold card is secret: not found in a chest, and not changed."""
    return row["how"] != "found" and not row["changed"]


def gold_known(p: Position, seat: int | None) -> list[Any]:
    """Return what the seat knows of gold: its own cards, its choices, and the sums paid."""
    sums = Counter[tuple[int, int]]()
    for row in p["won"]:
        if row["how"] == "paid":
            sums[row["round"], row["seat"]] += row["value"]
    known: list[Any] = [sums, [row["value"] for row in p["won"] if row["seat"] == seat]]
    if _pays_exactly(p["options"]):  # B-41: then the rule fixes the cards
        known.append([row["value"] for row in p["won"] if row["how"] == "paid"])
    if p["stage"] == "over":
        known.append([row["value"] for row in p["won"]])
    for i, row in enumerate(p["won"]):
        if row["seat"] == seat and row["how"] == "drafted":
            known.append(sorted(_handed_round(p, i, row["round"])))
    asks = p["asks"]
    if asks and asks[-1]["kind"] == "take_gold" and asks[-1]["seats"] == [seat]:
        known.append(sorted(p["pool"]))
    return known


def _pays_exactly(options: Row) -> bool:
    """Return whether E `saboteur_pay` is exact."""
    usual = "drawn" if options["edition"] == "et2007" else "exact"
    return bool(options.get("saboteur_pay", usual) == "exact")


def _handed_round(p: Position, first: int, round_no: int) -> list[int]:
    """Return the cards that were offered when this one was taken."""
    rows = [r for r in p["won"][first:] if r["round"] == round_no and r["how"] == "drafted"]
    rest = p["pool"] if round_no == p["round"] else []
    return [row["value"] for row in rows] + rest


def _deal_gold(p: Position, seat: int | None, rng: Random) -> None:
    known = gold_known(p, seat)
    places = gold_places(p, seat)

    def may() -> bool:
        return gold_known(p, seat) == known

    for group in _paid_out(places):
        others = [place for place in places if place not in group]
        for _ in range(10 if len(others) >= len(group) else 0):
            _swap(list(zip(group, rng.sample(others, len(group)), strict=True)), may)
    _exchange(places, rng, may, 60)
    changed = [row for row in p["won"] if row["changed"] and row["seat"] != seat]
    for _ in range(30 if changed and p["stage"] != "over" else 0):
        _revalue(p, seat, rng.choice(changed), rng)


def _paid_out(places: list[Place]) -> list[list[Place]]:
    """B-41: return groups of gold cards that make up a sum, which others may do too."""
    groups: dict[tuple[int, int], list[Place]] = {}
    for row, key in places:
        if key == "value" and row["how"] == "paid":
            groups.setdefault((row["round"], row["seat"]), []).append((row, key))
    return [group for group in groups.values() if len(group) > 1]


def _revalue(p: Position, seat: int | None, row: dict[str, Any], rng: Random) -> None:
    """I-09: change the value of a card that was exchanged for coins, if nobody would notice."""
    before = gold_known(p, seat), _have_gold(p)
    value, coins = row["value"], p["coins"][row["seat"]]
    row["value"] = rng.choice(sorted(boxes(p).gold))
    p["coins"][row["seat"]] += row["value"] - value
    if (gold_known(p, seat), _have_gold(p)) != before or p["coins"][row["seat"]] < 0:
        row["value"], p["coins"][row["seat"]] = value, coins


def _have_gold(p: Position) -> list[bool]:
    """S-37: return who has gold, which is public."""
    owners = {row["seat"] for row in p["won"] if not row["changed"]}
    return [coins > 0 or seat in owners for seat, coins in enumerate(p["coins"])]


# --- all of it ------------------------------------------------------------------------------------


def small_secrets(p: Position, seat: int | None) -> dict[str, Any]:
    """Return every place with one of a few things the seat cannot know: goals, dwarfs, gold …"""
    found = {f"goal {cell}": p["goals"][cell] for cell in hidden_goals(p, seat)}
    paths, chests = hidden_chests(p, seat)
    found |= {f"chest {i}": box[key] for i, (box, key) in enumerate([*paths, *chests])}
    found |= {f"dwarf {i}": box[key] for i, (box, key) in enumerate(dwarf_places(p, seat))}
    return found | {f"gold {i}": box[key] for i, (box, key) in enumerate(gold_places(p, seat))}


# --- windows --------------------------------------------------------------------------------------


def answered_anew(p: Position, seat: int | None, rng: Random) -> Position:
    """Let others have answered a window, because nobody knows who else has."""
    new = copy.deepcopy(p)
    others = [s for s in range(len(p["hands"])) if s not in (seat, p["turn"])]
    for ask in new["asks"]:
        if others and ask["kind"] in WINDOWS:
            still = rng.sample(others, rng.randint(1, len(others)))
            ask["seats"] = sorted(still + [s for s in ask["seats"] if s == seat])
    return new
