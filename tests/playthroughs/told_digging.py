"""Contents of a playthrough of Saboteur: the tunnels, the finder, and revealed cards."""

from contract.sets import Table
from property.fold_digging import fold

from pyrite import State

EVERY = 12  # moves between two snapshots
WHOLE = "three-rounds"
# Policies that lead to a round end; guided play finds the others.
POLICY = {"hands-empty": "uniform", "all-passed": "idle"}


def board(state: State) -> list[str]:
    """Return the board as everyone sees it."""
    return str(state).splitlines()


def how_ended(state: State, number: int) -> str:
    """Return the ending: by the finder's dwarf, the spider, empty hands, or everyone passing."""
    events = state.events_for(None)
    before = fold(state.rules, None, events[: number + 1])
    if events[number].open["treasure"]:
        dwarfs = {event.seat: event.open["dwarf"] for event in events[number + 1 :][: state.seats]}
        return f"found-by-{dwarfs[before['finder']]}"
    if "spider" in before["goals"].values():
        return "spider"
    return "all-passed" if any(before["hands"]) else "hands-empty"


def has_ends(table: Table) -> list[str]:
    """Return the ways a round can end at this table."""
    state = table.new_game()
    printed = state.rules.names.components
    found = [f"found-by-{dwarf}" for dwarf, n in printed.dwarfs[table.seats].items() if n]
    spider = ["spider"] if "spider" in [card.name for card in printed.goals] else []
    passes = ["all-passed"] if state.rules.end_by_passes else []
    return [*found, *spider, "hands-empty", *passes]


def turned_up(state: State) -> set[str]:
    """Return the opened chests and revealed goals."""
    kinds = ("opened", "goal_shown")
    return {event.open["card"] for event in state.events_for(None) if event.kind in kinds}


def has_cards(table: Table) -> list[str]:
    """Return the chests and goals of the modules at this table."""
    printed = table.new_game().rules.names.components
    goals = [card.name for card in printed.goals] if "new_goals" in table.modules else []
    return [*printed.stashes, *goals]
