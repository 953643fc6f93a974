"""Moving and turning mines (L-30, L-31)."""

import pytest
from boards import happened, kinds, play, texts, tile
from mines import act, moving, row, steps, table
from rules.lostmines.entering import SIDES, enter

# --- steps (L-30) ---------------------------------------------------------------------------------


def test_L30_a_dwarf_moves_step_by_step_up_to_its_limit():
    state = table("B ╬ ╬ ╩ ╩", ["axe"])
    play(state, "pass axe")
    for left in (2, 1):
        play(state, "step E")
        assert state.asked == (0,)
        assert state.view(None)["steps"] == left
    play(state, "step E")
    assert state.asked == (1,)
    assert state.view(None)["stands"][0] == "4,3"
    assert [told["cell"] for _, told in happened(state, "stepped")] == ["2,3", "3,3", "4,3"]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_L30_one_may_stop_after_any_step_or_not_move(count):
    state = table("B ╬ ╬ ╩", ["axe"])
    play(state, "pass axe", *["step E"] * count, "stop")
    assert state.view(None)["stands"][0] == f"{1 + count},3"
    assert state.asked == (1,)


def test_L30_turning_back_and_entering_a_card_twice_are_allowed():
    state = table("B ╬", ["axe"])
    play(state, "pass axe", "step E", "step W", "step E")
    assert state.view(None)["stands"][0] == "2,3"


@pytest.mark.parametrize(
    ("drawing", "at", "sides"),
    [
        ("B ╬", "1,3", "E"),
        ("B ╬", "2,3", "W"),
        ("· ╬\nB ╬ ╬\n· ╬", "2,3", "ENSW"),
        ("· ╗\nB ╬ ╗\n· ╚", "2,3", "ENSW"),
        ("B ╗", "2,3", "W"),  # out to an empty cell leads no way
        ("· ═\nB ╦", "2,3", "W"),  # wall against wall
        ("╬ ·\nB", "1,3", "N"),
        ("B\n╬", "1,3", "S"),
    ],
)
def test_L30_both_cards_must_be_open_on_the_shared_edge(drawing, at, sides):
    assert steps(moving(drawing, stands=[at])) == sides
    state = moving(drawing, stands=[at])
    for side in "NESW":
        assert (state.why_not(f"step {side}") is None) == (side in sides)
        if side not in sides:
            assert "L-30" in state.why_not(f"step {side}")


def test_L30_no_dwarf_leaves_the_board():
    state = moving(row(1, 11, "╬"), stands=["11,1"])
    assert steps(state) == ""
    assert "L-30" in state.why_not("step N")


@pytest.mark.parametrize("side", ["W", "E", "S"])
def test_L30_a_face_down_mine_counts_as_open(side):
    number, column, step = SIDES[side]
    state = moving(row(number, column, "╬"), stands=[f"{column},{number}"])
    assert step in steps(state)


def test_L30_a_wall_towards_a_face_down_mine_is_no_way():
    state = moving(row(1, 7, "╬ ╗"), stands=["8,1"])
    assert steps(state) == "W"


def test_L30_a_lost_card_is_seen_before_the_next_step():
    state = moving("B ╬ ╬", hand=["axe", "NE"], traps=["1,3E"])
    assert act(state, "step E") == ["stepped", "lost", "discarded", "asked"]
    assert texts(state) == {"step E", "step W", "stop"}


def test_L30_only_the_own_dwarf_moves():
    state = moving("B ╬", stands=["1,3", "2,3", "1,3"])
    play(state, "step E", "stop")
    assert state.view(None)["stands"] == ["2,3", "2,3", "1,3"]
    assert "L-05" in state.why_not("step E", 2)


# --- turning mines (L-31) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "side", "lies"),
    [
        ("gems", "W", "gems"), ("gems", "N", "gems"), ("gems", "E", "gems r"),
        ("gems", "S", "gems r"), ("gold", "N", "gold"), ("gold", "E", "gold"),
        ("gold", "S", "gold r"), ("gold", "W", "gold r"), ("silver", "S", "silver"),
        ("silver", "N", "silver r"), ("dragon", "N", "dragon"), ("dragon", "E", "dragon"),
        ("dragon", "S", "dragon"), ("dragon", "W", "dragon"),
    ],
)  # fmt: skip
def test_L31_a_mine_is_turned_up_open_to_the_entry_side(mine, side, lies):
    state, cell = enter(mine, side)
    assert tile(state, cell) == lies
    assert happened(state, "mine_shown") == [(0, {"cell": cell, "mine": mine})]
    assert happened(state, "mine_turned") == [(0, {"cell": cell, "tile": lies})]


def test_L31_the_dwarf_must_stop_there():
    for mine in ("gold", "dragon"):
        state, cell = enter(mine, "W", treasures=["gems"] * 3)
        assert state.view(None)["stands"][0] == cell
        assert state.asked == (1,)


SILVER = pytest.mark.parametrize(("side", "step"), [("W", "E"), ("E", "W")])


@SILVER
@pytest.mark.parametrize(("answer", "lies"), [("upright", "silver"), ("turned", "silver r")])
def test_L31_the_mover_is_asked_if_both_turns_are_open_and_fit_as_well(side, step, answer, lies):
    state, cell = enter("silver", side, treasures=["gems"] * 3)
    assert state.asked == (0,)
    assert texts(state) == {"upright", "turned"}
    view = state.view(None)
    assert (view["ask"]["kind"], view["ask"]["cell"], view["steps"]) == ("turn_mine", cell, 0)
    assert happened(state, "asked")[-1][1]["cell"] == cell
    assert state.view(2)["mines"][cell] == "silver"  # asked after the mine is seen
    assert tile(state, cell) == "?"
    play(state, answer)
    assert tile(state, cell) == lies
    assert state.asked == (1,)


@SILVER
@pytest.mark.parametrize(("below", "lies"), [("╬", "silver"), ("═", "silver r")])
def test_L31_else_it_lies_with_fewer_misfits(side, step, below, lies):
    column = {"W": 8, "E": 10}[side]
    board = f"""
        · · · · · · · {"╩ ·" if side == "W" else "· · ╩"}
        · · · · · · · · {below}
        B
    """
    treasures = ["gems"] * 3
    state = moving(board, stands=[f"{column},1"], mines={"9,1": "silver"}, treasures=treasures)
    play(state, f"step {step}")
    assert tile(state, "9,1") == lies
    assert state.asked == (1,)


def test_L31_misfits_of_both_turns_are_counted_one_against_one():
    board = """
        · · · · · · · · · · ·
        · · · · · · · · · · {north}
        B · · · · · · · · ╬ ?
        · · · · · · · · · · {south}
        Y
    """
    for north, south in (("╬", "╬"), ("═", "═d"), ("· ", "· ")):
        drawing = board.format(north=north, south=south)
        more = {"mines": {"11,3": "silver"}, "treasures": ["gems"] * 3}
        state = moving(drawing, stands=["10,3"], **more)
        play(state, "step E")
        assert texts(state) == {"upright", "turned"}


@pytest.mark.parametrize(
    ("north", "south", "lies"),
    [("═", "· ", "silver"), ("· ", "═", "silver r"), ("╬", "· ", "silver r"),
     ("· ", "╬", "silver"), ("╬", "═", "silver r"), ("═", "╬", "silver")],
)  # fmt: skip
def test_L31_exit_against_wall_and_wall_against_exit_are_misfits(north, south, lies):
    board = f"""
        ·
        · · · · · · · · · · {north}
        B · · · · · · · · ╬ ?
        · · · · · · · · · · {south}
        Y
    """
    state = moving(board, stands=["10,3"], mines={"11,3": "silver"}, treasures=["gems"] * 3)
    play(state, "step E")
    assert tile(state, "11,3") == lies


def test_L31_face_down_mines_and_the_rim_do_not_count():
    side_by_side = {"base": {"mine_cells": [[9, 1], [9, 2], [11, 5], [9, 7]]}}
    board = row(1, 8, "╬")
    mines = {"9,1": "silver", "9,2": "gold"}
    more = {"deck": side_by_side, "mines": mines, "treasures": ["gems"] * 3}
    state = play(moving(board, stands=["8,1"], **more), "step E")
    assert texts(state) == {"upright", "turned"}  # the mine below lies face down


def test_L31_a_face_up_mine_beside_it_counts():
    side_by_side = {"base": {"mine_cells": [[9, 1], [9, 2], [11, 5], [9, 7]]}}
    board = """
        · · · · · · · ╬ ?
        · · · · · · · · ╝*
        B
    """
    more = {"deck": side_by_side, "mines": {"9,1": "silver"}, "treasures": ["gems"] * 3}
    state = play(moving(board, stands=["8,1"], **more), "step E")
    assert tile(state, "9,1") == "silver"  # open to the south


def test_L31_one_turn_open_to_the_entry_side_lies_so_however_many_misfits():
    board = """
        · · · · · · · ╩ ?
        · · · · · · · · ╬
        B
    """
    state = moving(board, stands=["8,1"], mines={"9,1": "gems"}, treasures=["gold"] * 3)
    play(state, "step E")
    assert tile(state, "9,1") == "gems"  # a wall to the south although an exit faces it


def test_L31_no_dwarf_passes_a_misfit():
    board = """
        · · · · · · · ╩ ╝*
        · · · · · · · · ╬
        B
    """
    state = moving(board, stands=["9,1", "9,2"], treasures=["gold"] * 3)
    assert steps(state) == "W"
    assert "L-30" in state.why_not("step S")
    state = moving(board, stands=["1,3", "9,2"], turn=1, treasures=["gold"] * 3)
    assert "N" not in steps(state)


def test_L31_later_dwarfs_may_stop_or_pass():
    state = moving(row(1, 8, "╬ ╩%╬"), stands=["8,1"], treasures=["silver", "gems", "gems"])
    play(state, "step E")
    assert texts(state) == {"step E", "step W", "stop"}
    play(state, "step E", "stop")
    assert "mine_shown" not in kinds(state)
