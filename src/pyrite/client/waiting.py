"""How long a client waits before it asks again: longer and longer, and not all at once."""

import random
from collections.abc import Iterator

FIRST, LONGEST = 0.25, 8.0  # seconds


def waits(patience: float) -> Iterator[float]:
    """Pauses that together last about so many seconds; no two clients choose the same."""
    pause, left = FIRST, patience
    while left > 0:
        chosen = min(left, pause * random.uniform(0.5, 1.0))
        left -= chosen
        yield chosen
        pause = min(LONGEST, 2 * pause)
