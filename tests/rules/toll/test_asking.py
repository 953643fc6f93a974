"""Asking another seat to pay a guard (M-T1)."""

import pytest
from boards import hand, happened, places, play, texts
from rules.toll.tables import (
    CORNER,
    asked_to_pay,
    begs,
    guard_at,
    guards_of,
    posts,
    standing,
    table,
)


def test_MT1_another_seat_is_asked_to_pay_before_the_card_is_shown():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1")
    assert (state.asked, texts(state)) == ((1,), {"agree", "refuse"})
    begged = {"seat": 0, "verb": "beg", "target": 1, "guard": 1, "text": "beg B 1"}
    assert state.view(3)["ask"] == {
        "kind": "pay_toll", "seats": [1], "cell": None, "action": begged,
    }  # fmt: skip
    assert [state.view(seat)["asked"] for seat in (0, 1, 3, None)] == [False, True, False, False]
    assert hand(state, 0) == ["EW", "map"]


def test_MT1_who_agrees_pays_when_the_path_takes_effect():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "agree")
    assert state.scores == (0, 1, 1, 1, 1)
    assert (state.asked, state.view(None)["ask"]["kind"]) == ((0,), "turn")
    assert state.why_not("EW@2,0") is None
    play(state, "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)
    assert standing(state) == []


def test_MT1_who_agreed_pays_also_if_the_seat_on_turn_has_gold():
    state = play(table(guards=[("1,0E", 2)]), "beg D 1", "agree", "EW@2,0")
    assert state.scores == (1, 1, 2, 0, 1)


def test_MT1_a_seat_may_refuse():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "refuse")
    assert "2,0" not in places(state, "EW")
    assert begs(state) == {"beg D 1", "beg E 1"}


def test_MT1_after_asking_the_seat_on_turn_still_draws_one():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1], cards=["EW", "map"])
    play(state, "beg B 1", "refuse", "beg D 1", "agree", "EW@2,0")
    assert [seat for seat, _ in happened(state, "drew")] == [0]
    assert state.asked == (1,)


def test_MT1_a_seat_is_asked_at_most_once_a_turn_also_for_the_other_guard():
    guards = [("1,0E", 2), ("0,0N", 3)]
    state = play(table(guards=guards), "beg B 1", "refuse")
    assert begs(state) == {"beg D 1", "beg E 1", "beg C 2", "beg E 2"}
    for guard in (1, 2):
        assert state.why_not(f"beg B {guard}") == "You have already asked B this turn. (M-T1)"


def test_MT1_in_the_next_turn_a_seat_may_be_asked_again():
    state = table(guards=[("1,0E", 2)], hands=[["EW"] * 2, ["map"], ["map"], ["map"], ["map"]])
    play(state, "beg B 1", "refuse", "pass EW", "beg E 1", "refuse")
    assert begs(state) == {"beg A 1", "beg D 1"}


def test_MT1_only_a_seat_with_gold_is_asked():
    state = table(guards=[("1,0E", 2)], coins=[1, 0, 1, 1, 0])
    assert begs(state) == {"beg D 1"}
    assert state.why_not("beg B 1") == "B has no gold. (M-T1)"


def test_MT1_a_gold_card_is_gold_too():
    won = [{"round": 1, "seat": 4, "how": "drafted", "value": 2}]
    state = table(guards=[("1,0E", 2)], coins=[1, 0, 1, 0, 0], won=won, round=2)
    assert begs(state) == {"beg E 1"}


@pytest.mark.parametrize(("action", "why"), [
    ("beg A 1", "You don't need to ask yourself. Choose another player. (M-T1)"),
    ("beg C 1", "Guard 1 belongs to C, who passes for free. (M-T1)"),
    ("beg B 2", "Guard 2 is not on the table. (M-T1)"),
])  # fmt: skip
def test_MT1_neither_oneself_nor_the_owner_nor_for_no_guard(action, why):
    state = table(guards=[("1,0E", 2)])
    assert action not in texts(state)
    assert state.why_not(action) == why


@pytest.mark.parametrize("guard", [("1,0E", 0), "out"])
def test_MT1_nobody_is_asked_for_an_own_guard_or_one_that_is_out(guard):
    state = table(guards=[guard])
    assert begs(state) == set()
    assert state.why_not("beg B 1") is not None


def test_MT1_when_one_has_agreed_nobody_else_is_asked_for_that_guard():
    guards = [("1,0E", 2), ("0,0N", 3)]
    state = play(table(guards=guards), "beg B 1", "agree")
    assert begs(state) == {"beg C 2", "beg E 2"}
    assert state.why_not("beg E 1") == "B has already agreed to pay guard 1. (M-T1)"


def test_MT1_an_agreement_holds_for_one_guard():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    state = table(CORNER, ["NW"], guards=guards, coins=[0, 5, 1, 1, 1])
    play(state, "beg B 1", "agree")
    assert "1,0" not in places(state, "NW")
    play(state, "beg E 2", "agree", "NW@1,0")
    assert state.scores == (0, 4, 2, 2, 0)


def test_MT1_oneself_and_another_seat_may_pay_a_guard_each():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 2), ("0,0E", 3)])
    play(state, "beg B 2", "agree", "NW@1,0")
    assert state.scores == (0, 0, 2, 2, 1)


def test_MT1_the_owner_of_one_guard_may_pay_the_other():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 2), ("0,0E", 3)])
    play(state, "beg C 2", "agree", "NW@1,0")
    assert state.scores == (0, 1, 1, 2, 1)


def test_MT1_an_agreement_ends_with_the_turn():
    hands = [["NE"], ["EW"], ["map"], ["map"], ["map"]]
    state = table(guards=[("1,0E", 2)], hands=hands, coins=[0, 0, 1, 1, 0])
    play(state, "beg D 1", "agree", "pass NE")
    assert state.view(None)["modules"] == posts(("1,0E", 2))
    assert "2,0" not in places(state, "EW")


def test_MT1_an_agreement_that_is_not_used_costs_nothing():
    state = play(table(guards=[("1,0E", 2)]), "beg B 1", "agree", "EW@-1,0")
    assert state.scores == (1, 1, 1, 1, 1)
    assert standing(state) == [("1,0E", 2)]


def test_MT1_answers_are_open_to_all():
    state = play(table(guards=[("1,0E", 2)]), "beg B 1", "refuse", "beg D 1", "agree")
    told = [(e.seat, e.known()["action"]["text"]) for e in state.events_for(4) if e.kind == "acted"]
    assert told == [(0, "beg B 1"), (1, "refuse"), (0, "beg D 1"), (3, "agree")]
    assert guards_of(state)[0] == guard_at("1,0E", 2, payer=3)
    assert asked_to_pay(state) == [1, 3]


def test_MT1_nobody_answers_for_another():
    state = play(table(guards=[("1,0E", 2)]), "beg B 1")
    assert state.why_not("agree", seat=3) is not None
    other = state.from_text(3, "agree")
    assert state.why_not(other, seat=1) == "D was not asked to pay. (M-T1)"
    assert state.why_not("pass map", seat=0) is not None


def test_MT1_a_seat_with_broken_tools_may_ask_and_pay():
    front = [["pick"], ["lamp"], [], [], []]
    state = table(guards=[("1,0E", 2)], front=front)
    assert "beg B 1" in texts(state)
    state = table(guards=[("1,0E", 2)], front=[[], ["lamp"], [], [], []], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "agree", "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)


def test_MT1_a_seat_without_cards_may_pay():
    hands = [["EW"], [], ["map"], [], []]
    state = table(guards=[("1,0E", 2)], hands=hands, coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "agree", "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)
