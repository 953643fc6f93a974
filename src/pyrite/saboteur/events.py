"""The events of the tunnel game: what each kind says, and to whom.

Every kind has a payload of two typed parts, what is open to all and what only some seats see.
"""

from typing import Any, TypedDict

from pyrite.core.actions import ActionData
from pyrite.core.events import EventKind, Nothing, Payload
from pyrite.core.grid import cell_text
from pyrite.core.seats import seats_in
from pyrite.saboteur import numbers
from pyrite.saboteur.numbers import CHANGED, FACE_UP, FIRST_TILE, TOOLS
from pyrite.saboteur.results import RULES
from pyrite.saboteur.state import Rules
from pyrite.saboteur.verbs import ASKS
from pyrite.saboteur.view import ABOUT_ACTIONS, discard_seen_by

PASSED_AS = ("pass", "more", "drop")


class RoundStarted(TypedDict):
    """A round begins; the seat of the event plays first."""

    round: int


class DwarfCard(TypedDict):
    """Which dwarf it is."""

    dwarf: str


class CardName(TypedDict):
    """Which card it is."""

    card: str


class Asked(TypedDict):
    """The game waits; `cell` or `action` is what the question is about."""

    kind: str
    seats: list[int]
    cell: str | None
    action: ActionData | None


class You(TypedDict):
    """The reader of the event is asked."""

    you: bool


class Declared(TypedDict):
    """What a seat does or wants to do."""

    action: ActionData


class TileOnCell(TypedDict):
    """A card as it lies now."""

    cell: str
    tile: str


class CardOfSeat(TypedDict):
    """A card before a seat."""

    target: int
    card: str


class ToolOfSeat(TypedDict):
    """A tool of a seat."""

    target: int
    tool: str


class CardOnCell(TypedDict):
    """A card and its cell."""

    cell: str
    card: str


class GoalShown(TypedDict):
    """A face-down card is about to be turned up; the path over a chest is one, too."""

    cell: str
    card: str
    is_chest: bool


class OnCell(TypedDict):
    """Where it happened."""

    cell: str


class Seen(TypedDict, total=False):
    """What lay face down; a chest lies under a path."""

    card: str
    chest: str


class Shown(TypedDict):
    """What still lay face down when the round was over."""

    cell: str
    card: str
    chest: str | None


class Passed(TypedDict):
    """A card goes face down to the discards: a pass, one more card of it, or none at all."""

    how: str


class Discarded(TypedDict):
    """A card goes to the discards: who knows it ("all", "face_up" or seats)."""

    seen_by: str | list[int]


class Noted(TypedDict):
    """A module's own things have changed."""

    module: str
    change: dict[str, Any]


class Coins(TypedDict):
    """Coins come or go by a rule, and whether the seat has gold afterwards."""

    coins: int
    has_gold: bool
    rule: str


class CoinsTotal(TypedDict):
    """All coins of a seat, at the end of the game."""

    total: int


class CardNumber(TypedDict):
    """The number of a gold card."""

    card: int


class Value(TypedDict):
    """What a gold card is worth."""

    value: int


class Target(TypedDict):
    """The other seat."""

    target: int


class SeenDiscard(TypedDict):
    """The number of the discard that was seen, null for a card of the pile."""

    discard: int | None


class OfMany(TypedDict):
    """One of so many cards."""

    of: int


class Direction(TypedDict):
    """The direction of play: 1 is clockwise."""

    direction: int


Pushed = TypedDict("Pushed", {"from": str, "to": str})  # "from" is no name in Python


class Owed(TypedDict):
    """How many cards are drawn when the turn ends, and a seat that draws one, too."""

    owed: int
    later: int | None


class Chose(TypedDict):
    """Two goals, by their numbers."""

    goals: list[int]


class Swapped(TypedDict):
    """Whether the goals changed places."""

    swapped: bool


class Answered(TypedDict):
    """Who answered."""

    seat: int


class Cancelled(TypedDict):
    """A card has no effect, because of another."""

    card: str
    by: str


class RoundEnded(TypedDict):
    """Whether the treasure was found."""

    treasure: bool


class Count(TypedDict):
    """So many cards."""

    cards: int


class Paid(TypedDict):
    """The whole sum, how many cards of it follow, and the rule."""

    sum: int
    left: int
    rule: str


class ByRule(TypedDict):
    """The rule by which gold comes."""

    rule: str


class ValueShown(TypedDict):
    """A gold card at the end, and whether it was changed for coins."""

    value: int
    changed: bool


def _nothing(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
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
    """Nobody learns who has already answered a window: it shows all whom it was opened for."""
    kind = ASKS[a]
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


def _target_card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"target": a, "card": rules.names.card_names[b]}, {}


def _target_tool(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"target": a, "tool": TOOLS[b]}, {}


def _cell_card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": cell_text(a), "card": rules.names.card_names[b]}, {}


def _goal_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    names = rules.names
    shown = {"cell": cell_text(a), "card": names.card_names[b], "is_chest": b in names.chest_paths}
    return shown, {}


def _cell(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": cell_text(a)}, {}


def _looked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    cards = rules.names.card_names
    under = {"chest": cards[b >> 8]} if b >> 8 else {}
    return {"cell": cell_text(a)}, {"card": cards[b & 255], **under}


def _cover_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    cards = rules.names.card_names
    chest = cards[b >> 8] if b >> 8 else None
    return {"cell": cell_text(a), "card": cards[b & 255], "chest": chest}, {}


def _discarded(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    who = discard_seen_by(seen_by | (FACE_UP if b == FACE_UP else 0), rules.seats)
    return {"seen_by": who}, {"card": rules.names.card_names[a]}


def _passed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"how": PASSED_AS[b]}, {"card": rules.names.card_names[a]}


def _noted(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    key, _ = rules.names.box_names[a]
    module = next(module for module in rules.names.modules if module.key == key)
    change = module.noted(rules.names, a - rules.names.boxes[key], b)
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


def _direction(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"direction": a}, {}


def _pushed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"from": cell_text(a), "to": cell_text(b)}, {}


def _taken(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"target": a}, {"card": rules.names.card_names[b]}


def _owed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"owed": a, "later": None if b == 0 else b - 1}, {}


def _chose(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"goals": [(a & 15) + 1, (a >> 4) + 1]}, {"swapped": b == 1}


def _answered(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"seat": a}


def _cancelled(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"card": rules.names.card_names[a], "by": rules.names.card_names[b]}, {}


def _round_ended(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"treasure": a == 1}, {}


def _count(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cards": a}, {}


def _found_gold(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"rule": RULES[a]}, {}


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
    numbers.BROKE: EventKind("broke", _target_card, CardOfSeat),
    numbers.REPAIRED: EventKind("repaired", _target_tool, ToolOfSeat),
    numbers.COLLAPSED: EventKind("collapsed", _cell_card, CardOnCell),
    numbers.LOOKED: EventKind("looked", _looked, OnCell, Seen),
    numbers.PASSED: EventKind("passed", _passed, Passed, CardName),
    numbers.DISCARDED: EventKind("discarded", _discarded, Discarded, CardName),
    numbers.GOAL_SHOWN: EventKind("goal_shown", _goal_shown, GoalShown),
    numbers.GOAL_TURNED: EventKind("goal_turned", _tile, TileOnCell),
    numbers.ANSWERED: EventKind("answered", _answered, Nothing, Answered),
    numbers.CANCELLED: EventKind("cancelled", _cancelled, Cancelled),
    numbers.ROUND_ENDED: EventKind("round_ended", _round_ended, RoundEnded),
    numbers.DWARF_SHOWN: EventKind("dwarf_shown", _dwarf_shown, DwarfCard),
    numbers.COVER_SHOWN: EventKind("cover_shown", _cover_shown, Shown),
    numbers.GOLD_DRAWN: EventKind("gold_drawn", _count, Count),
    numbers.OFFERED: EventKind("offered", _offered, CardNumber, Value),
    numbers.TOOK_GOLD: EventKind("took_gold", _took_gold, ByRule, Value),
    numbers.WAS_PAID: EventKind("was_paid", _paid, Paid, Value),
    numbers.GOLD_SHOWN: EventKind("gold_shown", _value_shown, ValueShown),
    numbers.GAME_ENDED: EventKind("game_ended", _nothing),
    numbers.SKIPPED: EventKind("skipped", _nothing),
    numbers.JOINED: EventKind("joined", _cell, OnCell),
    numbers.REACHED: EventKind("reached", _cell, OnCell),
    numbers.TOOK_EFFECT: EventKind("took_effect", _nothing),
    numbers.SET_ASIDE: EventKind("set_aside", _count, Count),
    numbers.FOUND_GOLD: EventKind("found_gold", _found_gold, ByRule),
    numbers.NOTED: EventKind("noted", _noted, Noted),
    numbers.ACTED: EventKind("acted", _action, Declared),
    numbers.COINS: EventKind("coins", _coins, Coins),
    numbers.COINS_SHOWN: EventKind("coins_shown", _coins_shown, CoinsTotal),
    numbers.CHANGED_CARD: EventKind("changed", _changed, CardNumber, Value),
    numbers.PUT_BEFORE: EventKind("put_before", _target_card, CardOfSeat),
    numbers.TAKEN_FROM: EventKind("taken_from", _target_card, CardOfSeat),
    numbers.INSPECTED: EventKind("inspected", _inspected, Target, DwarfCard),
    numbers.HAT_SWAPPED: EventKind("hat_swapped", _nothing),
    numbers.PARTY: EventKind("party", _nothing),
    numbers.HANDS_SWAPPED: EventKind("hands_swapped", _target, Target),
    numbers.RECEIVED: EventKind("received", _card, Nothing, CardName),
    numbers.SAW: EventKind("saw", _saw, SeenDiscard, CardName),
    numbers.KEPT: EventKind("kept", _kept, OfMany, CardName),
    numbers.TURNED_ABOUT: EventKind("turned_about", _direction, Direction),
    numbers.LIFTED: EventKind("lifted", _cell, OnCell),
    numbers.COVER_LOST: EventKind("cover_lost", _cell, OnCell),
    numbers.OPENED: EventKind("opened", _cell_card, CardOnCell),
    numbers.PUSHED: EventKind("pushed", _pushed, Pushed),
    numbers.BURNED: EventKind("burned", _count, Count),
    numbers.SEARCHED: EventKind("searched", _nothing),
    numbers.TAKEN: EventKind("taken", _taken, Target, CardName),
    numbers.OWED: EventKind("owed", _owed, Owed),
    numbers.CHOSE: EventKind("chose", _chose, Chose, Swapped),
}
