"""How far it is to the mines, on drawn boards: a step costs 2, an empty cell 6 more."""

from typing import Any

import mines
import pytest

from pyrite.bots.mines.cards import cell_of
from pyrite.bots.mines.ground import BUILD, FAR, OCCUPIED, ROCK, STEP, STUCK, TRAP, TROLL, Ground

EMPTY = STEP + BUILD
ALONG = "B ╦ ╦ ╦ ╬ ═ ╬ ╬ ╬ ═ ?"


def far(drawing: str, start: str = "1,3", mine: str = "11,3", **more: Any) -> int:
    """The way from a cell to a mine; both directions of the search agree."""
    ground = Ground.of(mines.table(drawing, **more).view(0))
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
    ground = Ground.of(mines.table("B ╦ ╦ ╦ ╬ ═ ═ ╬ ╬ ╬ ?").view(0))
    beyond = ground.away(cell_of("10,3"))[cell_of("11,4")]
    assert beyond == 2 * EMPTY  # 10,4 and 11,4
    turned = ground.with_tile(cell_of("11,3"), 15)
    assert turned.away(cell_of("10,3"))[cell_of("11,4")] == STEP + EMPTY


def test_a_way_without_a_cell_goes_around_it() -> None:
    ground = Ground.of(mines.table("B ═ ═ ╬ ").view(0))
    mine, start = cell_of("11,3"), cell_of("1,3")
    assert ground.to(mine, cell_of("3,3"))[start] > ground.to(mine)[start]
    assert ground.to(mine, cell_of("3,3"))[cell_of("3,3")] == FAR
    assert ground.to(mine, cell_of("5,6"))[start] == ground.to(mine)[start]
