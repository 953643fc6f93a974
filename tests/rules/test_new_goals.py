"""New goals: sacks, a dragon, a spider (M-G1, I-07, I-09, I-17, I-18)."""

from random import Random

import pytest
from boards import (
    ALMOST,
    all_allow,
    dwarfs,
    happened,
    kinds,
    known_goals,
    pass_all,
    play,
    texts,
    tile,
)
from boards import table as any_table

import pyrite

CELLS = ["8,-4", "8,-2", "8,0", "8,2", "8,4"]
ALL = ["treasure", "stone_1", "stone_2", "stone_3", "sack_1", "sack_2", "dragon", "spider"]
# The card at 8,-1 (NSW) reaches two goals.
TWO_GOALS = """
        ?
╔╩╩╩╬╬╩╩
S       ?
"""


def table(drawing=ALMOST, cards=("EW", "map"), goal=None, **more):
    modules = ["new_goals", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    if goal is not None:
        more["goals"] = {"8,0": goal}
    return any_table(drawing, own, modules=modules, **more)


def reach(goal, **more):
    """A lays the card that reaches this goal."""
    return upright(play(table(goal=goal, **more), "EW@7,0"))


def upright(state):
    """Where the finder may turn a goal as he likes, it stays upright."""
    if state.view(None)["ask"]["kind"] == "turn_goal":
        play(state, "upright")
    return state


def finish(state):
    """The finder takes whatever comes first until his turn is over."""
    while state.view(None)["ask"]["kind"] in ("turn_goal", "pick_goal"):
        state.play(state.legal_actions()[0])
    return state


def shown(state):
    return [event.known()["card"] for event in state.events if event.kind == "goal_shown"]


def laid(state):
    return list(state.position()["goals"].values())


def test_MG1_five_of_the_eight_goals_are_laid_face_down():
    seen = set()
    for seed in range(40):
        state = pyrite.new_game(seats=5, modules=["new_goals"], seed=seed)
        assert list(state.position()["goals"]) == CELLS
        assert len(set(laid(state))) == 5
        assert [tile(state, cell) for cell in CELLS] == ["?"] * 5
        seen |= set(laid(state))
    assert seen == set(ALL)


def test_MG1_the_three_others_stay_unseen():
    state = pyrite.new_game(seats=5, modules=["new_goals"], seed=1)
    for seat in (None, *range(5)):
        assert known_goals(state, seat) == {}
        assert not any(name in str(state.view(seat)) for name in ("sack", "dragon", "spider"))


def test_MG1_all_eight_are_shuffled_again_each_round():
    rounds = []
    for seed in range(8):
        state = pyrite.from_position({
            "options": {"seats": 3, "modules": ["new_goals"]}, "seed": seed,
            "hands": [["map"], [], []], "pile": [],
        })  # fmt: skip
        play(state, "pass map")
        assert (state.view(None)["round"], len(set(laid(state)))) == (2, 5)
        rounds.append(tuple(laid(state)))
    assert len(set(rounds)) > 4


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


@pytest.mark.parametrize(("goal", "gold"), [("sack_2", 3), ("dragon", 0)])
def test_MG1_trapped_or_not(goal, gold):
    """A trapped finder moves a path (C-23)."""
    more = {"modules": ["saboteur2", "y2023_diversion"], "front": [["trapped"], [], [], [], []]}
    state = table("═S╩╩╩╬╬═ ?", ["diversion"], goal=goal, coins=[1] * 5, fresh="-1,0", **more)
    upright(play(state, "diversion@7,0"))
    assert state.scores == (gold, 1, 1, 1, 1)


@pytest.mark.parametrize("edition", ["2024", "et2007", "is"])
def test_B32_goals_joined_at_once_are_all_turned_whatever_the_edition(edition):
    goals = {"8,-2": "stone_1", "8,0": "sack_1"}
    state = table(TWO_GOALS, ["NSW", "map"], goals=goals, edition=edition)
    play(state, "NSW@8,-1")
    assert texts(state) == {"goal 8,-2", "goal 8,0"}
    finish(state)
    assert set(known_goals(state, None).values()) == {"stone_1", "sack_1"}
    assert state.scores == (1, 0, 0, 0, 0)


def test_I18_each_goal_is_wholly_done_before_the_next():
    for first, gold in (("goal 8,-2", 1), ("goal 8,0", 0)):
        state = table(TWO_GOALS, ["NSW", "map"], goals={"8,-2": "dragon", "8,0": "sack_1"})
        play(state, "NSW@8,-1", first)
        assert finish(state).scores[0] == gold


def test_I17_treasure_first_the_other_goal_stays_down_without_effect():
    state = table(TWO_GOALS, ["NSW", "map"], goals={"8,-2": "treasure", "8,0": "sack_2"})
    play(state, "NSW@8,-1", "goal 8,-2")
    assert (tile(state, "8,0"), state.scores[0]) == ("?", 0)
    assert state.view(None)["pending"] == []


@pytest.mark.parametrize(("first", "treasure"), [("goal 8,-2", False), ("goal 8,0", True)])
def test_I17_of_spider_and_treasure_the_first_one_turned_decides(first, treasure):
    state = table(TWO_GOALS, ["NSW", "map"], goals={"8,-2": "spider", "8,0": "treasure"})
    upright(play(state, "NSW@8,-1", first))
    assert happened(state, "round_ended") == [(0, {"treasure": treasure})]
    assert shown(state) == (["treasure"] if treasure else ["spider"])


def test_I17_with_the_spider_geologists_and_thefts_come_as_usual():
    drawing = ALMOST.replace("S╩", "S┳", 1)
    held = ["blue", "geologist", "green", "saboteur", "green"]
    front = [["theft"], [], [], [], []]
    state = table(drawing, goal="spider", modules=["saboteur2"], dwarfs=held, front=front)
    play(state, "EW@7,0")
    assert happened(state, "round_ended") == [(0, {"treasure": False})]
    assert state.scores == (0, 1, 0, 5, 0)
    assert state.view(None)["ask"]["kind"] == "steal"
    play(state, "steal D")
    assert state.scores == (1, 1, 0, 4, 0)


def test_I17_the_end_of_the_round_cancels_what_else_was_joined():
    more = {"modules": ["saboteur2"], "dwarfs": ["blue", "saboteur", *["green"] * 3]}
    goals = {"8,-2": "spider", "8,0": "sack_2"}
    state = table(TWO_GOALS, ["NSW"], goals=goals, front=[["theft"], [], [], [], []], **more)
    upright(play(state, "NSW@8,-1", "goal 8,-2"))
    assert (state.view(None)["ask"]["kind"], state.view(None)["pending"]) == ("steal", [])
    assert tile(state, "8,0") == "?"


def side_by_side(goal, other):
    """The goals at 8,0 and 8,1; the first one, once turned up, leads on to the second."""
    deck = {"new_goals": {"goal_cells": [[8, 0], [8, 1], [8, 3], [8, 5], [8, 7]]}}
    state = pyrite.from_position({
        "options": {"seats": 5, "modules": ["new_goals"], "deck": deck},
        "drawing": ALMOST, "hands": [["EW", "map"], 6, 6, 6, 6], "dwarfs": dwarfs("dddds"),
        "goals": {"8,0": goal, "8,1": other},
    })  # fmt: skip
    return upright(play(state, "EW@7,0"))


def test_I17_what_the_spider_leads_to_stays_down():
    state = side_by_side("spider", "sack_2")
    assert shown(state) == ["spider"]
    assert "coins" not in kinds(state)
    assert (state.view(None)["round"], state.view(None)["pending"]) == (2, [])


def test_B30_who_found_one_goal_is_the_finder_of_those_it_leads_to():
    state = side_by_side("dragon", "sack_2")
    assert shown(state) == ["dragon", "sack_2"]
    assert state.scores == (2, 0, 0, 0, 0)


def test_MG1_the_treasure_may_be_missing():
    missing = [
        "treasure" not in laid(pyrite.new_game(seats=3, modules=["new_goals"], seed=seed))
        for seed in range(60)
    ]
    assert 8 < sum(missing) < 40


def test_MG1_with_treasure_always_it_is_there_on_any_cell():
    cells = set()
    options = {"seats": 3, "modules": ["new_goals"], "treasure_always": True}
    for seed in range(60):
        state = pyrite.new_game(seed=seed, **options)
        goals = state.position()["goals"]
        assert len(set(goals.values())) == 5
        assert "treasure" in goals.values()
        cells |= {cell for cell, card in goals.items() if card == "treasure"}
        assert state.view(None)["options"]["treasure_always"] is True
        pass_all(state, 5)
        for world_seed in range(3):
            world = pyrite.imagine(state.view(0), Random(world_seed))
            assert "treasure" in laid(world)
    assert cells == set(CELLS)


def test_MG1_without_it_an_imagined_world_may_miss_the_treasure():
    state = pyrite.new_game(seats=3, modules=["new_goals"], seed=1)
    worlds = [pyrite.imagine(state.view(0), Random(seed)) for seed in range(40)]
    assert {"treasure" in laid(world) for world in worlds} == {True, False}


def test_MG1_treasure_always_is_an_option_of_this_module_only():
    with pytest.raises(pyrite.ConfigError):
        pyrite.new_game(seats=3, treasure_always=True)
    with pytest.raises(pyrite.ConfigError):
        pyrite.new_game(seats=3, modules=["new_goals"], treasure_always=1)


def test_I09_with_gold_cards_that_may_be_changed_there_are_at_most_twelve_rounds():
    assert pyrite.new_game(seats=3, modules=["new_goals"], rounds=12).over is False
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game(seats=3, modules=["new_goals"], rounds=13)
    assert "I-09" in str(refused.value)


def test_B24_a_map_may_look_at_any_of_the_five():
    state = table("S", ["map"], goals={"8,4": "spider"})
    assert {text for text in texts(state) if text.startswith("map")} == {f"map@{c}" for c in CELLS}
    play(state, "map@8,4")
    assert known_goals(state, 0) == {"8,4": "spider"}
    assert known_goals(state, 1) == {}
    assert state.view(None)["looks"][0] == ["8,4"]


def test_I07_a_goal_swap_takes_any_two_face_down_goals_on_the_table():
    goals = {"8,0": "stone_3"}
    state = table("S╩╩╩╬╬══③", ["goal_swap"], goals=goals, modules=["y2017_goal_swap"])
    swaps = {text for text in texts(state) if text.startswith("goal_swap")}
    pairs = {"1,2", "1,4", "1,5", "2,4", "2,5", "4,5"}
    assert swaps == {f"goal_swap:{pair}" for pair in pairs}


def test_I07_a_goal_swap_turns_nothing_up():
    goals = {"8,-4": "spider", "8,4": "sack_2"}
    state = table("S", ["goal_swap"], goals=goals, modules=["y2017_goal_swap"])
    play(state, "goal_swap:1,5")
    play(state, sorted(texts(state))[-1])
    assert "goal_shown" not in kinds(state)
    assert {state.position()["goals"][cell] for cell in ("8,-4", "8,4")} == {"spider", "sack_2"}


def test_C19_a_vetoed_path_finds_nothing():
    hands = [["EW", "map"], ["veto"], ["map"], ["map"], ["map"]]
    state = play(table(hands=hands, goal="sack_2", modules=["y2019_veto"]), "EW@7,0")
    state.play("veto", seat=1)
    assert state.scores[0] == 0
    state = play(table(goal="sack_2", modules=["y2019_veto"]), "EW@7,0")
    all_allow(state)
    assert state.scores[0] == 2


@pytest.mark.parametrize("goal", ["sack_2", "dragon", "spider", "stone_1", "treasure"])
def test_MG1_every_view_can_be_imagined_and_positions_are_whole(goal):
    won = [{"round": 1, "seat": 0, "how": "drafted", "value": 2}]
    state = reach(goal, won=won, round=2)
    for seat in (None, *range(5)):
        view = state.view(seat)
        for seed in range(3):
            assert pyrite.imagine(view, Random(seed)).view(seat) == view
    again = pyrite.from_position(state.position())
    assert again.position() == state.position()
