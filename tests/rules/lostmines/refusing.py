"""Refused positions of The Lost Mines."""

import pytest

import pyrite
from pyrite.core.messages import NotationError


def refused(words, **position):
    """Check that a position is refused with these words."""
    whole = {"game": "lostmines", "options": {"seats": 3}} | position
    with pytest.raises(NotationError) as caught:
        pyrite.from_position(whole)
    assert words in str(caught.value), str(caught.value)
