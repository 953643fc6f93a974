"""What a seat may know (None: a spectator), built up from nothing; plain data, JSON-able.

`view` reads it off the table; fold.py makes the same from the seat's events alone, which a property
test holds both to.
"""

from typing import Any

from pyrite.core.numbers import NOBODY
from pyrite.core.seats import SPECTATORS, known_to, seat_or_none, with_most
from pyrite.lostmines.events import asked_of, clan_of, role_of
from pyrite.lostmines.names import TOKENS
from pyrite.lostmines.notation import cell_text, edge_text, tile_text
from pyrite.lostmines.numbers import ASK_AGREE, ASKS, FIRST_TILE, HIDDEN, KINDS, OVER, PLAYING
from pyrite.lostmines.snapshot import Snapshot, Treasure

VERSION = 1
STAGES = {PLAYING: "playing", OVER: "over"}


def view(p: Snapshot, seat: int | None) -> dict[str, Any]:
    """All that this seat knows, public things first."""
    names, seats = p.names, range(p.rules.seats)
    card_names = [card.name for card in names.cards]
    eye = SPECTATORS if seat is None else 1 << seat
    over = p.stage == OVER
    return {
        **public(p),
        "seat": seat,
        "ask": None if over else _ask(p, seat),
        "answer": _answer(p, seat),
        "mines": {
            cell_text(cell): card_names[card] if _is_seen(p, cell) or seen_by & eye else None
            for cell, (card, seen_by) in zip(names.mine_cells, p.mines, strict=True)
        },
        "treasures": [
            treasure_text(t, p.rules.seats, t.seen_by & eye != 0 or (over and t.owner != NOBODY))
            for t in p.laid_out
        ],
        "dwarf": None if seat is None else role_of(p.dwarf[seat]),
        "dwarfs": [
            role_of(p.dwarf[s]) if over or s == seat or p.dwarf_seen_by[s] & eye else None
            for s in seats
        ],
        "hand": None if seat is None else [card_names[card] for card in p.hands[seat]],
        "discards": [
            discard_text(card_names[card] if seen_by & eye else None, seen_by, p.rules.seats)
            for card, seen_by in p.discards
        ],
    }


def public(p: Snapshot) -> dict[str, Any]:
    """What everybody sees (L-07)."""
    names, over = p.names, p.stage == OVER
    return {
        "game": "lostmines",
        "version": VERSION,
        "options": names.options.as_dict(),
        "round": p.round_no,
        "starter": p.starter,
        "turn": p.turn,
        "stage": STAGES[p.stage],
        "last_card": seat_or_none(p.last_card),
        "dragon": seat_or_none(p.dragon),
        "board": board_text(p),
        "tools": [cell_text(cell) for cell in sorted(p.tools)],
        "traps": [edge_text(edge) for edge in sorted(p.traps)],
        "trolls": [edge_text(edge) if edge else None for edge in p.troll_at],
        "supply": {name: p.supply()[kind] for name, kind in TOKENS.items()},
        "clans": [clan_of(dwarf) for dwarf in p.dwarf],
        "stands": [cell_text(cell) for cell in p.dwarf_at],
        "mine_seen_by": [known_to(seen_by, p.rules.seats) for _, seen_by in p.mines],
        "dwarf_seen_by": [known_to(seen_by, p.rules.seats) for seen_by in p.dwarf_seen_by],
        "spare": len(p.spare),
        "hands": [len(hand) for hand in p.hands],
        "pile": len(p.pile),
        "aside": len(p.aside),
        "points": p.points,
        "gold": p.points if over else None,
        "winners": with_most(p.points) if over else None,
    }


def board_text(p: Snapshot) -> dict[str, str]:
    """Cards by cell, row by row."""
    return {cell_text(cell): tile_text(p.names, tile) for cell, tile in sorted(p.board.items())}


def treasure_text(treasure: Treasure, seats: int, known: bool) -> dict[str, Any]:
    """A treasure that is laid out or taken; its value only if known."""
    return {
        "kind": KINDS[treasure.kind],
        "value": treasure.value if known else None,
        "owner": seat_or_none(treasure.owner),
        "known_to": known_to(treasure.seen_by, seats),
    }


def discard_text(card: str | None, seen_by: int, seats: int) -> dict[str, Any]:
    """A card of the discard pile, if it is known, and who knows it."""
    return {"card": card, "known_to": known_to(seen_by, seats)}


def _is_seen(p: Snapshot, cell: int) -> bool:
    """A mine that lies face up, or has been shown and is about to be turned (L-31)."""
    return p.board.get(cell, HIDDEN) >= FIRST_TILE or p.entered == cell


def _ask(p: Snapshot, seat: int | None) -> dict[str, Any]:
    return {
        **ask_text(p),
        "seats": asked_of(p.ask, p.turn, p.asked_seats, p.rules.seats),
        "you": seat is not None and p.asked_seats >> seat & 1 == 1,
    }


def ask_text(p: Snapshot) -> dict[str, Any]:
    """What the game waits for, and how far the turn has come."""
    return {
        "kind": ASKS[p.ask],
        "about": cell_text(p.entered) if p.entered else None,
        "steps": p.steps,
        "owed": p.owed,
        "proposed": p.proposed == 1,
    }


def _answer(p: Snapshot, seat: int | None) -> bool | None:
    """What this seat has said to a proposal that others still think about (L-45)."""
    if p.ask != ASK_AGREE or seat in (None, p.turn) or p.asked_seats >> (seat or 0) & 1:
        return None
    return p.agreed >> (seat or 0) & 1 == 1
