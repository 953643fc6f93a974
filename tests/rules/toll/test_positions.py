"""Guards in views, positions and decks (M-T1, S-37, I-09)."""

from random import Random

import pytest
from boards import hand, play, texts
from boards import table as any_table
from rules.toll.tables import NO_COINS, OUT, READY, exits, guard_at, standing, table, won

import pyrite

# What seats know


def test_S37_whom_one_may_ask_tells_nothing_but_who_has_gold():
    lists = [
        texts(table(guards=[("1,0E", 2)], coins=[1, few, 1, 0, more]))
        for few, more in ((1, 1), (7, 2), (1, 9))
    ]
    assert lists[0] == lists[1] == lists[2]


@pytest.mark.parametrize("actions", [
    ["guard map 0,0N"],
    ["beg B 1"],
    ["beg B 1", "agree"],
    ["beg B 1", "agree", "EW@2,0"],
    ["beg B 1", "refuse", "EW@2,0"],
])  # fmt: skip
def test_MT1_every_view_can_be_imagined_and_positions_are_whole(actions):
    state = play(table(guards=[("1,0E", 2)], **won((0, 1), (1, 2), (3, 1))), *actions)
    for seat in (None, *range(5)):
        view = state.view(seat)
        world = pyrite.imagine(view, Random(1))
        assert world.view(seat) == view
        if seat is not None:
            assert world.legal_actions(seat) == state.legal_actions(seat)
    again = pyrite.from_position(state.position())
    assert again.position() == state.position()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("value", [1, 2, 3])
def test_S37_a_promise_can_be_imagined_also_by_who_cannot_see_the_gold(value):
    """B has nothing but a gold card, or the coins for which one was changed."""
    state = table(guards=[("1,0E", 2)], coins=NO_COINS, **won((1, value)))
    play(state, "beg B 1", "agree")
    changed = table("S═", ["EW"], guards=[("1,0E", 2), ("0,0N", 3)], coins=NO_COINS, turn=1,
                    **won((1, 3)))  # fmt: skip
    play(changed, "EW@2,0", "beg B 2", "agree")
    for moment in (state, changed):
        for seat in (None, 0, 1, 2):
            view = moment.view(seat)
            for seed in range(5):
                world = pyrite.imagine(view, Random(seed))
                assert world.view(seat) == view
                assert world.scores[1] > 0


# Positions and decks


FAR = 1 << 30


@pytest.mark.parametrize("part", [
    {"guards": [guard_at("1,0E")]},  # nobody's
    {"guards": [READY | {"owner": 0}]},
    {"guards": [OUT | {"owner": 0}]},
    {"guards": [guard_at("1,0E", 0) | {"out": True}]},  # set and out
    {"guards": [guard_at("1,0N", 0)]},  # a wall
    {"guards": [guard_at("0,0E", 0)]},  # before a card
    {"guards": [guard_at("5,5E", 0)]},
    {"guards": [guard_at("8,0W", 0)]},  # face down
    {"guards": [guard_at("1,0E", 0), guard_at("1,0E", 1)]},
    {"asked_to_pay": [0]},  # the seat on turn
    {"guards": [guard_at("1,0E", 2, payer=1)]},  # was not asked
    {"guards": [guard_at("1,0E", 2, payer=4)], "asked_to_pay": [4]},  # has no gold
    {"guards": [guard_at("1,0E", 2, payer=2)], "asked_to_pay": [2]},
    {"guards": [guard_at("1,0E", 2, payer=0)], "asked_to_pay": [1]},
    {"guards": [guard_at("1,0E", 0, payer=1)], "asked_to_pay": [1]},  # the turn of the owner
    {"guards": [READY | {"payer": 1}], "asked_to_pay": [1]},
    {"guards": [guard_at("1,0E", 2, payer=1), guard_at("0,0N", 3, payer=1)],
     "asked_to_pay": [1]},
])  # fmt: skip
def test_MT1_a_position_with_impossible_guards_is_refused(part):
    with pytest.raises(pyrite.NotationError) as refused:
        any_table("S═", ["map"], modules=["toll"], parts={"toll": part}, coins=[1, 1, 1, 1, 0])
    assert "M-T1" in str(refused.value)


@pytest.mark.parametrize("part", [
    {"guards": [guard_at("1,0E", 5)]},
    {"guards": [guard_at("1,0E", -1)]},
    {"guards": [guard_at("1,0E", 2, payer=8)], "asked_to_pay": [1]},
    {"guards": [guard_at("1,0E", 2, payer=-4)], "asked_to_pay": [1]},
    {"guards": [guard_at(FAR, 0)]},
    {"guards": [guard_at("1,0", 0)]},
    {"guards": [guard_at("1,0X", 0)]},
    {"guards": [guard_at(f"{FAR},0E", 0)]},
    {"guards": [OUT | {"out": -2}]},
    {"guards": [READY | {"exit_1": 0}]},
    {"guards": [READY] * 3},
    {"guards": {"1": READY}},
    {"guards": ["out"]},
    {"asked_to_pay": [5]},
    {"asked_to_pay": [-2]},
    {"asked_to_pay": 1},
    {"asked": [1]},
])  # fmt: skip
def test_MT1_a_position_whose_guards_cannot_be_read_is_refused(part):
    with pytest.raises(pyrite.NotationError):
        any_table("S═", ["map"], modules=["toll"], parts={"toll": part}, coins=[1, 1, 1, 1, 0])


def test_MT1_a_position_may_hold_an_agreement():
    state = table(guards=[("1,0E", 2, 1)], asked=[1], coins=[0, 1, 1, 1, 1])
    play(state, "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)


def asking(action="beg B 1", seats=(1,), asked=(1,), **more):
    asks = [{"kind": "pay_toll", "seats": list(seats), "action": action}]
    return table(guards=[("1,0E", 2)], asks=asks, asked=asked, coins=[1, 1, 1, 1, 0], **more)


def test_MT1_a_position_may_wait_for_an_answer():
    state = play(asking(), "agree", "EW@2,0")
    assert state.scores == (1, 0, 2, 1, 0)


@pytest.mark.parametrize("more", [
    {"seats": [3]},
    {"seats": [1, 3]},
    {"seats": []},
    {"asked": []},
    {"action": "beg E 1", "seats": [4], "asked": [4]},
    {"action": "beg B 2"},
    {"action": "beg C 1", "seats": [2], "asked": [2]},
    {"action": "pass map"},
    {"cards": []},
    {"pending": ["8,0"]},
])  # fmt: skip
def test_MT1_a_position_with_an_impossible_question_is_refused(more):
    with pytest.raises(pyrite.NotationError):
        asking(**more)


@pytest.mark.parametrize(("guards", "left"), [(0, 0), (1, 1), (2, 2)])
def test_MT1_a_deck_may_have_fewer_guards(guards, left):
    state = pyrite.new_game(seats=3, modules=["toll"], deck={"toll": {"guards": guards}}, seed=3)
    for _ in range(left):
        (seat,) = state.asked
        play(state, f"guard {hand(state, seat)[0]} {sorted(exits(state))[0]}")
    assert exits(state) == set()
    assert len(standing(state)) == left


def test_MT1_a_guard_that_the_deck_does_not_have_stands_nowhere():
    options = {"seats": 3, "modules": ["toll"], "deck": {"toll": {"guards": 1}}}
    part = {"guards": [READY, guard_at("0,0N", 1)]}
    with pytest.raises(pyrite.NotationError) as refused:
        pyrite.from_position({"options": options, "modules": {"toll": part}})
    assert "M-T1" in str(refused.value)


def test_I09_with_gold_cards_that_may_be_changed_there_are_at_most_twelve_rounds():
    assert pyrite.new_game(seats=3, modules=["toll"], rounds=12).over is False
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game(seats=3, modules=["toll"], rounds=13)
    assert "I-09" in str(refused.value)


def test_MT1_a_deck_with_more_guards_is_refused():
    with pytest.raises(pyrite.ConfigError):
        pyrite.new_game(seats=3, modules=["toll"], deck={"toll": {"guards": 3}})
