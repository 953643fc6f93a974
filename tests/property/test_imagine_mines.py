"""Imagined worlds of The Lost Mines: everything possible appears as often as it should."""

from collections.abc import Callable
from typing import Any

from property.worlds import Position, assert_shares, shares

import pyrite
from pyrite import State

CELLS = ["9,1", "11,3", "11,5", "9,7"]


def table(seats: int = 3, **more: Any) -> State:
    """A table of The Lost Mines with what is said; the rest is dealt."""
    return pyrite.from_position({"game": "lostmines", "options": {"seats": seats}, **more})


def mine_of(kind: str) -> Callable[[Position], str]:
    """Where this mine lies."""
    return lambda p: next(cell for cell, mine in p["mines"].items() if mine == kind)


def test_every_mine_is_as_likely_the_dragon() -> None:
    state = table()
    for kind in ("dragon", "gems"):
        assert_shares(shares(state, 0, mine_of(kind), 1500), dict.fromkeys(CELLS, 1 / 4))


def test_a_mine_that_was_looked_at_is_known_and_the_others_share_the_rest() -> None:
    mines = dict(zip(CELLS, ("gems", "dragon", "gold", "silver"), strict=True))
    state = table(mines=mines, mines_seen_by=[[0], [2], [], []])
    assert_shares(shares(state, 0, mine_of("gems"), 100), {"9,1": 1.0})
    assert_shares(shares(state, 0, mine_of("dragon"), 1000), dict.fromkeys(CELLS[1:], 1 / 3))
    assert_shares(shares(state, 2, mine_of("dragon"), 100), {"11,3": 1.0})


def test_a_mine_that_lies_face_up_is_known_to_all() -> None:
    state = table(mines={"9,1": "gems"}, board={"9,1": "gems"})
    assert_shares(shares(state, 1, mine_of("gems"), 100), {"9,1": 1.0})
    assert_shares(shares(state, 1, mine_of("gold"), 1000), dict.fromkeys(CELLS[1:], 1 / 3))


def test_a_character_is_as_likely_as_it_is_frequent_in_its_clan() -> None:
    """L-03: six seats have two loyal dwarfs, a selfish one and a saboteur in each clan."""
    dwarfs = ["blue_loyal", "blue", "yellow", "yellow", "blue", "yellow_saboteur"]
    state = table(6, dwarfs=dwarfs)
    left = {"blue_loyal": 1 / 3, "blue_selfish": 1 / 3, "blue_saboteur": 1 / 3}
    assert_shares(shares(state, 0, lambda p: p["dwarfs"][1], 1000), left)
    whole = {"yellow_loyal": 1 / 2, "yellow_selfish": 1 / 4, "yellow_saboteur": 1 / 4}
    assert_shares(shares(state, 0, lambda p: p["dwarfs"][2], 1500), whole)
    known = {"yellow_loyal": 2 / 3, "yellow_selfish": 1 / 3}
    assert_shares(shares(state, 5, lambda p: p["dwarfs"][2], 1000), known)


def test_a_dwarf_that_was_looked_at_is_known() -> None:
    dwarfs = ["blue_loyal", "blue_saboteur", "yellow_selfish"]
    state = table(dwarfs=dwarfs, dwarfs_seen_by=[[], [0], []])
    assert_shares(shares(state, 0, lambda p: p["dwarfs"][1], 100), {"blue_saboteur": 1.0})
    spare = {"blue_selfish": 1.0}
    blue = shares(state, 0, lambda p: next(d for d in p["spare"] if d.startswith("blue")), 100)
    assert_shares(blue, spare)
    others = {"blue_loyal": 0.5, "blue_selfish": 0.5}
    assert_shares(shares(state, 1, lambda p: p["dwarfs"][0], 1000), others)


def test_a_treasure_is_worth_what_its_kind_is_worth() -> None:
    """L-02: silver is worth 1, 2, 2 or 3, and what others have seen may be any of them."""
    rows = [{"kind": "silver", "value": 1}, "silver", {"kind": "gems", "value": 5}]
    state = table(treasures=rows, treasures_seen_by=[[1], [], []])
    silver = {1: 1 / 4, 2: 2 / 4, 3: 1 / 4}
    assert_shares(shares(state, 0, lambda p: p["treasures"][0]["value"], 1500), silver)
    assert_shares(shares(state, 1, lambda p: p["treasures"][0]["value"], 100), {1: 1.0})
    rest = {2: 2 / 3, 3: 1 / 3}
    assert_shares(shares(state, 1, lambda p: p["treasures"][1]["value"], 1000), rest)
    gems = {3: 1 / 4, 4: 2 / 4, 5: 1 / 4}
    assert_shares(shares(state, 0, lambda p: p["treasures"][2]["value"], 1500), gems)


def test_every_unknown_card_is_as_likely_in_every_place() -> None:
    """A card that is there once: with another seat, in the pile, aside, or discarded unseen."""
    hands = [["NESW", "NESW", "trap"], 5, 5]
    state = table(hands=hands, discards=["lake_NESW"], discards_seen_by=[[1]])
    unknown = 63 - 3
    where = {1: 5 / unknown, 2: 5 / unknown, "aside": 10 / unknown, "discards": 1 / unknown}
    where["pile"] = 1 - sum(where.values())
    assert_shares(shares(state, 0, place_of("lake_NESW"), 3000), where)
    assert_shares(shares(state, 1, place_of("lake_NESW"), 100), {"discards": 1.0})


def place_of(card: str) -> Callable[[Position], Any]:
    """Where this card lies."""

    def where(p: Position) -> Any:
        if card in p["discards"]:
            return "discards"
        for seat, hand in enumerate(p["hands"]):
            if card in hand:
                return seat
        return "aside" if card in p["aside"] else "pile"

    return where
