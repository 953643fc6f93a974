"""New goals with cards of other modules (I-07, I-09, I-17, C-19, M-G1)."""

import pytest
from boards import ALMOST, all_allow, happened, kinds, play, texts
from rules.new_goals.tables import table, upright


@pytest.mark.parametrize(("goal", "gold"), [("sack_2", 3), ("dragon", 0)])
def test_MG1_trapped_or_not(goal, gold):
    """A trapped finder moves a path (C-23)."""
    more = {"modules": ["saboteur2", "y2023_diversion"], "front": [["trapped"], [], [], [], []]}
    state = table("═S╩╩╩╬╬═ ?", ["diversion"], goal=goal, coins=[1] * 5, fresh="-1,0", **more)
    upright(play(state, "diversion@7,0"))
    assert state.scores == (gold, 1, 1, 1, 1)


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
