"""The path specialist: two paths in one turn (C-22)."""

from random import Random

import pytest
from boards import (
    ALMOST,
    all_allow,
    discarded,
    hand,
    happened,
    kinds,
    last_turn,
    play,
    table,
    texts,
    tile,
)
from rules.path_specialist.tables import CARDS, CLOSED, SPECIALIST, VETO, left, paths_table

import pyrite


def test_C22_two_paths_are_laid_one_after_the_other():
    state = play(paths_table(), "path_specialist", "EW@1,0")
    assert (state.asked, tile(state, "1,0"), tile(state, "2,0")) == ((0,), "EW", None)
    play(state, "EW@2,0")
    assert (state.asked, tile(state, "2,0")) == ((1,), "EW")


def test_C22_as_many_cards_are_drawn_as_paths_were_laid_at_the_end_of_the_turn():
    state = play(paths_table(), "path_specialist")
    assert (hand(state, 0), state.view(None)["owed"]) == (["EW", "EW", "map"], 0)
    play(state, "EW@1,0")
    assert (hand(state, 0), state.view(None)["owed"]) == (["EW", "map"], 1)
    play(state, "EW@2,0")
    assert sorted(hand(state, 0)) == ["NS", "map", "rockfall"]  # one card less than before
    assert [seat for seat, _ in happened(state, "drew")] == [0, 0]


def test_C22_while_paths_are_laid_nothing_else_may_be_done():
    state = play(paths_table(), "path_specialist")
    assert texts(state) == {"EW@1,0", "EW@-1,0"}
    assert len(state.legal_actions()) == 2  # equal cards are listed once
    assert state.why_not("pass map") == "You can't do that right now. (C-22)"
    assert state.why_not("map@8,0") == "You can't do that right now. (C-22)"


def test_C22_everybody_sees_how_many_are_left():
    state = play(paths_table(), "path_specialist")
    assert (state.view(3)["ask"]["kind"], left(state)) == ("lay_path", 2)
    assert left(play(state, "EW@1,0")) == 1
    assert left(play(state, "EW@2,0")) == 0


def test_C22_the_second_is_compulsory_if_a_legal_one_is_in_hand():
    state = play(paths_table(), "path_specialist", "EW@1,0")
    assert texts(state) == {"EW@2,0", "EW@-1,0"}
    assert state.why_not("done") == "You still have a path that fits. Lay it. (C-22)"


@pytest.mark.parametrize("rest", [["map"], [], ["veto"]])
def test_C22_without_another_legal_path_the_turn_is_over(rest):
    state = paths_table(cards=["path_specialist", "EW", *rest], modules=VETO)
    play(state, "path_specialist")
    all_allow(state)
    play(state, "EW@1,0")
    all_allow(state)
    assert texts(state) == {"done"}
    of_another = state.from_text(1, "done")
    assert state.why_not(of_another, seat=0) == "It is not B's turn. (C-22)"
    play(state, "done")
    assert (state.asked, left(state)) == ((1,), 0)
    assert len(hand(state, 0)) == len(rest) + 1  # one path was laid


def test_C22_a_path_that_fits_nowhere_is_no_second_path():
    state = paths_table(CLOSED.replace("─", " "), ["path_specialist", "E-W", "NS"], pile=["map"])
    play(state, "path_specialist", "E-W@1,0")
    assert texts(state) == {"done"}
    assert state.why_not("NS@2,0") is not None
    play(state, "done")
    assert sorted(hand(state, 0)) == ["NS", "map"]


def test_C22_the_first_path_may_be_what_the_second_is_joined_to():
    state = play(paths_table(CLOSED.replace("─", " ")), "path_specialist", "EW@1,0", "EW@2,0")
    assert tile(state, "2,0") == "EW"


@pytest.mark.parametrize(
    ("drawing", "cards"),
    [("S", ["path_specialist", "map"]), ("S", ["path_specialist"]), (CLOSED, CARDS)],
)
def test_C22_it_needs_a_legal_first_path(drawing, cards):
    state = paths_table(drawing, cards)
    assert "path_specialist" not in texts(state)
    assert "pass path_specialist" in texts(state)
    assert state.why_not("path_specialist") == "You have no path card to lay. (C-22)"


def test_C22_not_with_a_broken_tool():
    state = paths_table(front=[["cart"], [], [], [], []])
    assert "path_specialist" not in texts(state)
    assert state.why_not("path_specialist") == (
        "Your cart is broken. Mend it before you dig. (B-16)"
    )


def test_C22_one_must_hold_the_card():
    state = paths_table(cards=["EW"])
    assert state.why_not("path_specialist") == "You don't have path_specialist in your hand. (B-05)"


def test_C22_where_joining_is_not_asked_for_a_path_need_only_fit():
    state = paths_table("S─", ["path_specialist", "EW", "EW"], must_connect=False)
    play(state, "path_specialist", "EW@2,0", "EW@3,0")
    assert tile(state, "3,0") == "EW"


def test_C22_what_the_first_path_joins_is_resolved_before_the_second():
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    cards = ["path_specialist", "EW", "NS"]
    state = paths_table(ALMOST, cards, goals=goals)
    play(state, "path_specialist", "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"  # open to the west and the south
    assert "NS@8,1" in texts(state)
    play(state, "NS@8,1")
    assert tile(state, "8,2") != "?"


def test_C22_questions_about_goals_come_before_the_second_path():
    drawing = "        ?\n╔╩╩╩╬╬╩╩\nS       ?"
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = paths_table(drawing, ["path_specialist", "NSW", "NS"], goals=goals)
    play(state, "path_specialist", "NSW@8,-1")
    assert texts(state) == {"goal 8,-2", "goal 8,0"}
    play(state, "goal 8,0")  # the other one follows
    assert state.view(None)["ask"]["kind"] == "lay_path"


def test_C22_the_treasure_ends_the_round_at_once():
    goals = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
    dwarfs = ["saboteur", "saboteur", "digger", "digger", "digger"]
    state = paths_table(ALMOST, ["path_specialist", "EW", "NS"], goals=goals, dwarfs=dwarfs)
    play(state, "path_specialist", "EW@7,0")
    assert state.view(None)["stage"] == "paying"
    assert "drew" not in kinds(state)
    while state.view(None)["stage"] == "paying":
        play(state, max(texts(state)))
    assert (state.view(None)["round"], left(state)) == (2, 0)
    assert state.view(None)["ask"]["kind"] == "turn"


def test_C22_with_a_small_pile_what_is_there_is_drawn():
    state = play(paths_table(pile=["NS"]), "path_specialist", "EW@1,0", "EW@2,0")
    assert sorted(hand(state, 0)) == ["NS", "map"]


def test_C22_with_the_last_cards_the_round_ends():
    state = last_turn(["path_specialist", "EW", "EW"], modules=SPECIALIST)
    play(state, "path_specialist", "EW@1,0", "EW@2,0")
    assert (state.view(None)["round"], state.asked) == (2, (1,))


def test_C22_the_card_is_discarded_first_and_the_paths_lie_on_the_table():
    state = play(paths_table(), "path_specialist", "EW@1,0", "EW@2,0")
    assert discarded(state)[-1] == "path_specialist"
    assert state.view(None)["fresh"] == "2,0"


def test_C22_the_next_turn_is_an_ordinary_one():
    state = play(paths_table(), "path_specialist", "EW@1,0", "EW@2,0", "pass NE")
    assert (state.asked, state.view(None)["ask"]["kind"]) == ((2,), "turn")
    play(state, "NE@3,0r")
    assert state.asked == (3,)


@pytest.mark.parametrize("moves", [["path_specialist"], ["path_specialist", "EW@1,0"]])
def test_C22_the_question_can_be_saved(moves):
    state = play(paths_table(), *moves)
    twin = pyrite.from_position(state.position())
    assert twin.position() == state.position()
    while state.asked == (0,):
        action = max(texts(state))
        play(state, action)
        play(twin, action)
    assert twin.position() == state.position()


@pytest.mark.parametrize(
    ("left", "asks"),
    [
        (1, [{"kind": "turn", "seats": [0]}]),
        (2, [{"kind": "turn", "seats": [0]}]),
        (3, [{"kind": "lay_path", "seats": [0]}]),
        (0, [{"kind": "lay_path", "seats": [0]}]),
        (-1, [{"kind": "lay_path", "seats": [0]}]),
        (1, [{"kind": "lay_path", "seats": [1]}]),
        (1, [{"kind": "lay_path", "seats": [0, 1]}]),
    ],
)
def test_C22_a_question_that_cannot_be_is_refused(left, asks):
    with pytest.raises(pyrite.NotationError):
        table(modules=SPECIALIST, parts={SPECIALIST[0]: {"paths_left": left}}, asks=asks)


def test_C22_others_can_imagine_it_whatever_the_player_holds():
    drawing = CLOSED.replace("─", " ║")  # a crossing fits nowhere, this curve does
    hands = [["path_specialist", "NW", "map"], ["NE"], ["veto"], ["NE"], ["NW"]]
    state = play(paths_table(drawing, hands=hands, modules=VETO), "path_specialist")
    for times in range(2):  # while the others may object, and while the path is asked for
        for i in range(20):
            world = pyrite.imagine(state.view(1), Random(i))
            assert world.view(1) == state.view(1)
            world.play_random(i)
        if times == 0:
            all_allow(state)
    assert state.view(None)["ask"]["kind"] == "lay_path"
