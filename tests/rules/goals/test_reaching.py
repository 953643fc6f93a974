"""Reaching goals: when they are revealed (B-30)."""

import pytest
from boards import ALMOST, happened, known_goals, play, table, tile
from rules.goals.drawings import STONE1, STONE2, TREASURE


def test_B30_a_goal_that_becomes_joined_is_turned_by_the_seat_that_did_it():
    state = table(ALMOST, turn=3, hand=["EW"], goals=STONE1)
    play(state, "EW@7,0")
    assert happened(state, "goal_shown") == [
        (3, {"cell": "8,0", "card": "stone1", "is_chest": False})
    ]
    assert tile(state, "8,0") == "stone1 r"
    assert state.view(None)["finder"] == 3


@pytest.mark.parametrize("card", ["E-W", "N-E-S-W"])
def test_B30_a_stub_against_a_goal_does_not_turn_it(card):
    state = table(ALMOST, [card], goals=TREASURE)
    play(state, f"{card}@7,0")
    assert tile(state, "8,0") == "?"
    assert state.asked == (1,)


def test_B30_a_wall_against_a_goal_does_not_turn_it():
    state = table(ALMOST, ["NSW"], goals=TREASURE)
    play(state, "NSW@7,0")
    assert tile(state, "8,0") == "?"


def test_B30_a_loose_part_against_a_goal_does_not_turn_it():
    state = table("S     ═ ?", ["EW"], goals=TREASURE, must_connect=False)
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "?"


@pytest.mark.parametrize("goals", [STONE1, STONE2, TREASURE])
def test_B30_a_goal_is_reached_whatever_it_shows(goals):
    state = table(ALMOST, ["EW"], goals=goals)
    play(state, "EW@7,0")
    assert happened(state, "goal_shown") == [
        (0, {"cell": "8,0", "card": goals["8,0"], "is_chest": False})
    ]


def test_B30_a_card_far_from_the_goal_may_join_it():
    state = table("S ╩╩╬╬══?", ["ESW"], goals=STONE2)
    play(state, "ESW@1,0")
    assert tile(state, "8,0") == "stone2"


def test_B30_what_a_turned_stone_joins_is_turned_in_chain_by_the_same_finder():
    state = table(
        """
        S╩╩╩╬╬═ ?
                ║
                ?
        """,
        turn=2,
        hand=["EW"],
        goals={"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"},
    )
    play(state, "EW@7,0")
    turned = [(2, {"cell": "8,0", "tile": "stone1 r"}), (2, {"cell": "8,2", "tile": "stone2"})]
    assert happened(state, "goal_turned") == turned


def test_B30_turning_is_compulsory():
    state = table(ALMOST, ["EW"], goals=STONE1, edition="et2007")
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"
    assert state.asked == (1,)


def test_B30_a_goal_that_lies_face_up_in_a_position_is_known_to_all():
    state = table("S╩╩╩╬╬══1", goals={"8,0": "stone1"})
    assert known_goals(state, None) == {"8,0": "stone1"}
    assert state.position()["shown"] == ["8,0"]
