"""What a seat may know (None: a spectator), built up from nothing; plain data, JSON-able.

`view` reads it off the table; fold.py makes the same from the seat's events alone, which a property
test holds both to.
"""

from typing import Any

from pyrite.core.grid import cell_text
from pyrite.core.seats import known_to, seat_or_none, seats_in, with_most
from pyrite.saboteur.events import about_text, ask_about
from pyrite.saboteur.notation import tile_text, to_text
from pyrite.saboteur.numbers import (
    CHANGED,
    DISCARD_PLACE,
    DRAFTED,
    DWARF_PLACE,
    FACE_UP,
    FOUND,
    GOAL_PLACE,
    HAND_PLACE,
    MAX_GOALS,
    MAX_SEATS,
    OVER,
    PAID_OUT,
    PAYING,
    PLAYING,
    SPARE_PLACE,
    SPECTATORS,
)
from pyrite.saboteur.picture import Memo, Picture
from pyrite.saboteur.verbs import ASKS
from pyrite.saboteur.words import Words

VERSION = 1
STAGES = {PLAYING: "playing", PAYING: "paying", OVER: "over"}
HOW = {DRAFTED: "drafted", PAID_OUT: "paid", FOUND: "found"}
PLACES = {  # kind of place: where its numbers begin (memory.py)
    "hands": HAND_PLACE,
    "dwarfs": DWARF_PLACE,
    "spare": SPARE_PLACE,
    "goals": GOAL_PLACE,
    "discards": DISCARD_PLACE,
}


def view(p: Picture, seat: int | None) -> dict[str, Any]:
    """All that this seat knows, public things first."""
    words, seats = p.words, range(p.rules.seats)
    names = [card.name for card in words.cards]
    eye = SPECTATORS if seat is None else 1 << seat
    over = p.stage == OVER
    known = 0 if seat is None else p.knows[seat]
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
        "finder": seat_or_none(p.finder),
        "last_card": seat_or_none(p.last_card),
        "passes": p.passes,
        "owed": p.owed,
        "later": p.later,
        "board": board_text(p),
        "fresh": cell_text(p.fresh) if p.fresh else None,
        "pending": [cell_text(at) for at in p.pending],
        "sites": [cell_text(at) for at in p.sites],
        "goal_cells": [cell_text(at) for at, _ in p.goals[: p.rules.ngoals]],
        "goals": {
            cell_text(at): names[c]
            for g, (at, c) in enumerate(p.goals[: p.rules.ngoals])
            if (known | p.shown) >> g & 1
        },
        "chests": [chest_text(p, g, known) for g in chests(p)],
        "looks": [_cells(p, p.looked[s]) for s in seats],
        "front": [front_text(words, p.front[s]) for s in seats],
        "hands": [len(hand) for hand in p.hands],
        "hand": None if seat is None else [names[card] for card in p.hands[seat]],
        "pile": len(p.pile),
        "aside": len(p.aside),
        "offer": _offer(p, seat, names),
        "discards": [
            discard_text(names[c] if eyes & eye else None, eyes, p.rules.seats)
            for c, eyes in p.discards
        ],
        "dwarf": None if seat is None else words.dwarfs[p.dwarf[seat]],
        "dwarfs": [
            words.dwarfs[p.dwarf[s]] if p.dwarfs_shown or p.dwarf_eyes[s] & eye else None
            for s in seats
        ],
        "dwarf_eyes": [known_to(eyes, p.rules.seats) for eyes in p.dwarf_eyes],
        "spare": [
            words.dwarfs[dwarf] if p.dwarfs_shown or eyes & eye else None
            for dwarf, eyes in zip(p.spare, p.spare_eyes, strict=True)
        ],
        "spare_eyes": [known_to(eyes, p.rules.seats) for eyes in p.spare_eyes],
        "dwarfs_shown": bool(p.dwarfs_shown),
        "treasure_found": bool(p.found),
        "gold_pile": len(p.gold_pile),
        "pool": len(p.pool),
        "won": [_won(entry, seat, over) for entry in p.won],
        "paid": _paid(p),
        "offers": [] if seat is None else _offers(p, seat),
        "coins": None if seat is None else p.coins[seat],
        "purse": purse(p),
        "has_gold": [total > 0 for total in gold(p)],
        "boxes": boxes_text(p),
        "memory": [
            memo_text(words, memo) for memo in p.memos if memo.knower == _knower(seat)
        ],
        "gold": gold(p) if over else None,
        "winners": with_most(gold(p)) if over else None,  # B-51
    }


def chests(p: Picture) -> range:
    """The face-down cards that are no goals, by number."""
    return range(p.rules.ngoals, p.rules.ncovers)


def chest_text(p: Picture, cover: int, known: int) -> dict[str, Any]:
    """Where a chest lies (null: taken away), its path and what it holds, as far as known.

    Whoever has looked (a bit of `known`) knows both; for all others the path is turned up first.
    """
    at, card = p.goals[cover]
    names = [row.name for row in p.words.cards]
    opened = p.shown >> MAX_GOALS + cover & 1 == 1
    return {
        "cell": cell_text(at) if at else None,
        "path": names[card] if (known | p.shown) >> cover & 1 else None,
        "chest": names[p.under[cover]] if opened or known >> cover & 1 else None,
        "opened": opened,
    }


def boxes_text(p: Picture) -> dict[str, dict[str, int]]:
    """The numbers of the modules, by name."""
    boxes: dict[str, dict[str, int]] = {}
    for (module, name), value in zip(p.words.box_names, p.box, strict=True):
        boxes.setdefault(module, {})[name] = value
    return boxes


def memo_text(words: Words, memo: Memo) -> dict[str, Any]:
    """Of these cards, at least so many lie among these places."""
    kinds = list(PLACES.items())
    ends = [begin for _, begin in kinds[1:]] + [256]
    places = {
        kind: [place - begin for place in memo.places if begin <= place < end]
        for (kind, begin), end in zip(kinds, ends, strict=True)
    }
    dwarfs = places["dwarfs"] or places["spare"]
    names = words.dwarfs if dwarfs else {n: card.name for n, card in enumerate(words.cards)}
    found = {kind: numbers for kind, numbers in places.items() if numbers}
    return found | {"cards": [names[card] for card in memo.cards], "least": memo.least}


def _knower(seat: int | None) -> int:
    return MAX_SEATS if seat is None else seat


def purse(p: Picture) -> list[int]:
    """S-37: the coins that every seat has by open payments; changed cards are not counted."""
    rest = [sum(v for _, s, how, v in p.won if s == seat and how & CHANGED)
            for seat in range(p.rules.seats)]  # fmt: skip
    return [coins - hidden for coins, hidden in zip(p.coins, rest, strict=True)]


def _offer(p: Picture, seat: int | None, names: list[str]) -> list[str | None]:
    """The cards held up to the seat that is asked."""
    asked = p.asks[-1][1] if p.asks else 0
    mine = seat is not None and asked >> seat & 1 == 1
    return [names[card] if mine else None for card in p.offer]


def gold(p: Picture) -> list[int]:
    """The gold of every seat."""
    cards = [(s, value) for _, s, how, value in p.won if not how & CHANGED]
    return [
        coins + sum(value for s, value in cards if s == seat) for seat, coins in enumerate(p.coins)
    ]


def board_text(p: Picture) -> dict[str, str]:
    """Cards by cell: start, sites and face-down cards, then the paths in the order they came."""
    fixed = [p.rules.start_at, *p.words.site_places, *(at for at, _ in p.goals if at)]
    places = dict.fromkeys(at for at in fixed if at not in p.laid) | dict.fromkeys(p.laid)
    return {cell_text(at): tile_text(p.words, p.board[at]) for at in places}


def front_text(words: Words, front: int) -> list[str]:
    """What lies in front of a seat."""
    return [name for i, name in enumerate(words.front) if front >> i & 1]


def discard_text(card: str | None, eyes: int, seats: int) -> dict[str, Any]:
    """A card of the discard pile, if it is known, and who knows it."""
    return {"card": card, "known_to": known_to(eyes, seats), "face_up": eyes & FACE_UP != 0}


def _cells(p: Picture, goals: int) -> list[str]:
    return [cell_text(at) for g, (at, _) in enumerate(p.goals) if goals >> g & 1 and at]


def _ask(p: Picture, seat: int | None) -> dict[str, Any]:
    number, seats, about = p.asks[-1]
    kind = ASKS[number]
    you = seat is not None and seats >> seat & 1 == 1
    if ask_about(p.words, kind) == "window":
        seats = (1 << p.rules.seats) - 1 & ~(1 << p.turn)
    named = seats_in(seats, p.rules.seats)
    return {"kind": kind, "seats": named, "about": about_text(p.rules, kind, about), "you": you}


def won_text(round_no: int, seat: int, how: int, value: int | None) -> dict[str, Any]:
    """A gold card that was won, and whether it was changed for coins since (I-09)."""
    named = {"round": round_no, "seat": seat, "how": HOW[how & ~CHANGED], "value": value}
    return named | {"changed": how & CHANGED != 0}


def _won(entry: tuple[int, int, int, int], seat: int | None, over: bool) -> dict[str, Any]:
    round_no, owner, how, value = entry
    known = over or owner == seat or how & ~CHANGED == FOUND
    return won_text(round_no, owner, how, value if known else None)


def _paid(p: Picture) -> list[dict[str, int]]:
    """The public sums that saboteurs were paid (B-42, ruling)."""
    sums: dict[tuple[int, int], int] = {}
    for round_no, seat, how, value in p.won:
        if how & ~CHANGED == PAID_OUT:
            sums[round_no, seat] = sums.get((round_no, seat), 0) + value
    return [{"round": r, "seat": s, "sum": total} for (r, s), total in sums.items()]


def _offers(p: Picture, seat: int) -> list[dict[str, Any]]:
    """The gold cards that the seat saw each time it was offered a choice (two cards or more)."""
    offers = []
    drafted = [i for i, (_, _, how, _) in enumerate(p.won) if how & ~CHANGED == DRAFTED]
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
