"""Times that tell nothing: what a bot holds must not show in when it answers."""

from math import ceil
from zlib import crc32

SHORTEST_SLOT = 0.05
JITTER = 0.2  # of the pace: tables that began together do not stay in step


def next_slot(pace: float, taken: float, longest: float, code: str) -> float:
    """When a bot answers that was asked so many seconds ago: after the table's pace, or a multiple.

    No earlier than after the `longest` time that such a bot ever thought: one that thinks longer
    than a slot shows it once, and from then on all of its kind take as long, whatever they hold.
    However quick a table is, there are slots: its host plays, too, and could measure the bots.
    """
    slot = max(pace, SHORTEST_SLOT) * (1 + JITTER * crc32(code.encode()) / 2**32)
    return slot * max(1, ceil(max(taken, longest) / slot))
