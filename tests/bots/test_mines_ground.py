"""Distances to the mines on drawn boards: a step costs 2, an empty cell 6 more."""

from dataclasses import replace
from typing import Any

import mines
import pytest

from pyrite import State, new_game
from pyrite.bots.lostmines.board import (
    BUILD,
    FAR,
    OCCUPIED,
    ROCK,
    STEP,
    STUCK,
    TRAP,
    TROLL,
    Grid,
    Ground,
    cards_of,
)
from pyrite.core.description import side_letters
from pyrite.core.sides import E, N, S, W

EMPTY = STEP + BUILD
ALONG = "B ╦ ╦ ╦ ╬ ═ ╬ ╬ ╬ ═ ?"


def cell_of(text: str) -> int:
    """The number of a cell of the printed board."""
    return Grid(new_game("lostmines", seats=3, seed=1).describe().board).cell(text)


def ground_of(state: State) -> Ground:
    """The board of a table as the first seat sees it."""
    return Ground.of(state.view(0), cards_of(state.describe()))


def far(drawing: str, start: str = "1,3", mine: str = "11,3", **more: Any) -> int:
    """The way from a cell to a mine; both directions of the search agree."""
    ground = ground_of(mines.table(drawing, **more))
    there = ground.to(cell_of(mine))[cell_of(start)]
    assert ground.away(cell_of(start))[cell_of(mine)] == there
    return there


def test_an_empty_board_has_nine_cells_to_build_to_each_mine() -> None:
    assert {far("B", "1,3", mine) for mine in ("9,1", "11,3")} == {9 * EMPTY + STEP}
    assert far("B", "1,3", "9,7") == 10 * EMPTY + 2 * STEP  # by the other start


def test_laid_cards_shorten_the_way() -> None:
    assert far(ALONG) == 10 * STEP
    assert far("B ═ ═ ") == 2 * STEP + 7 * EMPTY + STEP


def test_a_wall_is_gone_around() -> None:
    assert far("B ╗ ") > far("B ═ ")


@pytest.mark.parametrize(("sign", "cost"), [("r", ROCK), ("t", STUCK), ("d", STUCK), ("T", ROCK)])
def test_L11_obstacles_cost_more_until_a_tool_lies_on_them(sign: str, cost: int) -> None:
    assert far(ALONG.replace("╬ ═ ╬", f"╬ ═{sign}╬"), hand=["boat"]) == 10 * STEP + cost


def test_a_tool_in_hand_makes_an_obstacle_lower() -> None:
    drawing = ALONG.replace("╬ ═ ╬", "╬ ═t╬")
    assert far(drawing, hand=["axe"]) < far(drawing, hand=["boat"])


def test_L12_a_dwarf_on_a_rock_is_in_the_way_of_others() -> None:
    drawing = ALONG.replace("╬ ═ ╬", "╬ ═r╬")
    assert far(drawing, stands=[None, "6,3"]) == 10 * STEP + ROCK + OCCUPIED
    assert far(drawing, "6,3", stands=["6,3"]) == 5 * STEP


def test_L22_L23_tokens_on_an_edge_slow_down() -> None:
    assert far(ALONG, traps=["4,3E"]) == 10 * STEP + TRAP
    assert far(ALONG, trolls=[None, "4,3E"]) == 10 * STEP + TROLL


def test_nobody_walks_through_a_mine_that_is_face_down() -> None:
    ground = ground_of(mines.table("B ╦ ╦ ╦ ╬ ═ ═ ╬ ╬ ╬ ?"))
    beyond = ground.away(cell_of("10,3"))[cell_of("11,4")]
    assert beyond == 2 * EMPTY  # 10,4 and 11,4
    turned = ground.with_tile(cell_of("11,3"), 15)
    assert turned.away(cell_of("10,3"))[cell_of("11,4")] == STEP + EMPTY


def test_a_way_without_a_cell_goes_around_it() -> None:
    ground = ground_of(mines.table("B ═ ═ ╬ "))
    mine, start = cell_of("11,3"), cell_of("1,3")
    assert ground.to(mine, cell_of("3,3"))[start] > ground.to(mine)[start]
    assert ground.to(mine, cell_of("3,3"))[cell_of("3,3")] == FAR
    assert ground.to(mine, cell_of("5,6"))[start] == ground.to(mine)[start]


def test_the_board_is_as_large_as_the_table_says() -> None:
    board = new_game("lostmines", seats=3, seed=1).describe().board
    grid, small = Grid(board), Grid(replace(board, columns=4, rows=2))
    assert (len(grid.cells), len(small.cells)) == (77, 8)
    assert grid.cell("2,3") + grid.offsets[2] == grid.cell("2,4")
    assert small.cell("4,1") + small.offsets[2] == small.cell("4,2")
    assert small.cell("4,2") + small.offsets[1] not in small.cells
    assert small.edge("3,2E") == (small.cell("3,2"), 1)


def test_cards_are_known_by_their_rows() -> None:
    rows = [{"ways": "EW", "kind": "trunk", "copies": 25}, {"ways": "NESW", "copies": 25}]
    state = new_game("lostmines", seats=3, seed=1, deck={"base": {"paths": rows}})
    cards = cards_of(state.describe())
    assert [cards.feature(tile) for tile in ("trunk_EW", "trunk_EW r", "NESW", "juggle")] == [
        *("trunk", "trunk", "", "")
    ]
    assert [cards.sides(tile) for tile in ("trunk_EW", "juggle")] == [E | W, N | E | S | W]
    assert [cards.verb(card) for card in ("NESW", "axe", "start_blue", "juggle")] == [
        *("place", "tool", "", "")
    ]
    assert cards.overcome(["axe", "rope", "trap"]) == {"trunk", "ditch"}


@pytest.mark.parametrize(("ways", "open_sides"), [("NE", "NE"), ("NEW", "NEW")])
def test_mines_of_somebodys_own_deck_have_its_ways(ways: str, open_sides: str) -> None:
    names = ("silver", "gold", "gems", "dragon")
    rows = [{"name": name, "ways": ways if name == "gold" else "NESW"} for name in names]
    state = new_game("lostmines", seats=3, seed=1, deck={"base": {"mines": rows}})
    cards = cards_of(state.describe())
    assert side_letters(cards.sides("gold")) == open_sides
    assert side_letters(cards.sides("gems")) == "NESW"
