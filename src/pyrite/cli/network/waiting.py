"""Waiting for a server while the player may type a line."""

from pyrite.cli.terminal.keyboard import typed_line
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Moment, Seat

LOOK = 0.2  # seconds between two looks at the keyboard


def moment_or_line(screen: Screen, place: Seat) -> Moment | str | None:
    """Return the next moment, or a line typed before it; None when input ends.

    In a pipe no line is read, because it answers the next question.
    """
    while True:
        line = typed_line() if screen.is_live else ""  # first, as news may never pause
        if line != "":
            return line.strip() if line is not None else None
        moment = place.next(LOOK if screen.is_live else None)
        if moment is not None:
            return moment
