"""Checks of refusals, which are our errors with a sentence, and of input that is accepted."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from property.laws import cards_are_conserved

import pyrite
from pyrite import ConfigError, IllegalAction, NotationError, PyriteError, State

Kinds = type[PyriteError] | tuple[type[PyriteError], ...]
EITHER = (NotationError, IllegalAction)
READING = (NotationError, ConfigError)
LONGEST_SENTENCE = 1_000  # quotes of the input are shortened


def refused(kinds: Kinds, call: Callable[..., object], *arguments: Any, **more: Any) -> None:
    """Check that a call is refused with such an error and a sentence."""
    with pytest.raises(kinds) as caught:
        call(*arguments, **more)
    check_sentence(str(caught.value))
    assert caught.value.message.id
    assert str(caught.value).startswith(caught.value.message.english)


def check_sentence(text: str) -> None:
    """Check for a sentence: more than a word, properly ended, perhaps with its rule."""
    assert 10 < len(text) < LONGEST_SENTENCE
    assert text.endswith((".", ")"))
    assert "Error" not in text
    assert "Traceback" not in text


def box_is_valid(state: State, rng: Random) -> None:
    """Check that a state is a whole game: every call works, and it can be played to the end."""
    position = state.position()
    cards_are_conserved(state, rng)
    assert pyrite.from_position(json.loads(json.dumps(position))).position() == position
    assert state.over == (state.asked == ()) == (state.legal_actions() == [])
    for seat in (*range(len(state.scores)), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert pyrite.imagine(view, rng).view(seat) == view
    for _ in range(12):
        if not state.over:
            state.play(rng.choice(state.legal_actions()))
            cards_are_conserved(state, rng)
    if not state.over:
        state.play_random(1)
    assert state.over
    cards_are_conserved(state, rng)


def let_in_or_refused(rng: Random, call: Callable[..., State], *arguments: Any) -> None:
    """Check that input is either refused with a sentence or gives a valid game."""
    try:
        state = call(*arguments)
    except (NotationError, ConfigError) as error:
        check_sentence(str(error))
        return
    box_is_valid(state, rng)
