"""The gold of the winners of a round of Saboteur 2 (S-31 to S-35, I-06, I-22)."""

import pytest
from boards import ALMOST, play, texts
from boards import last_turn as any_last_turn
from rules.saboteur2.gold_tables import (
    BLUE_DOOR,
    BOTH_DOORS,
    GREEN_DOOR,
    NEXT,
    failed,
    found,
    front,
    paying,
    seats_of,
)

# The example of the book


def test_S33_the_printed_example():
    thieves = "bggBpss"
    state = paying(thieves, BLUE_DOOR, turn=3, front=front(thieves, F="theft", G="theft trapped"))
    play(state, *NEXT)
    assert state.asked == (5,)
    assert texts(state) == {"steal A", "steal D", "steal E"}
    assert state.scores == (3, 0, 0, 2, 1, 0, 0)
    play(state, "steal A")
    assert state.over
    assert state.scores == (2, 0, 0, 2, 1, 1, 0)


# The group


@pytest.mark.parametrize(
    ("letters", "gold"),
    [
        ("bs", (5, 0)),
        ("bbs", (4, 4, 0)),
        ("bbbs", (3, 3, 3, 0)),
        ("bbbbs", (2, 2, 2, 2, 0)),
        ("bB", (4, 3)),
        ("bp", (4, 2)),
        ("bBp", (3, 2, 1)),
        ("bbBp", (2, 2, 1, 0)),
        ("bbbBp", (1, 1, 1, 0, 0)),
        ("bbbbBpg", (1, 1, 1, 1, 0, 0, 0)),
    ],
)
def test_S33_gold_by_the_size_of_the_group_and_never_less_than_nothing(letters, gold):
    assert found(letters) == gold


def test_S33_both_colours_make_one_group():
    assert found("sbg") == (0, 4, 4)
    assert found("sbbgg") == (0, 2, 2, 2, 2)
    assert found("sbbbbggggBpe") == (0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0)


def test_S31_boss_and_profiteer_belong_to_every_group_that_wins_by_the_treasure():
    assert found("gBpbs") == (3, 2, 1, 0, 0)
    assert found("bBpgs", GREEN_DOOR) == (0, 2, 1, 3, 0)
    assert found("sBpbg") == (0, 1, 0, 2, 2)


@pytest.mark.parametrize(
    ("letters", "gold"), [("bBp", (0, 3, 2)), ("bBg", (0, 4, 0)), ("bpg", (0, 3, 0))]
)
def test_S31_both_colours_blocked(letters, gold):
    assert found(letters, BOTH_DOORS) == gold


def test_S31_a_colour_without_a_member_still_makes_a_group():
    # Blue found the treasure and is blocked; green wins, but nobody is green.
    assert found("bbBp", GREEN_DOOR) == (0, 0, 3, 2)


def test_S31_a_colour_without_a_free_member_still_makes_a_group():
    letters = "bgBp"
    assert found(letters, GREEN_DOOR, front=front(letters, B="trapped")) == (0, 0, 3, 2)


@pytest.mark.parametrize(
    ("letters", "gold"),
    [
        ("sbg", (5, 0, 0)),
        ("ssbB", (4, 4, 0, 0)),
        ("sssg", (3, 3, 3, 0)),
        ("spb", (4, 2, 0)),
        ("sspB", (3, 3, 1, 0)),
        ("ssspB", (2, 2, 2, 0, 0)),
        ("pbB", (3, 0, 0)),
        ("bgB", (0, 0, 0)),
    ],
)
def test_S32_without_treasure_saboteurs_and_profiteer_win(letters, gold):
    assert failed(letters).scores == gold


def test_I22_all_saboteurs_trapped_leave_the_profiteer_alone():
    letters = "sspb"
    traps = front(letters, A="trapped", B="trapped")
    assert failed(letters, front=traps).scores == (0, 0, 3, 0)


# Geologists


CRYSTALS = "S┻┻┻╬╬═ ?"


def test_S34_a_geologist_gets_one_gold_for_each_crystal():
    assert found("bes", CRYSTALS) == (5, 3, 0)
    assert found("bes", ALMOST) == (5, 0, 0)


def test_S34_however_the_round_ends():
    assert failed("ebs", "S┻┻").scores == (2, 0, 5)
    assert failed("ebg", "S┻").scores == (1, 0, 0)


def test_S34_joined_or_not():
    assert failed("ebg", "S┻  ┻ ╻").scores == (3, 0, 0)


def test_S34_face_up_ones_only():
    """Those in hands, in the pile or discarded do not count."""
    state = any_last_turn(["crystal_S"], "S┻", rounds=1, modules=["saboteur2"], **seats_of("ebg"))
    assert play(state, "pass crystal_S").scores == (1, 0, 0)


def test_S34_two_share_rounded_down():
    assert failed("eebs", "S┻┻┻").scores == (1, 1, 0, 5)
    assert failed("eebs", "S┻").scores == (0, 0, 0, 5)


def test_S34_geologists_never_count_for_the_size_of_the_group():
    assert found("bees", CRYSTALS) == (5, 1, 1, 0)


def test_S35_if_one_of_two_geologists_is_trapped_the_other_takes_all():
    letters = "eebs"
    assert failed(letters, "S┻┻┻", front=front(letters, A="trapped")).scores == (0, 3, 0, 5)


def test_S35_if_all_geologists_are_trapped_nobody_takes_the_crystals():
    letters = "eebs"
    traps = front(letters, A="trapped", B="trapped")
    assert failed(letters, "S┻┻┻", front=traps).scores == (0, 0, 0, 5)


# Trapped seats


@pytest.mark.parametrize(
    ("trapped", "gold"), [("B", (3, 0, 2, 1)), ("C", (3, 3, 0, 1)), ("D", (3, 3, 2, 0))]
)
def test_S35_a_trapped_seat_is_not_in_the_group_and_gets_nothing(trapped, gold):
    letters = "bbBp"
    assert found(letters, front=front(letters, **{trapped: "trapped"})) == gold


def test_S35_broken_tools_take_no_share_away():
    letters = "bbBp"
    assert found(letters, front=front(letters, B="pick lamp cart")) == (2, 2, 1, 0)


def test_S35_a_trapped_saboteur_is_left_out():
    letters = "ssb"
    assert failed(letters, front=front(letters, A="trapped")).scores == (0, 5, 0)


def test_I06_the_colour_of_a_trapped_finder_still_decides():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩╣
    S       ?
    """
    asked = {"finder": 0, "asks": [{"kind": "pick_goal", "seats": [0]}]}
    joined = {"pending": ["8,-2", "8,0"], "front": front("bbg", A="trapped")}
    state = paying("bbg", drawing, **asked, **joined)
    assert play(state, "goal 8,0").scores == (0, 5, 0)
