"""Times that tell nothing: what a bot holds must not show in when it answers."""

from math import ceil

SHORTEST_SLOT = 0.05


def next_slot(pace: float, taken: float) -> float:
    """When a bot that needed so many seconds answers: after the pace, or a multiple of it.

    However quick a table is, there are slots: its host plays, too, and could measure the bots.
    """
    slot = max(pace, SHORTEST_SLOT)
    return slot * max(1, ceil(taken / slot))
