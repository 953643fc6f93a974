"""Times that tell nothing: what a bot holds must not show in when it answers."""

from math import ceil
from zlib import crc32

SHORTEST_SLOT = 0.05
JITTER = 0.2  # of the pace: tables that began together do not stay in step


def next_slot(pace: float, taken: float, code: str) -> float:
    """When a bot that needed so many seconds answers: after the table's pace, or a multiple.

    However quick a table is, there are slots: its host plays, too, and could measure the bots.
    """
    slot = max(pace, SHORTEST_SLOT) * (1 + JITTER * crc32(code.encode()) / 2**32)
    return slot * max(1, ceil(taken / slot))
