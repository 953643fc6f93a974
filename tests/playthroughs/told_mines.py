"""Contents of a playthrough of The Lost Mines: the board, round ends, and rare events."""

from collections.abc import Iterator

from contract.sets import Table

from pyrite import State
from pyrite.core.events import Event

EVERY = 30  # moves between two snapshots
WHOLE = "two-rounds"
# Policies that lead to each round end (L-40).
POLICY = {"agreed": "uniform", "treasures-gone": "guided", "cards-gone": "guided"}


def board(state: State) -> list[str]:
    """Return cards, tokens and dwarfs as everyone sees them."""
    view = state.view(None)
    tokens = [*view["traps"], *(f"{edge} troll" for edge in view["trolls"] if edge)]
    return [
        *str(state).splitlines(),
        f"dwarfs {' '.join(view['stands'])}",
        *([f"tokens {'  '.join(tokens)}"] if tokens else []),
    ]


def how_ended(state: State, number: int) -> str:
    """Return the ending named by the event."""
    return str(state.events[number].open["how"]).replace("_", "-")


def has_ends(table: Table) -> list[str]:
    """Return the three ways a round can end."""
    return list(POLICY)


def turned_up(state: State) -> set[str]:
    """Return the events that do not happen in every game."""
    return {thing for event in state.events_for(None) for thing in _things(state, event)}


def _things(state: State, event: Event) -> Iterator[str]:
    if event.kind == "treasure_taken":
        treasure = event.open["treasure"]
        kinds = [e.open["kind"] for e in state.events if _is_laid(e, treasure)]
        yield f"take-{kinds[0]}"
    elif event.kind == "looked":
        yield f"look-{event.open['what']}"
    elif event.kind == "tool_laid":
        yield str(event.open["card"])
    elif event.kind == "stormed" and event.open["cell"] in _tools(state, event):
        yield "storm-on-tool"
    elif event.kind == "asked" and event.open["kind"] == "turn_mine":
        yield "turn-mine"
    elif event.kind in ("lost", "trap_gone", "troll_left", "dragon_woken"):
        yield event.kind.replace("_", "-")


def _is_laid(event: Event, treasure: object) -> bool:
    return event.kind == "treasure_laid" and event.open["treasure"] == treasure


def _tools(state: State, until: Event) -> set[object]:
    """Return the cells where tools were placed before an event."""
    events = state.events_for(None)
    return {e.open["cell"] for e in events[: events.index(until)] if e.kind == "tool_laid"}


def has_cards(table: Table) -> list[str]:
    """Return what some game of one round should show."""
    takes = [f"take-{kind}" for kind in ("gems", "gold", "silver")]
    looks = [f"look-{what}" for what in ("mine", "treasure", "dwarf")]
    tools = ["axe", "boat", "rope", "storm-on-tool"]
    return [*takes, "dragon-woken", "turn-mine", "lost", "trap-gone", "troll-left", *tools, *looks]
