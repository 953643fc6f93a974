"""What a refusal is: one of our errors, with a sentence for a person; and what may be let in."""

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
LONGEST_SENTENCE = 1_000  # what it repeats of the input is short, however long that was


def refused(kinds: Kinds, call: Callable[..., object], *arguments: Any, **more: Any) -> None:
    """The call is refused with such an error, and says why in a sentence."""
    with pytest.raises(kinds) as caught:
        call(*arguments, **more)
    check_sentence(str(caught.value))
    assert caught.value.message.id
    assert str(caught.value).startswith(caught.value.message.english)


def check_sentence(text: str) -> None:
    """For a person: more than a word, and it ends like a sentence, perhaps with its rule."""
    assert 10 < len(text) < LONGEST_SENTENCE
    assert text.endswith((".", ")"))
    assert "Error" not in text
    assert "Traceback" not in text


def box_is_valid(state: State, rng: Random) -> None:
    """What was let in is a whole game: every call works, and it can be played to its end."""
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
    """Either it says what is wrong, or it is sound."""
    try:
        state = call(*arguments)
    except (NotationError, ConfigError) as error:
        check_sentence(str(error))
        return
    box_is_valid(state, rng)
