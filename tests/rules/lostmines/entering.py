"""A dwarf entering a mine."""

from boards import play
from mines import moving, row

FAR = "1,5"
SIDES = {"W": (1, 8, "E"), "E": (1, 10, "W"), "S": (2, 9, "N")}  # of the mine at 9,1
LOW_SIDES = {"W": (7, 8, "E"), "E": (7, 10, "W"), "N": (6, 9, "S")}  # of the mine at 9,7


def enter(mine, side, **more):
    """Let a dwarf enter the mine at 9,1, or at 9,7 from the north, by this side of it."""
    cell, sides = ("9,7", LOW_SIDES) if side == "N" else ("9,1", SIDES)
    number, column, step = sides[side]
    more = {"treasures": ["silver", "gold", "gems"]} | more
    board = row(number, column, "╬")
    state = moving(board, stands=[f"{column},{number}"], mines={cell: mine}, **more)
    play(state, f"step {step}")
    return state, cell
