"""Moving, mines, treasures and the dragon (L-30 to L-33)."""

import pytest
from boards import happened, kinds, play, texts, tile
from mines import act, moving, row, steps, table

FAR = "1,5"
SIDES = {"W": (1, 8, "E"), "E": (1, 10, "W"), "S": (2, 9, "N")}  # of the mine at 9,1
LOW_SIDES = {"W": (7, 8, "E"), "E": (7, 10, "W"), "N": (6, 9, "S")}  # of the mine at 9,7


def enter(mine, side, **more):
    """A dwarf enters the mine at 9,1, or at 9,7 from the north, by this side of it."""
    cell, sides = ("9,7", LOW_SIDES) if side == "N" else ("9,1", SIDES)
    number, column, step = sides[side]
    more = {"treasures": ["silver", "gold", "gems"]} | more
    board = row(number, column, "╬")
    state = moving(board, stands=[f"{column},{number}"], mines={cell: mine}, **more)
    play(state, f"step {step}")
    return state, cell


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
