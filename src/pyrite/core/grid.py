"""Cells as one number made of column and row: start at (0, 0), east and south are positive."""

from functools import lru_cache

STRIDE, MIDDLE = 256, 128


def at_of(x: int, y: int) -> int:
    """Return the number of the cell in column x, row y."""
    return (y + MIDDLE) * STRIDE + x + MIDDLE


def xy(at: int) -> tuple[int, int]:
    """Return column and row of a cell."""
    y, x = divmod(at, STRIDE)
    return x - MIDDLE, y - MIDDLE


def is_place(at: int) -> bool:
    """Return whether a cell is on the grid: -127 to 126, so that every cell has neighbours."""
    return at < STRIDE * STRIDE and all(-MIDDLE < z < MIDDLE - 1 for z in xy(at))


@lru_cache(maxsize=STRIDE * STRIDE)
def cell_text(at: int) -> str:
    """Return a cell as players write it: "4,-1"."""
    x, y = xy(at)
    return f"{x},{y}"


def cell_from_text(text: str) -> int:
    """Return the cell written as "4,-1"; a `ValueError` says what is wrong."""
    column, comma, row = text.partition(",")
    try:
        x, y = int(column), int(row)
    except ValueError:
        raise ValueError(f"{text!r} is no cell; write column,row such as 4,-1") from None
    if not comma or not (-MIDDLE < x < MIDDLE - 1 and -MIDDLE < y < MIDDLE - 1):
        raise ValueError(f"{text!r} is no cell; columns and rows go from -127 to 126")
    if f"{x},{y}" != text:
        raise ValueError(f"{text!r} is no cell; write it as {x},{y}")
    return at_of(x, y)
