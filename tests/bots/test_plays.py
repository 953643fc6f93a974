"""Bots read the notation of people, and do not stumble over what is new."""

import pytest

from pyrite.bots.plays import Play, is_dead_end, read, verb_of
from pyrite.core.grid import at_of

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
}


@pytest.mark.parametrize("text", KNOWN)
def test_the_notation_is_read(text: str) -> None:
    assert read(text) == KNOWN[text]


@pytest.mark.parametrize("text", ["juggle", "juggle>B", "map>B", "NESW>B", "goal", "a b c", "map"])
def test_what_is_new_has_no_verb(text: str) -> None:
    assert read(text).verb == ""


def test_dead_ends_are_told_from_tunnels_and_actions() -> None:
    assert [is_dead_end(card) for card in ("N-E-S-W", "S", "NESW", "map")] == [1, 1, 0, 0]
    assert verb_of("start") == "place"
    assert verb_of("veto") == "veto"
