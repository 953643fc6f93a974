"""Moments of games for Hypothesis: any table, seed, policy and number of moves.

Runs are reproducible. `make test-deep` (`PYRITE_DEEP=1`) tries five times as many, and every law at
every rare moment. `PYRITE_HUNT=20 pytest tests/property` tries far more, at random.
"""

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from contract.policies import POLICIES, played
from contract.sets import TABLES
from deep import DEEP
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from property import rare

import pyrite
from pyrite import State

Law = Callable[[State, Random], None]

RARE = rare.read()
HUNT = int(os.environ.get("PYRITE_HUNT", "0"))
SHARE = 16  # without PYRITE_DEEP, each rare moment tries one in this many laws
SHARES = ("saboteur", "saboteur", "saboteur", "lostmines")
games = st.sampled_from(SHARES)
tables = games.flatmap(lambda game: st.sampled_from([t for t in TABLES if t.game == game]))


def examples(n: int) -> settings:
    """Return settings for about this many examples of Saboteur, the same in every run.

    With PYRITE_HUNT there are many more, different each time.
    """
    times = HUNT or (2 / 3 if DEEP else 1 / 8)
    return settings(
        max_examples=round(n * len(SHARES) / SHARES.count("saboteur") * times),
        derandomize=not HUNT,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


class Moment(NamedTuple):
    """How to reach a moment of a game; its repr is enough to reproduce it."""

    options: dict[str, Any]
    seed: int | str
    policy: str
    luck: int
    moves: int

    def begin(self) -> State:
        """Return the game before the first move."""
        return pyrite.new_game(**self.options, seed=self.seed)

    def reach(self) -> State:
        """Return the game at this moment, with all its events."""
        return played(self.begin(), POLICIES[self.policy], self.luck, self.moves)


def laws_at(row: rare.Rare, laws: Sequence[Law]) -> Sequence[Law]:
    """Return all laws, or this rare moment's share of them."""
    return laws if DEEP or HUNT else laws[RARE.index(row) % SHARE :: SHARE]


def of_row(row: rare.Rare) -> Moment:
    """Return a line of rare.txt as a moment."""
    options = {"game": row.table.game, **row.table.options, "rounds": row.rounds}
    return Moment(options, row.seed, "guided", row.seed, row.moves)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """Draw any table: game, modules, seats, edition, perhaps a flag."""
    table = draw(tables)
    about = pyrite.GAMES[table.game]
    flags = sorted(about.flags)
    own = st.sampled_from(flags or [""]).flatmap(
        lambda flag: st.sampled_from(about.flags[flag]).map(lambda value: {flag: value})
    )
    return {
        "game": table.game,
        **table.options,
        "seats": draw(st.integers(*about.seats_for(table.modules))),
        **({"edition": draw(st.sampled_from(about.editions))} if about.editions else {}),
        "rounds": draw(st.integers(1, 3)),
    } | draw(st.just({}) | own if flags else st.just({}))


seeds = st.integers(0, 2**64 - 1) | st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    """Draw any moment of any game, half of them close to a rare one."""
    if draw(st.booleans()):
        return draw(rare_moments())
    return Moment(
        draw(options()),
        draw(seeds),
        draw(st.sampled_from(["guided", "uniform", "idle"])),
        draw(st.integers(0, 1_000_000)),
        draw(st.integers(0, 150)),
    )


@st.composite
def rare_moments(draw: st.DrawFn) -> Moment:
    """Draw a rare moment, or one a few moves before or after."""
    game = draw(games)
    row = draw(st.sampled_from([row for row in RARE if row.table.game == game]))
    return of_row(row)._replace(moves=row.moves + draw(st.sampled_from((0, 0, 0, -1, 1, 2, 4))))
