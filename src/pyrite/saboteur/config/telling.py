"""What is told of the events of the tunnel game; core/telling.py says how."""

from collections.abc import Sequence
from typing import Any

from pyrite.core.events import Event
from pyrite.core.message import Message
from pyrite.core.telling import Args, Telling, cards_of, plain
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.decks.brought import STASH

# Told as they are; kinds that neither this file nor a module tells need no words.
PLAIN = (
    *("round_started", "skipped", "round_ended", "gold_drawn", "took_gold", "inspected"),
    *("hat_swapped", "searched", "kept", "reached", "taken", "changed", "game_ended"),
)
ANSWERS = {verb for module in MODULES.values() for verb in module.words.answers}
OF_MODULES = [(k, *row) for k, module in MODULES.items() for row in module.words.tellings.items()]
NOTED = {key: telling for key, kind, telling in OF_MODULES if kind == "noted"}
BROUGHT = {kind: telling for _, kind, telling in OF_MODULES if kind != "noted"}


def _if_secret(id: str) -> Telling:
    """What others draw or are dealt is no news."""
    return Telling(lambda events, args: Message(id, args) if events[0].secret else None)


def _placed(events: Sequence[Event], args: Args) -> Message:
    id = "event-laid_open" if events[0].seat is None else "event-placed"
    return Message(id, {**args, "card": args["tile"]})


def _goal_shown(events: Sequence[Event], args: Args) -> Message:
    return Message(STASH.reached if args[f"is_{STASH.one}"] else "event-goal_shown", args)


def _passed(events: Sequence[Event], args: Args) -> Message:
    id = "event-dropped" if args["how"] == "drop" else "event-passed"
    passed = [event for event in events if event.kind == "passed"]
    return Message(id, {"seat": args["seat"], "n": len(passed), "cards": cards_of(passed)})


def _passes_on(first: Event, event: Event) -> bool:
    """Every card that is passed goes to the discards before the next one."""
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
    """Spare dwarfs are told together, those of seats one by one."""
    return first.seat is None and event.seat is None and event.kind == "dwarf_shown"


def _was_paid(events: Sequence[Event], args: Args) -> Message | None:
    """The sum is told once, with the last card of it."""
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
    """A theft says by itself that gold goes from one seat to another."""
    steals = first.open["action"]["verb"] == "steal"
    return steals and event.kind in ("coins", "changed")


def _noted(events: Sequence[Event], args: Args) -> Message | None:
    telling = NOTED.get(args["module"])
    return telling.message(events, args) if telling else None


def _told(events: Sequence[Event], args: Args) -> Message:
    """A module in plain Python says it in its own words."""
    named = {name: args[name] for name in ("seat", "target") if args.get(name) is not None}
    return Message(args["message"], named)


TELLINGS: dict[str, Telling] = {
    **BROUGHT,
    **{kind: plain(f"event-{kind}") for kind in PLAIN},
    "dwarf_dealt": _if_secret("event-dwarf_dealt"),
    "drew": _if_secret("event-drew"),
    "placed": Telling(_placed),
    "goal_shown": Telling(_goal_shown),
    "passed": Telling(_passed, _passes_on),
    "hands_swapped": Telling(_hands_swapped, lambda first, event: event.kind == "received"),
    "dwarf_shown": Telling(_dwarf_shown, _spare_too),
    "was_paid": Telling(_was_paid),
    "coins": Telling(_coins),
    "acted": Telling(_acted, _stolen),
    "noted": Telling(_noted),
    "told": Telling(_told),
}
