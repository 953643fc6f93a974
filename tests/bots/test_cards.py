"""Bots read the notation of people, and do not stumble over what is new."""

import pytest

from pyrite.bots.plays import Play, door_of, is_dead_end, read, verb_of, ways_of
from pyrite.core.grid import at_of
from pyrite.core.sides import E, N, S, W

KNOWN = {
    "NESW@1,0": Play("place", "NESW", at_of(1, 0)),
    "NW@3,-1r": Play("place", "NW", at_of(3, -1), flip=True),
    "N-W@3,-1": Play("place", "N-W", at_of(3, -1)),
    "rockfall@3,0": Play("rockfall", "rockfall", at_of(3, 0)),
    "map@8,2": Play("map", "map", at_of(8, 2)),
    "broken_lamp>C": Play("break", "broken_lamp", seat=2),
    "repair_pick_lamp>A:lamp": Play("repair", "repair_pick_lamp", seat=0),
    "pass NESW": Play("pass", "NESW"),
    "goal 8,0": Play("goal", cell=at_of(8, 0)),
    "ladder_ES@2,1r": Play("place", "ladder_ES", at_of(2, 1), flip=True),
    "diversion@2,1r": Play("diversion", "diversion", at_of(2, 1), flip=True),
    "master_craftsman>B:cart": Play("repair", "master_craftsman", seat=1),
    "trapped>L": Play("trapped", "trapped", seat=11),
    "theft": Play("theft", "theft"),
    "goal_swap:1,3": Play("goal_swap", "goal_swap", numbers=(0, 2)),
    "pass NESW map N-S": Play("pass", "NESW map N-S"),
    "shed NESW map lamp": Play("shed", "NESW map", front="lamp"),
    "guard N-S 4,-1E": Play("guard", "N-S", at_of(5, -1)),
    "beg C 2": Play("beg", seat=2, numbers=(1,)),
    "push 3": Play("push", numbers=(2,)),
    "keep NESW": Play("keep", "NESW"),
    "pocket map": Play("keep", "map"),
    "steal D": Play("steal", seat=3),
}


@pytest.mark.parametrize("text", KNOWN)
def test_the_notation_is_read(text: str) -> None:
    assert read(text) == KNOWN[text]


@pytest.mark.parametrize(
    "text",
    [
        "juggle",
        "juggle>B",
        "map>B",
        "NESW>B",
        "goal",
        "a b c",
        "map",
        "theft>B",
        "veil:1,2",
        "goal 3",
    ],
)
def test_what_is_new_has_no_verb(text: str) -> None:
    assert read(text).verb == ""


def test_dead_ends_are_told_from_tunnels_and_actions() -> None:
    assert [is_dead_end(card) for card in ("N-E-S-W", "S", "NESW", "map")] == [1, 1, 0, 0]
    assert verb_of("start") == "place"
    assert verb_of("veto") == "veto"


def test_S11_to_S13_ladders_doors_and_crystals_are_known_by_name() -> None:
    assert not is_dead_end("ladder_S")
    assert is_dead_end("crystal_S")
    assert [door_of(card) for card in ("door_blue_EW", "door_green_NS-E r", "EW")] == [
        *("blue", "green", "")
    ]


def test_paths_of_somebodys_own_deck_are_read_by_their_shape() -> None:
    assert ways_of("NES-W") == (N | E | S, W)
    assert ways_of("crystal_NS-EW") == (N | S, E | W)
