"""The diversion: the path laid last is moved to another cell (C-23, I-04 to I-06)."""

import pytest
from boards import (
    ALMOST,
    all_allow,
    discarded,
    gold_on_top,
    got,
    hand,
    happened,
    kinds,
    places,
    play,
    table,
    texts,
    tile,
)

import pyrite

DIVERSION = ["y2023_diversion"]
WAITING = f"═{ALMOST}"  # the card at -1,0 would reach the goal at 8,0
GONE = "No path that was laid last lies on the table. (C-23)"
STONES = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}


def move_table(drawing="S═", fresh="1,0", **more):
    """A is to play; the path at `fresh` was laid last."""
    if "hands" not in more:
        more["hand"] = more.get("hand", ["diversion"])
    return table(drawing, fresh=fresh, **{"modules": DIVERSION} | more)


def moves(state):
    return places(state, "diversion")


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
    assert state.why_not("diversion@1,0") == "The path must go to a different cell. (C-23)"


def test_C23_it_fits_what_lies_around_without_itself():
    # ESW lies turned at 1,0, with an exit towards 1,-1; once lifted it asks for none there
    state = move_table("╬\nS╩")
    assert {"1,-1", "1,-1r"} <= moves(state)
    play(state, "diversion@1,-1r")
    assert tile(state, "1,-1") == "ESW r"


def test_C23_it_cannot_hang_on_itself():
    state = move_table("S═")
    assert "2,0" not in moves(state)
    assert state.why_not("diversion@2,0") == "No face-up card lies beside 2,0. (B-11)"


def test_C23_nor_on_what_is_joined_through_it_alone():
    state = move_table("S═══")
    assert moves(state) == {"-1,0"}
    assert state.why_not("diversion@4,0") == "No tunnel joined to the start leads to 4,0. (B-12)"


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
    assert state.why_not("diversion@0,0") == "A card lies on 0,0 already. (B-11)"
    assert state.why_not("diversion@-1,0r") == (
        "EW looks the same turned round; leave out the r. (B-10)"
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


def test_C23_a_goal_that_was_turned_up_does_not_count():
    state = move_table("S╩╩╩╬╬═ ?", None, hands=[["EW"], ["diversion"], 6, 6, 6], goals=STONES)
    play(state, "EW@7,0")
    assert state.view(None)["fresh"] == "7,0"
    play(state, "diversion@-1,0")
    assert (tile(state, "7,0"), tile(state, "8,0")) == (None, "stone1 r")


def test_C23_each_round_begins_without_a_path_laid_last():
    state = table(hands=[["EW"], [], [], [], []], pile=[], modules=DIVERSION)
    play(state, "EW@1,0")
    assert (state.view(None)["round"], state.view(None)["fresh"]) == (2, None)


def test_C23_broken_tools_do_not_forbid_it():
    state = move_table(front=[["pick", "lamp", "cart"], [], [], [], []])
    assert moves(state) == {"-1,0"}
    assert state.why_not("diversion@-1,0") is None


def test_C23_it_may_join_a_goal_and_the_mover_is_the_finder():
    dwarfs = ["digger", "digger", "saboteur", "saboteur", "digger"]
    state = move_table(
        WAITING,
        "-1,0",
        hands=[6, ["diversion"], 6, 6, 6],
        turn=1,
        goals={"8,0": "treasure"},
        dwarfs=dwarfs,
        gold_pile=gold_on_top(3, 2, 1),
    )
    play(state, "diversion@7,0")
    assert (state.view(None)["finder"], state.asked) == (1, (1,))
    play(state, "take 3")
    assert state.asked == (0,)


def test_I06_a_finder_with_a_broken_tool_gets_his_gold():
    dwarfs = ["digger", "saboteur", "saboteur", "digger", "digger"]
    state = move_table(
        WAITING,
        "-1,0",
        goals={"8,0": "treasure"},
        dwarfs=dwarfs,
        front=[["lamp"], [], [], [], []],
        gold_pile=gold_on_top(3, 2, 1),
    )
    play(state, "diversion@7,0", "take 3", "take 2")
    assert got(state) == {0: [3], 4: [2], 3: [1]}


def test_I04_what_the_card_had_turned_up_stays_so():
    state = move_table("S╩╩╩╬╬══3", "7,0", goals=STONES)
    play(state, "diversion@-1,0")
    assert tile(state, "8,0") == "stone1 r"
    assert "goal_shown" not in kinds(state)


def test_I04_at_its_new_place_it_joins_several_goals_as_if_laid():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?
    ╣
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = move_table(drawing, "0,1", goals=goals)
    play(state, "diversion@8,-1")
    assert (state.asked, texts(state)) == ((0,), {"goal 8,-2", "goal 8,0"})


@pytest.mark.parametrize(("cell", "turned"), [("7,0", True), ("9,-2", False)])
def test_B32_a_goal_left_face_down_is_turned_when_the_moved_path_touches_it(cell, turned):
    drawing = """
             1
     ╔╩╩╩╬╬╩╩╣
    ═S    ╚═ ?
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = move_table(drawing, "-1,0", goals=goals, edition="et2007")
    play(state, f"diversion@{cell}")
    assert (tile(state, "8,0") != "?") is turned


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
    assert state.why_not("diversion@-1,0") == "You do not hold diversion. (B-05)"


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


def test_C23_it_can_be_saved_before_and_after():
    state = move_table("S╗")
    twin = pyrite.from_position(state.position())
    assert twin.legal_actions() == state.legal_actions()
    play(state, "diversion@0,1")
    play(twin, "diversion@0,1")
    assert twin.position() == state.position()


def test_C23_a_ladder_is_moved_by_its_own_rule():
    drawing = """
    ↓      ╬
    S   ║
    """
    state = move_table(drawing, "0,-1", modules=[*DIVERSION, "saboteur2"])
    assert {"0,1r", "3,0", "3,0r", "5,0"} <= moves(state)  # beside loose parts, wall to wall too
    assert state.why_not("diversion@0,-2") == "No face-up card lies beside 0,-2. (B-11)"
    assert state.why_not("diversion@7,-2") == (
        "A ladder never lies beside a goal, as it would on 7,-2. (S-11)"
    )
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
