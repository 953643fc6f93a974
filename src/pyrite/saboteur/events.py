"""What each event of the engine says in words, and to whom."""

from pyrite.core.events import Kinds, Parts
from pyrite.core.grid import cell_text
from pyrite.core.moves import card_of
from pyrite.core.seats import known_to, seats_in
from pyrite.saboteur import numbers
from pyrite.saboteur.notation import tile_text, to_text
from pyrite.saboteur.numbers import CHANGED, FACE_UP, FIRST_TILE, TOOLS
from pyrite.saboteur.state import Rules
from pyrite.saboteur.verbs import ASKS
from pyrite.saboteur.words import Words

ABOUT = {"turn_goal": "cell"}
PASSED_AS = ("pass", "more", "drop")


def ask_about(words: Words, kind: str) -> str:
    """What the number of this ask means: "", "cell", "action", or "window" (an action, unseen)."""
    own = {ask: about for module in words.modules for ask, about in module.asks.items()}
    return (ABOUT | own).get(kind, "")


def about_text(rules: Rules, kind: str, about: int) -> str | None:
    """What an ask is about, in words."""
    form = ask_about(rules.words, kind)
    if form == "":
        return None
    return cell_text(about) if form == "cell" else to_text(rules, about)


def _nothing(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {}, {}


def _round_started(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"round": a}, {}


def _dwarf(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {}, {"dwarf": rules.words.dwarfs[a]}


def _dwarf_shown(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"dwarf": rules.words.dwarfs[a]}, {}


def _card(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {}, {"card": rules.words.cards[a].name}


def _asked(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    """Nobody learns who has already answered a window: it shows all whom it was opened for."""
    kind = ASKS[a]
    seats = eyes
    if ask_about(rules.words, kind) == "window":
        seats = (1 << rules.seats) - 1 & ~(1 << seat)
    named = seats_in(seats, rules.seats)
    return {"kind": kind, "seats": named, "about": about_text(rules, kind, b)}, {"you": True}


def _declared(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"action": to_text(rules, a), "card": rules.words.cards[card_of(a)].name}, {}


def _tile(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"cell": cell_text(a), "tile": tile_text(rules.words, b + FIRST_TILE)}, {}


def _target_card(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"target": a, "card": rules.words.cards[b].name}, {}


def _target_tool(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"target": a, "tool": TOOLS[b]}, {}


def _cell_card(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"cell": cell_text(a), "card": rules.words.cards[b].name}, {}


def _cell(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"cell": cell_text(a)}, {}


def _looked(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    cards = rules.words.cards
    under = {"chest": cards[b >> 8].name} if b >> 8 else {}
    return {"cell": cell_text(a)}, {"card": cards[b & 255].name} | under


def _discarded(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    shown = {"known_to": known_to(eyes, rules.seats), "face_up": b == FACE_UP}
    return shown, {"card": rules.words.cards[a].name}


def _passed(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"how": PASSED_AS[b]}, {"card": rules.words.cards[a].name}


def _noted(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    module, name = rules.words.box_names[a]
    return {"module": module, "name": name, "value": b}, {}


def _acted(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"action": to_text(rules, a)}, {}


def _coins(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    if b == 2:
        return {"total": a}, {}
    return {"coins": a, "has_gold": b == 1}, {}


def _changed(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"card": b}, {"value": a}


def _target(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"target": a}, {}


def _inspected(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"target": a}, {"dwarf": rules.words.dwarfs[b]}


def _saw(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"discard": None if b < 0 else b}, {"card": rules.words.cards[a].name}


def _kept(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"of": b}, {"card": rules.words.cards[a].name}


def _direction(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"direction": a}, {}


def _pushed(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"from": cell_text(a), "to": cell_text(b)}, {}


def _taken(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"target": a}, {"card": rules.words.cards[b].name}


def _owed(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"owed": a, "later": None if b == 0 else b - 1}, {}


def _chose(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"goals": [(a & 15) + 1, (a >> 4) + 1]}, {"swapped": b == 1}


def _answered(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {}, {"seat": a}


def _cancelled(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"card": rules.words.cards[a].name, "by": rules.words.cards[b].name}, {}


def _round_ended(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"treasure": a == 1}, {}


def _count(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"cards": a}, {}


def _value(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {}, {"value": a}


def _offered(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"card": b}, {"value": a}


def _paid(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"sum": b >> 8, "left": b & 255}, {"value": a}


def _value_shown(rules: Rules, seat: int, a: int, b: int, eyes: int) -> Parts:
    return {"value": a, "changed": b & CHANGED != 0}, {}


KINDS: Kinds = {
    numbers.ROUND_STARTED: ("round_started", _round_started),
    numbers.DWARF_DEALT: ("dwarf_dealt", _dwarf),
    numbers.DREW: ("drew", _card),
    numbers.ASKED: ("asked", _asked),
    numbers.DECLARED: ("declared", _declared),
    numbers.PLACED: ("placed", _tile),
    numbers.BROKE: ("broke", _target_card),
    numbers.REPAIRED: ("repaired", _target_tool),
    numbers.COLLAPSED: ("collapsed", _cell_card),
    numbers.LOOKED: ("looked", _looked),
    numbers.PASSED: ("passed", _passed),
    numbers.DISCARDED: ("discarded", _discarded),
    numbers.GOAL_SHOWN: ("goal_shown", _cell_card),
    numbers.GOAL_TURNED: ("goal_turned", _tile),
    numbers.ANSWERED: ("answered", _answered),
    numbers.CANCELLED: ("cancelled", _cancelled),
    numbers.ROUND_ENDED: ("round_ended", _round_ended),
    numbers.DWARF_SHOWN: ("dwarf_shown", _dwarf_shown),
    numbers.GOLD_DRAWN: ("gold_drawn", _count),
    numbers.OFFERED: ("offered", _offered),
    numbers.TOOK_GOLD: ("took_gold", _value),
    numbers.WAS_PAID: ("was_paid", _paid),
    numbers.GOLD_SHOWN: ("gold_shown", _value_shown),
    numbers.GAME_ENDED: ("game_ended", _nothing),
    numbers.SKIPPED: ("skipped", _nothing),
    numbers.JOINED: ("joined", _cell),
    numbers.REACHED: ("reached", _cell),
    numbers.TOOK_EFFECT: ("took_effect", _nothing),
    numbers.SET_ASIDE: ("set_aside", _count),
    numbers.FOUND_GOLD: ("found_gold", _nothing),
    numbers.NOTED: ("noted", _noted),
    numbers.ACTED: ("acted", _acted),
    numbers.COINS: ("coins", _coins),
    numbers.CHANGED_CARD: ("changed", _changed),
    numbers.PUT_BEFORE: ("put_before", _target_card),
    numbers.TAKEN_FROM: ("taken_from", _target_card),
    numbers.INSPECTED: ("inspected", _inspected),
    numbers.HAT_SWAPPED: ("hat_swapped", _nothing),
    numbers.PARTY: ("party", _nothing),
    numbers.HANDS_SWAPPED: ("hands_swapped", _target),
    numbers.RECEIVED: ("received", _card),
    numbers.SAW: ("saw", _saw),
    numbers.KEPT: ("kept", _kept),
    numbers.TURNED_ABOUT: ("turned_about", _direction),
    numbers.LIFTED: ("lifted", _cell),
    numbers.COVER_LOST: ("cover_lost", _cell),
    numbers.OPENED: ("opened", _cell_card),
    numbers.PUSHED: ("pushed", _pushed),
    numbers.BURNED: ("burned", _count),
    numbers.SEARCHED: ("searched", _nothing),
    numbers.TAKEN: ("taken", _taken),
    numbers.OWED: ("owed", _owed),
    numbers.CHOSE: ("chose", _chose),
}
