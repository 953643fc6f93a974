"""Taking turns (B-05, B-06, B-16)."""

import pytest
from boards import discard_rows, hand, happened, pass_all, places, play, table, texts

import pyrite

TOOLS = pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])


def test_B05_a_turn_is_to_lay_a_path_to_play_an_action_or_to_pass():
    state = table(hand=["EW", "map"])
    assert state.asked == (0,)
    assert texts(state) == {
        "EW@1,0",
        "EW@-1,0",
        "map@8,-2",
        "map@8,0",
        "map@8,2",
        "pass EW",
        "pass map",
    }


@pytest.mark.parametrize("action", ["EW@1,0", "map@8,0", "pass EW"])
def test_B05_then_the_seat_draws_the_top_card_and_the_next_one_plays(action):
    state = table(hand=["EW", "map"], pile=["rockfall", "NS"])
    state.play(action)
    assert len(hand(state, 0)) == 2
    assert "rockfall" in hand(state, 0)
    assert state.view(None)["pile"] == 1
    assert state.asked == (1,)


@pytest.mark.parametrize("action", ["EW@1,0", "map@8,0", "pass EW"])
def test_B05_nothing_is_drawn_when_the_pile_is_empty(action):
    state = table(hand=["EW", "map"], pile=[])
    state.play(action)
    assert len(hand(state, 0)) == 1
    assert state.asked == (1,)


@pytest.mark.parametrize("text", ["pass", "pass EW map EW map"])
def test_B05_passing_takes_one_card(text):
    state = table(hand=["EW", "map"])
    with pytest.raises(pyrite.NotationError) as refused:
        state.why_not(text)
    assert str(refused.value) == "Pass with one card, as in: pass NESW. (B-05)"
    assert state.why_not("pass EW map") == "You can only pass with one card. (B-05)"


@pytest.mark.parametrize("text", ["upright", "take 1", "goal 8,0"])
def test_B05_what_is_no_answer_in_a_turn_is_refused_by_its_rule(text):
    refusal = table(hand=["EW", "map"]).refusal(text)
    assert (refusal.id, refusal.rule) == ("not-now", "B-05")


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_B05_turns_go_round_clockwise(seats):
    state = table(seats=seats, turn=1)
    order = []
    for _ in range(seats + 1):
        order += state.asked
        pass_all(state, 1)
    assert order == [*range(1, seats), 0, 1]


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_B05_turn_for_turn_one_card_goes_and_one_comes(seats):
    state = pyrite.new_game(seats=seats, seed=3)
    before = state.view(None)
    pass_all(state, 2 * seats)
    assert state.view(None)["hands"] == before["hands"]
    assert state.view(None)["pile"] == before["pile"] - 2 * seats
    assert len(state.view(None)["discards"]) == 2 * seats


def test_B05_nobody_plays_out_of_turn():
    state = table(hands=[["EW"], ["EW"], None, None, None])
    assert "B-05" in state.why_not("EW@1,0", seat=1)
    assert state.legal_actions(1) == []


def test_B05_nobody_plays_a_card_that_is_not_in_hand():
    state = table(hand=["EW"])
    assert "B-05" in state.why_not("pass map")
    assert "B-05" in state.why_not("NESW@1,0")


def test_B05_a_passed_card_lies_face_down():
    state = table(hand=["EW", "map"])
    state.play("pass map")
    assert discard_rows(state, 0)[-1] == ("map", [0])
    for other in (1, None):
        assert discard_rows(state, other)[-1] == (None, [0])
        assert not any("map" in str(event.known()) for event in state.events_for(other))


def test_B05_what_a_seat_draws_is_its_secret():
    state = table(hand=["EW", "map"], pile=["rockfall"])
    state.play("pass map")
    assert happened(state, "drew") == [(0, {"card": "rockfall"})]
    for other in (1, None):
        assert [e.known() for e in state.events_for(other) if e.kind == "drew"] == [{}]


def test_B06_a_seat_without_cards_is_skipped_and_draws_nothing():
    state = table(hands=[["EW"], [], [], ["map"], ["NS"]], pile=["NE", "NW"])
    state.play("EW@1,0")
    assert happened(state, "skipped") == [(1, {}), (2, {})]
    assert state.asked == (3,)
    assert state.view(None)["hands"] == [1, 0, 0, 1, 1]
    assert state.view(None)["pile"] == 1


def test_B06_a_seat_with_cards_again_plays_again():
    state = table(hands=[["EW"], ["rockfall"], [], ["map"], ["NS"]], pile=["NE", "NW"])
    state.play("EW@1,0")
    assert state.asked == (1,)


def test_B06_the_last_seat_with_cards_plays_on_alone():
    state = table(seats=3, hands=[["EW", "NE", "NW"], [], []], pile=[])
    play(state, "EW@1,0")
    assert state.asked == (0,)
    assert [seat for seat, _ in happened(state, "skipped")] == [1, 2]


@TOOLS
def test_B16_who_has_a_broken_tool_may_lay_no_path(tool):
    front = [[tool], [], [], [], []]
    state = table(hand=["EW", "map"], front=front)
    assert places(state, "EW") == set()
    assert {"map@8,0", "pass EW"} <= texts(state)
    assert "B-16" in state.why_not("EW@1,0")


@TOOLS
def test_B16_the_broken_tool_of_another_seat_hinders_nobody_else(tool):
    state = table(hand=["EW"], front=[[], [tool], [tool], [tool], []])
    assert places(state, "EW") == {"1,0", "-1,0"}


@TOOLS
def test_B16_a_repair_takes_the_turn_and_helps_in_the_next(tool):
    repair = f"repair_{tool}"
    state = table(seats=3, hand=["EW", repair], front=[[tool], [], []])
    play(state, f"{repair}>A")
    assert state.asked == (1,)
    pass_all(state, 2)
    assert places(state, "EW") == {"1,0", "-1,0"}


def test_B16_one_broken_tool_of_two_is_enough():
    state = table(seats=3, hand=["EW", "repair_pick"], front=[["pick", "cart"], [], []])
    play(state, "repair_pick>A")
    pass_all(state, 2)
    assert places(state, "EW") == set()
