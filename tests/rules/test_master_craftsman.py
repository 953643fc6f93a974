"""The master craftsman: a repair that shows all three tools (C-21)."""

import pytest
from boards import discarded, hand, play, table, texts

import pyrite

CRAFTSMAN = ["y2021_master_craftsman"]
FRONT = [["cart"], ["pick", "lamp"], [], [], []]


def craft_table(front=FRONT, **more):
    """A is to play and holds the master craftsman."""
    return table(**{"hand": ["master_craftsman"], "modules": CRAFTSMAN, "front": front} | more)


def test_C21_it_mends_one_broken_tool_of_any_seat_ones_own_too():
    assert texts(craft_table()) == {
        "pass master_craftsman",
        "master_craftsman>A:cart",
        "master_craftsman>B:pick",
        "master_craftsman>B:lamp",
    }


@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_C21_one_tool_and_no_more(tool):
    state = craft_table([[], [], ["pick", "lamp", "cart"], [], []])
    play(state, f"master_craftsman>C:{tool}")
    left = [name for name in ("pick", "lamp", "cart") if name != tool]
    assert state.view(None)["front"] == [[], [], left, [], []]
    assert discarded(state)[-2:] == [f"broken_{tool}", "master_craftsman"]
    assert len(hand(state, 0)) == 1
    assert state.asked == (1,)


def test_C21_without_a_broken_tool_it_can_only_be_discarded():
    state = craft_table([[] for _ in range(5)])
    assert texts(state) == {"pass master_craftsman"}
    assert state.why_not("master_craftsman>B:lamp") == ("B's lamp is not broken. (B-21)")


def test_C21_the_tool_must_be_named():
    with pytest.raises(pyrite.NotationError):
        craft_table().play("master_craftsman>B")


def test_C19_vetoed_it_mends_nothing():
    hands = [["master_craftsman"], ["veto"], 6, 6, 6]
    state = craft_table(hand=None, hands=hands, modules=[*CRAFTSMAN, "y2019_veto"])
    play(state, "master_craftsman>A:cart")
    state.play("veto", seat=1)
    assert state.view(None)["front"] == FRONT
    assert discarded(state)[-2:] == ["master_craftsman", "veto"]


def test_C21_there_is_one_of_them():
    state = pyrite.new_game(seats=3, seed=1, modules=CRAFTSMAN)
    p = state.position()
    assert sum(cards.count("master_craftsman") for cards in (*p["hands"], p["pile"])) == 1
