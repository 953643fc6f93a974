"""Several goals joined at once, and what the first of them ends (B-30, B-32, I-17, I-18)."""

import pytest
from boards import ALMOST, dwarfs, happened, kinds, known_goals, play, texts, tile
from rules.new_goals.tables import TWO_GOALS, finish, shown, table, upright

import pyrite


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
