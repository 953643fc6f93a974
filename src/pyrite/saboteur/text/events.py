"""The events of Saboteur: what each kind says, and to whom.

Every kind has a payload of two typed parts: what is open to all, and what only some seats see. The
kinds of the engine are here; a module adds its own with `new_event`.
"""

from collections.abc import Callable
from typing import Any

from pyrite.core.events import EventKind, Nothing, Payload
from pyrite.core.grid import cell_text
from pyrite.core.seats import seats_in
from pyrite.saboteur import numbers
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.numbers import CHANGED, FACE_UP, FIRST_TILE
from pyrite.saboteur.table.payments import RULES
from pyrite.saboteur.table.state import Rules
from pyrite.saboteur.text.types import (
    Asked,
    ByRule,
    CardName,
    CardNumber,
    Coins,
    CoinsTotal,
    Count,
    Declared,
    Discarded,
    DwarfCard,
    GoalShown,
    Noted,
    OfMany,
    OnCell,
    Owed,
    Paid,
    Passed,
    RoundEnded,
    RoundStarted,
    SeenDiscard,
    Shown,
    Target,
    TileOnCell,
    Value,
    ValueShown,
    You,
)
from pyrite.saboteur.text.view import ABOUT_ACTIONS, who_saw

Reader = Callable[[Any, int, int, int, int], Payload]
PASSED_AS = ("pass", "more", "drop")


def nothing(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read an event that says nothing but its seat."""
    return {}, {}


def _round_started(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"round": a}, {}


def _dwarf(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"dwarf": rules.names.dwarfs[a]}


def _dwarf_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"dwarf": rules.names.dwarfs[a]}, {}


def _card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"card": rules.names.card_names[a]}


def _asked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a question; a window shows all seats it was opened for, never who answered."""
    kind = rules.names.asks[a]
    form = rules.names.question_about.get(kind, "")
    seats = (1 << rules.seats) - 1 & ~(1 << seat) if form == "window" else seen_by
    shown = {
        "kind": kind,
        "seats": seats_in(seats, rules.seats),
        "cell": cell_text(b) if form == "cell" else None,
        "action": rules.names.action_data(b, seat) if form in ABOUT_ACTIONS else None,
    }
    return shown, {"you": True}


def _action(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"action": rules.names.action_data(a, seat)}, {}


def _tile(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": cell_text(a), "tile": rules.names.tiles[b + FIRST_TILE]}, {}


def card_of_seat(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a card in front of a seat."""
    return {"target": a, "card": rules.names.card_names[b]}, {}


def card_on_cell(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a card and its cell."""
    return {"cell": cell_text(a), "card": rules.names.card_names[b]}, {}


def _goal_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    names = rules.names
    is_stash = {f"is_{STASH.one}": b in names.stash_paths}
    return {"cell": cell_text(a), "card": names.card_names[b], **is_stash}, {}


def on_cell(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read where it happened."""
    return {"cell": cell_text(a)}, {}


def _cover_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    cards = rules.names.card_names
    under = cards[b >> 8] if b >> 8 else None
    return {"cell": cell_text(a), "card": cards[b & 255], STASH.one: under}, {}


def _discarded(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    who = who_saw(seen_by | (FACE_UP if b == FACE_UP else 0), rules.seats)
    return {"seen_by": who}, {"card": rules.names.card_names[a]}


def _passed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"how": PASSED_AS[b]}, {"card": rules.names.card_names[a]}


def _noted(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    key, _ = rules.names.box_names[a]
    module = next(module for module in rules.names.modules if module.key == key)
    change = module.box.noted(rules.names, a - rules.names.boxes[key], b)
    return {"module": key, "change": change}, {}


def _coins(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"coins": a, "has_gold": b & 1 == 1, "rule": RULES[b >> 1]}, {}


def _coins_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"total": a}, {}


def _changed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"card": b}, {"value": a}


def _target(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"target": a}, {}


def _inspected(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"target": a}, {"dwarf": rules.names.dwarfs[b]}


def _saw(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"discard": None if b < 0 else b}, {"card": rules.names.card_names[a]}


def _kept(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"of": b}, {"card": rules.names.card_names[a]}


def _taken(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"target": a}, {"card": rules.names.card_names[b]}


def _owed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"owed": a, "later": None if b == 0 else b - 1}, {}


def _round_ended(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"treasure": a == 1}, {}


def count(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a number of cards."""
    return {"cards": a}, {}


def _took_gold(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"rule": RULES[b]}, {"value": a}


def _offered(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"card": b}, {"value": a}


def _paid(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    shown = {"sum": b >> 8 & 0xFFFF, "left": b & 255, "rule": RULES[b >> 24]}
    return shown, {"value": a}


def _value_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"value": a, "changed": b & CHANGED != 0}, {}


KINDS: dict[int, EventKind] = {
    numbers.ROUND_STARTED: EventKind("round_started", _round_started, RoundStarted),
    numbers.DWARF_DEALT: EventKind("dwarf_dealt", _dwarf, Nothing, DwarfCard),
    numbers.DREW: EventKind("drew", _card, Nothing, CardName),
    numbers.ASKED: EventKind("asked", _asked, Asked, You),
    numbers.DECLARED: EventKind("declared", _action, Declared),
    numbers.PLACED: EventKind("placed", _tile, TileOnCell),
    numbers.PASSED: EventKind("passed", _passed, Passed, CardName),
    numbers.DISCARDED: EventKind("discarded", _discarded, Discarded, CardName),
    numbers.GOAL_SHOWN: EventKind("goal_shown", _goal_shown, GoalShown),
    numbers.GOAL_TURNED: EventKind("goal_turned", _tile, TileOnCell),
    numbers.ROUND_ENDED: EventKind("round_ended", _round_ended, RoundEnded),
    numbers.DWARF_SHOWN: EventKind("dwarf_shown", _dwarf_shown, DwarfCard),
    numbers.COVER_SHOWN: EventKind("cover_shown", _cover_shown, Shown),
    numbers.GOLD_DRAWN: EventKind("gold_drawn", count, Count),
    numbers.OFFERED: EventKind("offered", _offered, CardNumber, Value),
    numbers.TOOK_GOLD: EventKind("took_gold", _took_gold, ByRule, Value),
    numbers.WAS_PAID: EventKind("was_paid", _paid, Paid, Value),
    numbers.GOLD_SHOWN: EventKind("gold_shown", _value_shown, ValueShown),
    numbers.GAME_ENDED: EventKind("game_ended", nothing),
    numbers.SKIPPED: EventKind("skipped", nothing),
    numbers.JOINED: EventKind("joined", on_cell, OnCell),
    numbers.REACHED: EventKind("reached", on_cell, OnCell),
    numbers.TOOK_EFFECT: EventKind("took_effect", nothing),
    numbers.SET_ASIDE: EventKind("set_aside", count, Count),
    numbers.NOTED: EventKind("noted", _noted, Noted),
    numbers.ACTED: EventKind("acted", _action, Declared),
    numbers.COINS: EventKind("coins", _coins, Coins),
    numbers.COINS_SHOWN: EventKind("coins_shown", _coins_shown, CoinsTotal),
    numbers.CHANGED_CARD: EventKind("changed", _changed, CardNumber, Value),
    numbers.INSPECTED: EventKind("inspected", _inspected, Target, DwarfCard),
    numbers.HAT_SWAPPED: EventKind("hat_swapped", nothing),
    numbers.HANDS_SWAPPED: EventKind("hands_swapped", _target, Target),
    numbers.RECEIVED: EventKind("received", _card, Nothing, CardName),
    numbers.SAW: EventKind("saw", _saw, SeenDiscard, CardName),
    numbers.KEPT: EventKind("kept", _kept, OfMany, CardName),
    numbers.SEARCHED: EventKind("searched", nothing),
    numbers.TAKEN: EventKind("taken", _taken, Target, CardName),
    numbers.OWED: EventKind("owed", _owed, Owed),
}


def new_event(name: str, read: Reader, open: type = Nothing, secret: type = Nothing) -> int:
    """Register an event of a module: `read(rules, seat, a, b, seen_by)` returns its two parts."""
    number = len(KINDS)
    KINDS[number] = EventKind(name, read, open, secret)
    return number
