"""Treasures of mines, and the dragon (L-32, L-33)."""

import pytest
from boards import happened, kinds, play, texts
from mines import moving, row, table
from rules.lostmines.entering import FAR, enter

# --- treasures (L-32) -----------------------------------------------------------------------------

GOLD_ROW = row(1, 8, "╬ ╗$")
TWO = ["gold", "gold", "gems"]


def test_L32_a_dwarf_that_reveals_a_mine_takes_a_treasure_of_its_kind():
    state, _ = enter("gold", "W", treasures=TWO)
    assert state.asked == (0,)
    assert texts(state) == {"take 1", "take 2"}
    play(state, "take 2")
    assert [row["owner"] for row in state.view(None)["treasures"]] == [None, 0, None]
    assert state.asked == (1,)


def test_L32_the_player_picks_which_of_its_kind():
    state, _ = enter("gold", "W", treasures=TWO)
    assert "L-32" in state.why_not("take 3")
    for seat in (1, 2):
        assert texts(state, seat) == set()


def test_L32_a_taken_treasure_is_not_taken_again():
    rows = ["gold", {"kind": "gold", "owner": 1}, "gold"]
    state, _ = enter("gold", "W", treasures=rows)
    assert texts(state) == {"take 1", "take 3"}
    assert "L-32" in state.why_not("take 2")


def test_L32_the_last_of_its_kind_is_taken_without_asking():
    state, _ = enter("gold", "W", treasures=["gems", "gems", "gold"])
    assert [row["owner"] for row in state.view(None)["treasures"]] == [None, None, 0]
    assert state.asked == (1,)


def test_L32_entering_a_face_up_mine_and_staying_there():
    state = moving(GOLD_ROW, stands=["8,1"], treasures=TWO)
    play(state, "step E", "stop")
    assert texts(state) == {"take 1", "take 2"}


def test_L32_returning_to_a_mine():
    state = moving(GOLD_ROW, stands=["9,1"], treasures=TWO)
    play(state, "step W", "step E")
    assert "take 1" not in texts(state)
    play(state, "stop", "take 1")
    assert state.view(None)["treasures"][0]["owner"] == 0


def test_L32_a_dwarf_that_did_not_move_at_all_takes_too():
    state = table(GOLD_ROW, ["axe"], stands=["9,1"], treasures=TWO)
    play(state, "pass axe", "stop")
    assert texts(state) == {"take 1", "take 2"}


def test_L32_a_dwarf_that_could_not_move_takes_too():
    state = table(row(1, 9, "╗$"), ["axe"], stands=["9,1"], treasures=TWO)
    play(state, "pass axe")
    assert texts(state) == {"take 1", "take 2"}


def test_L32_it_must_take():
    state, _ = enter("gold", "W", treasures=TWO)
    assert "stop" not in texts(state)
    assert state.why_not("stop") is not None


def test_L32_one_a_turn_and_again_in_each_own_turn():
    state = table(
        row(1, 9, "╗$"),
        hands=[["axe", "axe"], ["boat", "boat"], ["NE", "NE"]],
        pile=9,
        stands=["9,1", FAR, FAR],
        treasures=["gold", "gold", "gold"],
    )
    play(state, "pass axe", "take 3", "pass boat", "pass NE")
    assert [row["owner"] for row in state.view(None)["treasures"]] == [None, None, 0]
    play(state, "pass axe", "take 1")
    assert [row["owner"] for row in state.view(None)["treasures"]] == [0, None, 0]


def test_L32_others_on_the_mine_take_nothing_in_this_turn():
    state = table(row(1, 9, "╗$"), ["axe"], stands=["1,3", "9,1", "9,1"], treasures=["gold"] * 3)
    play(state, "pass axe")
    assert "treasure_taken" not in kinds(state)


def test_L32_passing_through_gives_nothing():
    state = moving(row(1, 8, "╬ ╩%╬"), stands=["8,1"], treasures=["silver"] * 3)
    play(state, "step E", "step E", "stop")
    assert state.asked == (1,)
    assert "treasure_taken" not in kinds(state)


def test_L32_leaving_a_mine_gives_nothing():
    state = moving(GOLD_ROW, stands=["9,1"], treasures=TWO)
    play(state, "step W", "stop")
    assert "treasure_taken" not in kinds(state)


def test_L32_the_limit_of_steps_may_end_on_a_mine():
    state = moving(row(1, 7, "╬ ╬ ╗$"), steps=2, stands=["7,1"], treasures=TWO)
    play(state, "step E", "step E")
    assert texts(state) == {"take 1", "take 2"}


@pytest.mark.parametrize("rows", [["gems"] * 3, [{"kind": "gold", "owner": 1}, "gems", "gems"]])
def test_L32_nothing_is_taken_when_none_of_the_kind_is_left(rows):
    state, _ = enter("gold", "W", treasures=rows)
    assert "treasure_taken" not in kinds(state)
    assert state.asked == (1,)


def test_L32_treasures_set_aside_are_not_taken():
    laid = ["silver", "silver", "silver"]
    state, _ = enter("gems", "W", treasures=laid)
    assert "treasure_taken" not in kinds(state)


@pytest.mark.parametrize("kind", ["silver", "gold", "gems"])
def test_L32_every_kind_of_mine_gives_its_own_kind(kind):
    state, _ = enter(kind, "W")
    if kind == "silver":
        play(state, "upright")
    taken = [row["kind"] for row in state.view(None)["treasures"] if row["owner"] == 0]
    assert taken == [kind]


# --- the dragon (L-33) ----------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [0, 2])
def test_L33_whoever_reveals_the_dragon_takes_it(turn):
    stands = [FAR] * 3
    stands[turn] = "8,1"
    state = moving(row(1, 8, "╬"), turn=turn, stands=stands, mines={"9,1": "dragon"})
    play(state, "step E")
    assert state.view(None)["dragon"] == turn
    assert happened(state, "dragon_woken") == [(turn, {})]


@pytest.mark.parametrize("mine", ["silver", "gold", "gems"])
def test_L33_other_mines_wake_no_dragon(mine):
    state, _ = enter(mine, "S")
    assert state.view(None)["dragon"] is None


def test_L33_the_dragon_has_no_treasures():
    state, _ = enter("dragon", "W")
    assert "treasure_taken" not in kinds(state)
    assert state.asked == (1,)


def test_L33_it_is_taken_once_and_is_then_an_ordinary_card():
    state = moving(row(1, 8, "╬ ╬!╬"), stands=["8,1"], dragon=2)
    play(state, "step E", "step E", "stop")
    assert state.view(None)["dragon"] == 2
    assert "dragon_woken" not in kinds(state)
    assert state.view(None)["stands"][0] == "10,1"


def test_L33_paths_are_laid_beside_it():
    state = table(row(1, 9, "╬!"), ["EW", "NS"], dragon=2)
    assert {"EW@8,1", "EW@10,1", "NS@9,2"} <= texts(state)
