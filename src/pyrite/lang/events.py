"""What happened, told to one seat in a sentence; some events are told together."""

from collections.abc import Callable, Sequence
from typing import Any

from pyrite.core.events import Event
from pyrite.core.grid import cell_text
from pyrite.core.seats import LETTERS as SEATS
from pyrite.core.sides import LETTERS
from pyrite.lang.actions import read_action, tell_action
from pyrite.lang.shape import kind_of
from pyrite.lang.speaker import Speaker, capital

# Told as another kind, because the same has happened.
SAME = {"put_before": "broke"}
# What may follow an event and is told together with it, if the seat is the same.
CHAINS = {
    "passed": ("passed",),
    "hands_swapped": ("received",),
    "dwarf_shown": ("dwarf_shown",),
    "acted": ("coins", "changed"),
}


def tell_event(speaker: Speaker, event: Event, seat: int | None) -> str | None:
    """The event as a sentence for this seat (None: a spectator); None if it needs no words."""
    return tell_events(speaker, [event], seat)


def tell_events(speaker: Speaker, events: Sequence[Event], seat: int | None) -> str | None:
    """An event and what belongs to it (see `belongs`) as one sentence."""
    event = events[0]
    known = event.known()
    id = f"event-{_kind(event, known)}"
    if _is_silent(event.kind, known) or not speaker.knows(id):
        return None
    said = _arguments(event, known, seat) | _together(speaker, events)
    if event.kind == "acted":
        said["play"] = tell_action(speaker, str(known["action"]))
    return capital(speaker.say(id, **said))


def belongs(chain: Sequence[Event], event: Event) -> bool:
    """Is this event told together with those before it?"""
    if not chain or event.kind not in CHAINS.get(chain[0].kind, ()):
        return False
    first = chain[0]
    if first.kind == "acted":
        return _verb(first.known()) == "steal"
    if first.kind == "dwarf_shown":
        return first.seat is None and event.seat is None
    return first.kind == "hands_swapped" or event.seat == first.seat


def may_grow(event: Event) -> bool:
    """May others belong to this event, so that it is better to wait for them?"""
    return event.kind in CHAINS and (event.kind != "dwarf_shown" or event.seat is None)


def _kind(event: Event, known: dict[str, Any]) -> str:
    """The name of the sentence: some kinds of events have several."""
    kind = event.kind
    if kind == "dwarf_shown" and event.seat is None:
        return "spare_shown"
    if kind == "placed" and event.seat is None:
        return "laid_open"
    if kind == "passed" and known["how"] == "drop":
        return "dropped"
    if kind == "looked" and "chest" in known:
        return "looked_chest"
    if kind == "goal_shown" and kind_of(known["card"]) == "chest":
        return "chest_reached"
    if kind == "coins" and known.get("coins", 0) < 0:
        return "paid_coins"
    if kind == "noted" and known["name"].startswith("exit_"):
        return "guard_set" if known["value"] > 0 else "guard_gone"
    if kind == "acted" and _verb(known) in ("steal", "beg", "agree", "refuse"):
        return f"acted_{_verb(known)}"
    return SAME.get(kind, kind)


def _verb(known: dict[str, Any]) -> str:
    return str(known["action"]).partition(" ")[0]


def _is_silent(kind: str, known: dict[str, Any]) -> bool:
    """What others draw or are dealt is no news, nor is the same pay told card by card."""
    if kind in ("drew", "dwarf_dealt"):
        return not known
    if kind == "coins":
        return not known.get("coins")
    return kind == "was_paid" and known["left"] != 0


def _arguments(event: Event, known: dict[str, Any], seat: int | None) -> dict[str, object]:
    said = {k: ("yes" if v else "no") if isinstance(v, bool) else v for k, v in known.items()}
    said |= NAMED.get(event.kind, _tile)(known)
    if event.seat is not None:
        said |= {"seat": event.seat, "who": "you" if event.seat == seat else "other"}
    if "target" in said:
        said["whom"] = _whom(said["target"], event.seat, seat)
    return said


def _tile(known: dict[str, Any]) -> dict[str, object]:
    return {"card": known["tile"]} if "tile" in known else {}


def _of_action(known: dict[str, Any]) -> dict[str, object]:
    """Whom an answer names, and the number of the guard it is about."""
    target, _, number = read_action(known["action"]).what.partition(" ")
    return {"target": SEATS.index(target), "number": number} if target in tuple(SEATS) else {}


def _exit(known: dict[str, Any]) -> dict[str, object]:
    """An exit as players write it: "4,-1E"."""
    number = max(0, known["value"])
    return {"exit": cell_text(number >> 2) + LETTERS[number & 3]}


# What the sentences of some events call things.
NAMED: dict[str, Callable[[dict[str, Any]], dict[str, object]]] = {
    "opened": lambda known: {"chest": known["card"]},
    "acted": _of_action,
    "coins": lambda known: {"n": abs(known["coins"])},
    "noted": _exit,
    "chose": lambda known: dict(zip(("first", "second"), known["goals"], strict=True)),
}


def _together(speaker: Speaker, events: Sequence[Event]) -> dict[str, object]:
    """What the events say that are told together."""
    known: list[dict[str, Any]] = [event.known() for event in events]
    first = events[0]
    if first.kind in ("passed", "hands_swapped"):
        cards = [one["card"] for one in known if "card" in one]
        n = len(events) if first.kind == "passed" else len(cards)
        return {"n": n, "cards": speaker.cards(cards)}
    if first.kind == "dwarf_shown" and first.seat is None:
        return {"n": len(events), "dwarfs": speaker.dwarfs(one["dwarf"] for one in known)}
    return {}


def _whom(target: object, author: int | None, seat: int | None) -> str:
    if target == seat:
        return "you"
    return "self" if target == author else "other"
