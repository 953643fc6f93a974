"""Which of the new goals are laid out, and who may know it (M-G1, B-24)."""

from random import Random

import pytest
from boards import known_goals, pass_all, play, texts, tile
from rules.new_goals.tables import ALL, CELLS, laid, reach, table

import pyrite


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


def test_B24_a_map_may_look_at_any_of_the_five():
    state = table("S", ["map"], goals={"8,4": "spider"})
    assert {text for text in texts(state) if text.startswith("map")} == {f"map@{c}" for c in CELLS}
    play(state, "map@8,4")
    assert known_goals(state, 0) == {"8,4": "spider"}
    assert known_goals(state, 1) == {}
    assert state.view(None)["looks"][0] == ["8,4"]


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
