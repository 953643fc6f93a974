# Compiled: see core/native.py
"""The four sides of a card as bits, and the ways joined inside it."""

from pyrite.core.native import python_only, python_too

N, E, S, W = 1, 2, 4, 8
SIDES = (N, E, S, W)
LETTERS = "NESW"


@python_too
def turned(sides: int) -> int:
    """Return the sides after half a turn."""
    return (sides << 2 | sides >> 2) & 15


def exits(ways: tuple[int, ...]) -> int:
    """Return all open sides of a card; ways never share a side."""
    return sum(ways)


def fits(open_sides: int, known: int, need: int) -> bool:
    """Return whether a card with these open sides fits its neighbours.

    `known` are the sides with a face-up neighbour, `need` those whose neighbour is open towards us.
    """
    return open_sides & known == need


@python_only
def is_stub(way: int) -> bool:
    """Return whether a way has a single side and so leads nowhere."""
    return way.bit_count() == 1


def way_text(ways: tuple[int, ...]) -> str:
    """Return ways as text: `(NESW,)` is "NESW", four stubs are "N-E-S-W", a bridge is "NS-EW"."""
    letters = dict(zip(SIDES, LETTERS, strict=True))
    return "-".join("".join(letters[s] for s in SIDES if way & s) for way in ways)


def ways_from_text(text: str) -> tuple[int, ...]:
    """Return the ways written like this; the inverse of `way_text`. Raises `ValueError`."""
    ways = tuple(sum(_side(x) for x in word) for word in text.split("-"))
    if len(set(text.replace("-", ""))) != len(text.replace("-", "")):
        raise ValueError(f"{text!r} names a side twice")
    return ways


def _side(letter: str) -> int:
    if letter not in LETTERS:
        raise ValueError(f"{letter!r} is no side; sides are N, E, S and W")
    return SIDES[LETTERS.index(letter)]
