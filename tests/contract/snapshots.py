"""One guided game at every table, cached: its end with all events, and moments on the way."""

from functools import cache

from contract.policies import guided, playing
from contract.sets import Table

from pyrite import State

SEED = 11


@cache
def finished(table: Table) -> State:
    """Return the finished game, which must not be modified."""
    state = table.new_game(SEED)
    for _ in playing(state, guided, SEED):
        pass
    return state


@cache
def snapshots(table: Table) -> tuple[State, ...]:
    """Return copies from the first move to the last, including each kind of question once."""
    state, seen = table.new_game(SEED), set()
    found = [state.copy()]
    for number, _ in enumerate(playing(state, guided, SEED), 1):
        kind = state.events[-1].open.get("kind")
        if state.over or kind not in seen or number % 61 == 0:
            found.append(state.copy())
            seen.add(kind)
    return tuple(found)
