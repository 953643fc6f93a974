"""Drawn positions, and what may be on the board."""

import random

import pytest
from boards import play
from mines import draw_rows, moving, row, table
from rules.lostmines.refusing import refused

import pyrite
from pyrite.lostmines.text.drawing import draw, read_drawing
from pyrite.lostmines.text.snapshot import Snapshot

WHOLE = """
· · · ╔ ╗ · · ╬ ╗$· ·
· · · ║ ║ · · · ╬ · ·
B ═ ╬c╝ · · · · · · ?
╬ · · · · · · · · · ║t
Y ╬L· · ═T═d═r· · ╬ ╬!
║D· · · · · · · · · ·
· · · · ╔l· · · ╦%═ ·
"""


# --- drawings -------------------------------------------------------------------------------------


def test_a_drawing_is_read_and_drawn_again():
    state = table(WHOLE, dragon=0)
    snapshot = Snapshot.of(state)
    drawn = draw(snapshot.names, snapshot.board, snapshot.tools)
    assert [line.rstrip() for line in drawn.splitlines()] == WHOLE.strip().splitlines()
    assert read_drawing(snapshot.names, drawn) == (snapshot.board, sorted(snapshot.tools))
    assert state.view(None)["tools"] == ["2,5", "5,5", "1,6"]


def test_every_position_of_a_game_is_drawn_and_read_again():
    state = pyrite.new_game("lostmines", seats=4, seed=8)
    rng = random.Random(1)
    while not state.over:
        snapshot = Snapshot.of(state)
        drawn = draw(snapshot.names, snapshot.board, snapshot.tools)
        assert read_drawing(snapshot.names, drawn) == (snapshot.board, snapshot.tools)
        actions = [a for a in state.legal_actions() if state.to_text(a) not in ("propose",)]
        state.play(rng.choice(actions))


def test_rows_are_indented_alike_and_may_begin_with_blanks():
    lines = draw_rows("B ╬").splitlines()
    lines[3] = "  ╬"
    drawing = "\n".join(f"      {line}" for line in lines)
    assert table(drawing).view(None)["board"]["2,4"] == "NESW"


@pytest.mark.parametrize(
    ("sign", "card"),
    [("╬ ", "NESW"), ("╬c", "campfire_NESW"), ("╬l", "lake_NESW"), ("╦r", "rock_ESW"),
     ("╩r", "rock_ESW r"), ("╠d", "ditch_NSW r"), ("╗ ", "NE r"), ("╔ ", "NW r")],
)  # fmt: skip
def test_signs(sign, card):
    assert table(row(1, 4, sign)).view(None)["board"]["4,1"] == card


@pytest.mark.parametrize("sign", ["x ", "╬x", "╬r", "╝r", "??", "BB", "S ", "╝!", "─ ", "║*", "·═"])
def test_signs_that_are_no_card_are_told_with_their_place(sign):
    refused("Row 6, cell 3", drawing=row(6, 3, sign))


def test_a_mine_of_a_shape_that_does_not_exist():
    refused("is not a card of this deck", drawing=row(1, 9, "╬$"))


@pytest.mark.parametrize("count", [0, 1, 6, 8])
def test_a_drawing_has_seven_rows(count):
    refused(
        f"A drawing must have seven rows, not {count}. (L-01)", drawing="\n".join(["·"] * count)
    )


def test_a_row_of_a_drawing_has_eleven_cells():
    refused("Row 3 of the drawing is longer", drawing=draw_rows("B" + " ·" * 10 + " ═"))
    table("B" + " ·" * 10 + "   ")


def test_a_board_or_a_drawing():
    refused("as board or as drawing, not both", drawing=draw_rows("B"), board={})
    refused("drawing must be a text of seven rows", drawing=7)


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ({"2,3": "NS"}, "The card on 1,3 does not fit"),
        ({"4,4": "NS", "4,5": "EW"}, "The card on 4,4 does not fit. Every side must match"),
        ({"2,3": "gold"}, "board 2,3 cannot be 'gold' here. It must be a path. (L-01)"),
        ({"2,3": "?"}, "board 2,3 cannot be '?' here. It must be a path. (L-01)"),
        ({"2,3": "start_blue"}, "board 2,3 cannot be 'start_blue' here"),
        ({"9,1": "NESW"}, "board 9,1 cannot be 'NESW' here. It must be a mine. (L-01)"),
        ({"1,3": "NESW"}, "board 1,3 cannot be 'NESW' here. It must be the start"),
        ({"1,3": "start_yellow"}, "It must be the start that lies there"),
        ({"2,3": "axe"}, "board 2,3 cannot be 'axe' here. It must be a card with ways"),
        ({"2,3": "map"}, "board 2,3: there is no card 'map' at this table"),
        ({"2,3": 5}, "board 2,3: there is no card 5 at this table"),
        ({"2,3": "NESW r"}, "NESW"),
        ({"0,3": "NESW"}, "'0,3' is not a cell"),
        (
            {"2,3": "rock_EW", "3,3": "rock_EW"},
            "The position has 2 copies of rock_EW, but the set has only 1",
        ),
        (
            {"9,1": "gold", "9,7": "gold r"},
            "The position has 2 copies of gold, but the set has only 1. (L-01)",
        ),
        (["NESW"], "board must be a mapping"),
    ],
)
def test_cards_that_cannot_lie_so(board, words):
    refused(words, board=board)


def test_L31_only_mines_may_lie_so_that_they_do_not_fit():
    state = table(row(1, 8, "╬ ╚$"))
    assert state.view(None)["board"]["9,1"] == "gold"


def test_starts_and_face_down_mines_need_not_be_written():
    state = table(board={})
    assert len(state.view(None)["board"]) == 6
    given = state.view(None)["board"]
    assert table(board=given).view(None)["board"] == given


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ({"tools": ["2,3"]}, "There is no obstacle on 2,3 for a tool to lie on. (L-20)"),
        ({"tools": ["3,3", "3,3"]}, "There is no obstacle on 3,3"),
        ({"tools": [5]}, "tools must be a cell such as 2,3"),
        ({"traps": ["2,3E", "2,3E"]}, "There are two of the same token on 2,3E. (L-23)"),
        ({"trolls": [None, "2,3E", "2,3E"]}, "There are two of the same token on 2,3E. (L-23)"),
        ({"traps": ["6,3E"]}, "No path leads across 6,3E, so no token can lie there. (L-24)"),
        ({"traps": ["6,3S"]}, "No path leads across 6,3S"),
        ({"traps": ["1,3W"]}, "'1,3W' is not an edge between two cells"),
        ({"traps": [5]}, "traps must be an edge such as 2,3E"),
        ({"traps": ["1,3E", "1,3S", "1,2S", "1,5E"]}, "more trap tokens on the board"),
        ({"trolls": ["1,3E", None]}, "trolls has 2 entries but needs 3"),
        ({"trolls": ["1,3E", None, None]}, "It must be gone before its turn. (L-23)"),
    ],
)
def test_tokens_that_cannot_lie_so(tokens, words):
    refused(words, drawing=draw_rows("B ╬ ═t"), **tokens)


def test_L20_more_tools_than_tokens():
    few = {"seats": 3, "deck": {"base": {"tokens": {"axe": 1}}}}
    board = {"drawing": draw_rows("B ╬ ═T╦T")}
    refused("There are more axe tokens on the board than in the set. (L-20)", options=few, **board)


def test_L23_ones_own_troll_may_lie_while_one_moves():
    state = moving("B ╬", trolls=["1,3S"])
    play(state, "step E", "stop")
    assert state.view(None)["trolls"] == ["1,3S", None, None]


def test_L24_a_token_between_a_mine_and_an_empty_cell_may_be_left_by_a_storm():
    assert table(traps=["9,1E", "10,3E"]).view(None)["traps"] == ["9,1E", "10,3E"]


@pytest.mark.parametrize(
    ("stands", "words"),
    [
        (["5,5", None, None], "A dwarf cannot stand on 5,5. (L-12)"),
        (["9,1", None, None], "A dwarf cannot stand on 9,1"),
        (["3,3", None, None], "A dwarf cannot stand on 3,3"),  # no tool
        (["4,3", "4,3", None], "A dwarf cannot stand on 4,3"),  # a rock
        (["2,3"], "stands has 1 entries but needs 3"),
        ([5, None, None], "stands must be a cell such as 2,3"),
    ],
)
def test_dwarfs_that_cannot_stand_so(stands, words):
    refused(words, drawing=draw_rows("B ╬ ═t═r"), stands=stands)
