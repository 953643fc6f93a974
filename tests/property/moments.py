"""Moments of games for Hypothesis: any table, any seed, any way to play, any number of moves.

Runs are reproducible. `PYRITE_HUNT=20 pytest tests/property` looks at 20 times as many, at random.
"""

import os
from typing import Any, NamedTuple

import pyrite
from contract.policies import POLICIES, playing
from contract.sets import MODULE_SETS
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from pyrite import State

# Questions that are seldom asked; guided play comes to them.
ASKS = {"saboteur": [("guided", kind) for kind in ("pick_goal", "turn_goal", "take_gold")]}
HUNT = int(os.environ.get("PYRITE_HUNT", "0"))


def examples(n: int) -> settings:
    """So many examples, the same in every run; or many more, others each time."""
    return settings(
        max_examples=n * (HUNT or 1),
        derandomize=not HUNT,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


class Moment(NamedTuple):
    """How to come to a moment of a game; its repr is all one needs to see it again."""

    options: dict[str, Any]
    seed: int | str
    policy: str
    luck: int
    moves: int
    until: str = ""  # go on until the game asks this

    def begin(self) -> State:
        """The game before the first move."""
        return pyrite.new_game(**self.options, seed=self.seed)

    def reach(self) -> State:
        """The game at this moment, with all its events."""
        state, moves = self.begin(), 0
        for _ in playing(state, POLICIES[self.policy], self.luck):
            moves += 1
            if moves >= self.moves and self.until in ("", state.events[-1].open.get("kind")):
                break
        return state


@st.composite
def options(draw: st.DrawFn, modules: str | None = None) -> dict[str, Any]:
    """Any table: game, modules, seats, edition, perhaps a flag of its own."""
    game = draw(st.sampled_from(sorted(MODULE_SETS)))
    about = pyrite.GAMES[game]
    sets = [names for names in MODULE_SETS[game] if modules is None or modules in names]
    own = st.sampled_from(sorted(about.flags)).flatmap(
        lambda flag: st.sampled_from(about.flags[flag]).map(lambda value: {flag: value})
    )
    return {
        "game": game,
        "modules": draw(st.sampled_from(sets)),
        "seats": draw(st.integers(*about.seats)),
        "edition": draw(st.sampled_from(about.editions)),
        "rounds": draw(st.integers(1, 3)),
    } | draw(st.just({}) | own)


seeds = st.integers(0, 2**64 - 1) | st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def moments(draw: st.DrawFn, modules: str | None = None, most: int = 300) -> Moment:
    """Any moment of any game; guided play most often, since it comes to goals and gold."""
    table = draw(options(modules))
    kinds = ASKS[table["game"]]
    how = draw(st.sampled_from([("guided", ""), ("uniform", ""), ("idle", ""), *kinds]))
    return Moment(
        table,
        draw(seeds),
        how[0],
        draw(st.integers(0, 1_000_000)),
        draw(st.integers(0, most)),
        how[1],
    )
