"""Goals joined at once: how many are revealed, and what happens to the others (B-32)."""

import pytest
from boards import happened, play, table, texts, tile
from rules.goals.drawings import STONES, TWO_GOALS


def test_E_goals_at_once_all_turns_every_goal_in_the_order_the_finder_picks():
    state = table(TWO_GOALS, turn=1, hand=["NSW"], goals=STONES, goals_at_once="all")
    play(state, "NSW@8,-1")
    assert (state.asked, texts(state)) == ((1,), {"goal 8,-2", "goal 8,0"})
    assert "B-30" in state.why_not("goal 8,2")
    play(state, "goal 8,0")
    shown = [event["cell"] for _, event in happened(state, "goal_shown")]
    assert shown == ["8,0", "8,-2"]
    assert state.asked == (2,)


@pytest.mark.parametrize(("picked", "left"), [("8,-2", "8,0"), ("8,0", "8,-2")])
def test_E_goals_at_once_one_turns_only_the_goal_the_finder_picks(picked, left):
    state = table(TWO_GOALS, turn=1, hand=["NSW"], goals=STONES, goals_at_once="one")
    play(state, "NSW@8,-1")
    assert (state.asked, texts(state)) == ((1,), {"goal 8,-2", "goal 8,0"})
    play(state, f"goal {picked}")
    assert [event["cell"] for _, event in happened(state, "goal_shown")] == [picked]
    assert tile(state, left) == "?"
    assert state.asked == (2,)


def left_down(drawing, *cards):
    """The goal at 8,0 was joined together with the one at 8,-2, which alone was turned."""
    hands = [["NSW"], *([card] for card in cards), *([None] * (4 - len(cards)))]
    state = table(drawing, hands=hands, goals=STONES, goals_at_once="one")
    return play(state, "NSW@8,-1", "goal 8,-2")


def shown(state):
    """The goals turned so far, in order."""
    return [event["cell"] for _, event in happened(state, "goal_shown")]


def test_B32_a_goal_left_down_stays_down_while_nothing_new_touches_it():
    state = left_down("╔╩╩╩╬╬╩╩\nS", "NE", "EW")
    play(state, "NE@0,1", "EW@-1,0")
    assert shown(state) == ["8,-2"]


def test_B32_a_rockfall_turns_no_goal_left_down():
    state = left_down("╔╩╩╩╬╬╩╩\nS\n║", "rockfall")
    play(state, "rockfall@0,1")
    assert shown(state) == ["8,-2"]


def test_B32_a_goal_left_down_is_turned_when_a_later_path_enters_it():
    state = left_down("╔╩╩╩╬╬╩╦\nS", "NE")
    play(state, "NE@7,0")
    assert happened(state, "goal_shown")[-1] == (
        1,
        {"cell": "8,0", "card": "stone2", "is_chest": False},
    )


@pytest.mark.parametrize("card", ["N-E", "NW"])
def test_B32_a_stub_or_a_wall_does_not_turn_a_goal_left_down(card):
    state = left_down("╔╩╩╩╬╬╩╦\nS", card)
    play(state, f"{card}@7,0")
    assert shown(state) == ["8,-2"]


def test_B32_a_goal_left_down_is_turned_when_it_is_joined_anew():
    state = left_down("╔╩╩╩╬╬╩═\nS", "rockfall", "ESW")
    play(state, "rockfall@7,-1")
    assert shown(state) == ["8,-2"]
    play(state, "ESW@7,-1")
    assert happened(state, "goal_shown")[-1] == (
        2,
        {"cell": "8,0", "card": "stone2", "is_chest": False},
    )


def test_B32_a_goal_left_down_stays_down_when_a_far_card_enters_it_from_one_more_side():
    drawing = """
    ╔╩╩╩╩═╬═
    S
          ╚═╝
    """
    state = left_down(drawing, "NS")
    play(state, "NS@6,0")
    assert shown(state) == ["8,-2"]  # neither touched nor newly joined


def test_B32_what_the_picked_stone_newly_joins_is_turned_all_the_same():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?╗
             ║
            ?╝
    """
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    state = table(drawing, ["NSW"], goals=goals, goals_at_once="one")
    play(state, "NSW@8,-1", "goal 8,0")
    assert [event["cell"] for _, event in happened(state, "goal_turned")] == ["8,0", "8,2"]
    assert tile(state, "8,-2") == "?"
