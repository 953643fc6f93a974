# Compiled: see core/native.py
"""The messages for events of Saboteur; core/telling.py explains tellings."""

from collections.abc import Sequence
from typing import Any

from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.telling import Args, Telling, cards_of, if_secret, plain, rules_of
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.decks.module_components import STASH

# Events told as they are; a kind without a telling here or in a module needs no words.
PLAIN = {  # kind of event: the rule behind it
    "round_started": "B-50",
    "skipped": "B-06",
    "round_ended": "B-33",
    "gold_drawn": "B-40",
    "took_gold": "B-40",
    "inspected": "S-24",
    "hat_swapped": "S-25",
    "searched": "M-C2",
    "kept": "C-18",
    "reached": "B-30",
    "taken": "M-C2",
    "changed": "I-09",
    "game_ended": "B-51",
}
ANSWERS = {
    verb: module.choices.rules.get(verb, module.rules[0])
    for module in MODULES.values()
    for verb in module.words.answers
}
OF_MODULES = [(k, *row) for k, module in MODULES.items() for row in module.words.tellings.items()]
NOTED = {key: telling for key, kind, telling in OF_MODULES if kind == "noted"}
BROUGHT = {kind: telling for _, kind, telling in OF_MODULES if kind != "noted"}


def _placed(events: Sequence[Event], args: Args) -> Message:
    id = "event-laid_open" if events[0].seat is None else "event-placed"
    return Message(id, {**args, "card": args["tile"]})


def _goal_shown(events: Sequence[Event], args: Args) -> Message:
    id = STASH.reached if args[f"is_{STASH.one}"] else "event-goal_shown"
    return Message(id, {**args, "treasure": args["card"] == "treasure"})


def _passed(events: Sequence[Event], args: Args) -> Message:
    id = "event-dropped" if args["how"] == "drop" else "event-passed"
    passed = [event for event in events if event.kind == "passed"]
    return Message(id, {"seat": args["seat"], "n": len(passed), "cards": cards_of(passed)})


def _passes_on(first: Event, event: Event) -> bool:
    """Return whether the event belongs to the same pass: each card is passed, then discarded."""
    return event.kind in ("passed", "discarded") and event.seat == first.seat


def _hands_swapped(events: Sequence[Event], args: Args) -> Message:
    cards = cards_of(events)
    return Message("event-hands_swapped", {**args, "n": len(cards), "cards": cards})


def _dwarf_shown(events: Sequence[Event], args: Args) -> Message:
    if events[0].seat is not None:
        return Message("event-dwarf_shown", args)
    dwarfs = [event.open["dwarf"] for event in events]
    return Message("event-spare_shown", {"n": len(dwarfs), "dwarfs": dwarfs})


def _spare_too(first: Event, event: Event) -> bool:
    """Return whether another spare dwarf is shown; spare dwarfs are told together."""
    return first.seat is None and event.seat is None and event.kind == "dwarf_shown"


def _was_paid(events: Sequence[Event], args: Args) -> Message | None:
    """Tell a sum once, with its last card."""
    return Message("event-was_paid", args) if args["left"] == 0 else None


def _coins(events: Sequence[Event], args: Args) -> Message:
    id = "event-coins" if args["coins"] > 0 else "event-paid_coins"
    return Message(id, {"seat": args["seat"], "n": abs(args["coins"]), "rule": args["rule"]})


def _acted(events: Sequence[Event], args: Args) -> Message:
    action: dict[str, Any] = args["action"]
    if action["verb"] not in ANSWERS:
        return Message("event-acted", args)
    parts = {key: action[key] for key in action if key not in ("seat", "verb", "text")}
    return Message(f"event-acted_{action['verb']}", {"seat": args["seat"], **parts})


def _stolen(first: Event, event: Event) -> bool:
    """Return whether the event is part of a theft, which already tells where the gold goes."""
    steals = first.open["action"]["verb"] == "steal"
    return steals and event.kind in ("coins", "changed")


def _noted(events: Sequence[Event], args: Args) -> Message | None:
    telling = NOTED.get(args["module"])
    return telling.message(events, args) if telling else None


def _told(events: Sequence[Event], args: Args) -> Message:
    """Tell an event of a custom module in the module's own words."""
    named = {name: args[name] for name in ("seat", "target") if args.get(name) is not None}
    return Message(args["message"], named)


TELLINGS: dict[str, Telling] = {
    **BROUGHT,
    **{kind: plain(f"event-{kind}", rule) for kind, rule in PLAIN.items()},
    "dwarf_dealt": if_secret("event-dwarf_dealt", "B-01"),
    "drew": if_secret("event-drew", "B-05"),
    "placed": Telling(_placed, {"event-placed": "B-11", "event-laid_open": "V-T1"}),
    "goal_shown": Telling(_goal_shown, {"event-goal_shown": "B-30", STASH.reached: STASH.rule}),
    "passed": Telling(_passed, {"event-passed": "B-05", "event-dropped": "S-02"}, _passes_on),
    "hands_swapped": Telling(
        _hands_swapped,
        {"event-hands_swapped": "S-26"},
        lambda first, event: event.kind == "received",
    ),
    "dwarf_shown": Telling(
        _dwarf_shown, {"event-dwarf_shown": "B-33", "event-spare_shown": "B-33"}, _spare_too
    ),
    "was_paid": Telling(_was_paid, {"event-was_paid": "B-41"}),
    "coins": Telling(_coins, {"event-coins": "S-33", "event-paid_coins": "M-T1"}),
    "acted": Telling(
        _acted,
        {"event-acted": "B-05", **{f"event-acted_{verb}": ANSWERS[verb] for verb in ANSWERS}},
        _stolen,
    ),
    "noted": Telling(_noted, rules_of(NOTED.values())),
    "told": Telling(_told, {}),
}
LINE_RULES = rules_of(TELLINGS.values()) | {STASH.looked: STASH.rule}
