"""Tables with treasure chests, some within reach of one card, and what is known of them."""

from random import Random
from typing import Any

from boards import play, table

import pyrite
from pyrite import State

# One card at 1,0 reaches all chests that lie here; the others are far away.
NEAR = ["2,0", "1,-1", "1,1"]
FAR = ["3,5", "5,5", "7,5", "9,5"]
PATHS = ["chest_NESW", "chest_NESW", "chest_ESW"]
CHESTS = {
    *("gold_1", "no_more_maps", "no_draw", "extra_draw", "push_goal"),
    *("take_card", "draw_3_keep_1", "see_dwarf", "search_discard", "burn_5"),
}
OPEN = "S╬⊞"  # the chest at 2,0 has been opened


def rows(
    *chests: str, cells: list[str] = NEAR, paths: list[str] = PATHS
) -> list[dict[str, str | None]]:
    """Return these chests near the start, and unknown ones far away."""
    near: list[dict[str, str | None]] = [
        {"cell": cell, "path": path, "chest": chest}
        for chest, cell, path in zip(chests, cells, paths, strict=False)
    ]
    return near + [{"cell": cell} for cell in FAR[: 4 - len(near)]]


def chest_table(
    *chests: str, cards: tuple[str, ...] | list[str] = ("NESW",), drawing: str = "S", **more: Any
) -> State:
    """Return a table with A on turn; NESW@1,0 joins all these chests at once."""
    more = {"chests": rows(*chests), "modules": ["treasure_chests"]} | more
    if "hands" not in more:
        more["hand"] = list(cards)
    return table(drawing, **more)


def opened(*chests: str, cards: tuple[str, ...] | list[str] = (), **more: Any) -> State:
    """Return a table after A has opened these chests in order; `cards` are the rest of the hand."""
    state = play(chest_table(*chests, cards=["NESW", *cards], **more), "NESW@1,0")
    return pick_all(state)


def pick_all(state: State) -> State:
    """Pick whatever waits, in the order of NEAR."""
    while state.view(None)["ask"]["kind"] == "pick_goal":
        waiting = state.view(None)["pending"]
        play(state, f"goal {next(cell for cell in NEAR if cell in waiting)}")
    return state


def chest(state: State, seat: int | None = None, number: int = 0) -> Any:
    """Return what a seat knows of a chest."""
    return state.view(seat)["chests"][number]


def unknown(cell: str | None) -> dict[str, Any]:
    """Return a chest of which a seat knows only the cell."""
    return {"cell": cell, "path": None, "chest": None, "opened": False}


def asked_for(state: State) -> tuple[tuple[int, ...], str]:
    """Return the asked seats, and the kind of question."""
    return state.asked, state.view(None)["ask"]["kind"]


def see_all(state: State) -> State:
    """Check that positions and imagined worlds show every seat the same as the table."""
    again = pyrite.from_position(state.position())
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert again.view(seat) == view
        assert pyrite.imagine(view, Random(1)).view(seat) == view
    return state
