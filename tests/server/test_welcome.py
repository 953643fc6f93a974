"""A newcomer is told the latest events the same way as those who saw them."""

import json
import random

import pytest
from server.test_asked_since import started

from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.frames import welcome


@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
def test_nothing_is_told_by_halves(game: str) -> None:
    table, rng = started(Plan(game=game, seats=4, rounds=1), 1), random.Random(1)
    state = table.state
    assert state is not None
    while not state.over:
        seat = state.asked[0]
        table.do(entries.Played(seat, rng.choice(state.actions(seat)).text))
        for viewer in (None, 1):
            whole = [message.as_dict() for message in state.messages(viewer)]
            told = json.loads(welcome(table, viewer))["told"]
            assert told
            assert told == json.loads(json.dumps(whole))[-len(told) :]
