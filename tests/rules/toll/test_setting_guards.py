"""Setting guards of the toll, and what removes them (M-T1)."""

import pytest
from boards import discard_rows, discarded, hand, happened, last_turn, pass_all, play, texts
from boards import table as any_table
from rules.toll.tables import (
    CORNER,
    OUT,
    READY,
    asked_to_pay,
    exits,
    guards_of,
    posts,
    standing,
    table,
)

# Setting a guard


def test_MT1_setting_a_guard_discards_a_card_and_draws_nothing():
    state = table(cards=["EW", "map"])
    before = len(discarded(state))
    pile = state.view(None)["pile"]
    play(state, "guard map 1,0E")
    assert standing(state) == [("1,0E", 0)]
    assert (hand(state, 0), discarded(state)[before:]) == (["EW"], ["map"])
    assert state.view(None)["pile"] == pile
    assert state.asked == (1,)


def test_MT1_the_next_seat_draws_as_always():
    state = play(table(cards=["EW", "map"]), "guard map 1,0E")
    pass_all(state, 1)
    assert [seat for seat, _ in happened(state, "drew")] == [1]


def test_MT1_the_discarded_card_is_seen_by_its_owner_only():
    state = play(table(cards=["EW", "map"]), "guard map 1,0E")
    for seat in range(5):
        assert discard_rows(state, seat)[-1] == ("map" if seat == 0 else None, [0])
        told = [event.known() for event in state.events_for(seat)]
        assert ("map" in str(told)) == (seat == 0)
    assert "map" not in str([event.known() for event in state.events_for(None)])


def test_MT1_a_guard_stands_on_an_exit_of_any_face_up_card_stubs_too():
    drawing = """
    │
    S═─
    """
    assert exits(table(drawing)) == {"0,-1N", "0,0S", "0,0W", "2,0E"}


def test_MT1_a_guard_stands_on_loose_parts_too():
    assert exits(table("S ═")) == {"0,0N", "0,0S", "0,0W", "0,0E", "2,0E", "2,0W"}


def test_MT1_a_guard_stands_on_a_turned_goal_but_not_on_a_hidden_one():
    state = table("S╩╩╩╬╬══1", goals={"8,0": "stone1"})
    assert "8,0N" in exits(state)
    assert not {e for e in exits(state) if e.startswith(("8,2", "8,-2"))}
    assert state.why_not("guard map 8,2W") == (
        "A guard needs an exit that leads to an empty spot. (M-T1)"
    )


def test_MT1_a_guard_stands_on_a_site():
    state = table("S", modules=["wardrobe"])
    assert {"4,-2N", "4,-2E", "4,-2S", "4,-2W"} <= exits(state)


@pytest.mark.parametrize("where", ["1,0N", "0,0E", "1,0W", "3,3N", "7,0E"])
def test_MT1_no_guard_at_a_wall_before_a_card_or_where_no_card_lies(where):
    state = table("S═")
    assert where not in exits(state)
    assert state.why_not(f"guard map {where}") == (
        "A guard needs an exit that leads to an empty spot. (M-T1)"
    )


def test_MT1_an_exit_against_a_hidden_goal_faces_no_empty_cell():
    state = table("S╩╩╩╬╬╩─?")
    assert "7,0E" not in exits(state)
    assert state.why_not("guard map 7,0E") is not None


def test_MT1_every_kind_of_card_in_hand_may_be_discarded_for_it_once():
    state = table(cards=["EW", "EW", "map"])
    assert {text for text in texts(state) if text.endswith("1,0E")} == {
        "guard EW 1,0E",
        "guard map 1,0E",
    }
    assert len(state.legal_actions()) == len(set(state.legal_actions()))
    assert state.why_not("guard NESW 1,0E") == "You don't have NESW in your hand. (B-05)"


def test_MT1_there_is_room_for_one_guard_on_an_exit():
    state = table(guards=[("1,0E", 2)])
    assert "1,0E" not in exits(state)
    assert state.why_not("guard map 1,0E") == "There is already a guard at that exit. (M-T1)"


def test_MT1_two_guards_may_stand_on_one_card_or_face_one_cell():
    state = table("S═", guards=[("0,0N", 2)])
    assert "0,0S" in exits(state)
    state = table(CORNER, guards=[("0,0E", 2)])
    assert "1,-1S" in exits(state)


def test_MT1_there_are_two_guards():
    state = table(guards=[("1,0E", 2), ("0,0N", 2)])
    assert exits(state) == set()
    assert state.why_not("guard map 0,0S") == "No guards are left this round. (M-T1)"


@pytest.mark.parametrize("guards", [["out", "out"], [("1,0E", 2), "out"], ["out", ("1,0E", 2)]])
def test_MT1_each_guard_is_set_once_a_round(guards):
    assert exits(table(guards=guards)) == set()


def test_MT1_both_guards_are_back_in_the_next_round():
    state = last_turn(["map"], modules=["toll"], parts=posts("out", ("0,0N", 2)))
    play(state, "pass map")
    assert state.view(None)["round"] == 2
    assert (guards_of(state), asked_to_pay(state)) == ([READY, READY], [])
    assert exits(state) == {"0,0N", "0,0E", "0,0S", "0,0W"}


def test_MT1_setting_a_guard_is_no_play_nobody_may_veto_it():
    hands = [["EW", "map"], ["veto"], 6, 6, 6]
    state = any_table("S═", hands=hands, modules=["toll", "y2019_veto"])
    play(state, "guard map 1,0E")
    assert (state.asked, state.view(None)["ask"]["kind"]) == ((1,), "turn")


def test_MT1_setting_a_guard_is_no_pass():
    options = {"modules": ["toll"], "round_end": "passes"}
    state = any_table(seats=3, hands=[["NE"], ["map"] * 2, ["NW"] * 2], pile=[], **options)
    play(state, "pass NE", "guard map 0,0N")
    assert state.view(None)["passes"] == 0


def test_B50_the_discard_for_a_guard_counts_as_the_last_card():
    state = last_turn(["map"], turn=3, modules=["toll"])
    play(state, "guard map 0,0N")
    assert state.view(None)["round"] == 2
    assert state.view(None)["starter"] == 4


@pytest.mark.parametrize("front", [[], ["pick"], ["pick", "lamp", "cart"]])
def test_MT1_a_seat_with_broken_tools_may_set_a_guard(front):
    state = table(front=[front, [], [], [], []])
    play(state, "guard map 1,0E")
    assert standing(state) == [("1,0E", 0)]


# Guards that go


def test_MT1_a_guard_whose_card_is_removed_is_out():
    state = table("S═", ["rockfall", "EW"], guards=[("1,0E", 2), ("0,0N", 3)])
    play(state, "rockfall@1,0")
    assert standing(state) == [("0,0N", 3)]
    assert guards_of(state)[0] == OUT
    assert state.scores == (1, 1, 1, 1, 1)


def test_MT1_a_card_removed_elsewhere_leaves_the_guard():
    drawing = """
     ═S═
    """
    state = play(table(drawing, ["rockfall"], guards=[("1,0E", 2)]), "rockfall@-1,0")
    assert standing(state) == [("1,0E", 2)]


def test_MT1_a_guard_on_a_loose_part_still_bars():
    state = table("S═══", ["rockfall"], guards=[("3,0E", 2)])
    play(state, "rockfall@2,0")
    assert standing(state) == [("3,0E", 2)]
