"""The events of Saboteur: what each kind says, and to whom.

Every kind has a payload of two typed parts: what is open to all, and what only some seats see. The
kinds of the engine are here; a module adds its own with `new_event`.
"""

from pyrite.core.events import (
    CARD_A,
    CARD_B,
    A,
    B,
    CardName,
    CardOnCell,
    EventKind,
    Nothing,
    Payload,
    Reader,
    RoundStarted,
    TileOnCell,
    You,
    says,
)
from pyrite.core.grid import cell_text
from pyrite.core.seats import seats_in
from pyrite.saboteur import numbers
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.numbers import CHANGED, FACE_UP, FIRST_TILE, TOOLS
from pyrite.saboteur.play.payout import RULES
from pyrite.saboteur.table.state import Rules
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.types import (
    Asked,
    ByRule,
    CardNumber,
    CardOfSeat,
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
    SeenDiscard,
    Shown,
    Target,
    ToolOfSeat,
    Value,
    ValueShown,
)
from pyrite.saboteur.text.view import ABOUT_ACTIONS, who_saw

PASSED_AS = ("pass", "more", "drop")


def CELL_A(names: Names, a: int, b: int) -> str:
    """Return the cell that the first number of an event stands for."""
    return cell_text(a)


def DWARF_A(names: Names, a: int, b: int) -> str:
    """Return the dwarf that the first number of an event stands for."""
    return names.dwarfs[a]


nothing = says({})
on_cell = says({"cell": CELL_A})
card_on_cell = says({"cell": CELL_A, "card": CARD_B})
card_of_seat = says({"target": A, "card": CARD_B})
count = says({"cards": A})
_tile_on_cell = says({"cell": CELL_A, "tile": lambda names, a, b: names.tiles[b + FIRST_TILE]})
_card = says({}, {"card": CARD_A})
_gold_card = says({"card": B}, {"value": A})


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


def _goal_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    names = rules.names
    is_stash = {f"is_{STASH.one}": b in names.stash_paths}
    return {"cell": cell_text(a), "card": names.card_names[b], **is_stash}, {}


def _cover_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    cards = rules.names.card_names
    under = cards[b >> 8] if b >> 8 else None
    return {"cell": cell_text(a), "card": cards[b & 255], STASH.one: under}, {}


def _discarded(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    who = who_saw(seen_by | (FACE_UP if b == FACE_UP else 0), rules.seats)
    return {"seen_by": who}, {"card": rules.names.card_names[a]}


def _noted(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    key, _ = rules.names.box_names[a]
    module = next(module for module in rules.names.modules if module.key == key)
    change = module.box.noted(rules.names, a - rules.names.boxes[key], b)
    return {"module": key, "change": change}, {}


def _coins(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"coins": a, "has_gold": b & 1 == 1, "rule": RULES[b >> 1]}, {}


def _paid(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    shown = {"sum": b >> 8 & 0xFFFF, "left": b & 255, "rule": RULES[b >> 24]}
    return shown, {"value": a}


KINDS: dict[int, EventKind] = {
    numbers.ROUND_STARTED: EventKind("round_started", says({"round": A}), RoundStarted),
    numbers.DWARF_DEALT: EventKind("dwarf_dealt", says({}, {"dwarf": DWARF_A}), Nothing, DwarfCard),
    numbers.DREW: EventKind("drew", _card, Nothing, CardName),
    numbers.ASKED: EventKind("asked", _asked, Asked, You),
    numbers.DECLARED: EventKind("declared", _action, Declared),
    numbers.PLACED: EventKind("placed", _tile_on_cell, TileOnCell),
    numbers.PASSED: EventKind(
        "passed",
        says({"how": lambda names, a, b: PASSED_AS[b]}, {"card": CARD_A}),
        Passed,
        CardName,
    ),
    numbers.DISCARDED: EventKind("discarded", _discarded, Discarded, CardName),
    numbers.GOAL_SHOWN: EventKind("goal_shown", _goal_shown, GoalShown),
    numbers.GOAL_TURNED: EventKind("goal_turned", _tile_on_cell, TileOnCell),
    numbers.ROUND_ENDED: EventKind(
        "round_ended", says({"treasure": lambda names, a, b: a == 1}), RoundEnded
    ),
    numbers.DWARF_SHOWN: EventKind("dwarf_shown", says({"dwarf": DWARF_A}), DwarfCard),
    numbers.COVER_SHOWN: EventKind("cover_shown", _cover_shown, Shown),
    numbers.GOLD_DRAWN: EventKind("gold_drawn", count, Count),
    numbers.OFFERED: EventKind("offered", _gold_card, CardNumber, Value),
    numbers.TOOK_GOLD: EventKind(
        "took_gold", says({"rule": lambda names, a, b: RULES[b]}, {"value": A}), ByRule, Value
    ),
    numbers.WAS_PAID: EventKind("was_paid", _paid, Paid, Value),
    numbers.GOLD_SHOWN: EventKind(
        "gold_shown",
        says({"value": A, "changed": lambda names, a, b: b & CHANGED != 0}),
        ValueShown,
    ),
    numbers.GAME_ENDED: EventKind("game_ended", nothing),
    numbers.SKIPPED: EventKind("skipped", nothing),
    numbers.JOINED: EventKind("joined", on_cell, OnCell),
    numbers.REACHED: EventKind("reached", on_cell, OnCell),
    numbers.TOOK_EFFECT: EventKind("took_effect", nothing),
    numbers.SET_ASIDE: EventKind("set_aside", count, Count),
    numbers.NOTED: EventKind("noted", _noted, Noted),
    numbers.ACTED: EventKind("acted", _action, Declared),
    numbers.COINS: EventKind("coins", _coins, Coins),
    numbers.COINS_SHOWN: EventKind("coins_shown", says({"total": A}), CoinsTotal),
    numbers.BROKE: EventKind("broke", card_of_seat, CardOfSeat),
    numbers.REPAIRED: EventKind(
        "repaired", says({"target": A, "tool": lambda names, a, b: TOOLS[b]}), ToolOfSeat
    ),
    numbers.COLLAPSED: EventKind("collapsed", card_on_cell, CardOnCell),
    numbers.CHANGED_CARD: EventKind("changed", _gold_card, CardNumber, Value),
    numbers.INSPECTED: EventKind(
        "inspected",
        says({"target": A}, {"dwarf": lambda names, a, b: names.dwarfs[b]}),
        Target,
        DwarfCard,
    ),
    numbers.HAT_SWAPPED: EventKind("hat_swapped", nothing),
    numbers.HANDS_SWAPPED: EventKind("hands_swapped", says({"target": A}), Target),
    numbers.RECEIVED: EventKind("received", _card, Nothing, CardName),
    numbers.SAW: EventKind(
        "saw",
        says({"discard": lambda names, a, b: None if b < 0 else b}, {"card": CARD_A}),
        SeenDiscard,
        CardName,
    ),
    numbers.KEPT: EventKind("kept", says({"of": B}, {"card": CARD_A}), OfMany, CardName),
    numbers.SEARCHED: EventKind("searched", nothing),
    numbers.TAKEN: EventKind("taken", says({"target": A}, {"card": CARD_B}), Target, CardName),
    numbers.OWED: EventKind(
        "owed", says({"owed": A, "later": lambda names, a, b: b - 1 if b else None}), Owed
    ),
}


def new_event(name: str, read: Reader, open: type = Nothing, secret: type = Nothing) -> int:
    """Register an event of a module: `read(rules, seat, a, b, seen_by)` returns its two parts."""
    number = len(KINDS)
    KINDS[number] = EventKind(name, read, open, secret)
    return number
