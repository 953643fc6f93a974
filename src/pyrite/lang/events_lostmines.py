"""How the events of The Lost Mines are told."""

from collections.abc import Sequence
from typing import Any

from pyrite.core.events import Event
from pyrite.core.seats import seat_letter
from pyrite.lang.speaker import Speaker
from pyrite.lang.telling import Known, Telling

# A move is told as one, and so are the cards that somebody discards.
CHAINS = {"stepped": ("stepped",), "passed": ("discarded",), "lost": ("discarded",)}
WAY = " → "


def kind(event: Event, known: Known) -> str:
    """The name of the sentence: one may look at three things."""
    if event.kind == "looked":
        return f"looked_{known['what']}"
    return "dropped" if event.kind == "passed" else event.kind


def is_silent(event: Event, known: Known) -> bool:
    """What others draw is no news; clans are on the table."""
    secret = {"drew": "card", "dwarf_dealt": "dwarf"}.get(event.kind)
    return secret is not None and secret not in known


def arguments(speaker: Speaker, events: Sequence[Event], known: Known) -> dict[str, object]:
    """What is told together: the way of a dwarf, cards that are discarded, who agreed."""
    parts: list[dict[str, Any]] = [event.known() for event in events]
    first = events[0].kind
    if first == "stepped":
        return {"cells": WAY.join(part["cell"] for part in parts)}
    if first in ("passed", "lost"):
        cards = [part["card"] for part in parts if "card" in part]
        return {"n": known.get("cards", 1), "cards": speaker.cards(cards)}
    if first == "answers":
        letters = [seat_letter(seat) for seat in known["agreed"]]
        return {"n": len(letters), "agreed": ", ".join(letters)}
    return {}


LOST_MINES = Telling(
    CHAINS,
    lambda first, event: event.seat == first.seat,
    lambda event: True,
    kind,
    is_silent,
    arguments,
)
