"""The events of The Lost Mines: what each kind says, and to whom.

Every kind has a payload of two typed parts: what is open to all, and what only some seats see.
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
    RoundStarted,
    TileOnCell,
    You,
    says,
)
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
from pyrite.lostmines.text.names import Names
from pyrite.lostmines.text.types import (
    Answered,
    Answers,
    Asked,
    Character,
    Clan,
    Discarded,
    DwarfShown,
    Looked,
    MineOnCell,
    OnEdge,
    Passed,
    RoundEnded,
    Scored,
    Seen,
    Stepped,
    TreasureLaid,
    TreasureNumber,
    TreasureShown,
    Value,
)
from pyrite.lostmines.text.view import seen_by_text


def CELL_A(names: Names, a: int, b: int) -> str:
    """Return the cell that the first number of an event stands for."""
    return CELL_TEXTS[a]


def CLAN_A(names: Names, a: int, b: int) -> str:
    """Return the clan on the back of the dwarf card that the first number stands for."""
    return CLANS[a // CHARACTERS]


def ROLE_A(names: Names, a: int, b: int) -> str:
    """Return the character on the front of the dwarf card that the first number stands for."""
    return ROLES[a % CHARACTERS]


def TREASURE_A(names: Names, a: int, b: int) -> int:
    """Return the number of a treasure, counted from 1."""
    return a + 1


_nothing = says({})
_edge = says({"edge": lambda names, a, b: EDGE_TEXTS[a]})
_tile_on_cell = says({"cell": CELL_A, "tile": lambda names, a, b: names.tiles[b]})
_card_on_cell = says({"cell": CELL_A, "card": CARD_B})


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


def _answers(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"agreed": seats_in(a, rules.seats)}, {}


def _looked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    kind, which = a >> LOOK_SHIFT & LOOK_MASK, a & LOOK_MASK
    shown = {"card": rules.names.card_names[a >> 16], "what": LOOKS[kind]}
    if kind == MINE:
        cell = CELL_TEXTS[rules.names.mine_cells[which]]
        return {**shown, "cell": cell}, {"mine": rules.names.card_names[b]}
    if kind == DWARF:
        return {**shown, "target": which}, {"dwarf": ROLES[b % CHARACTERS]}
    return {**shown, "treasure": which + 1}, {"value": b}


def _discarded(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"seen_by": seen_by_text(seen_by, rules.seats)}, {"card": rules.names.card_names[a]}


def _scored(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    price = b & 255
    return {"share": a, "price": price, "won": a - price, "points": b >> 8}, {}


EVENTS: dict[int, EventKind] = {
    numbers.ROUND_STARTED: EventKind("round_started", says({"round": A}), RoundStarted),
    numbers.DWARF_DEALT: EventKind(
        "dwarf_dealt", says({"clan": CLAN_A}, {"dwarf": ROLE_A}), Clan, Character
    ),
    numbers.TREASURE_LAID: EventKind(
        "treasure_laid",
        says({"treasure": TREASURE_A, "kind": lambda names, a, b: KINDS[b]}),
        TreasureLaid,
    ),
    numbers.DREW: EventKind("drew", says({}, {"card": CARD_A}), Nothing, CardName),
    numbers.ASKED: EventKind("asked", _asked, Asked, You),
    numbers.TROLL_LEFT: EventKind("troll_left", _edge, OnEdge),
    numbers.PROPOSED: EventKind("proposed", _nothing),
    numbers.ANSWERED: EventKind(
        "answered", says({}, {"seat": A, "agrees": lambda names, a, b: b == 1}), Nothing, Answered
    ),
    numbers.ANSWERS: EventKind("answers", _answers, Answers),
    numbers.PLACED: EventKind("placed", _tile_on_cell, TileOnCell),
    numbers.TOOL_LAID: EventKind("tool_laid", _card_on_cell, CardOnCell),
    numbers.LOOKED: EventKind("looked", _looked, Looked, Seen),
    numbers.TRAP_SET: EventKind("trap_set", _edge, OnEdge),
    numbers.TROLL_SET: EventKind("troll_set", _edge, OnEdge),
    numbers.STORMED: EventKind("stormed", _card_on_cell, CardOnCell),
    numbers.TRAP_GONE: EventKind("trap_gone", _edge, OnEdge),
    numbers.DISCARDED: EventKind("discarded", _discarded, Discarded, CardName),
    numbers.PASSED: EventKind("passed", says({"cards": A}), Passed),
    numbers.STEPPED: EventKind(
        "stepped", says({"cell": CELL_A, "side": lambda names, a, b: SIDES[b]}), Stepped
    ),
    numbers.STOPPED: EventKind("stopped", _nothing),
    numbers.LOST: EventKind("lost", _nothing),
    numbers.MINE_SHOWN: EventKind("mine_shown", says({"cell": CELL_A, "mine": CARD_B}), MineOnCell),
    numbers.MINE_TURNED: EventKind("mine_turned", _tile_on_cell, TileOnCell),
    numbers.DRAGON_WOKEN: EventKind("dragon_woken", _nothing),
    numbers.TREASURE_TAKEN: EventKind(
        "treasure_taken", says({"treasure": TREASURE_A}, {"value": B}), TreasureNumber, Value
    ),
    numbers.SKIPPED: EventKind("skipped", _nothing),
    numbers.ROUND_ENDED: EventKind(
        "round_ended", says({"how": lambda names, a, b: ENDS[a]}), RoundEnded
    ),
    numbers.DWARF_SHOWN: EventKind(
        "dwarf_shown", says({"clan": CLAN_A, "dwarf": ROLE_A}), DwarfShown
    ),
    numbers.TREASURE_SHOWN: EventKind(
        "treasure_shown", says({"treasure": TREASURE_A, "value": B}), TreasureShown
    ),
    numbers.SCORED: EventKind("scored", _scored, Scored),
    numbers.GAME_ENDED: EventKind("game_ended", _nothing),
}
