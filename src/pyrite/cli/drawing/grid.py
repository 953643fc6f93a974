"""Old name of `board`."""

from pyrite.cli.drawing.board import (
    ASKED,
    HOLE,
    NO_MARKS,
    RIM,
    Cell,
    Grid,
    Window,
    blank,
    painted,
    place,
)

__all__ = ["ASKED", "HOLE", "NO_MARKS", "RIM", "Cell", "Grid", "Window", "blank", "painted"]
__all__ += ["place"]
