"""What happens to the finder of a sack, a dragon or a spider (M-G1, I-09)."""

import pytest
from boards import dwarfs, happened, kinds, known_goals, play, texts
from boards import table as any_table
from rules.new_goals.tables import TWO_GOALS, reach, shown, table

import pyrite


@pytest.mark.parametrize(("goal", "gold"), [("sack_1", 1), ("sack_2", 2)])
def test_MG1_a_sack_gives_the_finder_gold(goal, gold):
    state = reach(goal)
    assert state.scores == (gold, 0, 0, 0, 0)
    assert happened(state, "coins") == [(0, {"coins": gold, "has_gold": True, "rule": "M-G1"})]
    assert state.view(None)["purse"] == [gold, 0, 0, 0, 0]
    assert state.view(0)["coins"] == gold
    assert state.asked == (1,)


def test_MG1_the_gold_is_coins_also_in_the_base_game():
    state = reach("sack_2")
    assert state.view(None)["won"] == []
    assert state.view(None)["gold_pile"] == 28


@pytest.mark.parametrize("coins", [1, 3])
def test_MG1_the_dragon_takes_one_gold_of_the_finder(coins):
    state = reach("dragon", coins=[coins, 2, 0, 0, 0])
    assert state.scores == (coins - 1, 2, 0, 0, 0)
    assert happened(state, "coins") == [(0, {"coins": -1, "has_gold": coins > 1, "rule": "M-G1"})]


def test_MG1_the_dragon_takes_nothing_where_nothing_is():
    state = reach("dragon", coins=[0, 2, 0, 0, 0])
    assert state.scores == (0, 2, 0, 0, 0)
    assert "coins" not in kinds(state)


def test_I09_the_dragon_takes_the_lowest_gold_card_of_a_finder_without_coins():
    won = [{"round": 1, "seat": 0, "how": "drafted", "value": v} for v in (3, 2)]
    state = reach("dragon", won=won, round=2)
    assert state.scores == (4, 0, 0, 0, 0)
    assert [row["changed"] for row in state.view(1)["won"]] == [False, True]
    assert [row["value"] for row in state.view(1)["won"]] == [None, None]
    assert state.view(0)["coins"] == 1


@pytest.mark.parametrize("goal", ["stone_1", "stone_2", "stone_3"])
def test_MG1_a_stone_does_nothing(goal):
    state = reach(goal, coins=[1, 1, 1, 1, 1])
    assert state.scores == (1, 1, 1, 1, 1)
    assert (state.view(None)["stage"], state.asked) == ("playing", (1,))


@pytest.mark.parametrize(("goal", "leads_to"), [
    ("sack_1", {"8,-1"}), ("sack_2", {"8,1"}), ("dragon", {"9,0", "8,1"}), ("stone_1", {"8,-1"}),
    ("stone_2", {"8,1"}), ("stone_3", {"9,0", "8,1"}),
])  # fmt: skip
def test_MG1_a_turned_goal_carries_the_tunnel_on(goal, leads_to):
    state = reach(goal, hands=[["EW", "map"], ["NESW"], 6, 6, 6])
    assert {cell for cell in ("8,-1", "8,1", "9,0") if f"NESW@{cell}" in texts(state)} == leads_to
    assert known_goals(state, None) == {"8,0": goal}


def test_MG1_the_treasure_ends_the_round_as_usual():
    state = reach("treasure", dwarfs=dwarfs("dddds"))
    assert happened(state, "round_ended") == [(0, {"treasure": True})]
    assert state.view(None)["pool"] == 4


def test_MG1_the_spider_ends_the_round_and_the_saboteurs_win():
    state = reach("spider", dwarfs=dwarfs("dsdds"))
    assert happened(state, "round_ended") == [(0, {"treasure": False})]
    assert [(row["seat"], row["sum"]) for row in state.view(None)["paid"]] == [(1, 3), (4, 3)]
    assert "drew" not in kinds(state)[: kinds(state).index("round_ended")]
    assert state.view(None)["round"] == 2


def test_B41_with_the_spider_and_no_saboteur_nobody_gets_gold():
    state = reach("spider", seats=3, dwarfs=dwarfs("ddd"), spare=["saboteur"])
    assert state.scores == (0, 0, 0)
    assert state.view(None)["round"] == 2


@pytest.mark.parametrize("misfit_goal", ["best", "choice"])
@pytest.mark.parametrize("rounds", [1, 3])
def test_MG1_nobody_is_asked_how_the_spider_lies(misfit_goal, rounds):
    options = {"misfit_goal": misfit_goal, "rounds": rounds}
    goals = {"8,-2": "stone_1", "8,0": "spider"}
    state = any_table(TWO_GOALS, ["NSW"], modules=["new_goals"], goals=goals, **options)
    play(state, "NSW@8,-1", "goal 8,0")
    assert happened(state, "round_ended") != []
    assert "turn_goal" not in [row["kind"] for _, row in happened(state, "asked")]
    assert state.over == (rounds == 1)
    assert shown(state) == ["spider"]  # I-17: the other one stays down


def test_MG1_another_goal_that_lies_well_both_ways_is_still_asked_about():
    state = play(table(goal="stone_3"), "EW@7,0")
    assert texts(state) == {"upright", "turned"}


@pytest.mark.parametrize("goal", ["spider", "treasure", None])
def test_MG1_no_position_asks_how_a_goal_lies_that_ends_the_round_or_is_not_named(goal):
    where = {"finder": 0, "asks": [{"kind": "turn_goal", "seats": [0], "cell": "8,0"}]}
    assert table(goal="sack_1", shown=["8,0"], **where).asked == (0,)
    with pytest.raises(pyrite.NotationError):
        table(goal=goal, shown=["8,0"], **where)


def test_B50_after_the_spider_the_seat_left_of_the_last_card_begins():
    state = reach("spider", turn=2)
    assert state.view(None)["starter"] == 3


@pytest.mark.parametrize("dwarf", ["digger", "saboteur"])
@pytest.mark.parametrize(("goal", "gold"), [("sack_2", 3), ("dragon", 0)])
def test_MG1_it_holds_whatever_the_dwarf_of_the_finder(goal, gold, dwarf):
    held = [dwarf, *dwarfs("ddds")]
    assert reach(goal, dwarfs=held, coins=[1, 1, 1, 1, 1]).scores == (gold, 1, 1, 1, 1)


def test_I09_with_gold_cards_that_may_be_changed_there_are_at_most_twelve_rounds():
    assert pyrite.new_game(seats=3, modules=["new_goals"], rounds=12).over is False
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game(seats=3, modules=["new_goals"], rounds=13)
    assert "I-09" in str(refused.value)
