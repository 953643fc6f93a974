"""The events of The Lost Mines: what each kind says, and to whom.

Every kind has a payload of two typed parts: what is open to all, and what only some seats see.
"""

from pyrite.core.events import EventKind, Nothing, Payload
from pyrite.core.seats import seats_in
from pyrite.core.sides import LETTERS as SIDES
from pyrite.lostmines import numbers
from pyrite.lostmines.numbers import (
    ASK_AGREE,
    ASKS,
    CHARACTERS,
    CLANS,
    DWARF,
    ENDS,
    KINDS,
    LOOK_MASK,
    LOOK_SHIFT,
    LOOKS,
    MINE,
    ROLES,
)
from pyrite.lostmines.table.places import CELL_TEXTS, EDGE_TEXTS
from pyrite.lostmines.table.state import Rules
from pyrite.lostmines.text.types import (
    Answered,
    Answers,
    Asked,
    CardName,
    CardOnCell,
    Character,
    Clan,
    Discarded,
    DwarfShown,
    Looked,
    MineOnCell,
    OnEdge,
    Passed,
    RoundEnded,
    RoundStarted,
    Scored,
    Seen,
    Stepped,
    TileOnCell,
    TreasureLaid,
    TreasureNumber,
    TreasureShown,
    Value,
    You,
)
from pyrite.lostmines.text.view import seen_by_text


def clan_of(dwarf: int) -> str:
    """Return the clan on the back of a dwarf card."""
    return CLANS[dwarf // CHARACTERS]


def role_of(dwarf: int) -> str:
    """Return the character on the front of a dwarf card."""
    return ROLES[dwarf % CHARACTERS]


def _nothing(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {}


def _round_started(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"round": a}, {}


def _dwarf_dealt(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"clan": clan_of(a)}, {"dwarf": role_of(a)}


def _dwarf_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"clan": clan_of(a), "dwarf": role_of(a)}, {}


def _treasure_laid(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"treasure": a + 1, "kind": KINDS[b]}, {}


def _card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"card": rules.names.card_names[a]}


def _asked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a question; all others are shown as asked until all have answered a proposal."""
    cell = b & 255
    asked = (1 << rules.seats) - 1 & ~(1 << seat) if a == ASK_AGREE else seen_by
    shown = {
        "kind": ASKS[a],
        "seats": seats_in(asked, rules.seats),
        "cell": CELL_TEXTS[cell] if cell else None,
        "action": None,
        "steps": b >> 8 & 15,
        "owed": b >> 12 & 15,
        "proposed": b >> 16 == 1,
    }
    return shown, {"you": True}


def _answered(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"seat": a, "agrees": b == 1}


def _answers(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"agreed": seats_in(a, rules.seats)}, {}


def _tile(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": CELL_TEXTS[a], "tile": rules.names.tiles[b]}, {}


def _cell_card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": CELL_TEXTS[a], "card": rules.names.card_names[b]}, {}


def _edge(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"edge": EDGE_TEXTS[a]}, {}


def _looked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    kind, which = a >> LOOK_SHIFT & LOOK_MASK, a & LOOK_MASK
    shown = {"card": rules.names.card_names[a >> 16], "what": LOOKS[kind]}
    if kind == MINE:
        cell = CELL_TEXTS[rules.names.mine_cells[which]]
        return {**shown, "cell": cell}, {"mine": rules.names.card_names[b]}
    if kind == DWARF:
        return {**shown, "target": which}, {"dwarf": role_of(b)}
    return {**shown, "treasure": which + 1}, {"value": b}


def _discarded(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"seen_by": seen_by_text(seen_by, rules.seats)}, {"card": rules.names.card_names[a]}


def _passed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cards": a}, {}


def _stepped(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": CELL_TEXTS[a], "side": SIDES[b]}, {}


def _mine(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"cell": CELL_TEXTS[a], "mine": rules.names.card_names[b]}, {}


def _treasure_taken(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"treasure": a + 1}, {"value": b}


def _treasure_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"treasure": a + 1, "value": b}, {}


def _round_ended(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"how": ENDS[a]}, {}


def _scored(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    price = b & 255
    return {"share": a, "price": price, "won": a - price, "points": b >> 8}, {}


EVENTS: dict[int, EventKind] = {
    numbers.ROUND_STARTED: EventKind("round_started", _round_started, RoundStarted),
    numbers.DWARF_DEALT: EventKind("dwarf_dealt", _dwarf_dealt, Clan, Character),
    numbers.TREASURE_LAID: EventKind("treasure_laid", _treasure_laid, TreasureLaid),
    numbers.DREW: EventKind("drew", _card, Nothing, CardName),
    numbers.ASKED: EventKind("asked", _asked, Asked, You),
    numbers.TROLL_LEFT: EventKind("troll_left", _edge, OnEdge),
    numbers.PROPOSED: EventKind("proposed", _nothing),
    numbers.ANSWERED: EventKind("answered", _answered, Nothing, Answered),
    numbers.ANSWERS: EventKind("answers", _answers, Answers),
    numbers.PLACED: EventKind("placed", _tile, TileOnCell),
    numbers.TOOL_LAID: EventKind("tool_laid", _cell_card, CardOnCell),
    numbers.LOOKED: EventKind("looked", _looked, Looked, Seen),
    numbers.TRAP_SET: EventKind("trap_set", _edge, OnEdge),
    numbers.TROLL_SET: EventKind("troll_set", _edge, OnEdge),
    numbers.STORMED: EventKind("stormed", _cell_card, CardOnCell),
    numbers.TRAP_GONE: EventKind("trap_gone", _edge, OnEdge),
    numbers.DISCARDED: EventKind("discarded", _discarded, Discarded, CardName),
    numbers.PASSED: EventKind("passed", _passed, Passed),
    numbers.STEPPED: EventKind("stepped", _stepped, Stepped),
    numbers.STOPPED: EventKind("stopped", _nothing),
    numbers.LOST: EventKind("lost", _nothing),
    numbers.MINE_SHOWN: EventKind("mine_shown", _mine, MineOnCell),
    numbers.MINE_TURNED: EventKind("mine_turned", _tile, TileOnCell),
    numbers.DRAGON_WOKEN: EventKind("dragon_woken", _nothing),
    numbers.TREASURE_TAKEN: EventKind("treasure_taken", _treasure_taken, TreasureNumber, Value),
    numbers.SKIPPED: EventKind("skipped", _nothing),
    numbers.ROUND_ENDED: EventKind("round_ended", _round_ended, RoundEnded),
    numbers.DWARF_SHOWN: EventKind("dwarf_shown", _dwarf_shown, DwarfShown),
    numbers.TREASURE_SHOWN: EventKind("treasure_shown", _treasure_shown, TreasureShown),
    numbers.SCORED: EventKind("scored", _scored, Scored),
    numbers.GAME_ENDED: EventKind("game_ended", _nothing),
}
