"""Ending a round by agreement (L-40, L-45)."""

import pytest
from boards import happened, kinds, play, texts
from mines import answer, table


def test_L40c_L45_all_agree_and_the_round_ends_at_once():
    state = play(table(round=2), "propose")
    answer(state, "yy")
    assert happened(state, "round_ended") == [(0, {"how": "agreed"})]
    assert "drew" not in kinds(state)
    assert state.over


def test_L45_only_the_seat_on_turn_proposes_and_before_its_card():
    state = table("B ╬", ["trap"])
    assert "propose" in texts(state, 0)
    assert texts(state, 1) == set()
    assert "L-05" in state.why_not("propose", 1)
    play(state, "pass trap")
    assert "propose" not in texts(state)
    assert state.why_not("propose") is not None


def test_L45_the_end_is_proposed_once_a_turn():
    state = play(table(hand=["trap"]), "propose")
    answer(state, "yn")
    assert state.asked == (0,)
    assert "propose" not in texts(state)
    assert "L-45" in state.why_not("propose")
    play(state, "pass trap")
    assert "propose" in texts(state)  # the next seat in its turn


def test_L45_the_same_seat_may_propose_again_in_its_next_turn():
    state = table("B", ["trap"], stands=["1,3"] * 3)
    answer(play(state, "propose"), "nn")
    for _ in range(3):
        (seat,) = state.asked
        state.play(f"pass {state.view(seat)['hand'][0]}")
    assert state.asked == (0,)
    assert "propose" in texts(state)


def test_L45_all_others_are_asked_also_those_without_cards():
    state = play(table(seats=4, hands=[["trap"], [], ["axe"], []], turn=0, pile=5), "propose")
    assert state.asked == (1, 2, 3)
    assert all(texts(state, seat) == {"agree", "refuse"} for seat in state.asked)
    assert texts(state, 0) == set()


def test_L45_a_no_of_a_seat_that_is_out_lets_the_turn_go_on():
    state = play(table(hands=[["trap"], [], ["axe"]], pile=5), "propose")
    answer(state, "ny")
    assert state.asked == (0,)
    assert "pass trap" in texts(state)


@pytest.mark.parametrize("said", ["nnn", "nyy", "yny", "yyn"])
def test_L45_one_no_and_the_turn_goes_on(said):
    state = answer(play(table(seats=4, hand=["trap"]), "propose"), said)
    assert "round_ended" not in kinds(state)
    assert state.asked == (0,)
    agreed = [seat for seat, letter in enumerate(said, 1) if letter == "y"]
    assert happened(state, "answers") == [(0, {"agreed": agreed})]


def test_L45_answers_come_in_any_order():
    state = play(table(seats=4, round=2), "propose")
    for seat in (3, 1, 2):
        state.play("agree", seat)
    assert state.over


def test_L45_the_seat_that_proposes_does_not_answer():
    state = play(table(), "propose")
    assert "L-05" in state.why_not("agree", 0)


def test_L45_an_answer_is_given_once_and_by_nobody_else():
    state = play(table(seats=4), "propose")
    mine = state.from_text(2, "agree")
    state.play("agree", 1)
    assert "L-05" in state.why_not("refuse", 1)
    assert "L-05" in state.why_not(mine, 3)
    assert state.why_not(mine, 2) is None


@pytest.mark.parametrize("said", ["agree", "refuse"])
def test_L45_answers_are_unseen_until_all_have_answered(said):
    state = play(table(seats=4), "propose")
    before = [state.view(seat) for seat in (0, 2, 3, None)]
    mark = len(state.events)
    state.play(said, 1)
    assert [state.view(seat) for seat in (0, 2, 3, None)] == before
    assert state.view(1)["answer"] is (said == "agree")
    assert state.view(1)["asked"] is False
    for seat in (0, 2, 3, None):
        told = [event for event in state.events_for(seat, mark) if event.kind == "answered"]
        assert [event.known() for event in told] in ([], [{}])
