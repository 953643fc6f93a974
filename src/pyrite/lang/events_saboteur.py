"""How the events of the tunnel game are told."""

from collections.abc import Callable, Sequence
from typing import Any

from pyrite.core.events import Event
from pyrite.core.grid import cell_text
from pyrite.core.seats import LETTERS as SEATS
from pyrite.core.sides import LETTERS
from pyrite.lang.actions import read_action, tell_action
from pyrite.lang.shape import kind_of
from pyrite.lang.speaker import Speaker
from pyrite.lang.telling import Known, Telling

# Told as another kind, because the same has happened.
SAME = {"put_before": "broke"}
CHAINS = {
    "passed": ("passed",),
    "hands_swapped": ("received",),
    "dwarf_shown": ("dwarf_shown",),
    "acted": ("coins", "changed"),
}


def belongs(first: Event, event: Event) -> bool:
    """Whose events are told together."""
    if first.kind == "acted":
        return _verb(first.known()) == "steal"
    if first.kind == "dwarf_shown":
        return first.seat is None and event.seat is None
    return first.kind == "hands_swapped" or event.seat == first.seat


def may_grow(event: Event) -> bool:
    """Spare dwarfs are told together, those of seats one by one."""
    return event.kind != "dwarf_shown" or event.seat is None


def kind(event: Event, known: Known) -> str:
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


def _verb(known: Known) -> str:
    return str(known["action"]).partition(" ")[0]


def is_silent(event: Event, known: Known) -> bool:
    """What others draw or are dealt is no news, nor is the same pay told card by card."""
    kind = event.kind
    if kind in ("drew", "dwarf_dealt"):
        return not known
    if kind == "coins":
        return not known.get("coins")
    return kind == "was_paid" and known["left"] != 0


def arguments(speaker: Speaker, events: Sequence[Event], known: Known) -> dict[str, object]:
    """What the sentences of some events call things, and what is told together."""
    event = events[0]
    said = NAMED.get(event.kind, _nothing)(known) | _together(speaker, events)
    if event.kind == "acted":
        said["play"] = tell_action(speaker, str(known["action"]))
    return said


def _nothing(known: Known) -> dict[str, object]:
    return {}


def _of_action(known: Known) -> dict[str, object]:
    """Whom an answer names, and the number of the guard it is about."""
    target, _, number = read_action(known["action"]).what.partition(" ")
    return {"target": SEATS.index(target), "number": number} if target in tuple(SEATS) else {}


def _exit(known: Known) -> dict[str, object]:
    """An exit as players write it: "4,-1E"."""
    number = max(0, known["value"])
    return {"exit": cell_text(number >> 2) + LETTERS[number & 3]}


# What the sentences of some events call things.
NAMED: dict[str, Callable[[Known], dict[str, object]]] = {
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


SABOTEUR = Telling(CHAINS, belongs, may_grow, kind, is_silent, arguments)
