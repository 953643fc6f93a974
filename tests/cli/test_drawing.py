"""Drawings of cards, boards and lists."""

import random
from typing import Any

import pytest
from cli.visitor import Visitor
from rich.text import Text

from pyrite.cli.drawing.board import BIG, SMALL, TINY, Face, Size, chest_face, face_of, goal_face
from pyrite.cli.drawing.choices import flow
from pyrite.cli.drawing.saboteur import SaboteurBoard as Board
from pyrite.cli.drawing.saboteur import SaboteurScene as Scene
from pyrite.cli.table.asking import Asking
from pyrite.cli.table.viewer import Viewer
from pyrite.core.sides import ways_from_text
from pyrite.games import describe, new_game

MANY = ("saboteur2", "toll", "treasure_chests", "y2017_goal_swap", "y2019_veto", "y2023_diversion")
STATE = new_game("saboteur", seats=5, seed=1, modules=MANY)
TABLE = STATE.describe()


def drawn(size: Size, tile: str | Face) -> str:
    face = face_of(TABLE, tile) if isinstance(tile, str) else tile
    return "\n".join(row.plain for row in size.draw(face))


@pytest.mark.parametrize(
    ("tile", "snapshot"),
    [
        ("NESW", "╭─║─╮\n══╬══\n╰─║─╯"),
        ("NS", "╭─║─╮\n│ ║ │\n╰─║─╯"),
        ("NW r", "╭───╮\n│ ╔══\n╰─║─╯"),
        ("N-S", "╭─║─╮\n│ ▓ │\n╰─║─╯"),
        ("W", "╭───╮\n══▓ │\n╰───╯"),
        ("NS-EW", "╭─║─╮\n══║══\n╰─║─╯"),
        (Face(ways_from_text("NS-W")), "╭─║─╮\n═▓║ │\n╰─║─╯"),
        ("start", "╭─║─╮\n══S══\n╰─║─╯"),
        ("treasure", "╭─║─╮\n══◆══\n╰─║─╯"),
        ("stone1", "╭─║─╮\n│ ●══\n╰───╯"),
        ("stone1 r", "╭───╮\n══● │\n╰─║─╯"),
        ("NW-ES", "╭─║─╮\n══╱══\n╰─║─╯"),
        ("NW-S", "╭─║─╮\n══╝ │\n╰─▓─╯"),
        ("NS-W-E", "╭─║─╮\n═▓║▓═\n╰─║─╯"),
        ("ladder_ES r", "╭─║─╮\n══H │\n╰───╯"),
        ("ladder_S", "╭───╮\n│ H │\n╰─║─╯"),
        ("door_blue_NS", "╭─║─╮\n│ B │\n╰─║─╯"),
        ("door_green_NS-E", "╭─║─╮\n│ G▓═\n╰─║─╯"),
        ("crystal_ESW-N", "╭─▓─╮\n══*══\n╰─║─╯"),
        ("crystal_S", "╭───╮\n│ * │\n╰─▓─╯"),
        ("chest_ESW", "╭───╮\n══▣══\n╰─║─╯"),
        (goal_face(0), "╭───╮\n│ ? │\n╰───╯"),
        (goal_face(2), "╭─2─╮\n│ ? │\n╰───╯"),
        (chest_face(""), "╭───╮\n│ ▣ │\n╰───╯"),
    ],
)
def test_a_large_card_has_a_frame_that_tunnels_break_through(
    tile: str | Face, snapshot: str
) -> None:
    assert drawn(BIG, tile) == snapshot


def test_a_goal_that_one_has_seen_is_marked_but_stays_face_down() -> None:
    assert drawn(BIG, goal_face(1, "treasure")) == "╭─1─╮\n│(◆)│\n╰───╯"
    assert drawn(SMALL, goal_face(1, "stone2")) == "(●)"
    assert drawn(SMALL, chest_face("╝")) == "(╝)"


def test_a_new_card_has_a_heavy_frame() -> None:
    assert drawn(BIG, face_of(TABLE, "EW", fresh=True)) == "┏━━━┓\n═════\n┗━━━┛"


@pytest.mark.parametrize(
    ("tile", "sign"),
    [
        ("NESW", "═╬═"),
        ("N-E-S-W", "─┼─"),
        ("W", "─╴ "),
        ("start", "S╬═"),
        ("treasure", "◆╬═"),
        ("stone1", "●╚═"),
        ("stone2", "═╝●"),
        ("NE-S", " ┡═"),
        ("NS-EW", "═║═"),
        ("NW-ES", "═╱═"),
        ("ladder_E", "H╺═"),
        ("door_blue_EW", "═B═"),
        ("door_blue_NE r", "═╗B"),
        ("door_green_NS-E", "G╟─"),
        ("crystal_NESW", "*╬═"),
        ("crystal_ESW", "*╦═"),
        ("crystal_NSW-E", "*╉─"),
        ("crystal_E", "*╶─"),
        ("chest_NSW", "═╣▣"),
        (goal_face(0), "[?]"),
        (goal_face(3), "[3]"),
        (chest_face(""), "[▣]"),
    ],
)
def test_a_small_card_is_one_line(tile: str | Face, sign: str) -> None:
    assert drawn(SMALL, tile) == sign


@pytest.mark.parametrize(
    ("tile", "sign"),
    [
        ("NW", "╝"),
        ("N-W", "┘"),
        ("NW-S r", "┢"),
        ("ladder_NE", "H"),
        (goal_face(2), "?"),
        (goal_face(2, "treasure"), "◆"),
        ("start", "S"),
    ],
)
def test_a_tiny_card_is_one_sign(tile: str | Face, sign: str) -> None:
    assert drawn(TINY, tile) == sign


def test_the_cards_of_an_own_deck_are_drawn_as_they_are() -> None:
    """A deck may give any ways to a goal or a start: the name of a card says nothing about them."""
    goals = [{"name": "stone1", "ways": "NS"}, {"name": "stone2", "ways": "EW"}]
    deck = {"base": {"start": "ESW", "goals": [{"name": "treasure", "ways": "NESW"}, *goals]}}
    own = describe("saboteur", seats=3, deck=deck)
    board = Board(own, Scene({"0,0": "start", "1,0": "stone1", "2,0": "stone2 r"}))
    assert board.draw(BIG).plain.splitlines()[1:] == [
        "    ╭───╮╭─║─╮╭───╮",
        "  0 ══S══│ ● │══●══",
        "    ╰─║─╯╰─║─╯╰───╯",
    ]


def test_a_hidden_path_over_a_chest_is_drawn_if_one_has_seen_it() -> None:
    scene = Scene({"0,0": "start", "1,0": "?", "2,0": "?"}, chests={"1,0": "chest_NE", "2,0": None})
    assert Board(TABLE, scene).draw(SMALL).plain.splitlines()[1] == "  0 S╬═(╚)[▣]"


def test_the_board_has_coordinates_cards_and_holes() -> None:
    board = Board(TABLE, Scene({"0,0": "start", "1,0": "EW", "2,-1": "?"}), {"2,0": "·"})
    assert board.draw(SMALL).plain == "\n".join(
        [
            "     0  1  2 ",
            " -1       [?]",
            "  0 S╬════ · ",
        ]
    )
    assert board.draw(BIG).plain.splitlines()[0] == "      0    1    2  "


def test_a_very_wide_board_is_drawn_with_single_signs() -> None:
    board = Board(TABLE, Scene({"-20,0": "EW", "0,0": "start", "20,0": "?"}))
    assert board.size_for(80, 100) is TINY
    rim, row = board.draw(TINY).plain.splitlines()
    assert [rim.index("-20"), rim.index("-15")] == [4, 9]
    assert row.index("S") == rim.index(" 0 ") + 1


@pytest.mark.parametrize(
    ("width", "height", "size"), [(80, 24, SMALL), (120, 40, BIG), (60, 100, SMALL), (80, 100, BIG)]
)
def test_cards_are_as_large_as_the_terminal_allows(width: int, height: int, size: Size) -> None:
    state = new_game("saboteur", seats=5, seed=1)
    board = Board(TABLE, seen(state.view(None)))
    assert board.size_for(width, height) is size


def seen(view: dict[str, Any]) -> Scene:
    scene = Scene()
    scene.look(view)
    return scene


def test_a_guard_stands_before_an_empty_cell() -> None:
    scene = Scene({"0,0": "start", "2,0": "EW"}, guards={"1,0": "B", "0,1": "AC"})
    drawn = Board(TABLE, scene, {"1,0": "·"}).draw(SMALL).plain.splitlines()
    assert drawn == ["     0  1  2 ", "  0 S╬═!B·═══", "  1 !AC      "]
    many = Board(TABLE, scene, {"1,0": "12", "0,1": "3"}).draw(SMALL).plain.splitlines()
    assert many == ["     0  1  2 ", "  0 S╬═!12═══", "  1  !3      "]
    assert "!" in Board(TABLE, scene).draw(TINY).plain


def test_what_follows_a_title_does_not_look_like_one() -> None:
    (line,) = flow(Text("Dig", "title"), [Text(" 1 "), Text("x", "number")], 80)
    assert (line.plain, line.style) == ("Dig 1   x", "")


@pytest.mark.parametrize("news", [6, 60])
@pytest.mark.parametrize("seats", [3, 10])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_the_first_look_fits_on_the_screen(size: tuple[int, int], seats: int, news: int) -> None:
    """Of many news the oldest are left out, never the newest."""
    width, height = size
    state = new_game("saboteur", seats=seats, seed=3, first_seat=0)
    visitor = Visitor("en", size, random.Random(1))
    viewer = Viewer(visitor, state, 0)
    viewer.news.recent += [f"Number {n}." for n in range(news)]
    Asking(viewer, state.actions(0)).show()
    shown = visitor.shown.getvalue()
    lines = shown.splitlines()
    assert len(lines) < height
    assert f"Number {news - 1}." in shown
    assert ("Number 0." in shown) == (news == 6)
    assert max(len(line) for line in lines) <= width
