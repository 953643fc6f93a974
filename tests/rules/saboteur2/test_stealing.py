"""Thieves at the end of a round of Saboteur 2, and who knows of them (S-36, S-37)."""

import pytest
from boards import happened, play, texts
from boards import table as any_table
from rules.saboteur2.gold_tables import failed, front, seats_of

import pyrite

# Thefts


def robbing(letters, rows, order="", **more):
    """A round failed and thieves lie in wait; `order`: who played a theft, the last one last."""
    thefts = {"thefts": ["ABCDEFGHIJKL".index(seat) for seat in order]}
    return failed(letters, front=front(letters, **rows), parts={"saboteur2": thefts}, **more)


def test_S36_a_thief_takes_one_gold_from_another_seat_that_has_gold():
    state = robbing("bssg", {"A": "theft"})
    assert (state.asked, state.view(None)["stage"]) == ((0,), "paying")
    assert texts(state) == {"steal B", "steal C"}
    play(state, "steal C")
    assert state.scores == (1, 4, 3, 0)
    assert happened(state, "acted") == [
        (0, {"action": {"seat": 0, "verb": "steal", "target": 2, "text": "steal C"}})
    ]


def test_S36_thefts_come_after_the_shares():
    state = robbing("sb", {"B": "theft"})
    assert state.scores == (5, 0)
    play(state, "steal A")
    assert state.scores == (4, 1)


def test_S36_not_from_oneself_nor_from_who_has_none():
    state = robbing("sbg", {"A": "theft"}, coins=[0, 2, 0])
    assert texts(state) == {"steal B"}
    assert "S-36" in state.why_not("steal A")
    assert "S-36" in state.why_not("steal C")


def test_S36_without_a_victim_a_theft_is_void():
    state = robbing("sbg", {"A": "theft"})
    assert (state.over, state.scores) == (True, (5, 0, 0))
    assert robbing("bgB", {"A": "theft", "B": "theft"}).over


def test_S36_trapped_thieves_are_left_out():
    state = robbing("bsg", {"A": "theft trapped", "C": "theft"}, "CA")
    assert state.asked == (2,)
    play(state, "steal B")
    assert (state.over, state.scores) == (True, (0, 4, 1))


@pytest.mark.parametrize(
    ("order", "turns"), [("ACD", "DAC"), ("CDA", "ACD"), ("DAC", "CDA"), ("CAD", "DAC")]
)
def test_S36_who_played_its_theft_last_begins_and_others_follow_clockwise(order, turns):
    state = robbing("bsgB", {"A": "theft", "C": "theft", "D": "theft"}, order)
    asked = ""
    while not state.over:
        asked += "ABCD"[state.asked[0]]
        play(state, "steal B")
    assert asked == turns
    assert state.scores == (1, 2, 1, 1)


def test_S36_if_the_last_one_is_trapped_the_one_before_him_begins():
    rows = {"A": "theft", "C": "theft", "D": "theft trapped"}
    assert robbing("bsgB", rows, "CAD").asked == (0,)
    assert robbing("bsgB", rows, "ACD").asked == (2,)


def test_S36_the_order_is_that_of_the_cards_that_still_lie_there():
    hands = [["theft", "theft"], ["hands_off", "NE"], ["theft", "NE"], ["NE"]]
    options = {"rounds": 1, "modules": ["saboteur2"], "pile": []} | seats_of("bsgB")
    state = any_table("S", hands=hands, **options)
    play(state, "theft", "hands_off>A", "theft", "pass NE", "theft", "pass NE", "pass NE")
    assert state.asked == (0,)
    play(state, "steal B")
    assert state.asked == (2,)


def test_S36_a_removed_theft_is_forgotten():
    hands = [["theft", "NE"], ["theft", "NE", "NE"], ["hands_off"], ["NE"]]
    options = {"rounds": 1, "modules": ["saboteur2"], "pile": []} | seats_of("bgsB")
    state = any_table("S", hands=hands, **options)
    play(state, "theft", "theft", "hands_off>B")
    assert state.view(None)["modules"]["saboteur2"]["thefts"] == [0]
    play(state, "pass NE", "pass NE", "pass NE NE")
    assert state.asked == (0,)
    play(state, "steal C")
    assert state.over


def test_S36_a_theft_removed_by_its_owner_is_gone():
    hands = [["NE", "map"], ["NE"], []]
    options = {"rounds": 1, "modules": ["saboteur2"], "pile": []} | seats_of("bsg")
    state = any_table("S", hands=hands, front=[["theft"], [], []], **options)
    play(state, "shed NE map theft", "pass NE")
    assert state.over


def test_I12_thefts_go_clockwise_whatever_the_direction_of_play():
    state = robbing("bsgB", {"A": "theft", "C": "theft", "D": "theft"}, "ADC", direction=-1)
    asked = ""
    while not state.over:
        asked += "ABCD"[state.asked[0]]
        play(state, "steal B")
    assert asked == "CDA"


def test_S36_stolen_gold_may_be_stolen_again():
    state = robbing("bsg", {"A": "theft", "C": "theft"}, "CA")
    play(state, "steal B")
    assert texts(state) == {"steal A", "steal B"}
    play(state, "steal A")
    assert state.scores == (0, 4, 1)


def test_S36_gold_of_earlier_rounds_may_be_stolen():
    state = robbing("bgB", {"A": "theft"}, coins=[0, 0, 3])
    assert texts(state) == {"steal C"}


def test_S36_the_theft_that_takes_the_last_coin_may_leave_the_next_thief_nobody():
    state = robbing("bg", {"A": "theft", "B": "theft"}, "BA", coins=[0, 1])
    play(state, "steal B")
    assert state.asked == (1,)
    play(state, "steal A")
    assert state.scores == (0, 1)
    state = robbing("bgB", {"A": "theft", "C": "theft"}, "CA", coins=[0, 0, 1])
    play(state, "steal C")
    assert state.asked == (2,)


def test_S36_every_theft_lies_there_until_the_round_is_over():
    state = robbing("bsg", {"A": "theft"}, rounds=2)
    assert state.view(None)["front"][0] == ["theft"]
    play(state, "steal B")
    assert (state.view(None)["round"], state.view(None)["front"][0]) == (2, [])
    assert state.position()["coins"] == [1, 4, 0]


def test_S36_when_a_theft_was_played_is_open_to_all():
    hands = [["theft", "NE"], ["theft", "NE"]]
    state = any_table("S", hands=hands, seats=2, modules=["saboteur2"])
    play(state, "theft", "theft")
    for seat in (0, 1, None):
        assert state.view(seat)["modules"]["saboteur2"]["thefts"] == [0, 1]


# What is known


def test_S37_everybody_knows_whether_a_seat_has_gold():
    state = robbing("bsg", {"A": "theft"})
    play_on = state.view(2)
    assert play_on["has_gold"] == [False, True, False]
    assert (play_on["coins"], state.view(1)["coins"]) == (0, 5)


def test_S30_dwarfs_are_shown_before_gold_is_shared():
    state = robbing("bsg", {"A": "theft"})
    assert state.view(2)["dwarfs"] == ["blue", "saboteur", "green"]
    assert None not in state.view(None)["spare"]


# Hand-written positions


def stolen_from(**more):
    asks = [{"kind": "steal", "seats": [0]}]
    stage = {"stage": "paying", "ended": True, "dwarfs_shown": True, "asks": asks}
    options = {"modules": ["saboteur2"]} | seats_of("bsg")
    rows = {"front": [["theft"], [], []], "coins": [0, 5, 0], "hands": [[], [], []], "pile": []}
    return any_table("S", **options | stage | rows | more)


def test_S36_a_written_position_may_wait_for_a_thief():
    state = stolen_from()
    assert texts(state) == {"steal B"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"front": [[], [], []]},
        {"front": [["theft", "trapped"], [], []]},
        {"coins": [5, 0, 0]},
        {"asks": [{"kind": "steal", "seats": [0, 1]}]},
        {"asks": [{"kind": "steal", "seats": []}]},
        {"asks": [{"kind": "steal", "seats": [1]}]},
        {"parts": {"saboteur2": {"thefts": [1]}}},
        {"parts": {"saboteur2": {"thefts": [-1]}}},
        {"parts": {"saboteur2": {"thefts": [11]}}},
        {"parts": {"saboteur2": {"thefts": 0}}},
        {"parts": {"saboteur2": {"theft_A": 1}}},
    ],
)
def test_S36_what_cannot_be_is_refused(wrong):
    with pytest.raises(pyrite.NotationError):
        stolen_from(**wrong)


def test_S36_no_two_thefts_are_played_at_once():
    rows = {"front": [["theft"], ["theft"], []]}
    for order in ([0, 1], [1, 0]):
        state = stolen_from(**rows, parts={"saboteur2": {"thefts": order}})
        assert state.view(None)["modules"]["saboteur2"]["thefts"] == order
    with pytest.raises(pyrite.NotationError):
        stolen_from(**rows, parts={"saboteur2": {"thefts": [0, 1, 0]}})
