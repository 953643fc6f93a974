"""Tables with a path that was laid last and can be moved."""

from boards import ALMOST, places, table

DIVERSION = ["y2023_diversion"]
WAITING = f"═{ALMOST}"  # the card at -1,0 would reach the goal at 8,0
GONE = "The last path that was laid is no longer on the table. (C-23)"
STONES = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}


def move_table(drawing="S═", fresh="1,0", **more):
    """A is to play; the path at `fresh` was laid last."""
    if "hands" not in more:
        more["hand"] = more.get("hand", ["diversion"])
    return table(drawing, fresh=fresh, **{"modules": DIVERSION} | more)


def moves(state):
    return places(state, "diversion")
