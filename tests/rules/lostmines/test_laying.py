"""Laying paths (L-00, L-01, L-10)."""

import pytest
from boards import places, play, texts, tile
from mines import row, table

from pyrite.lostmines.decks.deck import components

ALL = [card.name for card in components().paths]
PLAIN = ["NESW", "ESW", "NSW", "NS", "EW", "NE", "NW"]


def fitting(state, cell):
    """The cards in hand that may go there, with how they lie."""
    found = (text.partition("@") for text in texts(state))
    return {name + " r" * at.endswith("r") for name, _, at in found if at.strip("r") == cell}


# --- upright or turned by half (L-00) -------------------------------------------------------------


def test_L00_a_path_lies_upright_or_turned_by_half():
    state = table("B ═", ["NSW", "NE"])
    assert {at for at in places(state, "NSW") if at.startswith("3,3")} == {"3,3"}
    assert {at for at in places(state, "NE") if at.startswith("3,3")} == {"3,3r"}
    play(state, "NE@3,3r")
    assert tile(state, "3,3") == "NE r"


def test_L00_a_path_never_lies_crosswise():
    state = table("B ═", ["NS", "EW"])
    assert fitting(state, "3,3") == {"EW"}
    assert "L-10" in state.why_not("NS@3,3")
    assert "L-10" in state.why_not("NS@3,3r")


def test_L00_a_path_that_looks_the_same_turned_is_listed_once():
    state = table("B ═", ["NESW", "EW", "rock_EW"])
    assert fitting(state, "3,3") == {"NESW", "EW", "rock_EW"}
    for card in ("NESW", "EW"):
        assert "L-00" in state.why_not(f"{card}@3,3r")


# --- empty cells of the board (L-01) --------------------------------------------------------------


@pytest.mark.parametrize("cell", ["1,3", "2,3", "9,1", "11,3", "11,5", "9,7"])
def test_L01_cards_are_laid_on_empty_cells_only(cell):
    state = table("B ═", ["NESW"])
    assert cell not in places(state, "NESW")
    assert "L-10" in state.why_not(f"NESW@{cell}")


@pytest.mark.parametrize("cell", ["0,3", "12,3", "1,0", "1,8"])
def test_L01_there_is_no_cell_off_the_board(cell):
    state = table(hand=["NESW"])
    with pytest.raises(ValueError, match="L-01"):
        state.play(f"NESW@{cell}")


@pytest.mark.parametrize(
    ("number", "column", "signs", "cell"),
    [(2, 1, "╬", "1,1"), (1, 3, "╬", "2,1"), (7, 3, "╬", "2,7"), (1, 10, "╬", "11,1")],
)
def test_L01_L10_an_exit_may_point_off_the_board(number, column, signs, cell):
    state = table(row(number, column, signs), PLAIN)
    assert "NESW" in fitting(state, cell)


def test_L10_the_edge_of_the_board_restricts_nothing():
    state = table(row(1, 4, "╬"), PLAIN)
    all_open_west = {"NESW", "ESW", "ESW r", "NSW", "EW", "NE r", "NW"}
    assert fitting(state, "5,1") == all_open_west


# --- fitting (L-10) -------------------------------------------------------------------------------


def test_L10_the_first_cards_lie_beside_the_starts():
    assert places(table(hand=["NESW"]), "NESW") == {"1,2", "2,3", "1,4", "2,5", "1,6"}


def test_L10_a_path_fits_all_that_it_touches():
    state = table(
        """
        · · ║r
        B ═r· ║t
        · · ═t
        """,
        [*PLAIN, "lake_NW"],
    )
    assert fitting(state, "3,3") == {"NW", "lake_NW"}  # open to north and west, walls else
    for card in ("NESW", "NSW", "EW", "NE"):
        assert "L-10" in state.why_not(f"{card}@3,3")


def test_L10_wall_against_wall_fits_where_another_exit_meets():
    state = table(
        """
        B ╣
        · ╬
        """,
        PLAIN,
    )
    assert fitting(state, "3,3") == set()  # no exit leads there
    assert fitting(state, "3,4") == {"NESW", "ESW", "ESW r", "NSW", "EW", "NE r", "NW"}


def test_L10_walls_alone_do_not_join():
    state = table("B ╗", ["NS", "NE", "NESW"])
    for card, reason in (("NS", "At least one"), ("NE", "At least one"), ("NESW", "does not fit")):
        assert fitting(state, "3,3") == set()
        assert reason in state.why_not(f"{card}@3,3")
        assert "L-10" in state.why_not(f"{card}@3,3")


def test_L10_a_path_lies_beside_a_face_up_card():
    state = table("B ═", ["NESW"])
    assert "L-10" in state.why_not("NESW@6,6")
    assert "L-10" in state.why_not("NESW@3,4")  # corner to corner


def test_L10_a_path_need_not_be_joined_to_a_start():
    state = table("B · · · ╬", ["NESW"])
    assert {"4,3", "6,3", "5,2", "5,4"} <= places(state, "NESW")


def test_L10_a_path_may_join_what_was_apart():
    state = play(table("B · ╬", ["EW"]), "EW@2,3")
    assert "step E" in texts(state)


# --- mines (L-10, L-31) ---------------------------------------------------------------------------


def test_L10_a_face_down_mine_is_no_anchor():
    state = table(hand=["NESW"])
    for cell in ("8,1", "10,1", "9,2", "11,2", "10,3", "11,4", "10,5", "11,6", "8,7", "9,6"):
        assert cell not in places(state, "NESW")
        assert "L-10" in state.why_not(f"NESW@{cell}")


def test_L10_a_face_down_mine_restricts_nothing():
    state = table(row(1, 7, "╬ · ?"), PLAIN)
    assert fitting(state, "8,1") == {"NESW", "ESW", "ESW r", "NSW", "EW", "NE r", "NW"}


def test_L10_L31_a_face_up_mine_is_an_anchor_and_new_paths_match_what_it_shows():
    state = table(row(1, 9, "╗$"), PLAIN)  # open to south and west
    assert fitting(state, "8,1") == {"NESW", "ESW", "ESW r", "EW", "NE", "NSW r", "NW r"}
    assert fitting(state, "9,2") == {"NESW", "ESW r", "NSW", "NSW r", "NS", "NE", "NW"}
    assert fitting(state, "10,1") == set()
    assert "L-10" in state.why_not("EW@10,1")


def test_L10_L31_the_wall_of_a_mine_is_matched_too():
    state = table(row(1, 9, "╗$· ╬"), PLAIN)
    assert fitting(state, "10,1") == {"NE", "NSW r", "NW r"}


# --- obstacles, dwarfs and tokens (L-10) ----------------------------------------------------------


@pytest.mark.parametrize("card", ["═t", "═d", "╬l"])
def test_L10_an_obstacle_without_a_tool_may_be_extended(card):
    state = table(f"B {card}", ["NESW"])
    assert "3,3" in places(state, "NESW")


def test_L10_dwarfs_and_tokens_never_hinder():
    plain = table("B ╬ ╬", PLAIN)
    crowded = table(
        "B ╬ ╬",
        PLAIN,
        stands=["3,3"] * 3,
        traps=["3,3E", "2,3E"],
        trolls=[None, "3,3E", "1,3N"],
    )
    for card in PLAIN:
        assert places(crowded, card) == places(plain, card)


def test_L10_a_gap_that_a_storm_left_is_refilled():
    state = table("B ╬ ╬ ╬", hands=[["thunderstorm"], ["EW", "NS"], ["NS"]], pile=9)
    play(state, "thunderstorm@3,3", "stop")
    assert fitting(state, "3,3") == {"EW"}
    assert "5,3" in places(state, "EW")  # what was cut off is extended


def test_L10_a_storm_lifts_what_the_card_asked_for():
    state = table(
        """
        B ╬ ═
        · ╬
        """,
        hands=[["thunderstorm"], PLAIN, ["NS"]],
        pile=9,
    )
    assert fitting(play(state.copy(), "pass thunderstorm", "stop"), "3,4") == {"ESW", "EW", "NE r"}
    play(state, "thunderstorm@3,3", "stop")
    assert fitting(state, "3,4") == {"NESW", "ESW", "ESW r", "NSW", "EW", "NE r", "NW"}
    assert fitting(state, "4,3") == set()


def test_L10_all_exits_of_a_card_are_joined():
    cards = (*components().paths, *components().mines)
    assert all(len(card.ways) == 1 for card in cards)
