"""Cards, boards and lists as they are drawn."""

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from pyrite.cli.renderers import RENDERERS
from pyrite.cli.saboteur.board import Board
from pyrite.cli.saboteur.scene import Scene
from pyrite.cli.screen import THEME
from pyrite.cli.table.face import BIG, SMALL, TINY, Face, Size, chest_face, face_of, goal_face
from pyrite.cli.table.frame import Frame, show
from pyrite.cli.table.listing import flow, list_densely, list_moves
from pyrite.cli.table.moves import Move, holes, number_moves, put_together
from pyrite.core.actions import Action
from pyrite.core.sides import ways_from_text
from pyrite.games import describe, new_game
from pyrite.lang import Speaker

MANY = ("saboteur2", "toll", "treasure_chests", "y2017_goal_swap", "y2019_veto", "y2023_diversion")
STATE = new_game("saboteur", seats=5, seed=1, modules=MANY)
TABLE = STATE.describe()
ENGLISH = Speaker("en", TABLE)


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
        ("start", "═S═"),
        ("treasure", "═◆═"),
        ("stone1", "●╚═"),
        ("stone2", "═╝●"),
        ("NE-S", " ┡═"),
        ("NS-EW", "═║═"),
        ("NW-ES", "═╱═"),
        ("ladder_E", "H╺═"),
        ("door_blue_EW", "═B═"),
        ("door_blue_NE r", "═╗B"),
        ("door_green_NS-E", "G╟─"),
        ("crystal_NESW", "═*═"),
        ("crystal_ESW", "═╦*"),
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
    assert Board(TABLE, scene).draw(SMALL).plain.splitlines()[1] == "  0 ═S═(╚)[▣]"


def test_the_board_has_coordinates_cards_and_holes() -> None:
    board = Board(TABLE, Scene({"0,0": "start", "1,0": "EW", "2,-1": "?"}), holes=["2,0"])
    assert board.draw(SMALL).plain == "\n".join(
        [
            "     0  1  2 ",
            " -1       [?]",
            "  0 ═S════ · ",
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
    drawn = Board(TABLE, scene, holes=["1,0"]).draw(SMALL).plain.splitlines()
    assert drawn == ["     0  1  2 ", "  0 ═S═!B·═══", "  1 !AC      "]
    assert "!" in Board(TABLE, scene).draw(TINY).plain


def actions(texts: list[str], seat: int = 0) -> list[Action]:
    """What a seat may do, as if all of it were legal now."""
    return [STATE.action(text, seat) for text in texts]


def numbered(texts: list[str]) -> list[Move]:
    return number_moves(ENGLISH, TABLE, actions(texts))


TEXTS = [
    "pass NW",
    "pass map",
    "NW@1,0",
    "NW@0,-1r",
    "NW@-1,0r",
    "broken_lamp>B",
    "repair_pick_lamp>C:lamp",
    "map@8,0",
    "allow",
]


def test_moves_are_grouped_and_numbered_in_the_order_they_are_shown() -> None:
    moves = numbered(TEXTS)
    assert [move.number for move in moves] == list(range(1, 10))
    assert [move.action.text for move in moves] == [
        "NW@1,0",
        "NW@0,-1r",
        "NW@-1,0r",
        "broken_lamp>B",
        "repair_pick_lamp>C:lamp",
        "map@8,0",
        "pass NW",
        "pass map",
        "allow",
    ]
    assert holes(moves) == {"1,0", "0,-1", "-1,0"}


def test_the_list_has_a_line_for_each_card() -> None:
    lines = [line.plain for line in list_moves(ENGLISH, numbered(TEXTS), 80)]
    assert lines == [
        "Dig      ╝ NW    1 1,0",
        "         ╔ NW r  2 0,-1   3 -1,0",
        "Actions  broken lamp            4 B",
        "         repair (pick or lamp)  5 C lamp",
        "Board    map  6 8,0",
        "Discard  7 ╝  8 map",
        "Answer   9 let it pass",
    ]


LONG = [
    "NW@1,0",
    "theft",
    "goal_swap:1,3",
    "diversion@4,0",
    "diversion@4,0r",
    "pass NW",
    "pass map",
    "pass NW map",
    "pass map NW",
    "shed NW map lamp",
    "shed map NW lamp",
    "guard NW 0,0E",
    "guard map 0,0E",
    "beg B 1",
]


def test_what_is_discarded_together_is_listed_in_parts() -> None:
    lines = [line.plain for line in list_moves(ENGLISH, numbered(LONG), 80)]
    assert lines == [
        "Dig      ╝ NW   1 1,0",
        "Actions  theft   2",
        "Board    goal swap     3 1 ⇄ 3",
        "         diversion     4 4,0",
        "         diversion ↻   5 4,0",
        "Discard   6 ╝   7 map  (up to three, as in 6 7)",
        "Remove    8 lamp  (after 2 discards, as in 6 7 8)",
        "Guard                        9 0,0E  (after a discard, as in 6 9)",
        "         who pays guard 1?  10 B",
    ]


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ([7, 6], "pass map NW"),
        ([6, 6], "pass NW NW"),
        ([7, 6, 8], "shed map NW lamp"),
        ([8, 7, 6], "shed map NW lamp"),
        ([7, 9], "guard map 0,0E"),
        ([6, 8], None),
        ([8], None),
        ([1, 6], None),
        ([6, 6, 7], None),
        ([8, 9, 6], None),
    ],
)
def test_numbers_together_make_one_move(numbers: list[int], text: str | None) -> None:
    moves = numbered(LONG)
    action = put_together([moves[number - 1] for number in numbers])
    assert (action and STATE.action(action, 0).text) == text


def test_what_a_guard_takes_is_shown_with_the_cell() -> None:
    dear, free = actions(["NW@1,0", "NW@1,1"])
    moves = number_moves(ENGLISH, TABLE, [dear._replace(cost=2), free])
    assert [line.plain for line in list_moves(ENGLISH, moves, 80)] == [
        "Dig  ╝ NW  1 1,0 for 2 gold  2 1,1",
    ]


def test_where_there_is_little_room_the_list_is_dense() -> None:
    moves = numbered(TEXTS)
    lines = [line.plain for line in list_densely(ENGLISH, moves, 80)]
    assert lines[0] == "Dig      ╝ NW  1 1,0  ╔ NW r  2 0,-1  3 -1,0"
    assert all(len(line.plain) <= 40 for line in list_densely(ENGLISH, moves, 40))


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
    view = state.view(0)
    table = state.describe()
    moves = number_moves(ENGLISH, table, state.actions())
    board = Board(table, seen(view), holes(moves))
    told = [f"Number {n}." for n in range(news)]
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=height, force_terminal=True, theme=THEME, color_system=None
    )
    show(console, ENGLISH, Frame(RENDERERS["saboteur"], view, board, "Your turn", told, moves))
    lines = out.getvalue().splitlines()
    assert len(lines) < height
    assert f"Number {news - 1}." in out.getvalue()
    assert ("Number 0." in out.getvalue()) == (news == 6)
    assert max(len(line) for line in lines) <= width
