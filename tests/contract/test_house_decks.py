"""A custom deck is refused with a sentence, or every law of the engine holds at its table."""

import json
from random import Random

from contract.house_decks import house_table
from hypothesis import given
from hypothesis import strategies as st
from property.laws import cards_are_conserved, play_on, seats_of
from property.moments import examples, games

import pyrite
from pyrite import ConfigError, State


@examples(120)
@given(game=games, seed=st.integers(0, 2**32))
def test_a_house_deck_is_refused_or_played_to_the_end(game: str, seed: int) -> None:
    rng = Random(seed)
    try:
        state = pyrite.new_game(**house_table(game, rng), seed=seed)
    except ConfigError:
        return
    while not state.over:
        is_the_moment_it_says(state, rng)
        play_on(state, rng, 15)
    is_the_moment_it_says(state, rng)


def is_the_moment_it_says(state: State, rng: Random) -> None:
    """Its position and what is imagined from its views are the same moment; no card is lost."""
    position = state.position()
    twin = pyrite.from_position(json.loads(json.dumps(position)))
    assert twin.position() == position
    assert twin.legal_actions() == state.legal_actions()
    cards_are_conserved(state, rng)
    for seat in (*seats_of(state), None):
        view = state.view(seat)
        assert pyrite.imagine(view, rng).view(seat) == view
    for action in state.legal_actions():
        assert state.why_not(action) is None
    state.copy().play_random(rng.getrandbits(64))
