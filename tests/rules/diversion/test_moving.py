"""The diversion: the last placed path is moved to another cell (C-23)."""

import pytest
from boards import discarded, hand, happened, play, table, texts, tile
from rules.diversion.tables import DIVERSION, GONE, move_table, moves

import pyrite


def test_C23_the_path_laid_last_is_laid_on_a_different_cell():
    state = move_table()
    assert texts(state) == {"pass diversion", "diversion@-1,0"}
    play(state, "diversion@-1,0")
    assert (tile(state, "1,0"), tile(state, "-1,0")) == (None, "EW")


def test_C23_turned_as_one_likes():
    state = move_table("S╗")
    assert moves(state) == {"0,1", "-1,0", "0,-1r"}  # NE, which lies turned now
    play(state, "diversion@0,1")
    assert tile(state, "0,1") == "NE"


@pytest.mark.parametrize("who", range(5))
def test_C23_whoever_laid_it(who):
    hands = [["NE"] if seat == who else ["NW"] for seat in range(5)]
    hands[(who + 1) % 5] = ["diversion"]
    state = move_table("S", None, hands=hands, turn=who)
    play(state, "NE@1,0r", "diversion@0,1")
    assert (tile(state, "1,0"), tile(state, "0,1")) == (None, "NE")


def test_C23_only_the_last_one_can_be_moved():
    hands = [["EW"], ["NS"], ["diversion"], 6, 6]
    state = move_table("S", None, hands=hands)
    play(state, "EW@1,0", "NS@0,1", "diversion@0,-1")
    assert (tile(state, "1,0"), tile(state, "0,1"), tile(state, "0,-1")) == ("EW", None, "NS")


def test_C23_a_moved_path_is_the_last_one_again():
    state = play(move_table(), "diversion@-1,0")
    assert state.view(None)["fresh"] == "-1,0"
    state = move_table("S╗", hands=[["NS"], ["diversion"], 6, 6, 6])
    play(state, "pass NS", "diversion@0,1")
    assert state.view(None)["fresh"] == "0,1"


def test_C23_not_back_to_its_own_cell_not_even_turned():
    state = move_table("S─", hand=["diversion"])
    assert "1,0" not in moves(state)
    state = move_table("S╬")
    assert state.why_not("diversion@1,0") == "Move the path to a different spot. (C-23)"


def test_C23_it_fits_what_lies_around_without_itself():
    # ESW lies turned at 1,0, with an exit towards 1,-1; once lifted it asks for none there
    state = move_table("╬\nS╩")
    assert {"1,-1", "1,-1r"} <= moves(state)
    play(state, "diversion@1,-1r")
    assert tile(state, "1,-1") == "ESW r"


def test_C23_it_cannot_hang_on_itself():
    state = move_table("S═")
    assert "2,0" not in moves(state)
    assert (
        state.why_not("diversion@2,0") == "That spot does not touch any card on the table. (B-11)"
    )


def test_C23_nor_on_what_is_joined_through_it_alone():
    state = move_table("S═══")
    assert moves(state) == {"-1,0"}
    assert state.why_not("diversion@4,0") == "No tunnel leads there from the start. (B-12)"


@pytest.mark.parametrize("edition", ["et2007", "is"])
def test_C23_where_joining_is_not_asked_for_it_need_only_fit(edition):
    state = move_table("S═══", edition=edition)
    assert {"-1,0", "4,0", "2,-1", "3,1"} <= moves(state)
    assert "1,-1" not in moves(state)  # nothing lies beside it any more
    play(state, "diversion@4,0")
    assert tile(state, "4,0") == "EW"


def test_C23_every_side_must_fit():
    state = move_table("S═")
    assert "B-11" in state.why_not("diversion@0,1")
    assert state.why_not("diversion@0,0") == "There is already a card on that spot. (B-11)"
    assert state.why_not("diversion@-1,0r") == (
        "EW looks the same turned around. Leave out the r. (B-10)"
    )


def test_C23_what_hung_on_it_comes_loose():
    state = play(move_table("S══"), "diversion@-1,0")
    assert tile(state, "2,0") == "EW"
    (seat,) = state.asked
    assert state.why_not("diversion@3,0", seat=seat) is not None
    assert "3,0" not in {text.partition("@")[2].rstrip("r") for text in texts(state)}


def test_C23_not_when_no_path_was_laid():
    state = move_table("S═", None)
    assert texts(state) == {"pass diversion"}
    assert state.why_not("diversion@-1,0") == GONE


def test_C23_when_it_is_gone_the_one_before_does_not_step_in():
    hands = [["EW"], ["rockfall"], ["diversion"], 6, 6]
    state = move_table("S═", "1,0", hands=hands)
    play(state, "EW@2,0", "rockfall@2,0")
    assert texts(state) == {"pass diversion"}
    assert state.why_not("diversion@-1,0") == GONE


def test_C23_another_path_that_is_gone_changes_nothing():
    hands = [["EW"], ["rockfall"], ["diversion"], 6, 6]
    state = move_table("S═", "1,0", hands=hands)
    play(state, "EW@2,0", "rockfall@1,0", "diversion@1,0")
    assert (tile(state, "1,0"), tile(state, "2,0")) == ("EW", None)


def test_C23_not_when_it_fits_nowhere_else():
    state = move_table(" │\n┼S═\n └")
    assert texts(state) == {"pass diversion"}
    assert "B-" in state.why_not("diversion@2,0")


def test_C23_each_round_begins_without_a_path_laid_last():
    state = table(hands=[["EW"], [], [], [], []], pile=[], modules=DIVERSION)
    play(state, "EW@1,0")
    assert (state.view(None)["round"], state.view(None)["fresh"]) == (2, None)


def test_C23_broken_tools_do_not_forbid_it():
    state = move_table(front=[["pick", "lamp", "cart"], [], [], [], []])
    assert moves(state) == {"-1,0"}
    assert state.why_not("diversion@-1,0") is None


def test_C23_the_diversion_is_discarded_the_path_is_not_and_one_card_is_drawn():
    state = move_table(hand=["diversion", "map"], discard_faces="played_up")
    before = len(discarded(state))
    play(state, "diversion@-1,0")
    assert discarded(state)[before:] == ["diversion"]
    assert state.view(2)["discards_seen_by"][-1] == "face_up"
    assert (len(hand(state, 0)), state.asked) == (2, (1,))
    assert happened(state, "lifted") == [(0, {"cell": "1,0"})]
    assert happened(state, "placed") == [(0, {"cell": "-1,0", "tile": "EW"})]
    assert state.view(None)["last_card"] == 0


def test_C23_one_must_hold_the_card():
    state = move_table(hand=["map"])
    assert state.why_not("diversion@-1,0") == "You don't have diversion in your hand. (B-05)"


def test_C23_it_can_be_saved_before_and_after():
    state = move_table("S╗")
    twin = pyrite.from_position(state.position())
    assert twin.legal_actions() == state.legal_actions()
    play(state, "diversion@0,1")
    play(twin, "diversion@0,1")
    assert twin.position() == state.position()
