"""What each event of the engine says in words, and to whom."""

from pyrite.core.events import Kinds, Parts
from pyrite.core.seats import known_to, seats_in
from pyrite.core.sides import LETTERS as SIDES
from pyrite.lostmines import numbers
from pyrite.lostmines.notation import cell_text, edge_text, tile_text
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
from pyrite.lostmines.state import Rules


def clan_of(dwarf: int) -> str:
    """What the back of a dwarf card shows."""
    return CLANS[dwarf // CHARACTERS]


def role_of(dwarf: int) -> str:
    """What its front shows."""
    return ROLES[dwarf % CHARACTERS]


def asked_of(kind: int, turn: int, asked: int, seats: int) -> list[int]:
    """Nobody learns who has agreed already: all others are shown as asked until all have."""
    others = (1 << seats) - 1 & ~(1 << turn)
    return seats_in(others if kind == ASK_AGREE else asked, seats)


def _nothing(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {}, {}


def _round_started(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"round": a}, {}


def _dwarf_dealt(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"clan": clan_of(a)}, {"dwarf": role_of(a)}


def _dwarf_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"clan": clan_of(a), "dwarf": role_of(a)}, {}


def _treasure_laid(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"treasure": a + 1, "kind": KINDS[b]}, {}


def _card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {}, {"card": rules.names.cards[a].name}


def _asked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    cell = b & 255
    shown = {
        "kind": ASKS[a],
        "seats": asked_of(a, seat, seen_by, rules.seats),
        "about": cell_text(cell) if cell else None,
        "steps": b >> 8 & 15,
        "owed": b >> 12 & 15,
        "proposed": b >> 16 == 1,
    }
    return shown, {"you": True}


def _answered(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {}, {"seat": a, "agrees": b == 1}


def _answers(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"agreed": seats_in(a, rules.seats)}, {}


def _tile(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"cell": cell_text(a), "tile": tile_text(rules.names, b)}, {}


def _cell_card(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"cell": cell_text(a), "card": rules.names.cards[b].name}, {}


def _edge(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"edge": edge_text(a)}, {}


def _looked(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    kind, which = a >> LOOK_SHIFT & LOOK_MASK, a & LOOK_MASK
    shown = {"card": rules.names.cards[a >> 16].name, "what": LOOKS[kind]}
    if kind == MINE:
        cell = cell_text(rules.names.mine_cells[which])
        return {**shown, "cell": cell}, {"mine": rules.names.cards[b].name}
    if kind == DWARF:
        return {**shown, "target": which}, {"dwarf": role_of(b)}
    return {**shown, "treasure": which + 1}, {"value": b}


def _discarded(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"known_to": known_to(seen_by, rules.seats)}, {"card": rules.names.cards[a].name}


def _passed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"cards": a}, {}


def _stepped(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"cell": cell_text(a), "side": SIDES[b]}, {}


def _mine_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"cell": cell_text(a), "mine": rules.names.cards[b].name}, {}


def _treasure_taken(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"treasure": a + 1}, {"value": b}


def _treasure_shown(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"treasure": a + 1, "value": b}, {}


def _round_ended(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"how": ENDS[a]}, {}


def _scored(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Parts:
    return {"won": a, "points": b}, {}


EVENTS: Kinds = {
    numbers.ROUND_STARTED: ("round_started", _round_started),
    numbers.DWARF_DEALT: ("dwarf_dealt", _dwarf_dealt),
    numbers.TREASURE_LAID: ("treasure_laid", _treasure_laid),
    numbers.DREW: ("drew", _card),
    numbers.ASKED: ("asked", _asked),
    numbers.TROLL_LEFT: ("troll_left", _edge),
    numbers.PROPOSED: ("proposed", _nothing),
    numbers.ANSWERED: ("answered", _answered),
    numbers.ANSWERS: ("answers", _answers),
    numbers.PLACED: ("placed", _tile),
    numbers.TOOL_LAID: ("tool_laid", _cell_card),
    numbers.LOOKED: ("looked", _looked),
    numbers.TRAP_SET: ("trap_set", _edge),
    numbers.TROLL_SET: ("troll_set", _edge),
    numbers.STORMED: ("stormed", _cell_card),
    numbers.TRAP_GONE: ("trap_gone", _edge),
    numbers.DISCARDED: ("discarded", _discarded),
    numbers.PASSED: ("passed", _passed),
    numbers.STEPPED: ("stepped", _stepped),
    numbers.STOPPED: ("stopped", _nothing),
    numbers.LOST: ("lost", _nothing),
    numbers.MINE_SHOWN: ("mine_shown", _mine_shown),
    numbers.MINE_TURNED: ("mine_turned", _tile),
    numbers.DRAGON_WOKEN: ("dragon_woken", _nothing),
    numbers.TREASURE_TAKEN: ("treasure_taken", _treasure_taken),
    numbers.SKIPPED: ("skipped", _nothing),
    numbers.ROUND_ENDED: ("round_ended", _round_ended),
    numbers.DWARF_SHOWN: ("dwarf_shown", _dwarf_shown),
    numbers.TREASURE_SHOWN: ("treasure_shown", _treasure_shown),
    numbers.SCORED: ("scored", _scored),
    numbers.GAME_ENDED: ("game_ended", _nothing),
}
