"""The drawn table of The Lost Mines: everything can be told apart without colour."""

import io
import random
from dataclasses import replace
from typing import Any

import pytest
from cli.visitor import Visitor
from mines import table
from rich.console import Console

from pyrite import State, new_game
from pyrite.cli.drawing.board import BIG, FEATURE_MARKS, MARKS, SMALL, Size
from pyrite.cli.drawing.lostmines import FLAT, SIGNS, MinesRenderer
from pyrite.cli.drawing.lostmines import MinesBoard as Board
from pyrite.cli.drawing.lostmines import MinesScene as Scene
from pyrite.cli.table.asking import Asking
from pyrite.cli.table.viewer import RENDERERS, Viewer
from pyrite.cli.terminal.printer import THEME
from pyrite.lang import LANGUAGES, Speaker

MINES = MinesRenderer()
STATE = new_game("lostmines", seats=3, seed=1)
TABLE = STATE.describe()
ENGLISH = Speaker("en", TABLE)
WOOD = """
    B ═r╬l═T
    · · ║c
    Y ═d╝
"""
AWAKE = """
    ·
    · · · · · · · · ╬!
"""
HAND = ["NESW", "trap", "info_mine_dwarf"]


def seen(state: State, seat: int | None = 0) -> Scene:
    scene = Scene()
    scene.look(state.view(seat))
    return scene


def wood(**more: Any) -> State:
    more = {"stands": ["2,3", "1,5", "1,3"], "traps": ["1,3E"], "trolls": [None, "3,4S"]} | more
    awake = AWAKE.strip("\n") if "dragon" in more else ""
    return table(WOOD + awake, HAND, **more)


def lines(state: State, size: Size, seat: int | None = 0) -> list[str]:
    return [line.rstrip() for line in Board(TABLE, seen(state, seat)).draw(size).plain.splitlines()]


def test_a_large_board_shows_ways_marks_dwarfs_and_tokens() -> None:
    assert lines(wood(), BIG)[7:16] == [
        "    ╭C║─╮╭A──╮╭─║─╮╭───╮                              ╭─2─╮",
        "  3 ══○═××═▲════≈════#+═                              │ ? │",
        "    ╰─║─╯╰───╯╰─║─╯╰───╯                              ╰───╯",
        "              ╭─║─╮",
        "  4           │ ☼ │",
        "              ╰─T─╯",
        "    ╭B║─╮╭───╮╭─T─╮                                   ╭─3─╮",
        "  5 ══●════∪════╝ │                                   │ ? │",
        "    ╰─║─╯╰───╯╰───╯                                   ╰───╯",
    ]


def test_a_small_board_shows_the_same() -> None:
    assert lines(wood(), FLAT)[5:11] == [
        "  3 ═╬×════╬════                  [2]",
        "    ○║C▲ A≈║ +",
        "  4        ║",
        "          ☼T",
        "  5 ═╬═════╝                      [3]",
        "    ●║B∪",
    ]


def test_columns_and_rows_are_numbered() -> None:
    drawn = lines(wood(), BIG)
    assert drawn[0].split() == [str(n) for n in range(1, 12)]
    assert [line[2] for line in drawn[2::3]] == list("1234567")


@pytest.mark.parametrize(("size", "width"), [(BIG, 59), (FLAT, 37)])
def test_the_board_has_its_place(size: Size, width: int) -> None:
    board = Board(TABLE, seen(wood()))
    assert board.width(size) == width
    assert max(map(len, lines(wood(), size))) <= width


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [(100, 40, BIG), (60, 40, BIG), (58, 40, FLAT), (100, 30, FLAT), (20, 10, FLAT)],
)
def test_it_is_as_large_as_the_terminal_allows(width: int, height: int, size: Size) -> None:
    assert Board(TABLE, seen(wood())).size_for(width, height) is size


def test_nine_dwarfs_have_room_on_one_card() -> None:
    state = new_game("lostmines", seats=9, seed=1)
    scene = seen(state)
    scene.stands = ["1,3"] * 9
    board = Board(TABLE, scene)
    letters = "".join(line.plain for line in board.cell((1, 3), BIG))
    assert {letter for letter in letters if letter.isalpha()} == set("ABCDEFGHI")
    assert board.cell((1, 3), FLAT)[1].plain == "○║9"


def test_a_trap_and_a_troll_may_share_an_edge() -> None:
    state = wood(trolls=[None, "1,3E"])
    assert lines(state, BIG)[8].startswith("  3 ══○═×T═▲")
    assert lines(state, FLAT)[5].startswith("  3 ═╬T")
    assert "×  1,3E" in MINES.status(ENGLISH, state.view(0))[-1].plain.replace("× ", "×  ")


def test_tokens_before_empty_cells_are_drawn_there_too() -> None:
    drawn = lines(wood(traps=["1,2S", "4,3E"], trolls=[]), BIG)
    assert [drawn[6], drawn[7]] == ["      ×", drawn[7]]
    assert drawn[7].startswith("    ╭C×─╮")
    assert drawn[8].startswith("  3 ══○════▲════≈════#+××")


def test_mines_are_hidden_known_or_turned_up() -> None:
    state = table(board={"9,1": "gems", "9,7": "dragon"}, dragon=0)
    scene = seen(state)
    assert [line.plain for line in Board(TABLE, scene).cell((11, 3), BIG)][1] == "│ ? │"
    scene.hear("looked", {"cell": "11,3", "mine": "gold"}, 0)
    board = Board(TABLE, scene)
    assert [line.plain for line in board.cell((11, 3), BIG)][1] == "│($)│"
    assert [line.plain for line in board.cell((9, 1), BIG)] == ["╭─║─╮", "══◆ │", "╰───╯"]
    assert [line.plain for line in board.cell((9, 7), BIG)] == ["╭─║─╮", "══§══", "╰─║─╯"]


def test_no_two_things_have_the_same_sign() -> None:
    known = {**MARKS, **FEATURE_MARKS}
    marks = [known[name][0] for name in SIGNS]
    marks += ["+", "?", "·", "×", "T", *"ABCDEFGHI"]
    assert len(set(marks)) == len(marks)


def test_the_legend_explains_what_can_be_seen() -> None:
    def legend(state: State) -> list[str]:
        return [sign.plain for sign in Board(TABLE, seen(state), {"3,2": "·"}).legend(ENGLISH)]

    assert legend(table()) == [
        "A–C dwarfs",
        "○ start, blue clan",
        "● start, yellow clan",
        "? mine, face down",
        "· you may lay here",
    ]
    for sign in ("▲ rock", "☼ campfire", "# trunk", "≈ lake", "∪ ditch", "+ overcome"):
        assert sign in legend(wood())
    assert legend(wood())[-3:-1] == ["× trap", "T troll"]


def test_the_scene_follows_the_events() -> None:
    state = wood()
    scene = seen(state)
    for seat, kind, known in [
        (0, "placed", {"cell": "5,3", "tile": "NW r"}),
        (0, "stormed", {"cell": "4,3", "card": "trunk_EW"}),
        (0, "tool_laid", {"cell": "2,5", "card": "rope"}),
        (0, "stepped", {"cell": "3,3", "side": "E"}),
        (0, "mine_turned", {"cell": "9,1", "tile": "gold"}),
        (0, "trap_set", {"edge": "5,3E"}),
        (0, "trap_gone", {"edge": "1,3E"}),
        (0, "troll_set", {"edge": "5,3S"}),
        (1, "troll_left", {"edge": "3,4S"}),
    ]:
        scene.hear(kind, known, seat)
    assert scene.board["5,3"] == "NW r"
    assert scene.board["9,1"] == "gold"
    assert "4,3" not in scene.board
    assert scene.tools == {"2,5"}
    assert scene.stands[0] == "3,3"
    assert (scene.traps, scene.trolls) == ({"5,3E"}, {"5,3S"})
    assert scene.fresh == {"5,3", "2,5", "9,1"}
    scene.hear("round_started", {"round": 2}, 0)
    assert scene.fresh == set()


def rich() -> State:
    """Seat B has two treasures, a troll and the dragon; A knows something."""
    rows = [
        {"kind": "gold", "value": 4, "owner": 1},
        {"kind": "gems", "value": 5, "owner": None},
        {"kind": "silver", "value": 1, "owner": None},
    ]
    dwarfs = ["blue_loyal", "blue_saboteur", "yellow_selfish"]
    return wood(
        treasures=rows,
        dwarfs=dwarfs,
        dwarfs_seen_by=[[], [0], []],
        treasures_seen_by=[[1], [0], []],
        mines_seen_by=[[0], [], [], []],
        dragon=1,
        points=[3, 1, 0],
        stands=["2,3", "1,3", "1,5"],
    )


def test_seats_and_treasures_are_listed() -> None:
    view = rich().view(0)
    told = printed(MINES.seat_table(ENGLISH, view))
    assert told[0].split() == ["Player", "Clan", "Position", "Cards", "Points"]
    assert told[1].split() == ["▶", "A", "you", "○", "blue", "2,3", "3", "3"]
    assert told[2].split() == ["B", "○", "blue", "1,3", "5", "1"]
    assert told[3].split() == ["=saboteur", "$?", "§", "dragon", "T", "3,4S"]
    assert [line.plain for line in MINES.status(ENGLISH, view)][2:] == [
        "You: loyal dwarf, blue clan",
        "Treasures  2:◆5  3:¢?",
        "× 1,3E",
    ]
    short = [seat.plain for seat in MINES.short_seats(ENGLISH, view)]
    assert short[0] == "▶○A you 2,3 ▯3 ★3"
    assert short[1] == "○B 1,3 ▯5 ★1 =saboteur $? § dragon T 3,4S"


def test_what_was_looked_at_is_remembered() -> None:
    view = rich().view(0)
    view["discards"] = ["trap", "axe", None]
    view["discards_seen_by"] = [[0], "all", [1]]
    mine = view["mines"]["9,1"]
    assert RENDERERS["lostmines"].memory(ENGLISH, view) == [
        f"Mine 1: {ENGLISH.card(mine)}.",
        "Treasure 2 (gems) is worth 5.",
        "Player B: saboteur.",
        "You discarded these face down: trap.",
    ]
    nothing = RENDERERS["lostmines"].memory(ENGLISH, table().view(1))
    assert nothing == ["You know nothing that the others don't."]


def printed(what: Any, width: int = 100) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, theme=THEME, color_system=None).print(what)
    return out.getvalue().splitlines()


def frame(state: State, lang: str, width: int, height: int, news: int = 3) -> list[str]:
    """One look at the table on a terminal of this size."""
    visitor = Visitor(lang, (width, height), random.Random(1))
    viewer = Viewer(visitor, state, 0)
    viewer.news.recent += [f"Number {n}." for n in range(news)]
    Asking(viewer, state.actions(0)).show()
    return visitor.shown.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [100, 60, 40])
def test_a_look_at_the_table_keeps_its_width(lang: str, width: int) -> None:
    shown = frame(wood(), lang, width, 200)
    assert max(map(len, shown)) <= width
    assert any(Speaker(lang).say("hand-title") in line for line in shown)


@pytest.mark.parametrize("news", [3, 60])
@pytest.mark.parametrize("seats", [3, 9])
@pytest.mark.parametrize("size", [(100, 40), (80, 24)])
def test_the_first_look_fits_on_the_screen(size: tuple[int, int], seats: int, news: int) -> None:
    width, height = size
    state = new_game("lostmines", seats=seats, seed=3, first_seat=0)
    shown = frame(state, "en", width, height, news)
    assert len(shown) < height
    assert any(f"Number {news - 1}." in line for line in shown)


def test_signs_are_explained_where_there_is_room() -> None:
    state = new_game("lostmines", seats=3, seed=3, first_seat=0)
    assert any("○ start, blue clan" in line for line in frame(state, "en", 100, 50))
    assert not any("○ start, blue clan" in line for line in frame(state, "en", 80, 24))


def test_the_result_says_who_was_who_and_who_shared() -> None:
    rows = [{"kind": "gold", "value": 4, "owner": 1}, {"kind": "gems", "value": 5, "owner": 0}]
    dwarfs = ["blue_loyal", "yellow_saboteur", "yellow_selfish"]
    state = table(
        treasures=[*rows, {"kind": "silver"}], dwarfs=dwarfs, board={"9,7": "dragon"}, dragon=1
    )
    state.play("propose")
    for seat in state.asked:
        state.play("agree", seat)
    told = printed(MINES.result(ENGLISH, state.view(0), 100))
    assert told[0].startswith("Mines  1 ")
    assert "4 dragon" in told[0]
    assert told[1].split("  ")[0] == "Player"
    assert [line.split() for line in told[2:5]] == [
        ["A", "you", "○", "blue", "loyal", "dwarf", "5", "○", "blue", "5", "5"],
        ["B", "●", "yellow", "saboteur", "4", "§", "○", "blue", "2", "2"],
        ["C", "●", "yellow", "selfish", "dwarf", "–", "nobody", "0", "0"],
    ]
    narrow = printed(MINES.result(ENGLISH, state.view(0), 40), 40)
    assert [line.split() for line in narrow[-5:-2]] == [
        ["A", "○", "loyal", "dwarf", "5", "→", "○", "+5", "=", "5"],
        ["B", "●", "saboteur", "4", "§", "→", "○", "+2", "=", "2"],
        ["C", "●", "selfish", "dwarf", "–", "→", "–", "+0", "=", "0"],
    ]
    rules = ["Sharing the points (L-41)  A +5  B +4", "The price of the dragon (L-42)  B −2"]
    assert told[5:] == rules
    assert narrow[-2:] == rules


def test_the_board_is_as_large_as_the_description_says() -> None:
    small = replace(TABLE, board=replace(TABLE.board, columns=4, rows=3, first_cell="0,1"))
    board = Board(small, Scene({"1,2": "NESW"}))
    assert board.window == (0, 1, 3, 3)
    assert Board(TABLE, Scene()).window == (1, 1, 11, 7)


def test_small_cards_of_the_hand_have_their_marks() -> None:
    assert [SMALL.draw(Board(TABLE, seen(wood())).faces[2, 3])[0].plain] == ["═▲═"]
