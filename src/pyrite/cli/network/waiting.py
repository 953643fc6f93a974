"""Waiting for a server: something happens at the table, or the person types a line."""

from pyrite.cli.terminal.keyboard import typed_line
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Moment, Seat

LOOK = 0.2  # seconds between two looks at the keyboard


def moment_or_line(screen: Screen, place: Seat) -> Moment | str | None:
    """The next moment or the line typed before it; None when there is nothing more to read.

    In a pipe no line is read: it answers the next question.
    """
    while True:
        line = typed_line() if screen.is_live else ""  # first: others may be quick without end
        if line != "":
            return line.strip() if line is not None else None
        moment = place.next(LOOK if screen.is_live else None)
        if moment is not None:
            return moment
