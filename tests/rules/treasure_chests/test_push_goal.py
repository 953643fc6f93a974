"""The chest that pushes a goal (M-C2, I-20)."""

import pytest
from boards import happened, kinds, known_goals, pass_all, play, texts, tile
from rules.treasure_chests.tables import asked_for, chest_table, opened, rows, see_all


def test_MC2_push_goal_moves_a_face_down_goal_one_cell_east():
    state = opened("push_goal", cards=["map"], goals={"8,0": "treasure"})
    assert asked_for(state) == ((0,), "push_goal")
    assert texts(state) == {"push 1", "push 2", "push 3"}
    see_all(state)
    play(state, "push 2")
    assert (tile(state, "8,0"), tile(state, "9,0")) == (None, "?")
    assert list(state.view(None)["goals"]) == ["8,-2", "9,0", "8,2"]
    assert list(state.position()["goals"].items())[1] == ("9,0", "treasure")
    assert happened(state, "pushed") == [(0, {"from": "8,0", "to": "9,0"})]
    assert (state.asked, state.view(None)["hands"][0]) == ((1,), 2)  # and the draw as usual
    see_all(state)


def test_MC2_the_cell_east_of_a_pushed_goal_must_be_empty():
    state = opened("push_goal", board={"9,0": "NESW"})
    assert texts(state) == {"push 1", "push 3"}
    assert state.why_not("push 2") == "Goal 2 can't be pushed. A card is in the way. (M-C2)"


def test_MC2_a_face_down_card_fills_a_cell_too():
    laid = [*rows("push_goal")[:3], {"cell": "9,0"}]
    assert texts(opened("push_goal", chests=laid)) == {"push 1", "push 3"}


def test_MC2_a_goal_that_lies_face_up_is_not_pushed():
    state = opened("push_goal", board={"8,2": "stone1"})
    assert texts(state) == {"push 1", "push 2"}
    said = "Goal 3 is already face up. Choose a face-down one. (M-C2)"
    assert state.why_not("push 3") == said


def test_MC2_without_a_goal_to_push_nothing_happens():
    state = opened("push_goal", board={"9,-2": "NS", "8,0": "stone1", "9,2": "NS"})
    assert asked_for(state) == ((1,), "turn")
    assert "pushed" not in kinds(state)
    assert state.view(None)["hands"][0] == 1


@pytest.mark.parametrize("owner", [4, 0])
def test_MC2_no_goal_is_pushed_into_a_guarded_cell(owner):
    """Whoever owns the guard: nothing is paid for pushing."""
    hands = [["NESW", "map"], ["NE"], ["NE"], ["NE"], ["NE", "map"]]
    state = chest_table("push_goal", hands=hands, board={"9,1": "NS"}, turn=owner,
                        modules=["treasure_chests", "toll"])  # fmt: skip
    play(state, "guard map 9,1N")
    pass_all(state, 4 if owner == 0 else 0)
    play(state, "NESW@1,0")
    assert texts(state) == {"push 1", "push 3"}
    assert "M-T1" in state.why_not("push 2")


def test_MC2_who_has_looked_at_a_pushed_goal_still_knows_it():
    state = chest_table("push_goal", goals={"8,0": "treasure"}, turn=1,
                        looks=[["8,0"], [], [], [], []])  # fmt: skip
    play(state, "NESW@1,0", "push 2")
    assert (known_goals(state, 0), known_goals(state, 1)) == ({"9,0": "treasure"}, {})
    assert state.view(None)["looks"][0] == ["9,0"]
    see_all(state)


def test_MC2_the_cell_of_a_pushed_goal_is_free_and_leads_to_it():
    laid = rows("push_goal", cells=["0,2"])
    hands = [["NESW"], ["EW"], ["EW"], 6, 6]
    state = chest_table(drawing="S╩╩╩╬╬═", chests=laid, hands=hands, goals={"8,0": "treasure"})
    play(state, "NESW@0,1", "push 2", "EW@7,0")
    assert (tile(state, "9,0"), state.asked) == ("?", (2,))
    play(state, "EW@8,0")
    assert state.view(None)["treasure_found"]


@pytest.mark.parametrize("must_connect", [True, False])
def test_MC2_a_goal_that_was_joined_and_left_face_down_may_be_pushed(must_connect):
    """Which B-32 makes possible; a path may go where it lay, and reaches it again."""
    laid = rows("push_goal", cells=["0,2"])
    state = chest_table(drawing="S╩╩╩╬╬══?", chests=laid, hands=[["NESW"], ["EW"], 6, 6, 6],
                        goals={"8,0": "treasure"}, goals_at_once="one",
                        must_connect=must_connect)  # fmt: skip
    play(state, "NESW@0,1", "push 2")
    assert (tile(state, "9,0"), state.asked) == ("?", (1,))
    play(state, "EW@8,0")
    assert state.view(None)["treasure_found"]


# A joined tunnel ends at 9,1 below the empty cell 9,0; the chest lies west of the start.
ROUND_THE_GOAL = """
S
╚╦╦╦╦╦═══╝
"""


def pushed_onto_exit(goal):
    """A pushes the goal at 8,0 onto the end of the tunnel."""
    goals = {"8,0": goal}
    laid = rows("push_goal", cells=["-2,0"])
    state = chest_table(drawing=ROUND_THE_GOAL, chests=laid, goals=goals, turn=2)
    return play(state, "NESW@-1,0", "push 2")


def test_I20_a_goal_pushed_against_a_joined_exit_is_turned_by_the_opener():
    state = pushed_onto_exit("stone2")
    assert happened(state, "goal_shown")[1:] == [
        (2, {"cell": "9,0", "card": "stone2", "is_chest": False})
    ]
    assert tile(state, "9,0") == "stone2 r"
    assert state.asked == (3,)
    see_all(state)


def test_I20_the_treasure_pushed_against_a_joined_exit_ends_the_round():
    state = pushed_onto_exit("treasure")
    assert state.view(None)["treasure_found"]
    assert state.view(None)["finder"] == 2


def test_MC2_with_new_goals_any_of_the_five_is_pushed():
    state = opened("push_goal", modules=["treasure_chests", "new_goals"])
    assert texts(state) == {"push 1", "push 2", "push 3", "push 4", "push 5"}


@pytest.mark.parametrize(("ladder", "shown"), [("ladder_S r", ["9,0"]), ("ladder_S", [])])
def test_I20_a_goal_pushed_next_to_a_ladder_is_turned_if_an_exit_meets_it(ladder, shown):
    state = opened("push_goal", modules=["treasure_chests", "saboteur2"], turn=3,
                   board={"9,1": ladder}, goals={"8,0": "stone1"})  # fmt: skip
    play(state, "push 2")
    goals = [known["cell"] for seat, known in happened(state, "goal_shown")[1:] if seat == 3]
    assert (goals, list(state.view(None)["goals"])[1]) == (shown, "9,0")
