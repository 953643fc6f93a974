"""A moved path may join goals, or leave them (C-23, I-04, I-06, B-32)."""

import pytest
from boards import gold_on_top, got, kinds, play, texts, tile
from rules.diversion.tables import STONES, WAITING, move_table


def test_C23_a_goal_that_was_turned_up_does_not_count():
    state = move_table("S╩╩╩╬╬═ ?", None, hands=[["EW"], ["diversion"], 6, 6, 6], goals=STONES)
    play(state, "EW@7,0")
    assert state.view(None)["fresh"] == "7,0"
    play(state, "diversion@-1,0")
    assert (tile(state, "7,0"), tile(state, "8,0")) == (None, "stone1 r")


def test_C23_it_may_join_a_goal_and_the_mover_is_the_finder():
    dwarfs = ["digger", "digger", "saboteur", "saboteur", "digger"]
    state = move_table(
        WAITING,
        "-1,0",
        hands=[6, ["diversion"], 6, 6, 6],
        turn=1,
        goals={"8,0": "treasure"},
        dwarfs=dwarfs,
        gold_pile=gold_on_top(3, 2, 1),
    )
    play(state, "diversion@7,0")
    assert (state.view(None)["finder"], state.asked) == (1, (1,))
    play(state, "take 3")
    assert state.asked == (0,)


def test_I06_a_finder_with_a_broken_tool_gets_his_gold():
    dwarfs = ["digger", "saboteur", "saboteur", "digger", "digger"]
    state = move_table(
        WAITING,
        "-1,0",
        goals={"8,0": "treasure"},
        dwarfs=dwarfs,
        front=[["lamp"], [], [], [], []],
        gold_pile=gold_on_top(3, 2, 1),
    )
    play(state, "diversion@7,0", "take 3", "take 2")
    assert got(state) == {0: [3], 4: [2], 3: [1]}


def test_I04_what_the_card_had_turned_up_stays_so():
    state = move_table("S╩╩╩╬╬══3", "7,0", goals=STONES)
    play(state, "diversion@-1,0")
    assert tile(state, "8,0") == "stone1 r"
    assert "goal_shown" not in kinds(state)


def test_I04_at_its_new_place_it_joins_several_goals_as_if_laid():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?
    ╣
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = move_table(drawing, "0,1", goals=goals)
    play(state, "diversion@8,-1")
    assert (state.asked, texts(state)) == ((0,), {"goal 8,-2", "goal 8,0"})


@pytest.mark.parametrize(("cell", "turned"), [("7,0", True), ("9,-2", False)])
def test_B32_a_goal_left_face_down_is_turned_when_the_moved_path_touches_it(cell, turned):
    drawing = """
             1
     ╔╩╩╩╬╬╩╩╣
    ═S    ╚═ ?
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = move_table(drawing, "-1,0", goals=goals, edition="et2007")
    play(state, f"diversion@{cell}")
    assert (tile(state, "8,0") != "?") is turned
