"""What happened, told to one seat in a sentence; some events are told together."""

from collections.abc import Sequence

from pyrite.core.events import Event
from pyrite.lang.events_lostmines import LOST_MINES
from pyrite.lang.events_saboteur import SABOTEUR
from pyrite.lang.speaker import Speaker, capital
from pyrite.lang.telling import Known, Telling

TELLINGS = {"lostmines": LOST_MINES}


def tell_event(speaker: Speaker, event: Event, seat: int | None) -> str | None:
    """The event as a sentence for this seat (None: a spectator); None if it needs no words."""
    return tell_events(speaker, [event], seat)


def tell_events(speaker: Speaker, events: Sequence[Event], seat: int | None) -> str | None:
    """An event and what belongs to it (see `belongs`) as one sentence."""
    telling, event = _telling(speaker), events[0]
    known: Known = event.known()
    id = f"event-{telling.kind(event, known)}"
    if telling.is_silent(event, known) or not speaker.knows(id):
        return None
    said = _arguments(event, known) | telling.arguments(speaker, events, known)
    return capital(speaker.say(id, **said | _people(event, said, seat)))


def belongs(speaker: Speaker, chain: Sequence[Event], event: Event) -> bool:
    """Is this event told together with those before it?"""
    telling = _telling(speaker)
    if not chain or event.kind not in telling.chains.get(chain[0].kind, ()):
        return False
    return telling.belongs(chain[0], event)


def may_grow(speaker: Speaker, event: Event) -> bool:
    """May others belong to this event, so that it is better to wait for them?"""
    telling = _telling(speaker)
    return event.kind in telling.chains and telling.may_grow(event)


def _telling(speaker: Speaker) -> Telling:
    return TELLINGS.get(speaker.game, SABOTEUR)


def _arguments(event: Event, known: Known) -> dict[str, object]:
    said = {k: ("yes" if v else "no") if isinstance(v, bool) else v for k, v in known.items()}
    return said | {"card": known["tile"]} if "tile" in known else said


def _people(event: Event, said: dict[str, object], seat: int | None) -> dict[str, object]:
    """Who did it to whom, seen from a seat."""
    people: dict[str, object] = {}
    if event.seat is not None:
        people |= {"seat": event.seat, "who": "you" if event.seat == seat else "other"}
    if "target" in said:
        people["whom"] = _whom(said["target"], event.seat, seat)
    return people


def _whom(target: object, author: int | None, seat: int | None) -> str:
    if target == seat:
        return "you"
    return "self" if target == author else "other"
