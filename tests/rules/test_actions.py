"""Action cards and discards (B-20 to B-26)."""

import pytest
from boards import discarded, happened, known_goals, places, play, table, texts, tile

TOOLS = pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
NONE = [[], [], [], [], []]


@TOOLS
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_B20_a_broken_tool_is_laid_in_front_of_another_seat(tool, seats):
    state = table(seats=seats, hand=[f"broken_{tool}"])
    targets = {f"broken_{tool}>{letter}" for letter in "BCDEFGHIJ"[: seats - 1]}
    assert texts(state) == targets | {f"pass broken_{tool}"}
    assert "B-20" in state.why_not(f"broken_{tool}>A")
    play(state, f"broken_{tool}>C")
    assert state.view(None)["front"][2] == [tool]
    assert f"broken_{tool}" not in discarded(state)


@TOOLS
def test_B20_at_most_one_of_each_kind_lies_in_front_of_a_seat(tool):
    state = table(hand=[f"broken_{tool}"], front=[[], [tool], [], [], [tool]])
    assert texts(state) == {f"broken_{tool}>C", f"broken_{tool}>D", f"pass broken_{tool}"}
    assert "B-20" in state.why_not(f"broken_{tool}>B")


def test_B20_all_three_kinds_may_lie_in_front_of_one_seat():
    state = table(hand=["broken_cart"], front=[[], ["pick", "lamp"], [], [], []])
    play(state, "broken_cart>B")
    assert state.view(None)["front"][1] == ["pick", "lamp", "cart"]


@TOOLS
@pytest.mark.parametrize("seat", [0, 3])
def test_B21_a_repair_removes_the_tool_from_any_seat(tool, seat):
    front = [[], [], [], [], []]
    front[seat] = ["pick", "lamp", "cart"]
    state = table(hand=[f"repair_{tool}"], front=front)
    letter = "ABCDE"[seat]
    assert texts(state) == {f"repair_{tool}>{letter}", f"pass repair_{tool}"}
    play(state, f"repair_{tool}>{letter}")
    assert state.view(None)["front"][seat] == [t for t in ("pick", "lamp", "cart") if t != tool]
    assert happened(state, "repaired") == [(0, {"target": seat, "tool": tool})]
    assert sorted(discarded(state)[-2:]) == [f"broken_{tool}", f"repair_{tool}"]


def test_B21_a_repair_needs_a_matching_broken_tool():
    state = table(hand=["repair_pick"], front=[[], ["lamp"], ["cart"], [], []])
    assert texts(state) == {"pass repair_pick"}
    assert "B-21" in state.why_not("repair_pick>B")
    assert "B-21" in state.why_not("repair_pick>B:lamp")


def test_B22_a_repair_with_two_tools_removes_one_of_them_and_the_player_chooses():
    for tool, left in (("pick", "lamp"), ("lamp", "pick")):
        state = table(hand=["repair_pick_lamp"], front=[[], ["pick", "lamp"], [], [], []])
        both = {"repair_pick_lamp>B:pick", "repair_pick_lamp>B:lamp"}
        assert texts(state) == both | {"pass repair_pick_lamp"}
        play(state, f"repair_pick_lamp>B:{tool}")
        assert state.view(None)["front"][1] == [left]
        assert discarded(state)[-2:] == [f"broken_{tool}", "repair_pick_lamp"]


@pytest.mark.parametrize(
    ("card", "tools"),
    [
        ("repair_pick_lamp", {"pick", "lamp"}),
        ("repair_pick_cart", {"pick", "cart"}),
        ("repair_lamp_cart", {"lamp", "cart"}),
    ],
)
def test_B22_a_repair_with_two_tools_mends_what_it_shows(card, tools):
    state = table(hand=[card], front=[["pick", "lamp", "cart"], [], [], [], []])
    assert texts(state) == {f"pass {card}"} | {f"{card}>A:{tool}" for tool in tools}
    single = table(hand=[card], front=[[min(tools)], [], [], [], []])
    assert texts(single) == {f"pass {card}", f"{card}>A:{min(tools)}"}


def test_B23_a_rockfall_removes_any_path_card_but_neither_start_nor_goals():
    state = table(
        """
                ╔─
        S═╬     1
              ═
                ?
        """,
        ["rockfall"],
        must_connect=False,
    )
    laid = {"1,0", "2,0", "6,1", "8,-1", "9,-1"}
    assert texts(state) == {"pass rockfall"} | {f"rockfall@{cell}" for cell in laid}
    for cell in ("0,0", "8,0", "8,2", "5,5"):
        assert "B-23" in state.why_not(f"rockfall@{cell}")


def test_B23_both_cards_are_discarded_and_the_gap_is_empty():
    state = table("S═", ["rockfall"])
    play(state, "rockfall@1,0")
    assert tile(state, "1,0") is None
    assert discarded(state)[-2:] == ["EW", "rockfall"]


def test_B23_loose_parts_stay_but_are_not_joined_any_more():
    state = table("S══", hands=[["rockfall"], ["NESW"], None, None, None])
    play(state, "rockfall@1,0")
    assert tile(state, "2,0") == "EW"
    assert places(state, "NESW") == {"-1,0", "0,-1", "0,1", "1,0"}
    assert "B-12" in state.why_not("NESW@3,0")


def test_B23_a_refilled_gap_joins_the_loose_part_again():
    state = table("S══", hands=[["rockfall"], ["NESW"], ["EW"], None, None])
    play(state, "rockfall@1,0", "NESW@1,0")
    assert places(state, "EW") == {"-1,0", "3,0"}


def test_B23_a_gap_is_refilled_by_a_card_that_fits_all_round():
    state = table("S═╗", hands=[["rockfall"], ["EW", "NSW", "NE"], None, None, None])
    play(state, "rockfall@1,0")
    assert "1,0" in places(state, "EW")
    assert not {"1,0", "1,0r"} & (places(state, "NSW") | places(state, "NE"))


def test_B23_where_a_dead_end_lay_a_path_may_go_on():
    state = table("S═╴", hands=[["rockfall"], ["EW"], None, None, None])
    play(state, "rockfall@2,0")
    assert places(state, "EW") == {"-1,0", "2,0"}


def test_B23_a_second_way_keeps_the_rest_joined():
    state = table(
        """
        ╔╗
        S╩
        """,
        hands=[["rockfall"], ["EW"], None, None, None],
    )
    play(state, "rockfall@0,-1")
    assert "2,0" in places(state, "EW")


def test_B23_without_must_connect_a_loose_part_may_be_built_on():
    state = table("S══", hands=[["rockfall"], ["EW"], None, None, None], must_connect=False)
    play(state, "rockfall@1,0")
    assert places(state, "EW") == {"-1,0", "1,0", "3,0", "2,1", "2,-1"}


def test_B24_a_map_shows_one_goal_to_its_player_only():
    goals = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
    state = table(hand=["map"], goals=goals)
    assert texts(state) == {"map@8,-2", "map@8,0", "map@8,2", "pass map"}
    play(state, "map@8,0")
    assert known_goals(state, 0) == {"8,0": "treasure"}
    assert tile(state, "8,0") == "?"
    for other in (1, None):
        assert known_goals(state, other) == {}
        assert "treasure" not in str([event.known() for event in state.events_for(other)])


def test_B24_everybody_sees_which_goal_was_looked_at():
    state = table(hand=["map"])
    play(state, "map@8,2")
    assert state.view(None)["looks"] == [["8,2"], [], [], [], []]
    looked = [event for event in state.events_for(1) if event.kind == "looked"]
    assert [(event.seat, event.known()) for event in looked] == [(0, {"cell": "8,2"})]


def test_B24_a_map_is_never_played_on_a_revealed_goal():
    state = table("S       1", ["map"])
    assert texts(state) == {"map@8,-2", "map@8,2", "pass map"}
    assert "B-24" in state.why_not("map@8,0")
    assert "B-24" in state.why_not("map@1,0")


def test_B24_the_map_is_discarded():
    state = table(hand=["map"])
    play(state, "map@8,2")
    assert discarded(state)[-1] == "map"


def test_B25_the_affected_card_goes_first_and_the_one_that_did_it_lies_on_top():
    front = [[], ["pick"], [], [], []]
    hands = [["rockfall"], ["repair_pick"], ["NE"], None, None]
    state = table("S═", hands=hands, front=front)
    play(state, "rockfall@1,0", "repair_pick>B", "pass NE")
    assert discarded(state) == ["EW", "rockfall", "broken_pick", "repair_pick", "NE"]


def test_B26_without_a_path_card_on_the_table_a_rockfall_can_only_be_discarded():
    assert texts(table(hand=["rockfall"])) == {"pass rockfall"}


def test_B26_where_all_tools_are_broken_already_a_broken_tool_can_only_be_discarded():
    state = table(seats=3, hand=["broken_lamp"], front=[[], ["lamp"], ["lamp"]])
    assert texts(state) == {"pass broken_lamp"}


@pytest.mark.parametrize("card", ["repair_cart", "repair_pick_lamp"])
def test_B26_with_nothing_to_mend_a_repair_can_only_be_discarded(card):
    assert texts(table(hand=[card], front=NONE)) == {f"pass {card}"}
