"""Events are past tense and born with their audience."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

NOTHING: Mapping[str, object] = MappingProxyType({})


class Event(NamedTuple):
    """Something that happened: `open` is for everybody, `secret` for the seats in `eyes`."""

    kind: str
    seat: int | None = None
    open: Mapping[str, object] = NOTHING
    secret: Mapping[str, object] = NOTHING
    eyes: int = 0

    def known(self) -> dict[str, object]:
        """All that the holder of this event knows."""
        return {**self.open, **self.secret}


def for_seat(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) may know it."""
    if seat is not None and event.eyes >> seat & 1:
        return event._replace(eyes=1 << seat)
    return event._replace(secret=NOTHING, eyes=0)
