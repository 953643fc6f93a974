"""Imagined worlds: everything possible appears as often as it should, and nothing else."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from deep import cases
from hypothesis import given
from hypothesis import strategies as st
from property.hidden import card_places, redealt, small_secrets
from property.laws import cards_are_conserved, positions_round_trip
from property.moments import RARE, Moment, examples, moments, of_row
from property.rare import Rare
from property.worlds import SEED, Position, assert_shares, imagined, shares

import pyrite
from pyrite import NotationError, Record

MIDDLE = Moment({"seats": 5, "rounds": 3}, 5, "uniform", 5, 30)


def what_may_be(worlds: Iterator[Position], seat: int | None) -> dict[str, set[Any]]:
    """For each such place all that was seen there."""
    found: dict[str, set[Any]] = {}
    for world in worlds:
        for place, value in small_secrets(world, seat).items():
            found.setdefault(place, set()).add(value)
    return found


@pytest.mark.parametrize("row", cases(RARE[::3], RARE[::18]), ids=Rare.line)
def test_worlds_hold_whatever_may_be_and_nothing_else(row: Rare) -> None:
    """Compared with dealing anew by the rules: neither less varied (a leak) nor more (an error)."""
    state, rng = of_row(row).reach(), Random(SEED)
    for seat in (0, len(state.scores) - 1, None):
        position = state.position()
        dealt = (redealt(position, seat, rng) for _ in range(120))
        assert what_may_be(imagined(state, seat, 120), seat) == what_may_be(dealt, seat)


@examples(12)
@given(moment=moments())
def test_every_unknown_card_varies(moment: Moment) -> None:
    """Hands, pile, discards: a search bot that saw the unshuffled deck (open-mtg)."""
    state = moment.reach()
    for seat in (0, None):
        seen: dict[int, set[str]] = {}
        for world in imagined(state, seat, 40):
            for i, (box, key) in enumerate(card_places(world, seat)):
                seen.setdefault(i, set()).add(box[key])
        kinds = set().union(*seen.values())
        assert all(len(cards) > 1 for cards in seen.values()) or len(kinds) < 6


@examples(25)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_a_world_is_a_whole_game(moment: Moment, luck: int) -> None:
    """It obeys the laws, the same luck gives the same one, and it can be played to its end."""
    state = moment.reach()
    for seat in (0, None):
        view = state.view(seat)
        world = pyrite.imagine(view, Random(luck))
        assert world.position() == pyrite.imagine(view, Random(luck)).position()
        cards_are_conserved(world, Random(luck))
        positions_round_trip(world, Random(luck))
        world.play_random(luck)
        assert world.over


@examples(15)
@given(moment=moments())
def test_a_world_is_no_game_that_could_be_recorded(moment: Moment) -> None:
    """Its seed does not lead to it, so a record of it would replay another game."""
    world = pyrite.imagine(moment.reach().view(0), Random(1))
    with pytest.raises(NotationError):
        Record.of(world)


def goal_of(card: str) -> Callable[[Position], str]:
    """Where this goal lies."""
    return lambda p: next(cell for cell, name in p["goals"].items() if name == card)


def test_every_goal_is_as_likely_to_be_the_treasure() -> None:
    state = MIDDLE.begin()
    cells = ["8,-2", "8,0", "8,2"]
    assert_shares(shares(state, 0, goal_of("treasure"), 1500), dict.fromkeys(cells, 1 / 3))
    assert_shares(shares(state, 0, goal_of("stone2"), 1500), dict.fromkeys(cells, 1 / 3))


def test_a_goal_that_was_looked_at_is_known_and_the_others_share_the_rest() -> None:
    goals = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
    looks = [["8,2"], [], ["8,0"]]
    state = pyrite.from_position({"options": {"seats": 3}, "goals": goals, "looks": looks})
    assert_shares(shares(state, 0, goal_of("treasure"), 1000), {"8,-2": 0.5, "8,0": 0.5})
    assert_shares(shares(state, 2, goal_of("treasure"), 200), {"8,0": 1.0})
    assert_shares(shares(state, 2, goal_of("stone1"), 1000), {"8,-2": 0.5, "8,2": 0.5})


def test_every_hidden_dwarf_is_as_likely_the_saboteur() -> None:
    state = pyrite.from_position({"options": {"seats": 3}, "dwarfs": ["digger", None, None]})
    where = dict.fromkeys([1, 2, 3], 1 / 3)  # 3 is the spare card
    found = shares(state, 0, lambda p: [*p["dwarfs"], *p["spare"]].index("saboteur"), 1500)
    assert_shares(found, where)


def test_every_unknown_card_is_as_likely_in_every_place() -> None:
    """A card that is there once: in the pile, or with another seat, by the number of cards."""
    state = pyrite.from_position({"options": {"seats": 5}, "hands": [["map"] * 6, 6, 6, 6, 6]})
    places = {"pile": 37 / 61} | dict.fromkeys(range(1, 5), 6 / 61)

    def where(p: Position) -> Any:
        return next((s for s, hand in enumerate(p["hands"]) if "S" in hand), "pile")

    assert_shares(shares(state, 0, where, 1500), places)
    on_top = shares(state, 0, lambda p: p["pile"].index("S") // 8 if "S" in p["pile"] else -1, 1500)
    assert_shares(on_top, {-1: 24 / 61, 4: 5 / 61} | dict.fromkeys(range(4), 8 / 61))


def test_gold_that_nobody_has_seen_is_as_likely_as_it_is_frequent() -> None:
    state = MIDDLE.begin()
    values = {1: 16 / 28, 2: 8 / 28, 3: 4 / 28}
    assert_shares(shares(state, 0, lambda p: p["gold_pile"][0], 1500), values)
    assert_shares(shares(state, 0, lambda p: p["gold_pile"][-1], 1500), values)


def test_gold_passed_on_lies_with_those_who_came_later() -> None:
    """Seat 0 chose from 1, 2, 3 and took the 2: each other has the 1 or the 3."""
    won = [
        {"round": 1, "seat": 0, "how": "drafted", "value": 2},
        {"round": 1, "seat": 2, "how": "drafted", "value": 3},
        {"round": 1, "seat": 1, "how": "drafted", "value": 1},
    ]
    state = pyrite.from_position({"options": {"seats": 3}, "round": 2, "won": won})
    assert_shares(shares(state, 0, lambda p: p["won"][1]["value"], 1000), {1: 0.5, 3: 0.5})
    assert_shares(shares(state, 2, lambda p: p["won"][2]["value"], 200), {1: 1.0})
    first = {1: 15 / 26, 2: 8 / 26, 3: 3 / 26}  # seat 2 has a 3 and passed on a 1
    assert_shares(shares(state, 2, lambda p: p["won"][0]["value"], 1500), first)


def test_B41_the_rule_fixes_the_cards_of_a_sum_that_was_paid() -> None:
    """4 gold for a lone saboteur are a 3 and a 1, never two 2s, while there is a 3."""
    won = [{"round": 1, "seat": 1, "how": "paid", "value": value} for value in (3, 1)]
    state = pyrite.from_position({"options": {"seats": 3}, "round": 2, "won": won})
    found = shares(state, 0, lambda p: tuple(row["value"] for row in p["won"]), 200)
    assert_shares(found, {(3, 1): 1.0})


def test_E_a_sum_drawn_from_the_top_is_made_up_as_its_cards_come() -> None:
    """4 gold in two cards: 3, then a 1; 2, then a 2 before a 1; 1, then at once a 3."""
    won = [{"round": 1, "seat": 1, "how": "paid", "value": value} for value in (3, 1)]
    options = {"seats": 3, "edition": "et2007"}
    state = pyrite.from_position({"options": options, "round": 2, "won": won})
    ways = {3: 4 / 28, 2: 8 / 28 * 7 / 23, 1: 16 / 28 * 4 / 27}
    found = shares(state, 0, lambda p: p["won"][0]["value"], 1500)
    assert_shares(found, {value: way / sum(ways.values()) for value, way in ways.items()})
