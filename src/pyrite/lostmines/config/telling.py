# Compiled: see core/native.py
"""The messages for events of The Lost Mines; core/telling.py explains tellings."""

from collections.abc import Sequence

from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.telling import Args, Telling, cards_of, if_secret, plain, rules_of

# Events told as they are; a kind without a telling here needs no words.
PLAIN = {  # kind of event: the rule behind it
    "round_started": "L-43",
    "troll_left": "L-23",
    "proposed": "L-45",
    "tool_laid": "L-20",
    "trap_set": "L-22",
    "troll_set": "L-23",
    "stormed": "L-24",
    "trap_gone": "L-24",
    "mine_shown": "L-31",
    "dragon_woken": "L-33",
    "treasure_taken": "L-32",
    "skipped": "L-05",
    "round_ended": "L-40",
    "dwarf_shown": "L-03",
    "treasure_shown": "L-32",
    "scored": "L-41",
    "game_ended": "L-43",
}
LOOKED = {f"event-looked_{what}": "L-21" for what in ("dwarf", "mine", "treasure")}


def _placed(events: Sequence[Event], args: Args) -> Message:
    return Message("event-placed", {**args, "card": args["tile"]})


def _looked(events: Sequence[Event], args: Args) -> Message:
    return Message(f"event-looked_{args['what']}", args)


def _answers(events: Sequence[Event], args: Args) -> Message:
    return Message("event-answers", {**args, "n": len(args["agreed"])})


def _stepped(events: Sequence[Event], args: Args) -> Message:
    cells = [event.open["cell"] for event in events if event.kind == "stepped"]
    return Message("event-stepped", {"seat": args["seat"], "cells": cells, "n": len(cells)})


def _passed(events: Sequence[Event], args: Args) -> Message:
    cards = cards_of(events)
    return Message("event-dropped", {"seat": args["seat"], "n": args["cards"], "cards": cards})


def _lost(events: Sequence[Event], args: Args) -> Message:
    return Message("event-lost", {"seat": args["seat"], "n": 1, "cards": cards_of(events)})


def _discarded_too(first: Event, event: Event) -> bool:
    """Return whether a discard belongs to what the seat just discarded or lost."""
    return event.kind == "discarded" and event.seat == first.seat


def _walks_on(first: Event, event: Event) -> bool:
    """Return whether the walk goes on; between two steps the seat is asked for the next."""
    return event.kind in ("stepped", "asked") and event.seat == first.seat


TELLINGS: dict[str, Telling] = {
    **{kind: plain(f"event-{kind}", rule) for kind, rule in PLAIN.items()},
    "dwarf_dealt": if_secret("event-dwarf_dealt", "L-03"),
    "drew": if_secret("event-drew", "L-05"),
    "placed": Telling(_placed, {"event-placed": "L-10"}),
    "looked": Telling(_looked, LOOKED),
    "answers": Telling(_answers, {"event-answers": "L-45"}),
    "stepped": Telling(_stepped, {"event-stepped": "L-30"}, _walks_on),
    "passed": Telling(_passed, {"event-dropped": "L-05"}, _discarded_too),
    "lost": Telling(_lost, {"event-lost": "L-22"}, _discarded_too),
}
LINE_RULES = rules_of(TELLINGS.values())
