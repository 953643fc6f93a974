"""Times that tell nothing: what a bot holds must not show in when it answers."""

from collections import defaultdict, deque
from functools import partial
from math import ceil
from zlib import crc32

SHORTEST_SLOT = 0.05
JITTER = 0.2  # of the pace: tables that began together do not stay in step
REMEMBERED = 64  # thoughts of each kind of bot


class ThinkingTimes:
    """How long the last thoughts of each kind of bot took, at all tables."""

    def __init__(self) -> None:
        of_one_kind = partial(deque[float], maxlen=REMEMBERED)
        self.seconds: defaultdict[str, deque[float]] = defaultdict(of_one_kind)

    def note(self, bot: str, seconds: float) -> None:
        """Such a bot has thought for so long."""
        self.seconds[bot].append(seconds)

    def longest(self, bot: str) -> float:
        """The longest of the last thoughts; zero before the first."""
        return max(self.seconds[bot], default=0.0)


def next_slot(pace: float, waited: float, longest: float, code: str) -> float:
    """Return how many seconds after the question a bot answers: the table's pace, or a multiple.

    `waited` is the time in which the bot could not think: others had their turn. Its own thinking
    counts as `longest`, the longest of its kind's last thoughts, however short it was. So a bot
    that thinks longer than any before shows it once; from then on all of its kind take as long,
    whatever they hold, until no recent thought was as long.
    However quick a table is, there are slots: its host plays, too, and could measure the bots.
    """
    slot = max(pace, SHORTEST_SLOT) * (1 + JITTER * crc32(code.encode()) / 2**32)
    return slot * max(1, ceil((waited + longest) / slot))
