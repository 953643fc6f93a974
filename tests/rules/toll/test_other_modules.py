"""Guards with cards of other modules (I-02, I-05, C-22, S-11, S-22, M-C2)."""

import pytest
from boards import all_allow, places, play, texts
from boards import table as any_table
from rules.toll.tables import CORNER, NO_COINS, asked_to_pay, guards_of, posts, standing, table

import pyrite


def test_I02_a_vetoed_path_costs_nothing_and_the_guard_stays():
    hands = [["EW", "map"], ["veto"], ["map"], ["map"], ["map"]]
    state = any_table(
        "S═", hands=hands, modules=["toll", "y2019_veto"], parts=posts(("1,0E", 2)), pile=["NE"] * 2
    )
    play(state, "beg D 1", "agree", "EW@2,0")
    assert state.scores == (1, 1, 1, 1, 1)
    state.play("veto", seat=1)
    assert state.scores == (1, 1, 1, 1, 1)
    assert standing(state) == [("1,0E", 2)]
    assert guards_of(state)[0]["payer"] is None


def test_I02_when_nobody_objects_it_is_paid_after_the_window():
    state = table(guards=[("1,0E", 2)], modules=["y2019_veto"])
    play(state, "EW@2,0")
    assert state.scores == (1, 1, 1, 1, 1)
    all_allow(state)
    assert state.scores == (0, 1, 2, 1, 1)


def test_I05_a_guard_on_a_card_that_is_moved_is_out():
    more = {"modules": ["y2023_diversion"], "fresh": "1,0"}
    state = table("S═", ["diversion"], guards=[("1,0E", 2), ("0,0N", 3)], **more)
    play(state, "diversion@-1,0")
    assert standing(state) == [("0,0N", 3)]
    assert state.scores == (1, 1, 1, 1, 1)


def test_I05_moving_a_card_into_a_guarded_cell_costs_the_toll():
    more = {"modules": ["y2023_diversion"], "fresh": "1,0", "guards": [("0,0W", 2)]}
    state = play(table("S═", ["diversion"], **more), "diversion@-1,0")
    assert state.scores == (0, 1, 2, 1, 1)
    assert standing(state) == []
    poor = table("S═", ["diversion"], coins=NO_COINS, **more)
    assert "-1,0" not in places(poor, "diversion")
    assert "M-T1" in poor.why_not("diversion@-1,0")


def test_I05_the_guard_on_the_moved_card_does_not_bar_the_cell_it_faced():
    more = {"modules": ["y2023_diversion"], "fresh": "1,-1", "guards": [("1,-1S", 2)]}
    state = table(CORNER, ["diversion"], coins=NO_COINS, **more)
    assert "1,0r" in places(state, "diversion")
    assert state.why_not("diversion@1,0r") is None
    play(state, "diversion@1,0r")
    assert standing(state) == []
    assert state.scores == (0, 0, 0, 0, 0)


SPECIALIST = {"modules": ["y2022_path_specialist"], "guards": [("1,0E", 2), ("0,0N", 3)]}


def test_C22_an_agreement_holds_for_the_second_path_of_a_turn():
    hands = [["path_specialist", "EW", "NS", "map"], 3, 3, 3, 3]
    state = table("S═", hands=hands, coins=[0, 1, 1, 1, 1], **SPECIALIST)
    play(state, "beg B 1", "agree", "path_specialist", "NS@0,1")
    assert "NS@0,-1" not in texts(state)
    play(state, "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)
    assert state.asked == (1,)
    assert asked_to_pay(state) == []


def test_C22_an_agreement_ends_with_the_guard_it_paid():
    hands = [["path_specialist", "EW", "NS", "map"], 3, 3, 3, 3]
    state = table("S═", hands=hands, **SPECIALIST)
    play(state, "beg B 1", "agree", "path_specialist", "EW@2,0")
    assert guards_of(state)[0]["payer"] is None
    assert pyrite.from_position(state.position()).position() == state.position()


def test_C22_gold_that_paid_for_the_first_path_is_gone_for_the_second():
    hands = [["path_specialist", "EW", "NS", "map"], 3, 3, 3, 3]
    state = table("S═", hands=hands, **SPECIALIST)
    play(state, "path_specialist", "EW@2,0")
    assert "NS@0,-1" not in texts(state)
    assert "M-T1" in state.why_not("NS@0,-1")
    rich = table("S═", hands=hands, coins=[2, 1, 1, 1, 1], **SPECIALIST)
    play(rich, "path_specialist", "EW@2,0", "NS@0,-1")
    assert rich.scores == (0, 1, 2, 2, 1)


def test_S22_a_trapped_seat_may_set_a_guard_and_pay():
    front = [["trapped"], ["trapped"], [], [], []]
    state = table("S═", modules=["saboteur2"], guards=[("1,0E", 2)], front=front)
    assert {"guard map 0,0N", "beg B 1"} <= texts(state)
    state = table("S═", modules=["saboteur2"], guards=[("1,0E", 2)], front=[[], *front[1:]])
    play(state, "beg B 1", "agree", "EW@2,0")
    assert state.scores == (1, 0, 2, 1, 1)


def test_S11_a_ladder_before_a_guard_costs_the_toll():
    more = {"modules": ["saboteur2"], "guards": [("1,0E", 2)]}
    state = table("S═", ["ladder_E"], **more)
    play(state, "ladder_E@2,0r")
    assert state.scores == (0, 1, 2, 1, 1)
    poor = table("S═", ["ladder_E"], coins=NO_COINS, **more)
    assert "2,0r" not in places(poor, "ladder_E")
    assert "M-T1" in poor.why_not("ladder_E@2,0r")


@pytest.mark.parametrize("guard", [("9,-1S", 0), ("9,-1S", 2), ("9,-1S", 2, 1)])
def test_MC2_no_goal_is_pushed_before_a_guard_whosever_it_is_and_whoever_would_pay(guard):
    board = {"1,0": "NW", "1,-2": "NW r", "9,-1": "NS"}
    chests = [{"chest": "push_goal"}, {}, {}, {}]
    hands = [["NS", "map"], 3, 3, 3, 3]
    more = {"modules": ["toll", "treasure_chests"], "chests": chests, "hands": hands}
    free = play(any_table(board=board, **more), "NS@1,-1")
    parts = posts(guard, asked=[1])
    barred = play(any_table(board=board, parts=parts, **more), "NS@1,-1")
    assert texts(free) - texts(barred) == {"push 2"}
    assert barred.why_not("push 2") == "A guard blocks that spot. (M-T1)"
