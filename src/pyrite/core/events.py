"""Events: what happened, in the past tense, with the seats that may know it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict, overload

from pyrite.core.numbers import NOBODY
from pyrite.core.seats import EVERYBODY, SPECTATORS

# An event as the engine logs it: its number, a seat, two numbers, and who sees the secret part.
Raw = tuple[int, ...]
Payload = tuple[Any, Any]  # open part, secret part
Reader = Callable[[Any, int, int, int, int], Payload]  # (rules, seat, a, b, seen_by)


class Nothing(TypedDict):
    """The payload of an event that has only its kind and seat."""


class EventKind(NamedTuple):
    """A kind of event: its name, how to read its numbers, and the types of its two parts."""

    name: str
    read: Reader
    open: type = Nothing
    secret: type = Nothing


Kinds = Mapping[int, EventKind]
Part = Callable[[Any, int, int], Any]  # (names of the table, a, b): a value of a payload


def says(open: Mapping[str, Part], secret: Mapping[str, Part] | None = None) -> Reader:
    """Return a reader for `EventKind` that finds each value of a payload by itself."""

    def read(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
        names, hidden = rules.names, secret or {}
        shown = {key: part(names, a, b) for key, part in open.items()}
        return shown, {key: part(names, a, b) for key, part in hidden.items()}

    return read


def A(names: object, a: int, b: int) -> int:
    """Return the first number of an event as it is."""
    return a


def B(names: object, a: int, b: int) -> int:
    """Return the second number of an event as it is."""
    return b


def CARD_A(names: Any, a: int, b: int) -> str:
    """Return the card that the first number of an event stands for."""
    return str(names.card_names[a])


def CARD_B(names: Any, a: int, b: int) -> str:
    """Return the card that the second number of an event stands for."""
    return str(names.card_names[b])


class RoundStarted(TypedDict):
    """A round begins; the seat of the event plays first."""

    round: int


class CardName(TypedDict):
    """A card, by name."""

    card: str


class You(TypedDict):
    """Whether the reader of the event is asked."""

    you: bool


class TileOnCell(TypedDict):
    """A card as it lies now."""

    cell: str
    tile: str


class CardOnCell(TypedDict):
    """A card and its cell."""

    cell: str
    card: str


class EventData(TypedDict):
    """An event as JSON; the secret part is included only for those who may know it."""

    kind: str
    seat: int | None
    open: dict[str, Any]
    secret: NotRequired[dict[str, Any]]


class Event(NamedTuple):
    """Something that happened: `open` is for everybody, `secret` for the seats in `seen_by`."""

    kind: str
    seat: int | None
    open: dict[str, Any]
    secret: dict[str, Any]
    seen_by: int = 0  # one bit per seat

    def known(self) -> dict[str, Any]:
        """Return everything that this event tells its holder."""
        return {**self.open, **self.secret}

    def as_dict(self) -> EventData:
        """Return the event as JSON."""
        data: EventData = {"kind": self.kind, "seat": self.seat, "open": self.open}
        if self.secret:
            data["secret"] = self.secret
        return data


def seat_or_none(seat: int) -> int | None:
    """Return the seat as events and views tell it: None for NOBODY."""
    return None if seat == NOBODY else seat


def for_seat(event: Event, seat: int | None) -> Event:
    """Return the event as this seat (None: a spectator) may know it."""
    if not event.secret or (seat is not None and event.seen_by == 1 << seat):
        return event
    kind, who, shown, secret, seen_by = event
    if seat is not None and seen_by >> seat & 1:
        return Event(kind, who, shown, secret, 1 << seat)
    return Event(kind, who, shown, {})


class Log(Sequence[Event]):
    """The events of a game so far; `log[mark:]` are those since a mark."""

    def __init__(self, kinds: Kinds, rules: object, raw: list[Raw]) -> None:
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
            return [read_event(self.kinds, self.rules, raw) for raw in self.raw[index]]
        return read_event(self.kinds, self.rules, self.raw[index])


def read_event(kinds: Kinds, rules: object, raw: Raw) -> Event:
    """Return the event with names instead of numbers."""
    number, seat, a, b, seen_by = raw
    kind = kinds[number]
    shown, secret = kind.read(rules, seat, a, b, seen_by)
    if secret:
        if seen_by & SPECTATORS:
            shown, secret, seen_by = {**shown, **secret}, {}, 0
        elif not seen_by:  # nobody may know it, such as cards discarded unseen
            secret = {}
    else:
        seen_by = 0
    return Event(kind.name, seat_or_none(seat), shown, secret, seen_by & EVERYBODY)
