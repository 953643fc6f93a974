"""The cards, against the printed component list (B-01 to B-04)."""

from collections import Counter

import pytest
from boards import table, tile

import pyrite

N, E, S, W = 1, 2, 4, 8
DESCRIBED = pyrite.describe(seats=3)

PATHS = {
    "NESW": ({N | E | S | W}, 5),
    "ESW": ({E | S | W}, 5),
    "NSW": ({N | S | W}, 5),
    "NS": ({N | S}, 4),
    "EW": ({E | W}, 3),
    "NE": ({N | E}, 5),
    "NW": ({N | W}, 4),
    "N-E-S-W": ({N, E, S, W}, 1),
    "E-S-W": ({E, S, W}, 1),
    "N-S-W": ({N, S, W}, 1),
    "N-S": ({N, S}, 1),
    "E-W": ({E, W}, 1),
    "N-E": ({N, E}, 1),
    "N-W": ({N, W}, 1),
    "S": ({S}, 1),
    "W": ({W}, 1),
}
ACTIONS = {
    "broken_pick": 3,
    "broken_lamp": 3,
    "broken_cart": 3,
    "repair_pick": 2,
    "repair_lamp": 2,
    "repair_cart": 2,
    "repair_pick_lamp": 1,
    "repair_pick_cart": 1,
    "repair_lamp_cart": 1,
    "rockfall": 3,
    "map": 6,
}
LAID_OUT = {
    "start": {N | E | S | W},
    "treasure": {N | E | S | W},
    "stone1": {N | E},
    "stone2": {N | W},
}
SIGNS = {
    "╬": "NESW", "╦": "ESW", "╩": "ESW r", "╣": "NSW", "╠": "NSW r", "║": "NS", "═": "EW",
    "╚": "NE", "╗": "NE r", "╝": "NW", "╔": "NW r", "┼": "N-E-S-W", "┬": "E-S-W", "┴": "E-S-W r",
    "┤": "N-S-W", "├": "N-S-W r", "│": "N-S", "─": "E-W", "└": "N-E", "┐": "N-E r", "┘": "N-W",
    "┌": "N-W r", "╷": "S", "╵": "S r", "╴": "W", "╶": "W r",
}  # fmt: skip


def deck(**options):
    position = pyrite.new_game(seats=3, seed=1, **options).position()
    return Counter(position["pile"] + [card for hand in position["hands"] for card in hand])


@pytest.mark.parametrize("name", PATHS)
def test_B03_every_path_card_has_its_printed_shape_and_number(name):
    ways, copies = PATHS[name]
    assert set(DESCRIBED.ways(name)) == ways
    assert len(DESCRIBED.ways(name)) == len(ways)
    assert DESCRIBED.cards[name].copies == copies
    assert deck()[name] == copies


@pytest.mark.parametrize("name", ACTIONS)
def test_B03_every_action_card_has_its_printed_number(name):
    assert deck()[name] == ACTIONS[name]


def test_B03_the_deck_is_40_paths_and_27_actions_and_nothing_else():
    assert set(deck()) == {*PATHS, *ACTIONS}
    assert sum(deck()[name] for name in PATHS) == 40
    assert sum(deck()[name] for name in ACTIONS) == 27


def test_B02_start_and_goals_make_up_the_44_printed_path_cards():
    state = pyrite.new_game(seats=3, seed=1)
    laid_out = [tile(state, "0,0"), *state.position()["goals"].values()]
    assert sorted(laid_out) == sorted(LAID_OUT)
    assert len(laid_out) + sum(deck()[name] for name in PATHS) == 44


@pytest.mark.parametrize("name", LAID_OUT)
def test_B02_start_and_goals_have_their_printed_shape(name):
    assert set(DESCRIBED.ways(name)) == LAID_OUT[name]


def test_B04_there_are_28_gold_cards():
    gold = Counter(pyrite.new_game(seats=3, seed=1).position()["gold_pile"])
    assert gold == {1: 16, 2: 8, 3: 4}


def test_B01_with_ten_seats_all_11_dwarf_cards_are_in_play():
    position = pyrite.new_game(seats=10, seed=1).position()
    assert Counter(position["dwarfs"] + position["spare"]) == {"digger": 7, "saboteur": 4}


@pytest.mark.parametrize("sign", SIGNS)
def test_B10_every_card_is_drawn_as_it_lies(sign):
    state = table(f"S {sign}")
    assert tile(state, "2,0") == SIGNS[sign]


def test_C19_the_veto_is_one_more_card():
    assert deck(modules=["y2019_veto"]) == deck() + Counter(veto=1)
