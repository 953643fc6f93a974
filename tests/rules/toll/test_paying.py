"""Paying a guard, with coins or with gold cards (M-T1, I-09)."""

import pytest
from boards import happened, kinds, known_goals, last_turn, places, play, tile
from boards import table as any_table
from rules.toll.tables import CORNER, NO_COINS, OUT, exits, guards_of, standing, table, won

import pyrite

# Coins


@pytest.mark.parametrize("seats", [3, 10])
def test_MT1_everybody_starts_the_game_with_one_coin(seats):
    state = pyrite.new_game(seats=seats, modules=["toll"], seed=1)
    assert state.scores == (1,) * seats
    assert [state.view(seat)["coins"] for seat in range(seats)] == [1] * seats


def test_MT1_coins_are_not_given_anew_each_round():
    dwarfs = ["digger"] * 3
    more = {"seats": 3, "coins": [3, 0, 1], "dwarfs": dwarfs, "spare": ["saboteur"]}
    state = play(last_turn(["map"], modules=["toll"], **more), "pass map")
    assert state.view(None)["round"] == 2
    assert state.scores == (3, 0, 1)


def test_MT1_without_the_module_there_are_no_coins_and_no_guards():
    state = any_table("S═", ["EW"])
    assert state.scores == (0,) * 5
    assert not exits(state)


# Paying by oneself


def test_MT1_a_path_before_a_guard_costs_one_gold_for_its_owner():
    state = table(guards=[("1,0E", 2)])
    play(state, "EW@2,0")
    assert state.scores == (0, 1, 2, 1, 1)
    assert standing(state) == []
    assert tile(state, "2,0") == "EW"


def test_MT1_after_that_the_guard_is_out_for_the_round():
    state = play(table(guards=[("1,0E", 2)], cards=["EW"]), "EW@2,0")
    assert guards_of(state)[0] == OUT
    state = table("S═", guards=["out"], coins=NO_COINS)
    assert places(state, "EW") >= {"2,0"}


def test_MT1_without_gold_no_card_goes_there():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    assert "2,0" not in places(state, "EW")
    assert state.why_not("EW@2,0") == (
        "Guards block that spot, and you don't have enough gold to pay them all. (M-T1)"
    )


def test_MT1_other_cells_and_other_exits_of_the_card_are_free():
    state = table("S╬", guards=[("1,0E", 2)], coins=NO_COINS, cards=["NS", "EW"])
    assert places(state, "NS") == {"0,1", "0,-1", "1,1", "1,-1"}
    assert places(state, "EW") == {"-1,0"}


def test_MT1_a_guard_bars_the_cell_from_every_side():
    state = table(CORNER, ["NW", "W"], guards=[("1,-1S", 2)], coins=NO_COINS)
    assert "1,0" not in places(state, "NW")
    state = table(CORNER, ["NW", "W"], guards=[("1,-1S", 2)])
    play(state, "NW@1,0")
    assert state.scores == (0, 1, 2, 1, 1)


def test_MT1_every_guard_that_faces_the_cell_is_paid():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    poor = table(CORNER, ["NW"], guards=guards, coins=[1, 1, 1, 1, 1])
    assert "1,0" not in places(poor, "NW")
    rich = table(CORNER, ["NW"], guards=guards, coins=[2, 1, 1, 1, 1])
    play(rich, "NW@1,0")
    assert rich.scores == (0, 1, 2, 2, 1)
    assert guards_of(rich) == [OUT, OUT]


def test_MT1_both_guards_of_one_owner_are_paid():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 2), ("0,0E", 2)], coins=[2, 0, 0, 0, 0])
    play(state, "NW@1,0")
    assert state.scores == (0, 0, 2, 0, 0)


def test_MT1_only_the_guard_that_faces_the_cell_is_paid():
    state = play(table(guards=[("1,0E", 2), ("0,0N", 3)]), "EW@2,0")
    assert state.scores == (0, 1, 2, 1, 1)
    assert standing(state) == [("0,0N", 3)]


@pytest.mark.parametrize("coins", [0, 2])
def test_MT1_the_owner_pays_nothing(coins):
    state = table(guards=[("1,0E", 0)], coins=[coins, 0, 0, 0, 0])
    assert state.why_not("EW@2,0") is None
    play(state, "EW@2,0")
    assert state.scores == (coins, 0, 0, 0, 0)
    assert "coins" not in kinds(state)
    assert standing(state) == []


def test_MT1_an_own_guard_beside_one_of_another_seat_costs_one():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 0), ("0,0E", 3)])
    play(state, "NW@1,0")
    assert state.scores == (0, 1, 1, 2, 1)


def test_MT1_the_gold_moves_before_what_the_path_joins_is_turned():
    state = table(
        "S╩╩╩╬╬═ ?", ["EW"], guards=[("6,0E", 2)], goals={"8,0": "stone1"}, coins=[1, 0, 0, 0, 0]
    )
    play(state, "EW@7,0")
    told = [kind for kind in kinds(state) if kind in ("placed", "coins", "goal_shown")]
    assert told == ["placed", "coins", "coins", "goal_shown"]


def test_MG1_gold_that_went_to_a_guard_is_not_lost_to_the_dragon():
    goals = {"8,0": "dragon"}
    state = table("S╩╩╩╬╬═ ?", ["EW"], guards=[("6,0E", 2)], goals=goals, modules=["new_goals"])
    play(state, "EW@7,0", "upright")
    assert known_goals(state, None) == {"8,0": "dragon"}
    assert state.scores == (0, 1, 2, 1, 1)


def test_MT1_what_is_paid_is_open_to_all():
    state = play(table(guards=[("1,0E", 2)]), "EW@2,0")
    told = happened(state, "coins")
    assert told == [
        (0, {"coins": -1, "has_gold": False, "rule": "M-T1"}),
        (2, {"coins": 1, "has_gold": True, "rule": "M-T1"}),
    ]
    assert state.view(None)["purse"] == [0, 1, 2, 1, 1]
    assert state.view(4)["has_gold"] == [False, True, True, True, True]


def test_B51_coins_count_at_the_end_of_the_game():
    dwarfs = ["digger", "digger", "saboteur"]
    coins = [5, 0, 0]
    state = last_turn(["map"], seats=3, rounds=1, modules=["toll"], coins=coins, dwarfs=dwarfs)
    play(state, "pass map")
    assert state.over
    assert (state.view(None)["scores"], state.winners) == ([5, 0, 4], (0,))


# Gold cards


def test_I09_coins_pay_first():
    state = table(guards=[("1,0E", 2)], **won((0, 1), (0, 3)))
    play(state, "EW@2,0")
    assert state.view(0)["coins"] == 0
    assert [row["changed"] for row in state.view(0)["won"]] == [False, False]
    assert state.scores[:3] == (4, 1, 2)


def test_I09_without_coins_the_lowest_gold_card_is_changed():
    more = won((0, 3), (0, 2), (1, 1))
    state = table(guards=[("1,0E", 2)], coins=[0, 0, 0, 0, 0], **more)
    pile = state.view(None)["gold_pile"]
    play(state, "EW@2,0")
    assert [row["changed"] for row in state.view(None)["won"]] == [False, True, False]
    assert state.view(None)["gold_pile"] == pile + 1
    assert state.scores == (4, 1, 1, 0, 0)
    assert (state.view(0)["coins"], state.view(2)["coins"]) == (1, 1)


def test_I09_others_see_that_a_card_was_changed_but_no_amounts():
    seen = []
    for value in (2, 3):
        state = table(guards=[("1,0E", 2)], coins=NO_COINS, **won((0, value), (0, 3)))
        play(state, "EW@2,0")
        told = [e.known() for e in state.events_for(1) if e.kind in ("coins", "changed")]
        view = state.view(1)
        seen.append((told, view["won"], view["purse"], view["has_gold"], view["gold_pile"]))
        assert state.view(1)["won"][0] == {
            "round": 1, "seat": 0, "how": "drafted", "value": None, "changed": True,
        }  # fmt: skip
    assert seen[0] == seen[1]


def test_I09_two_guards_may_take_all_of_one_gold_card():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    state = table(CORNER, ["NW"], guards=guards, coins=NO_COINS, **won((0, 2)))
    play(state, "NW@1,0")
    assert state.scores == (0, 0, 1, 1, 0)
    assert state.view(1)["has_gold"] == [False, False, True, True, False]
    poor = table(CORNER, ["NW"], guards=guards, coins=NO_COINS, **won((0, 1)))
    assert "1,0" not in places(poor, "NW")


def test_I09_gold_won_in_this_round_may_pay():
    goals = {"8,0": "sack_1"}
    hands = [["EW", "NS", "map"], [], [], [], []]
    state = table(
        "S╩╩╩╬╬═ ?", hands=hands, pile=[], guards=[("0,0S", 2)], goals=goals, modules=["new_goals"],
        coins=NO_COINS,
    )  # fmt: skip
    assert "0,1" not in places(state, "NS")
    play(state, "EW@7,0", "NS@0,1")
    assert state.scores == (0, 0, 1, 0, 0)
