"""Answer times of bots, chosen so that they reveal nothing about the bots' cards."""

from collections import defaultdict, deque
from functools import partial
from math import ceil
from zlib import crc32

SHORTEST_SLOT = 0.05
JITTER = 0.2  # share of the pace, so that tables opened together drift apart
REMEMBERED = 64  # thinking times per kind of bot


class ThinkingTimes:
    """The latest thinking times of each kind of bot, over all tables."""

    def __init__(self) -> None:
        of_one_kind = partial(deque[float], maxlen=REMEMBERED)
        self.seconds: defaultdict[str, deque[float]] = defaultdict(of_one_kind)

    def note(self, bot: str, seconds: float) -> None:
        """Record how long a bot of this kind thought."""
        self.seconds[bot].append(seconds)

    def longest(self, bot: str) -> float:
        """Return the longest recent thinking time, or 0 if there is none."""
        return max(self.seconds[bot], default=0.0)


def next_slot(pace: float, waited: float, longest: float, code: str) -> float:
    """Return how many seconds after the question a bot answers: the table's pace or a multiple.

    `waited` is the time the bot spent waiting for its turn to think. Its own thinking always counts
    as `longest`, the longest recent time of its kind. A bot that thinks longer than any before it
    shows that once. From then on all bots of its kind take as long, whatever they hold, until that
    time is no longer recent.

    Even the fastest table has slots, because its host plays too and could measure the bots.
    """
    slot = max(pace, SHORTEST_SLOT) * (1 + JITTER * crc32(code.encode()) / 2**32)
    return slot * max(1, ceil((waited + longest) / slot))
