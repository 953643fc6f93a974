"""The speed of bots."""

import math

from pyrite.cli.arguments.values import SPEEDS
from pyrite.cli.errors import CommandError
from pyrite.cli.table.ticker import PAUSE

SLOWEST = 0.05


def read_speed(text: str) -> float:
    """Return the seconds after a bot's move; a number is a multiple of the normal speed."""
    try:
        speed = SPEEDS.get(text.lower()) or float(text)
    except ValueError:
        speed = math.nan
    if not speed >= SLOWEST:
        raise CommandError("usage-speed", speed=text, known=", ".join(SPEEDS))
    return PAUSE / speed
