"""Increasing, randomised pauses between a client's retries."""

import random
from collections.abc import Iterator

FIRST, LONGEST = 0.25, 8.0  # seconds


def waits(patience: float) -> Iterator[float]:
    """Yield pauses that add up to about `patience` seconds, random so that clients spread out."""
    pause, left = FIRST, patience
    while left > 0:
        chosen = min(left, pause * random.uniform(0.5, 1.0))
        left -= chosen
        yield chosen
        pause = min(LONGEST, 2 * pause)
