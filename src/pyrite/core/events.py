"""Events are past tense and born with their audience."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, overload

from pyrite.core.seats import EVERYBODY, SPECTATORS, seat_or_none

NOTHING: Mapping[str, object] = MappingProxyType({})

# An event as the engine notes it: its number, a seat, two numbers of its own, who sees its secret.
Raw = tuple[int, ...]
Parts = tuple[dict[str, Any], dict[str, Any]]  # what is open, what is secret
Kinds = Mapping[int, tuple[str, Callable[[Any, int, int, int, int], Parts]]]


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


class Log(Sequence[Event]):
    """The events of a game so far; `log[mark:]` are those since a mark."""

    def __init__(self, kinds: Kinds, rules: Any, raw: list[Raw]) -> None:
        self.kinds = kinds
        self.rules = rules
        self.raw = raw

    def __len__(self) -> int:
        return len(self.raw)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [describe(self.kinds, self.rules, raw) for raw in self.raw[index]]
        return describe(self.kinds, self.rules, self.raw[index])


def describe(kinds: Kinds, rules: Any, raw: Raw) -> Event:
    """The event with names instead of numbers."""
    number, seat, a, b, eyes = raw
    name, parts = kinds[number]
    shown, secret = parts(rules, seat, a, b, eyes)
    if eyes & SPECTATORS:
        shown, secret, eyes = shown | secret, {}, 0
    if not secret or not eyes:  # nobody may know it: cards that went unseen to the discards
        secret, eyes = {}, 0
    return Event(name, seat_or_none(seat), shown, secret, eyes & EVERYBODY)
