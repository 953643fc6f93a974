"""Tables with a last placed path that can be moved."""

from boards import ALMOST, places, table

DIVERSION = ["y2023_diversion"]
WAITING = f"═{ALMOST}"  # the card at -1,0 would reach the goal at 8,0
GONE = "The last path that was laid is no longer on the table. (C-23)"
STONES = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}


def move_table(drawing="S═", fresh="1,0", **more):
    """Return a table with A on turn; the path at `fresh` was placed last."""
    if "hands" not in more:
        more["hand"] = more.get("hand", ["diversion"])
    return table(drawing, fresh=fresh, **{"modules": DIVERSION} | more)


def moves(state):
    return places(state, "diversion")
