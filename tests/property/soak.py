"""Whole games at random tables with a random policy, checking laws on the way.

Each game follows from its number alone, so a failure can be reproduced: `play(number)`.
"""

from random import Random

from contract.policies import POLICIES, playing
from contract.schemas import schemas_accept
from contract.sets import any_table
from property.laws import LAWS, cards_are_conserved
from property.leaks import LEAKS
from property.moments import SHARES

import pyrite
from pyrite import State


def play(number: int) -> State:
    """Play the game of this number to the end; an exception says what is wrong."""
    rng = Random(number)
    options = any_table(rng, rng.choice(SHARES))
    state = pyrite.new_game(**options, seed=rng.getrandbits(64))
    policy = POLICIES[rng.choice(["guided", "guided", "uniform", "idle"])]
    moment = rng.randrange(60 * options["rounds"])
    for move, _ in enumerate(playing(state, policy, number)):
        if move == moment:
            look_at(state, Random(move))
    assert state.over
    look_at(state, rng)
    return state


def look_at(state: State, rng: Random) -> None:
    """Check some of the laws at this moment; over many games, all of them."""
    cards_are_conserved(state, rng)
    schemas_accept(state, rng)
    for law in (*rng.sample(LAWS, 4), *rng.sample(LEAKS, 1)):
        law(state, rng)
