"""The sides that are joined to the start (B-12, B-30, S-10, S-11)."""

from random import Random

import pytest
from boards import ALMOST, all_allow, play, table

import pyrite

START = {"0,0": "NESW"}
DIVERSION = ["y2023_diversion"]


def joined(state):
    """All that is joined; every seat is shown the same, imagined worlds and positions agree."""
    sides = state.view(None)["joined"]
    again = pyrite.from_position(state.position())
    for seat in range(state.seats):
        view = state.view(seat)
        assert view["joined"] == sides == again.view(seat)["joined"]
        assert pyrite.imagine(view, Random(1)).view(seat)["joined"] == sides
    return sides


def test_B12_in_the_beginning_there_is_the_start():
    assert joined(pyrite.new_game(seats=3, seed=1)) == START


def test_B12_a_path_is_joined_with_all_sides_of_its_way():
    drawing = """
    S═╦╗
      ║
    """
    assert joined(table(drawing)) == START | {
        **{"1,0": "EW", "2,0": "ESW", "3,0": "SW", "2,1": "NS"},
    }


def test_B12_a_dead_end_is_no_way_neither_it_nor_what_lies_behind_is_joined():
    assert joined(table("S─")) == START
    assert joined(table("S┼═")) == START
    corner = """
    ╔╗
    S┼
    """
    assert joined(table(corner)) == START | {"0,-1": "ES", "1,-1": "SW"}


def test_B12_what_lies_loose_is_not_joined():
    assert joined(table("S═ ══")) == START | {"1,0": "EW"}


def test_B12_laying_the_missing_card_joins_all_behind_it():
    state = table("S═ ═╗", ["EW"])
    assert joined(state) == START | {"1,0": "EW"}
    play(state, "EW@2,0")
    assert joined(state) == START | {"1,0": "EW", "2,0": "EW", "3,0": "EW", "4,0": "SW"}


def test_B12_laying_a_dead_end_joins_nothing():
    state = play(table("S ═", ["E-W"]), "E-W@1,0")
    assert joined(state) == START


def test_B23_after_a_rockfall_what_hung_on_the_card_is_loose():
    state = play(table("S═══", ["rockfall"]), "rockfall@2,0")
    assert joined(state) == START | {"1,0": "EW"}


def test_B23_after_a_rockfall_another_way_still_joins():
    ring = """
    ╔╗
    S╬═
    """
    state = table(ring, ["rockfall"])
    assert joined(state)["1,0"] == "NESW"
    play(state, "rockfall@0,-1")
    assert joined(state) == START | {"1,-1": "SW", "1,0": "NESW", "2,0": "EW"}


def test_C19_a_card_that_may_be_vetoed_joins_nothing_yet():
    state = play(table("S", ["EW"], modules=["y2019_veto"]), "EW@1,0")
    assert joined(state) == START
    all_allow(state)
    assert joined(state) == START | {"1,0": "EW"}


def test_C23_a_card_that_is_moved_is_joined_where_it_lies_now():
    state = table("S══", ["diversion"], modules=DIVERSION, fresh="2,0")
    play(state, "diversion@-1,0")
    assert joined(state) == START | {"1,0": "EW", "-1,0": "EW"}


# Goals


WAY = {"1,0": "NEW", "2,0": "NEW", "3,0": "NEW", "4,0": "NESW", "5,0": "NESW", "6,0": "EW"}


def test_B30_a_goal_is_joined_when_it_lies_face_up():
    state = table(ALMOST, ["EW"], goals={"8,0": "stone1"})
    assert joined(state) == START | WAY
    play(state, "EW@7,0")
    assert state.view(None)["board"]["8,0"] == "stone1 r"
    assert joined(state) == START | WAY | {"7,0": "EW", "8,0": "SW"}


def test_B31_the_treasure_is_joined_when_it_is_found():
    state = play(table(ALMOST, ["EW"], goals={"8,0": "treasure"}), "EW@7,0")
    assert state.view(None)["stage"] == "paying"
    assert joined(state) == START | WAY | {"7,0": "EW", "8,0": "NESW"}


def test_B31_what_lies_behind_the_treasure_is_joined_but_not_met():
    """The path that goes on behind it leads to another goal."""
    drawing = """
            ╔╗
    S╩╩╩╬╬═ ?║
             ╝
            ?
    """
    state = table(drawing, ["EW"], goals={"8,0": "treasure"}, dwarfs=["digger"] * 4 + ["saboteur"])
    play(state, "EW@7,0")
    assert [event.kind for event in state.events].count("joined") == 1
    assert joined(state)["8,-1"] == "ES"
    assert state.view(None)["board"]["8,2"] == "?"
    assert state.view(None)["pending"] == []


def test_B31_a_stone_that_shows_a_wall_is_not_joined():
    drawing = """
            ║
    S╩╩╩╬╬══1
    """
    assert "8,0" not in joined(table(drawing))  # its ways are north and east


# Saboteur 2


def saboteur2(drawing="S", hand=None, **more):
    return table(drawing, hand, modules=["saboteur2"], **more)


def test_S10_of_a_bridge_the_way_that_was_reached_is_joined():
    board = {"1,0": "NS-EW", "2,0": "EW", "1,1": "NS"}
    state = table(board=board, modules=["saboteur2"])
    assert joined(state) == START | {"1,0": "EW", "2,0": "EW"}


def test_S10_both_ways_of_a_bridge_are_joined_if_both_are_reached():
    board = {"1,0": "NS-EW", "0,-1": "NW r", "1,-1": "NE r", "1,1": "NS"}
    state = table(board=board, modules=["saboteur2"])
    assert joined(state) == START | {"0,-1": "ES", "1,-1": "SW", "1,0": "NESW", "1,1": "NS"}


@pytest.mark.parametrize(
    ("card", "joins"),
    [
        *(("NS-W-E", {}), ("EW-N-S", {"1,0": "EW"}), ("NW-E", {"1,0": "NW"}), ("NE-W", {})),
        ("NW-ES", {"1,0": "NW"}),
    ],
)
def test_S10_a_way_and_its_dead_ends_are_apart(card, joins):
    state = table(board={"1,0": card}, modules=["saboteur2"])
    assert joined(state) == START | joins


def test_S11_a_ladder_is_joined_wherever_it_lies():
    assert joined(saboteur2("S  →═")) == START | {"3,0": "E", "4,0": "EW"}


def test_S11_laying_a_ladder_joins_a_loose_part():
    state = saboteur2("S   ══", ["ladder_E"])
    assert joined(state) == START
    play(state, "ladder_E@3,0")
    assert joined(state) == START | {"3,0": "E", "4,0": "EW", "5,0": "EW"}


def test_S11_what_hangs_on_a_ladder_stays_joined_after_a_rockfall():
    state = saboteur2("S═══←", ["rockfall"])
    play(state, "rockfall@1,0")
    assert joined(state) == START | {"2,0": "EW", "3,0": "EW", "4,0": "W"}


def test_S11_without_its_ladder_a_part_is_loose():
    state = play(saboteur2("S  →═", ["rockfall"]), "rockfall@3,0")
    assert joined(state) == START


def test_S30_a_door_joins_like_any_path():
    assert joined(saboteur2("SE═")) == START | {"1,0": "EW", "2,0": "EW"}


def test_MC1_a_chest_is_joined_when_its_path_is_turned_up():
    chests = [{"cell": "2,0", "path": "chest_NESW", "chest": "no_draw"}, {}, {}, {}]
    state = table("S", ["EW"], modules=["treasure_chests"], chests=chests)
    assert joined(state) == START
    play(state, "EW@1,0")
    assert joined(state) == START | {"1,0": "EW", "2,0": "NESW"}
