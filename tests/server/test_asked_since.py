"""A late answer, or a bot's thought, counts only for the question it belongs to."""

import random

import pytest

from pyrite.core.version import VERSION
from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.entries import Opened
from pyrite.server.table import Table


def started(plan: Plan, seed: int) -> Table:
    """A table of people at which the cards are dealt."""
    table = Table("ABCDEF", Opened(plan, "p0", "ab" * 32, VERSION, (), seed))
    for seat in range(plan.seats):
        table.do(entries.Sat(seat, f"p{seat}", f"P{seat}"))
    table.do(entries.Started())
    return table


@pytest.mark.parametrize(
    "plan",
    [
        Plan(seats=5, modules=["y2019_veto"], rounds=2),
        Plan(seats=5, modules=["saboteur2", "y2019_veto", "toll"], rounds=1),
        Plan(game="lostmines", seats=5, rounds=1),
    ],
    ids=["veto", "many", "lostmines"],
)
def test_who_is_asked_another_thing_is_asked_since_now(plan: Plan) -> None:
    kept = anew = 0
    for seed in range(4):
        table, rng = started(plan, seed), random.Random(seed)
        state = table.state
        assert state is not None
        while not state.over:
            ask, since = state.public()["ask"], table.asked_since
            seat = rng.choice(state.asked)
            others = set(state.asked) - {seat}
            table.do(entries.Played(seat, rng.choice(state.actions(seat)).text))
            is_the_same = state.public()["ask"] == ask
            for other in others & set(state.asked):
                expected = since[other] if is_the_same else table.version
                assert table.asked_since[other] == expected
                kept, anew = kept + is_the_same, anew + (not is_the_same)
    assert kept
    assert anew or plan.game == "lostmines"
