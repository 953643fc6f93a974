"""Ways to play a game to its end: what is legal is asked of the engine, what is clever is not its job.

`uniform` takes anything; `guided` digs for the goals, so that goals are turned and gold is shared;
`idle` passes, so that rounds end without treasure.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

from pyrite import State

Policy = Callable[[State, Random], int]
GOALS = ((8, -2), (8, 0), (8, 2))
LAID = re.compile(r"([NESW-]+)@(-?\d+),(-?\d+)r?")


def uniform(state: State, rng: Random) -> int:
    """Any legal action."""
    return rng.choice(state.legal_actions())


def guided(state: State, rng: Random) -> int:
    """Dig towards the goals; every sixth time anything."""
    actions = state.legal_actions()
    if rng.randrange(6) == 0:
        return rng.choice(actions)
    return max(actions, key=lambda action: (promise(state.to_text(action)), rng.random()))


def idle(state: State, rng: Random) -> int:
    """Pass, mostly."""
    actions = state.legal_actions()
    passes = [action for action in actions if state.to_text(action).startswith("pass ")]
    return rng.choice(passes or actions) if rng.randrange(8) else rng.choice(actions)


POLICIES: dict[str, Policy] = {"uniform": uniform, "guided": guided, "idle": idle}


@lru_cache(maxsize=100_000)
def promise(text: str) -> int:
    """How much an action helps to reach a goal."""
    laid = LAID.fullmatch(text)
    if laid:
        x, y = int(laid[2]), int(laid[3])
        near = min(abs(x - a) + abs(y - b) for a, b in GOALS)
        return 60 - near if "-" not in laid[1] and len(laid[1]) > 1 else 10
    if text.startswith("repair"):
        return 55
    if text.startswith("pass"):
        return 30
    return 40 if text.startswith(("map", "allow", "take 3")) else 20


def playing(state: State, policy: Policy, seed: int, most: int = 10_000) -> Iterator[State]:
    """The same state after each of its next moves, until the game is over."""
    rng = Random(seed)
    while not state.over and most:
        state.play(policy(state, rng))
        most -= 1
        yield state


def played(state: State, policy: Policy, seed: int, moves: int) -> State:
    """The state after so many moves, or at the end of the game."""
    for _ in playing(state, policy, seed, moves):
        pass
    return state
