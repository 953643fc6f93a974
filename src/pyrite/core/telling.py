"""What is told of events: messages without a language, made in one place for all who show them.

Some events are told together, as one message; some need no words, since another event or the
table itself says it. Who reads a message is not known here: that seat 2 is "you" is for those who
put it into words.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pyrite.core.events import Event
from pyrite.core.message import Message

Args = dict[str, Any]
Tell = Callable[[Sequence[Event], Args], Message | None]


class Telling(NamedTuple):
    """How the events of one kind are told."""

    message: Tell  # the first event's payload and all that is told with it
    rules: Mapping[str, str]  # message id: the rule behind it, for whoever wonders why
    joined_by: Callable[[Event, Event], bool] | None = None  # is the next event told together?


def tell(tellings: Mapping[str, Telling], events: Sequence[Event]) -> list[Message]:
    """The messages of these events, as the seat may know them whose events they are."""
    messages: list[Message] = []
    dealing = False  # the hand that is dealt lies before everybody, card by card is no news
    i = 0
    while i < len(events):
        first = events[i]
        i += 1
        dealing = first.kind == "round_started" or (dealing and first.kind != "asked")
        telling = tellings.get(first.kind)
        if telling is None or (dealing and first.kind == "drew"):
            continue
        together = [first]
        while telling.joined_by is not None and i < len(events):
            if not telling.joined_by(first, events[i]):
                break
            together.append(events[i])
            i += 1
        message = telling.message(together, said(first))
        if message is not None:
            messages.append(message)
    return messages


def said(event: Event) -> Args:
    """What an event says to its reader, with the seat it is about."""
    args: Args = {} if event.seat is None else {"seat": event.seat}
    return {**args, **event.open, **event.secret}


def plain(id: str, rule: str) -> Telling:
    """Told as it is."""
    return Telling(lambda events, args: Message(id, args), {id: rule})


def if_secret(id: str, rule: str) -> Telling:
    """Told to whoever sees the secret part: what others draw or are dealt is no news."""
    return Telling(lambda events, args: Message(id, args) if events[0].secret else None, {id: rule})


def rules_of(tellings: Iterable[Telling]) -> dict[str, str]:
    """The rule behind each message, for whoever wonders why."""
    return {id: rule for telling in tellings for id, rule in telling.rules.items()}


def cards_of(events: Sequence[Event]) -> list[str]:
    """The cards that events show which are told together."""
    return [event.secret["card"] for event in events if "card" in event.secret]
