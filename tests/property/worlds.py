"""Many imagined worlds, and how often something holds in them."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

import pyrite
from pyrite import State

Position = dict[str, Any]
SEED = 20_240_501


def imagined(state: State, seat: int | None, n: int) -> Iterator[Position]:
    """Return positions of imagined worlds."""
    rng, worlds = Random(SEED), pyrite.worlds(state.view(seat))
    return (worlds.imagine(rng).position() for _ in range(n))


def shares(state: State, seat: int, what: Callable[[Position], Any], n: int) -> Counter[Any]:
    """Count each answer over n worlds."""
    return Counter(what(world) for world in imagined(state, seat, n))


def assert_shares(found: Counter[Any], expected: dict[Any, float]) -> None:
    """Check that each share is within four standard errors of its expectation."""
    n = found.total()
    assert found.keys() <= expected.keys()
    for value, share in expected.items():
        error = sqrt(n * share * (1 - share))
        assert abs(found[value] - n * share) <= 4 * error + 1e-9, (value, found[value], n * share)
