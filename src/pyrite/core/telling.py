# Compiled: see core/native.py
"""Turning events into messages: in no particular language, in one place for all clients.

Some events are told together as one message. Others need no words, because another event or the
table itself shows them. The reader is not known here: whoever puts a message into words decides
that seat 2 is "you".
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pyrite.core.events import Event
from pyrite.core.messages import Message

Args = dict[str, Any]
Tell = Callable[[Sequence[Event], Args], Message | None]
DEALING = "round_started"  # what follows it is dealing, until a seat is asked


class Telling(NamedTuple):
    """How the events of one kind are told."""

    message: Tell  # takes all events told together and the payload of the first
    rules: Mapping[str, str]  # message id: the rule behind it
    joined_by: Callable[[Event, Event], bool] | None = None  # is the next event told together?


def tell(tellings: Mapping[str, Telling], events: Sequence[Event]) -> list[Message]:
    """Return the messages for these events, which are redacted for their reader."""
    told = [message_for(tellings, together) for together in told_together(tellings, events)]
    return [message for message in told if message is not None]


def told_together(tellings: Mapping[str, Telling], events: Sequence[Event]) -> list[list[Event]]:
    """Return the events that may need words, each with those that its message tells as well."""
    found: list[list[Event]] = []
    dealing = False  # players see the hand they are dealt, so its cards are not told one by one
    i = 0
    while i < len(events):
        first = events[i]
        i += 1
        dealing = first.kind == DEALING or (dealing and first.kind != "asked")
        telling = tellings.get(first.kind)
        if telling is None or (dealing and first.kind == "drew"):
            continue
        together = [first]
        while telling.joined_by is not None and i < len(events):
            if not telling.joined_by(first, events[i]):
                break
            together.append(events[i])
            i += 1
        found.append(together)
    return found


def stands_alone(tellings: Mapping[str, Telling], event: Event) -> bool:
    """Return whether the other events of an action change nothing in how this one is told."""
    telling = tellings.get(event.kind)
    return event.kind != DEALING and (telling is None or telling.joined_by is None)


def message_for(tellings: Mapping[str, Telling], together: Sequence[Event]) -> Message | None:
    """Return the message for events that are told together; None if they need no words."""
    telling = tellings.get(together[0].kind)
    return None if telling is None else telling.message(together, said(together[0]))


def said(event: Event) -> Args:
    """Return what an event tells its reader, with the seat it is about."""
    args: Args = {} if event.seat is None else {"seat": event.seat}
    return {**args, **event.open, **event.secret}


def plain(id: str, rule: str) -> Telling:
    """Return a telling with the event's payload as arguments."""
    return Telling(lambda events, args: Message(id, args), {id: rule})


def if_secret(id: str, rule: str) -> Telling:
    """Return a telling only for seats that see the secret part, such as the card they drew."""
    return Telling(lambda events, args: Message(id, args) if events[0].secret else None, {id: rule})


def rules_of(tellings: Iterable[Telling]) -> dict[str, str]:
    """Return the rule behind each message."""
    return {id: rule for telling in tellings for id, rule in telling.rules.items()}


def cards_of(events: Sequence[Event]) -> list[str]:
    """Return the cards that these events show."""
    return [event.secret["card"] for event in events if "card" in event.secret]
