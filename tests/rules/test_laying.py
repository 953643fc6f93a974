"""Laying paths (B-10 to B-15)."""

from itertools import permutations

import pytest
from boards import ALMOST, hand, places, play, table, texts, tile

import pyrite
from pyrite.core.cards import path
from pyrite.core.sides import ways_from_text
from pyrite.saboteur.config import registry
from pyrite.saboteur.table.module import Module

CORNERS = ["NE", "NW", "NSW", "ESW", "NESW", "N-W", "NS", "EW"]


@pytest.fixture
def split_cards(monkeypatch):
    """A module with a bridge and a card of a way and a stub, which the base game has not."""
    cards = (path(ways_from_text("NS-EW")), path(ways_from_text("NS-W")))
    module = Module("split", source="tests", rules=("B-12",), cards=cards)
    monkeypatch.setitem(registry.MODULES, "split", module)


def test_B10_a_card_lies_upright_or_turned_by_half():
    state = table(hand=["NE"])
    assert places(state, "NE") == {"-1,0", "0,1", "1,0r", "0,-1r"}
    play(state, "NE@1,0r")
    assert tile(state, "1,0") == "NE r"


@pytest.mark.parametrize(("card", "cells"), [("NS", {"0,-1", "0,1"}), ("EW", {"-1,0", "1,0"})])
def test_B10_a_card_never_lies_crosswise(card, cells):
    assert places(table(hand=[card]), card) == cells


def test_B10_a_card_that_looks_the_same_turned_is_listed_once():
    state = table(hand=["NESW"])
    assert places(state, "NESW") == {"1,0", "-1,0", "0,1", "0,-1"}
    assert "B-10" in state.why_not("NESW@1,0r")


def test_B11_a_card_fits_every_face_up_neighbour():
    state = table(
        """
        ╔╦╗
        S ║
        """,
        CORNERS,
    )
    fitting = {card for card in CORNERS if {"1,0", "1,0r"} & places(state, card)}
    assert fitting == {"NW", "NSW", "N-W"}  # open to north and west, a wall to the east
    assert places(state, "NW") & {"1,0", "1,0r"} == {"1,0"}
    assert "B-11" in state.why_not("NESW@1,0")


def test_B11_wall_meets_wall():
    state = table("S╗", ["NS", "NESW", "EW"], must_connect=False)
    assert "2,0" in places(state, "NS")
    assert not {"2,0", "2,0r"} & (places(state, "NESW") | places(state, "EW"))


@pytest.mark.parametrize("cell", ["0,0", "1,0", "8,0"])
def test_B11_a_card_goes_on_an_empty_cell(cell):
    state = table("S═", ["NESW"], must_connect=False)
    assert cell not in places(state, "NESW")
    assert "B-11" in state.why_not(f"NESW@{cell}")


@pytest.mark.parametrize("must_connect", [True, False])
def test_B11_a_card_must_touch_a_face_up_card(must_connect):
    state = table("S═", ["NESW"], must_connect=must_connect)
    assert places(state, "NESW") == {"-1,0", "0,-1", "0,1", "2,0"}
    assert "B-11" in state.why_not("NESW@4,4")


@pytest.mark.parametrize("must_connect", [True, False])
def test_B11_a_face_down_goal_is_no_anchor(must_connect):
    state = table(hand=["NESW", "EW", "NS"], must_connect=must_connect)
    for cell in ("7,0", "9,0", "8,1", "8,-1"):
        assert not any(text.startswith(f"NESW@{cell}") for text in texts(state))
        assert "B-11" in state.why_not(f"NESW@{cell}")


@pytest.mark.parametrize("must_connect", [True, False])
def test_B11_at_the_start_of_a_round_the_start_is_the_only_anchor(must_connect):
    cells = {"NESW": {"1,0", "-1,0", "0,1", "0,-1"}, "NS": {"0,1", "0,-1"}, "EW": {"1,0", "-1,0"}}
    seen = set()
    for seed in range(20):
        state = pyrite.new_game(seats=3, seed=seed, must_connect=must_connect)
        for card in cells.keys() & set(hand(state, state.asked[0])):
            assert places(state, card) == cells[card]
            seen.add(card)
    assert seen == set(cells)


def test_B11_a_turned_goal_is_an_anchor():
    state = table("S       1", ["NS", "EW"], must_connect=False)  # its exits are north and east
    assert places(state, "NS") == {"0,-1", "0,1", "8,-1", "7,0"}
    assert places(state, "EW") == {"-1,0", "1,0", "9,0", "8,1"}


def test_B12_a_dead_end_carries_no_path_further():
    state = table("S═─", ["EW"])
    assert places(state, "EW") == {"-1,0"}
    assert "B-12" in state.why_not("EW@3,0")


def test_B12_a_loose_part_carries_no_path_further():
    state = table("S ═", ["EW"])
    assert places(state, "EW") == {"-1,0", "1,0"}
    assert "B-12" in state.why_not("EW@3,0")
    play(state, "EW@1,0")
    assert "EW@3,0" in texts(table("S══", ["EW"]))


@pytest.mark.parametrize(("card", "must_connect"), [("E-W", True), ("E-W", False), ("EW", True)])
def test_B12_a_card_just_laid_carries_paths_further_if_it_is_no_dead_end(card, must_connect):
    state = table(hands=[[card], ["NESW"], None, None, None], must_connect=must_connect)
    play(state, f"{card}@1,0")
    goes_on = card == "EW" or not must_connect
    assert ("2,0" in places(state, "NESW")) is goes_on
    assert not {"1,0", "1,1"} & places(state, "NESW")


@pytest.mark.parametrize("must_connect", [True, False])
def test_B12_beside_a_wall_just_laid_a_card_lies_only_where_it_need_not_connect(must_connect):
    state = table(hands=[["NE"], ["NS"], None, None, None], must_connect=must_connect)
    play(state, "NE@1,0r")
    assert places(state, "NS") == {"0,-1", "0,1", "1,1"} | (set() if must_connect else {"2,0"})


def test_B12_touching_wall_to_wall_is_not_enough():
    state = table("S╗", ["NS"])
    assert places(state, "NS") == {"0,-1", "0,1", "1,1"}
    assert "B-12" in state.why_not("NS@2,0")


def test_B12_a_stub_is_enough_to_hang_on():
    state = table("S═", ["E-W", "W"])
    assert places(state, "E-W") == {"-1,0", "2,0"}
    assert places(state, "W") == {"-1,0r", "2,0"}


def test_B12_meeting_an_exit_that_is_not_joined_is_not_enough():
    state = table("S═┐ ║", ["NS", "NE"])
    assert places(state, "NS") == {"0,-1", "0,1"}  # not under the dead end, nor on the loose part
    assert places(state, "NE") == {"-1,0", "0,1", "0,-1r"}


def test_B12_the_idle_way_of_a_bridge_does_not_serve(split_cards):
    board = {"1,0": "NS-EW"}
    state = table(hand=["NESW"], board=board, modules=["split"])
    assert places(state, "NESW") == {"-1,0", "0,-1", "0,1", "2,0"}
    assert "B-12" in state.why_not("NESW@1,1")


def test_B12_a_mixed_card_may_hang_on_by_its_stub_alone(split_cards):
    state = table(hand=["NS-W"], modules=["split"])
    assert places(state, "NS-W") == {"1,0", "-1,0r", "0,-1", "0,1", "0,-1r", "0,1r"}
    hanging = table(hand=["NS"], board={"1,0": "NS-W"}, modules=["split"])
    assert places(hanging, "NS") == {"0,-1", "0,1"}  # its way is not joined


def test_B14_a_face_down_goal_restricts_nothing():
    state = table(ALMOST, ["EW", "NW", "NSW", "ESW"])
    assert "7,0" in places(state, "EW")  # an exit towards the goal
    assert "7,0" in places(state, "NW")  # a wall towards it
    assert "7,0" in places(state, "NSW")
    assert {"7,0", "7,0r"} <= places(state, "ESW")


def test_B14_fitting_does_not_leak_a_goal():
    cells, goals = ("8,-2", "8,0", "8,2"), ("treasure", "stone1", "stone2")
    lists = []
    for order in permutations(goals):
        hidden = dict(zip(cells, order, strict=True))
        state = table(ALMOST, ["EW", "NW", "NE", "NESW"], goals=hidden)
        lists.append(texts(state))
    assert all(listed == lists[0] for listed in lists)


def test_B15_a_stub_must_fit_like_any_exit():
    state = table("S═", ["N-S", "E-W", "N-E", "S"])
    assert places(state, "N-S") == {"0,-1", "0,1"}  # a wall against the exit does not fit
    assert places(state, "E-W") == {"-1,0", "2,0"}
    assert places(state, "N-E") == {"-1,0", "0,1", "0,-1r", "2,0r"}
    assert places(state, "S") == {"0,-1", "0,1r"}


def test_B15_a_later_card_must_fit_the_stub():
    state = table("S─", ["NESW", "NS"], must_connect=False)
    assert "2,0" in places(state, "NESW")
    assert "2,0" not in places(state, "NS")


@pytest.mark.parametrize("dead_end", "┼┬┤─┐┘╴")
def test_B15_no_dead_end_carries_a_connection(dead_end):
    state = table(f"S{dead_end}", ["NESW"])
    assert places(state, "NESW") == {"-1,0", "0,-1", "0,1"}
