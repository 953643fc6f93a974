"""The goal swap: two face-down goals change places, or not (C-17, I-07, I-08)."""

from random import Random

import pytest
from boards import (
    ALMOST,
    all_allow,
    discard_rows,
    discarded,
    hand,
    happened,
    kinds,
    known_goals,
    play,
    table,
    texts,
    tile,
)

import pyrite

SWAP = ["y2017_goal_swap"]
GOALS = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
SWAPPED = {"8,-2": "stone2", "8,0": "stone1", "8,2": "treasure"}
OTHERS = (1, 2, 3, 4, None)
ANSWERS = ["swap", "leave"]

# The card at 8,-1 reaches two goals.
TWO_GOALS = """
        ?
╔╩╩╩╬╬╩╩
S       ?
"""


def swap_table(drawing="S", cards=("goal_swap",), **more):
    """A is to play; the treasure is goal 1."""
    more = {"modules": SWAP, "goals": GOALS} | more
    return table(drawing, None if "hands" in more else list(cards), **more)


def seen_by(*seats, cell="8,-2"):
    """These seats have looked at the goal."""
    looks = [[cell] if seat in seats else [] for seat in range(5)]
    return {"looks": looks, "knows": looks}


def chosen(answer, **more):
    """Goals 1 and 3 were picked, and swapped or not."""
    return play(swap_table(**more), "goal_swap:1,3", answer)


def goals(state):
    return state.position()["goals"]


def worlds(state, seat, n=60):
    """Where the treasure lies in worlds that this seat holds possible."""
    imagined = [goals(pyrite.imagine(state.view(seat), Random(i))) for i in range(n)]
    return {cell for world in imagined for cell, card in world.items() if card == "treasure"}


def test_C17_any_two_goals_may_be_picked():
    assert texts(swap_table()) == {
        *("pass goal_swap", "goal_swap:1,2", "goal_swap:1,3", "goal_swap:2,3")
    }


def test_C17_the_player_alone_is_asked_what_to_do():
    state = play(swap_table(), "goal_swap:1,3")
    assert (state.asked, texts(state)) == ((0,), {"swap", "leave"})
    ask = state.view(3)["ask"]
    assert (ask["kind"], ask["action"]["text"]) == ("swap_goals", "goal_swap:1,3")
    assert [state.view(seat)["asked"] for seat in (0, 3, None)] == [True, False, False]


@pytest.mark.parametrize(("answer", "lie"), [("swap", SWAPPED), ("leave", GOALS)])
def test_C17_the_goals_are_swapped_or_left(answer, lie):
    assert goals(chosen(answer)) == lie


def test_C17_only_the_two_that_were_picked_are_swapped():
    state = play(swap_table(), "goal_swap:2,3", "swap")
    assert goals(state) == {"8,-2": "treasure", "8,0": "stone2", "8,2": "stone1"}


def test_C17_the_player_does_not_look_at_them():
    for answer in ANSWERS:
        assert known_goals(chosen(answer), 0) == {}


@pytest.mark.parametrize("seat", OTHERS)
def test_C17_both_answers_look_alike_to_all_others(seat):
    known = seen_by(0, 1)
    one, other = (chosen(answer, **known) for answer in ANSWERS)
    assert goals(one) != goals(other)
    assert one.view(seat) == other.view(seat)
    assert one.events_for(seat) == other.events_for(seat)
    assert one.legal_actions(1) == other.legal_actions(1)


def test_C17_the_event_tells_the_goals_to_all_and_the_answer_to_the_player():
    state = chosen("swap")
    told = {
        seat: [e.known() for e in state.events_for(seat) if e.kind == "chose"] for seat in (0, 1)
    }
    assert told == {0: [{"goals": [1, 3], "swapped": True}], 1: [{"goals": [1, 3]}]}


@pytest.mark.parametrize(("answer", "cell"), [("swap", "8,2"), ("leave", "8,-2")])
def test_C17_what_the_player_had_seen_he_still_knows(answer, cell):
    state = chosen(answer, **seen_by(0))
    assert known_goals(state, 0) == {cell: "treasure"}
    assert state.view(0)["memory"] == []
    assert worlds(state, 0) == {cell}
    assert state.view(1)["looks"][0] == ["8,-2"]  # where he looked, which tells nothing


@pytest.mark.parametrize("answer", ANSWERS)
def test_C17_what_others_had_seen_becomes_uncertain(answer):
    state = chosen(answer, **seen_by(0, 1))
    assert known_goals(state, 1) == {}
    assert state.view(1)["looks"] == [["8,-2"], [], [], [], []]
    assert state.view(1)["memory"] == [{"goals": [0, 2], "cards": ["treasure"], "least": 1}]
    assert worlds(state, 1) == {"8,-2", "8,2"}
    assert worlds(state, 2) == {"8,-2", "8,0", "8,2"}


def test_C17_what_was_seen_at_the_third_goal_stays_known():
    state = chosen("swap", **seen_by(1, cell="8,0"))
    assert known_goals(state, 1) == {"8,0": "stone1"}
    assert state.view(1)["memory"] == []


def test_C17_who_had_seen_both_knows_which_two_cards_lie_there():
    looks = [[], ["8,-2", "8,2"], [], [], []]
    state = chosen("swap", looks=looks, knows=looks)
    cards = ["treasure", "stone2"]
    assert state.view(1)["memory"] == [{"goals": [0, 2], "cards": cards, "least": 2}]
    imagined = [goals(pyrite.imagine(state.view(1), Random(i))) for i in range(20)]
    assert {world["8,0"] for world in imagined} == {"stone1"}


def test_C17_after_a_second_swap_by_somebody_else_it_may_lie_at_three_goals():
    deck = {"y2017_goal_swap": {"actions": {"goal_swap": 2}}}
    state = pyrite.from_position(
        {
            "options": {"seats": 5, "modules": SWAP, "deck": deck},
            "hands": [["goal_swap"], ["NE"], ["goal_swap"], 6, 6],
            "goals": GOALS,
            **seen_by(1, 2),
        }
    )
    play(state, "goal_swap:1,3", "swap", "pass NE", "goal_swap:2,3", "swap")
    everywhere = [{"goals": [0, 1, 2], "cards": ["treasure"], "least": 1}]
    assert state.view(1)["memory"] == everywhere
    assert worlds(state, 1) == {"8,-2", "8,0", "8,2"}
    assert state.view(2)["memory"] == [{"goals": [0, 1], "cards": ["treasure"], "least": 1}]
    assert worlds(state, 2) == {"8,-2", "8,0"}  # that seat knows what it did itself


def test_C17_a_map_afterwards_makes_it_certain_again():
    hands = [["goal_swap"], ["map"], 6, 6, 6]
    state = chosen("swap", hands=hands, **seen_by(1))
    twin = state.copy()
    play(state, "map@8,2")
    assert (known_goals(state, 1), state.view(1)["memory"]) == ({"8,2": "treasure"}, [])
    play(twin, "map@8,-2")  # the stone is here, so the treasure is at the other one
    assert known_goals(twin, 1) == {"8,-2": "stone2"}
    assert twin.view(1)["memory"] == [{"goals": [2], "cards": ["treasure"], "least": 1}]
    assert worlds(twin, 1) == {"8,2"}


def test_C17_a_goal_turned_up_afterwards_tells_the_rest_to_those_who_know():
    hands = [["goal_swap"], ["EW"], ["NE"], 6, 6]
    state = swap_table(ALMOST, hands=hands, **seen_by(2))
    play(state, "goal_swap:1,2", "leave", "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"
    assert state.view(2)["memory"] == [{"goals": [0], "cards": ["treasure"], "least": 1}]
    assert worlds(state, 2) == {"8,-2"}
    assert worlds(state, 3) == {"8,-2", "8,2"}


def test_C17_the_card_is_discarded_after_the_choice_and_lies_as_a_played_card():
    for faces, seen_by in (("down", "all"), ("played_up", "face_up")):
        state = play(swap_table(discard_faces=faces), "goal_swap:1,3")
        assert "goal_swap" not in discarded(state)
        play(state, "leave")
        assert discard_rows(state, 3)[-1] == ("goal_swap", seen_by)


def test_C17_it_is_a_turn_like_any_other_one_card_is_drawn():
    state = play(swap_table(cards=["goal_swap", "NE"]), "goal_swap:1,2", "leave")
    assert len(hand(state, 0)) == 2
    assert state.asked == (1,)
    assert state.view(None)["last_card"] == 0


def test_C17_broken_tools_do_not_hinder_it():
    assert "goal_swap:1,3" in texts(swap_table(front=[["lamp", "cart"], [], [], [], []]))


def test_C17_why_not():
    state = swap_table(hands=[["goal_swap"], ["NE"], 6, 6, 6])
    assert state.why_not("swap") == "You can't do that right now. (B-05)"
    play(state, "goal_swap:1,3")
    assert state.why_not("pass goal_swap") is not None
    assert state.why_not("leave") is None
    assert state.why_not("leave", seat=1) == "It is not B's turn. (B-05)"
    swap_of_b = state.from_text(1, "swap")
    assert state.why_not(swap_of_b, seat=0) == "It is not B's turn. (C-17)"
    play(state, "leave")
    assert state.why_not("goal_swap:1,3", seat=1) == "You don't have goal_swap in your hand. (B-05)"


@pytest.mark.parametrize("text", ["goal_swap:3,1", "goal_swap:1,1", "goal_swap:1", "goal_swap:1,4"])
def test_C17_two_goals_are_named_the_lower_number_first(text):
    with pytest.raises(pyrite.NotationError):
        swap_table().play(text)


def test_C17_the_question_can_be_saved():
    state = play(swap_table(), "goal_swap:1,3")
    twin = pyrite.from_position(state.position())
    assert twin.position() == state.position()
    assert goals(play(twin, "swap")) == SWAPPED


@pytest.mark.parametrize(
    "wrong",
    [
        {"asks": [{"kind": "swap_goals", "seats": [1], "action": "goal_swap:1,3"}]},
        {"asks": [{"kind": "swap_goals", "seats": [0], "action": "map@8,0"}]},
        {
            "asks": [{"kind": "swap_goals", "seats": [0], "action": "goal_swap:1,3"}],
            "hands": [["goal_swap"], 6, 6, 6, 6],
        },
    ],
)
def test_C17_a_question_that_cannot_be_is_refused(wrong):
    with pytest.raises(pyrite.NotationError):
        table(modules=SWAP, **wrong)


def test_C19_the_goals_are_declared_before_the_window_the_choice_comes_after_it():
    state = swap_table(modules=[*SWAP, "y2019_veto"], hands=[["goal_swap"], ["veto"], 6, 6, 6])
    play(state, "goal_swap:1,3")
    assert state.view(1)["declared"]["text"] == "goal_swap:1,3"
    all_allow(state)
    assert texts(state) == {"swap", "leave"}
    play(state, "swap")
    assert state.asked == (1,)  # the choice itself is no play


def test_C19_a_vetoed_goal_swap_changes_nothing_and_nobody_forgets():
    state = swap_table(
        modules=[*SWAP, "y2019_veto"],
        hands=[["goal_swap"], ["veto"], 6, 6, 6],
        **seen_by(2),
    )
    play(state, "goal_swap:1,3")
    state.play("veto", seat=1)
    assert goals(state) == GOALS
    assert known_goals(state, 2) == {"8,-2": "treasure"}
    assert state.view(2)["memory"] == []
    assert discarded(state)[-2:] == ["goal_swap", "veto"]
    assert state.asked == (1,)


def test_I07_a_goal_that_is_turned_up_cannot_be_swapped():
    state = swap_table(board={"8,0": "stone1"})
    assert texts(state) == {"pass goal_swap", "goal_swap:1,3"}
    assert (
        state.why_not("goal_swap:1,2")
        == "Goal 2 is already face up. Choose a face-down one. (I-07)"
    )


def test_I07_it_needs_two_face_down_goals():
    state = swap_table(board={"8,0": "stone1", "8,2": "stone2"})
    assert texts(state) == {"pass goal_swap"}
    assert (
        state.why_not("goal_swap:1,3")
        == "Goal 3 is already face up. Choose a face-down one. (I-07)"
    )


def test_I07_a_swap_turns_nothing_up():
    hands = [["NSW"], ["goal_swap"], 6, 6, 6]
    lie = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = swap_table(TWO_GOALS, hands=hands, goals=lie, goals_at_once="one")
    play(state, "NSW@8,-1", "goal 8,-2")
    assert tile(state, "8,0") == "?"  # joined, and left face down (B-32)
    play(state, "goal_swap:2,3", "swap")
    assert goals(state)["8,0"] == "treasure"
    assert (tile(state, "8,0"), state.asked) == ("?", (2,))
    assert len(happened(state, "goal_shown")) == 1


def test_I07_any_two_of_five_new_goals_never_those_aside():
    state = table(hand=["goal_swap"], modules=[*SWAP, "new_goals"])
    pairs = {f"goal_swap:{i},{j}" for i in range(1, 6) for j in range(i + 1, 6)}
    assert texts(state) == {"pass goal_swap", *pairs}
    before = goals(state)
    play(state, "goal_swap:2,5", "swap")
    cells = list(before)
    assert goals(state) == before | {cells[1]: before[cells[4]], cells[4]: before[cells[1]]}


def test_I07_a_pushed_goal_keeps_its_number():
    state = table(
        "S",
        hands=[["NESW"], ["goal_swap"], 6, 6, 6],
        modules=[*SWAP, "treasure_chests"],
        goals=GOALS,
        chests=[{"cell": "2,0", "path": "chest_NESW", "chest": "push_goal"},
                {"cell": "3,5"}, {"cell": "5,5"}, {"cell": "7,5"}],
    )  # fmt: skip
    play(state, "NESW@1,0", "push 3", "goal_swap:1,3", "swap")
    assert goals(state) == {"8,-2": "stone2", "8,0": "stone1", "9,2": "treasure"}


def test_I08_no_more_maps_does_not_keep_goals_from_being_swapped():
    state = table(
        "S",
        hands=[["NESW"], ["goal_swap", "map"], 6, 6, 6],
        modules=[*SWAP, "treasure_chests"],
        chests=[{"cell": "2,0", "path": "chest_NESW", "chest": "no_more_maps"},
                {"cell": "3,5"}, {"cell": "5,5"}, {"cell": "7,5"}],
    )  # fmt: skip
    play(state, "NESW@1,0")
    assert "map@8,0" not in texts(state)
    assert "goal_swap:1,3" in texts(state)


def test_B26_nothing_is_told_before_the_choice():
    state = play(swap_table(), "goal_swap:1,2")
    assert kinds(state) == ["declared", "took_effect", "asked"]
