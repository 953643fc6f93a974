"""What a seat may know (None: a spectator), built up from nothing; plain data, JSON-able.

`view` reads it off the table; fold.py makes the same from the seat's events alone, which a property
test holds both to.
"""

from typing import Any

from pyrite.core.grid import cell_text
from pyrite.saboteur.events import about_text, ask_about, known_to
from pyrite.saboteur.notation import TOOLS, tile_text, to_text
from pyrite.saboteur.numbers import (
    DRAFTED,
    FACE_UP,
    NOBODY,
    OVER,
    PAYING,
    PLAYING,
    SPECTATORS,
)
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.verbs import ASKS

VERSION = 1
STAGES = {PLAYING: "playing", PAYING: "paying", OVER: "over"}
HOW = {DRAFTED: "drafted"}


def view(p: Picture, seat: int | None) -> dict[str, Any]:
    """All that this seat knows, public things first."""
    words, seats = p.words, range(p.rules.seats)
    names = [card.name for card in words.cards]
    eye = SPECTATORS if seat is None else 1 << seat
    over = p.stage == OVER
    seen = p.shown | (0 if seat is None else p.looked[seat])
    return {
        "game": "saboteur",
        "version": VERSION,
        "options": words.options.as_dict(),
        "seat": seat,
        "round": p.round_no,
        "starter": p.starter,
        "turn": p.turn,
        "direction": p.direction,
        "stage": STAGES[p.stage],
        "ask": None if over else _ask(p, seat),
        "declared": to_text(p.rules, p.declared) if p.declared else None,
        "finder": _seat(p.finder),
        "last_card": _seat(p.last_card),
        "passes": p.passes,
        "owed": p.owed,
        "board": board_text(p),
        "fresh": cell_text(p.fresh) if p.fresh else None,
        "pending": [cell_text(at) for at in p.pending],
        "goals": {cell_text(at): names[c] for g, (at, c) in enumerate(p.goals) if seen >> g & 1},
        "looks": [_cells(p, p.looked[s]) for s in seats],
        "front": [front_text(p.front[s]) for s in seats],
        "hands": [len(hand) for hand in p.hands],
        "hand": None if seat is None else [names[card] for card in p.hands[seat]],
        "pile": len(p.pile),
        "discards": [
            discard_text(names[c] if eyes & eye else None, eyes, p.rules.seats)
            for c, eyes in p.discards
        ],
        "dwarf": None if seat is None else words.dwarfs[p.dwarf[seat]],
        "dwarfs": [words.dwarfs[p.dwarf[s]] if p.dwarfs_shown else None for s in seats],
        "spare": [words.dwarfs[d] if p.dwarfs_shown else None for d in p.spare],
        "treasure_found": bool(p.found),
        "gold_pile": len(p.gold_pile),
        "pool": len(p.pool),
        "won": [_won(entry, seat, over) for entry in p.won],
        "paid": _paid(p),
        "offers": [] if seat is None else _offers(p, seat),
        "gold": gold(p) if over else None,
        "winners": most_gold(gold(p)) if over else None,
    }


def gold(p: Picture) -> list[int]:
    """The gold of every seat."""
    return [sum(value for _, s, _, value in p.won if s == seat) for seat in range(p.rules.seats)]


def most_gold(totals: list[int]) -> list[int]:
    """B-51: most gold wins, ties share."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def board_text(p: Picture) -> dict[str, str]:
    """Cards by cell: start and goals, then the paths in the order they were laid."""
    fixed = [p.rules.start_at, *(at for at, _ in p.goals)]
    return {cell_text(at): tile_text(p.words, p.board[at]) for at in [*fixed, *p.laid]}


def front_text(front: int) -> list[str]:
    """The broken tools in front of a seat."""
    return [tool for i, tool in enumerate(TOOLS) if front >> i & 1]


def discard_text(card: str | None, eyes: int, seats: int) -> dict[str, Any]:
    """A card of the discard pile, if it is known, and who knows it."""
    return {"card": card, "known_to": known_to(eyes, seats), "face_up": eyes & FACE_UP != 0}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _cells(p: Picture, goals: int) -> list[str]:
    return [cell_text(at) for g, (at, _) in enumerate(p.goals) if goals >> g & 1]


def _ask(p: Picture, seat: int | None) -> dict[str, Any]:
    number, seats, about = p.asks[-1]
    kind = ASKS[number]
    you = seat is not None and seats >> seat & 1 == 1
    if ask_about(p.words, kind) == "window":
        seats = (1 << p.rules.seats) - 1 & ~(1 << p.turn)
    named = [s for s in range(p.rules.seats) if seats >> s & 1]
    return {"kind": kind, "seats": named, "about": about_text(p.rules, kind, about), "you": you}


def _won(entry: tuple[int, int, int, int], seat: int | None, over: bool) -> dict[str, Any]:
    round_no, owner, how, value = entry
    known = over or owner == seat
    named = HOW.get(how, "paid")
    return {"round": round_no, "seat": owner, "how": named, "value": value if known else None}


def _paid(p: Picture) -> list[dict[str, int]]:
    """The public sums that saboteurs were paid (B-42, ruling)."""
    sums: dict[tuple[int, int], int] = {}
    for round_no, seat, how, value in p.won:
        if how != DRAFTED:
            sums[round_no, seat] = sums.get((round_no, seat), 0) + value
    return [{"round": r, "seat": s, "sum": total} for (r, s), total in sums.items()]


def _offers(p: Picture, seat: int) -> list[dict[str, Any]]:
    """The gold cards that the seat saw each time it was offered a choice (two cards or more)."""
    offers = []
    drafted = [i for i, (_, _, how, _) in enumerate(p.won) if how == DRAFTED]
    for i in drafted:
        round_no = p.won[i][0]
        rest = [p.won[j][3] for j in drafted if j >= i and p.won[j][0] == round_no]
        if round_no == p.round_no:
            rest += p.pool
        if p.won[i][1] == seat and len(rest) > 1:
            offers.append({"round": round_no, "pick": i, "values": sorted(rest)})
    if p.asks and ASKS[p.asks[-1][0]] == "take_gold" and p.drafter == seat:
        offers.append({"round": p.round_no, "pick": len(p.won), "values": sorted(p.pool)})
    return offers
