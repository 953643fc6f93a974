"""The diversion with cards of other modules (C-19, C-22, C-23, I-02, I-04, I-05, V-T1)."""

from boards import all_allow, discarded, happened, kinds, play, texts, tile
from rules.diversion.tables import DIVERSION, move_table, moves

import pyrite


def test_C19_a_vetoed_diversion_moves_nothing():
    hands = [["diversion"], ["veto"], 6, 6, 6]
    state = move_table(hands=hands, modules=[*DIVERSION, "y2019_veto"])
    play(state, "diversion@-1,0")
    assert state.view(1)["declared"]["text"] == "diversion@-1,0"
    state.play("veto", seat=1)
    assert (tile(state, "1,0"), tile(state, "-1,0")) == ("EW", None)
    assert state.view(None)["fresh"] == "1,0"
    assert discarded(state)[-2:] == ["diversion", "veto"]


def test_C19_let_pass_it_moves_after_the_window():
    hands = [["diversion"], ["veto"], 6, 6, 6]
    state = move_table(hands=hands, modules=[*DIVERSION, "y2019_veto"])
    play(state, "diversion@-1,0")
    assert tile(state, "1,0") == "EW"
    assert tile(all_allow(state), "-1,0") == "EW"


def test_C19_a_vetoed_path_was_not_laid():
    hands = [["EW"], ["diversion"], ["veto"], 6, 6]
    state = move_table("S═", "1,0", hands=hands, modules=[*DIVERSION, "y2019_veto"])
    play(state, "EW@2,0")
    state.play("veto", seat=2)
    assert moves(state) == {"-1,0"}  # the path before is still the last one


def test_C22_of_the_two_paths_of_the_specialist_the_second_is_the_last():
    hands = [["path_specialist", "EW", "NS"], ["diversion"], 6, 6, 6]
    state = move_table("S", None, hands=hands, modules=[*DIVERSION, "y2022_path_specialist"])
    play(state, "path_specialist", "EW@1,0", "NS@0,1", "diversion@0,-1")
    assert (tile(state, "1,0"), tile(state, "0,1")) == ("EW", None)


def test_C23_a_ladder_is_moved_by_its_own_rule():
    drawing = """
    ↓      ╬
    S   ║
    """
    state = move_table(drawing, "0,-1", modules=[*DIVERSION, "saboteur2"])
    assert {"0,1r", "3,0", "3,0r", "5,0"} <= moves(state)  # beside loose parts, wall to wall too
    assert (
        state.why_not("diversion@0,-2") == "That spot does not touch any card on the table. (B-11)"
    )
    assert state.why_not("diversion@7,-2") == ("A ladder can't lie next to a goal. (S-11)")
    play(state, "diversion@5,0")
    assert tile(state, "5,0") == "ladder_S"


def test_C23_a_path_cannot_hang_on_a_loose_part_even_if_a_ladder_is_moved_off_it():
    state = move_table("S   ↓", "4,0", modules=[*DIVERSION, "saboteur2"])
    assert moves(state) == {"0,-1", "0,1r"}
    play(state, "diversion@0,-1")
    assert (tile(state, "4,0"), tile(state, "0,-1")) == (None, "ladder_S")


def test_C23_traps_do_not_forbid_it():
    front = [["trapped"], [], [], [], []]
    assert moves(move_table(front=front, modules=[*DIVERSION, "saboteur2"])) == {"-1,0"}


def guard(exit_text, owner):
    """A guard of the toll on this exit."""
    return {"parts": {"toll": {"guards": [{"exit": exit_text, "owner": owner}]}}}


def test_I05_moving_into_a_guarded_cell_costs_the_toll():
    state = move_table(modules=[*DIVERSION, "toll"], **guard("0,0W", 2))
    play(state, "diversion@-1,0")
    assert [state.view(seat)["coins"] for seat in range(5)] == [0, 1, 2, 1, 1]


def test_I05_without_gold_a_guarded_cell_is_closed():
    state = move_table(modules=[*DIVERSION, "toll"], coins=[0, 1, 1, 1, 1], **guard("0,0W", 2))
    assert texts(state) & {"diversion@-1,0"} == set()
    assert "M-T1" in state.why_not("diversion@-1,0")


def test_I05_a_guard_on_the_moved_card_is_out():
    state = move_table("╬\nS╩", modules=[*DIVERSION, "toll"], **guard("1,0N", 2))
    play(state, "diversion@-1,0")
    assert state.view(None)["modules"]["toll"]["guards"][0] == {
        "exit": None, "owner": None, "payer": None, "out": True
    }  # fmt: skip
    assert [state.view(seat)["coins"] for seat in range(5)] == [1] * 5


def test_I05_a_guard_that_goes_with_the_card_does_not_bar_its_way():
    broke = {"coins": [0, 1, 1, 1, 1]}
    state = move_table("╬\nS╩", modules=[*DIVERSION, "toll"], **broke, **guard("1,0N", 2))
    assert state.why_not("diversion@1,-1") is None
    play(state, "diversion@1,-1")
    assert tile(state, "1,-1") == "ESW"


def test_I02_a_vetoed_diversion_costs_nothing_and_the_guard_stays():
    hands = [["diversion"], ["veto"], 6, 6, 6]
    modules = [*DIVERSION, "toll", "y2019_veto"]
    state = move_table(hands=hands, modules=modules, **guard("0,0W", 2))
    before = state.view(None)["modules"]
    play(state, "diversion@-1,0")
    state.play("veto", seat=1)
    assert state.view(None)["modules"] == before
    assert [state.view(seat)["coins"] for seat in range(5)] == [1] * 5


def test_I04_the_mover_does_what_the_card_sets_off():
    drawing = " ╔══ W\n ║\n═S"
    state = move_table(drawing, "-1,0", modules=[*DIVERSION, "wardrobe"], hand=["diversion"])
    play(state, "diversion@3,-2")
    assert [seat for seat, _ in happened(state, "hat_swapped")] == [0]


def test_I04_what_it_had_set_off_is_not_undone():
    drawing = " ╔═══W\n ║\n S"
    state = move_table(drawing, "3,-2", modules=[*DIVERSION, "wardrobe"], sites=[])
    play(state, "diversion@-1,0")
    assert "hat_swapped" not in kinds(state)


def test_V_T1_the_open_card_of_a_tournament_is_never_moved():
    state = pyrite.new_game(seats=5, seed=2, modules=["tournament", *DIVERSION])
    assert (tile(state, "4,0") is not None, state.view(None)["fresh"]) == (True, None)
