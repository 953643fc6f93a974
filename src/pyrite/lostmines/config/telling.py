"""What is told of the events of The Lost Mines; core/telling.py says how."""

from collections.abc import Sequence

from pyrite.core.events import Event
from pyrite.core.message import Message
from pyrite.core.telling import Args, Telling, cards_of, plain

# Told as they are; kinds that are not in this file need no words.
PLAIN = (
    *("round_started", "troll_left", "proposed", "tool_laid", "trap_set", "troll_set", "stormed"),
    *("trap_gone", "mine_shown", "dragon_woken", "treasure_taken", "skipped", "round_ended"),
    *("dwarf_shown", "treasure_shown", "scored", "game_ended"),
)


def _if_secret(id: str) -> Telling:
    """What others draw or are dealt is no news; clans are on the table."""
    return Telling(lambda events, args: Message(id, args) if events[0].secret else None)


def _placed(events: Sequence[Event], args: Args) -> Message:
    return Message("event-placed", {**args, "card": args["tile"]})


def _looked(events: Sequence[Event], args: Args) -> Message:
    return Message(f"event-looked_{args['what']}", args)


def _answers(events: Sequence[Event], args: Args) -> Message:
    return Message("event-answers", {**args, "n": len(args["agreed"])})


def _stepped(events: Sequence[Event], args: Args) -> Message:
    cells = [event.open["cell"] for event in events if event.kind == "stepped"]
    return Message("event-stepped", {"seat": args["seat"], "cells": cells})


def _passed(events: Sequence[Event], args: Args) -> Message:
    cards = cards_of(events)
    return Message("event-dropped", {"seat": args["seat"], "n": args["cards"], "cards": cards})


def _lost(events: Sequence[Event], args: Args) -> Message:
    return Message("event-lost", {"seat": args["seat"], "n": 1, "cards": cards_of(events)})


def _discarded_too(first: Event, event: Event) -> bool:
    """The cards that a seat discards or loses are told with that."""
    return event.kind == "discarded" and event.seat == first.seat


def _walks_on(first: Event, event: Event) -> bool:
    """Between two steps the seat is asked for the next one."""
    return event.kind in ("stepped", "asked") and event.seat == first.seat


TELLINGS: dict[str, Telling] = {
    **{kind: plain(f"event-{kind}") for kind in PLAIN},
    "dwarf_dealt": _if_secret("event-dwarf_dealt"),
    "drew": _if_secret("event-drew"),
    "placed": Telling(_placed),
    "looked": Telling(_looked),
    "answers": Telling(_answers),
    "stepped": Telling(_stepped, _walks_on),
    "passed": Telling(_passed, _discarded_too),
    "lost": Telling(_lost, _discarded_too),
}
