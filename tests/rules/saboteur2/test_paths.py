"""Paths of Saboteur 2: bridges, ladders, doors and crystals (S-10 to S-13)."""

import pytest
from boards import all_allow, discarded, hand, happened, places, play, tile
from rules.saboteur2.tables import front, table


def test_S10_at_least_one_way_of_a_bridge_must_be_joined():
    state = table("S═   ║", ["NS-EW"])
    assert "2,0" in places(state, "NS-EW")
    assert "B-12" in state.why_not("NS-EW@5,1")


def test_S10_the_two_ways_of_a_bridge_do_not_meet():
    state = table("S╳", ["NS", "EW"])
    assert "2,0" in places(state, "EW")
    assert not places(state, "NS") & {"1,1", "1,-1"}
    assert "B-12" in state.why_not("NS@1,1")


def test_S10_the_two_ways_of_a_double_curve_do_not_meet():
    state = table("S╱", ["NS", "EW"])  # NW and ES
    assert "1,-1" in places(state, "NS")
    assert "B-12" in state.why_not("NS@1,1")
    assert "B-12" in state.why_not("EW@2,0")


def test_S10_the_other_way_of_a_bridge_may_join_too():
    drawing = """
    ╔╗
    S╳
    """
    assert "1,1" in places(table(drawing, ["NS"]), "NS")


def test_S10_mixed_cards_have_a_way_and_stubs():
    state = table("S┹", ["NS", "EW"])  # NW-E: the stub leads nowhere
    assert "1,-1" in places(state, "NS")
    assert "B-12" in state.why_not("EW@2,0")


def test_S11_a_ladder_is_laid_beside_the_start_wherever_it_fits():
    # One exit to the south, or turned to the north.
    assert places(table("S", ["ladder_S"]), "ladder_S") == {"0,-1", "0,1r"}


def test_S11_a_ladder_needs_no_connection():
    state = table("S   ║", ["ladder_E", "NS"])
    assert {"3,0r", "5,0"} <= places(state, "ladder_E")
    assert "B-12" in state.why_not("NS@4,1")


def test_S11_touching_wall_to_wall_is_enough():
    # Beside a loose dead end: wall to wall in the north, exit to exit in the west.
    state = table("S    ╴", ["ladder_E", "ladder_S"])
    assert places(state, "ladder_E") >= {"4,0", "6,0", "5,-1", "5,-1r", "5,1", "5,1r"}
    assert "4,0r" not in places(state, "ladder_E")
    assert "B-11" in state.why_not("ladder_E@4,0r")


def test_S11_a_ladder_fits_its_neighbours_as_always():
    state = table("S═", ["ladder_S", "ladder_ES"])
    assert places(state, "ladder_S") >= {"0,-1", "0,1r", "1,-1r", "1,1"}
    assert not places(state, "ladder_S") & {"2,0", "2,0r", "1,-1", "1,1r"}
    assert "2,0" not in places(state, "ladder_ES")  # ES turned is NW: that one meets the tunnel
    assert "2,0r" in places(state, "ladder_ES")


def test_S11_a_ladder_is_never_laid_beside_a_hidden_goal():
    state = table("S     ╬", ["ladder_E"])
    assert "7,0r" not in places(state, "ladder_E")
    assert "S-11" in state.why_not("ladder_E@7,0r")
    assert "5,0" in places(state, "ladder_E")


def test_S11_nor_beside_a_revealed_one():
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    state = table("S      ═3", ["ladder_E", "ladder_S"], goals=goals)
    assert not places(state, "ladder_S") & {"8,1r", "8,-1"}
    assert "S-11" in state.why_not("ladder_S@8,1r")


def test_S11_a_ladder_touches_a_face_up_card():
    state = table("S", ["ladder_E"])
    assert "B-11" in state.why_not("ladder_E@3,0")


def test_S11_not_on_a_card():
    state = table("S═", ["ladder_E"])
    assert not places(state, "ladder_E") & {"0,0", "0,0r", "1,0", "1,0r"}
    assert "B-11" in state.why_not("ladder_E@1,0r")


def test_S11_what_meets_a_ladder_is_joined_to_the_start():
    assert "5,-1" in places(table("S   ║↑", ["NS"]), "NS")  # its only exit, and no stub
    assert "5,-1" not in places(table("S   ║╵", ["NS"]), "NS")


def test_S11_a_ladder_joins_a_loose_part():
    state = table("S   ═", ["ladder_E", "EW"], seats=2, hands=[["ladder_E"], ["EW", "EW"]])
    play(state, "ladder_E@3,0")
    assert places(state, "EW") >= {"5,0"}


def test_S11_a_goal_behind_the_loose_part_is_reached_and_the_layer_is_the_finder():
    goals = {"8,0": "treasure"}
    state = table("S     ══?", turn=3, hand=["ladder_E"], goals=goals, rounds=1)
    play(state, "ladder_E@5,0")
    assert happened(state, "goal_shown") == [
        (3, {"cell": "8,0", "card": "treasure", "is_chest": False})
    ]
    assert happened(state, "round_ended") == [(3, {"treasure": True})]


def test_S11_rockfall_takes_a_ladder_away_and_what_hung_on_it_comes_loose():
    state = table("S   →═", seats=2, hands=[["rockfall"], ["EW", "EW"]])
    assert "4,0" in places(state, "rockfall")
    play(state, "rockfall@4,0")
    assert "6,0" not in places(state, "EW")
    assert discarded(state)[-2:] == ["ladder_E", "rockfall"]


def test_S11_with_a_broken_tool_no_ladder_is_laid():
    state = table("S", ["ladder_S"], front=front("lamp"))
    assert places(state, "ladder_S") == set()
    assert "B-16" in state.why_not("ladder_S@0,-1")


def test_S11_a_ladder_must_be_in_hand():
    state = table("S", ["NE"])
    assert "B-05" in state.why_not("ladder_S@0,-1")


def test_S11_a_ladder_is_drawn_for_and_may_be_vetoed():
    state = table("S", ["ladder_S"], modules=["saboteur2", "y2019_veto"], pile=["NS", "NS"])
    play(state, "ladder_S@0,-1")
    assert tile(state, "0,-1") is None
    all_allow(state)
    assert (tile(state, "0,-1"), hand(state, 0)) == ("ladder_S", ["NS"])


def test_S12_doors_hinder_neither_laying_nor_reaching():
    state = table("S╩╩╩╬Ee ?", ["EW"], goals={"8,0": "treasure"}, rounds=1)
    play(state, "EW@7,0")
    assert happened(state, "round_ended") == [(0, {"treasure": True})]


@pytest.mark.parametrize("card", ["door_blue_EW", "door_green_EW", "crystal_EW-S"])
def test_S12_S13_doors_and_crystals_are_laid_like_other_paths(card):
    state = table("S═", [card])
    assert "2,0" in places(state, card)
    assert "B-12" in state.why_not(f"{card}@0,3") or "B-11" in state.why_not(f"{card}@0,3")
    play(state, f"{card}@2,0")
    assert tile(state, "2,0") == card
