"""Revealed goals: their orientation, and which tunnels they continue (B-31)."""

import pytest
from boards import ALMOST, hand, happened, known_goals, places, play, table, texts, tile
from rules.goals.drawings import (
    ALL_ROUND,
    BOTH_ENDS,
    BOTH_ENDS_AND_A_WALL,
    FROM_NORTH,
    NO_FIT,
    STONE1,
    STONE2,
    TREASURE,
    TWO_GOALS,
)


def test_B31_the_treasure_ends_the_round_at_once():
    state = table(ALMOST, ["EW", "map"], goals=TREASURE, pile=["NE"])
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "treasure"
    assert state.view(None)["stage"] == "paying"
    assert hand(state, 0) == ["map"]  # no card is drawn any more


def test_B31_with_the_treasure_another_joined_goal_stays_down():
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    state = table(TWO_GOALS, ["NSW"], goals=goals)
    play(state, "NSW@8,-1", "goal 8,-2")
    assert happened(state, "goal_shown") == [
        (0, {"cell": "8,-2", "card": "treasure", "is_chest": False})
    ]
    assert state.view(None)["stage"] == "paying"


def test_B31_a_stone_carries_the_connection_and_is_a_card_like_others():
    state = table(ALMOST, hands=[["EW"], ["NS", "EW", "NESW"], None, None, None], goals=STONE1)
    play(state, "EW@7,0")  # the stone is open to south and west
    assert "8,1" in places(state, "NS")
    assert not {"8,-1", "9,0"} & (places(state, "EW") | places(state, "NESW"))
    assert "B-12" in state.why_not("EW@8,-1")  # it fits, but nothing leads there


def test_B31_later_neighbours_must_match_the_sides_a_stone_shows():
    state = table("S       1", ["NESW", "EW", "NS"], must_connect=False)
    assert {"8,-1", "9,0"} <= places(state, "NESW")
    assert not {"8,1", "7,0"} & places(state, "NESW")
    assert "B-11" in state.why_not("NESW@7,0")
    assert "7,0" in places(state, "NS")


def test_B31_a_stone_is_never_removed():
    state = table(ALMOST, hands=[["EW"], ["rockfall"], None, None, None], goals=STONE1)
    play(state, "EW@7,0")
    assert "rockfall@7,0" in texts(state)
    assert "rockfall@8,0" not in texts(state)
    assert "B-23" in state.why_not("rockfall@8,0")


@pytest.mark.parametrize("misfit_goal", ["best", "choice"])
@pytest.mark.parametrize(("goals", "lies"), [(STONE1, "stone1 r"), (STONE2, "stone2")])
def test_B31_a_turn_that_fits_everywhere_wins(goals, lies, misfit_goal):
    state = table(ALMOST, ["EW"], goals=goals, misfit_goal=misfit_goal)
    play(state, "EW@7,0")
    assert tile(state, "8,0") == lies
    assert state.asked == (1,)


def test_B31_first_the_goal_is_open_to_the_card_just_laid():
    state = table(ALL_ROUND, ["ESW"], goals=STONE1)
    play(state, "ESW@7,0r")
    assert tile(state, "8,0") == "stone1 r"  # south and west, against two entries north and east


def test_B31_a_card_just_laid_with_a_wall_towards_the_goal_decides_nothing():
    drawing = """
           ╔╗
    S╩╩╩╬╬═ ?
    """
    state = table(drawing, ["NW"], goals=STONE1)
    play(state, "NW@7,0")
    assert tile(state, "8,0") == "stone1"  # entered from the north


def test_B31_second_most_entry_sides_are_open():
    state = table(FROM_NORTH, ["EW"], goals=STONE1)
    play(state, "EW@3,-1")
    assert tile(state, "8,0") == "stone1"  # one entry, though the other turn has fewer misfits


def test_B31_third_the_fewest_sides_are_misfits():
    state = table(BOTH_ENDS_AND_A_WALL, ["NESW"], goals=STONE1)
    play(state, "NESW@1,0")
    assert tile(state, "8,0") == "stone1 r"
    state = table(BOTH_ENDS_AND_A_WALL, ["NESW"], goals=STONE2)
    play(state, "NESW@1,0")
    assert tile(state, "8,0") == "stone2"


@pytest.mark.parametrize(("answer", "lies"), [("upright", "stone1"), ("turned", "stone1 r")])
def test_B31_at_last_the_finder_chooses(answer, lies):
    state = table(BOTH_ENDS, turn=4, hand=["NESW"], goals=STONE1)
    play(state, "NESW@1,0")
    assert state.asked == (4,)
    assert texts(state) == {"upright", "turned"}
    assert state.view(None)["ask"]["kind"] == "turn_goal"
    assert known_goals(state, None) == {"8,0": "stone1"}  # all see it before it is turned
    play(state, answer)
    assert tile(state, "8,0") == lies
    assert state.asked == (0,)


def test_B31_nobody_is_asked_how_the_treasure_of_an_own_deck_lies():
    rows = [("treasure", "ESW"), ("stone1", "NE"), ("stone2", "ESW")]
    deck = {"base": {"goals": [{"name": name, "ways": ways} for name, ways in rows]}}
    for goal, kinds_asked in (("treasure", False), ("stone2", True)):
        state = table(ALMOST, hand=["EW"], goals={"8,0": goal}, deck=deck)
        play(state, "EW@7,0")
        assert ("turned" in texts(state)) == kinds_asked
        assert (happened(state, "round_ended") == []) == kinds_asked


def test_B31_what_is_no_answer_to_how_a_goal_lies_is_refused_by_the_rule():
    state = play(table(BOTH_ENDS, hand=["NESW", "map"], goals=STONE1), "NESW@1,0")
    refusal = state.refusal("map@8,2")
    assert (refusal.id, refusal.rule) == ("not-now", "B-31")


def test_B31_a_misfit_joins_nothing():
    state = table(BOTH_ENDS, hands=[["NESW"], ["EW", "NS"], None, None, None], goals=STONE1)
    play(state, "NESW@1,0", "upright")
    assert "9,0" in places(state, "EW")  # open to north and east
    assert "7,0" not in places(state, "NS")


def test_B31_misfits_are_allowed_for_goals_only():
    state = table(ALL_ROUND, ["EW", "NSW"], goals=STONE1)
    assert "7,0" not in places(state, "EW")
    assert "B-11" in state.why_not("EW@7,0")


@pytest.mark.parametrize(("answer", "joined"), [("turned", True), ("upright", False)])
def test_E_misfit_goal_choice_where_no_turn_fits_the_finder_chooses_either(answer, joined):
    hands = [["EW"], ["NESW"], None, None, None]
    state = table(NO_FIT, hands=hands, goals=STONE1, misfit_goal="choice")
    play(state, "EW@7,0")
    assert (state.asked, texts(state)) == ((0,), {"upright", "turned"})
    play(state, answer)
    assert tile(state, "8,0") == ("stone1 r" if joined else "stone1")
    assert not {"9,0", "8,-1"} & places(state, "NESW")  # upright the goal is joined to nothing


def test_E_misfit_goal_best_where_no_turn_fits_the_card_just_laid_decides():
    state = table(NO_FIT, ["EW"], goals=STONE1, misfit_goal="best")
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"
    assert state.asked == (1,)
