"""What a playthrough of Saboteur shows: the tunnel, who found the treasure, cards turned up."""

from contract.sets import Table
from property.fold_digging import fold

from pyrite import State

EVERY = 12  # moves between two snapshots
WHOLE = "three-rounds"
# How a round can end, and the way to play that comes to it; the rest is found by guided play.
POLICY = {"hands-empty": "uniform", "all-passed": "idle"}


def board(state: State) -> list[str]:
    """The tunnel as everybody sees it."""
    return str(state).splitlines()


def how_ended(state: State, number: int) -> str:
    """By the finder's dwarf, by the spider, because hands are empty or all have passed."""
    events = state.events_for(None)
    before = fold(state.rules, None, events[: number + 1])
    if events[number].open["treasure"]:
        dwarfs = {event.seat: event.open["dwarf"] for event in events[number + 1 :][: state.seats]}
        return f"found-by-{dwarfs[before['finder']]}"
    if "spider" in before["goals"].values():
        return "spider"
    return "all-passed" if any(before["hands"]) else "hands-empty"


def has_ends(table: Table) -> list[str]:
    """The ways a round can end at this table."""
    state = table.new_game()
    printed = state.rules.names.components
    found = [f"found-by-{dwarf}" for dwarf, n in printed.dwarfs[table.seats].items() if n]
    spider = ["spider"] if "spider" in [card.name for card in printed.goals] else []
    passes = ["all-passed"] if state.rules.end_by_passes else []
    return [*found, *spider, "hands-empty", *passes]


def turned_up(state: State) -> set[str]:
    """Chests that were opened, goals that were shown."""
    kinds = ("opened", "goal_shown")
    return {event.open["card"] for event in state.events_for(None) if event.kind in kinds}


def has_cards(table: Table) -> list[str]:
    """The chests and goals of the modules at this table."""
    printed = table.new_game().rules.names.components
    goals = [card.name for card in printed.goals] if "new_goals" in table.modules else []
    return [*printed.stashes, *goals]
