"""Any moment of a game, whole and readable: for tests, bug reports and puzzles.

`position` writes it, `from_position` (reader.py) reads it. docs/notation.md describes the format.
"""

from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.grid import cell_text
from pyrite.core.options import seed_of
from pyrite.core.seats import known_to, seat_or_none, seats_in
from pyrite.saboteur.events import about_text
from pyrite.saboteur.notation import to_text
from pyrite.saboteur.numbers import MAX_SEATS
from pyrite.saboteur.picture import Memo, Picture
from pyrite.saboteur.verbs import ASKS
from pyrite.saboteur.view import (
    STAGES,
    VERSION,
    board_text,
    boxes_text,
    chest_text,
    chests,
    discard_text,
    front_text,
    memo_text,
    won_text,
)


def position(p: Picture, luck: Luck) -> dict[str, Any]:
    """The whole table in words; what nobody may know stands in it too."""
    words, seats = p.words, range(p.rules.seats)
    names = [card.name for card in words.cards]
    covers = [cell_text(at) if at else f"#{g + 1}" for g, (at, _) in enumerate(p.goals)]
    goals = p.goals[: p.rules.ngoals]
    return {
        "game": "saboteur",
        "version": VERSION,
        "options": words.options.as_dict(),
        "seed": seed_of(luck),
        "step": p.step,
        "round": p.round_no,
        "starter": p.starter,
        "turn": p.turn,
        "direction": p.direction,
        "stage": STAGES[p.stage],
        "asks": [_ask(p, *ask) for ask in p.asks],
        "declared": to_text(p.rules, p.declared) if p.declared else None,
        "finder": seat_or_none(p.finder),
        "drafter": seat_or_none(p.drafter),
        "last_card": seat_or_none(p.last_card),
        "passes": p.passes,
        "owed": p.owed,
        "later": p.later,
        "treasure_found": bool(p.found),
        "ended": bool(p.ended),
        "board": board_text(p),
        "fresh": cell_text(p.fresh) if p.fresh else None,
        "pending": [cell_text(at) for at in p.pending],
        "sites": [cell_text(at) for at in p.sites],
        "goals": {cell_text(at): names[card] for at, card in goals},
        "chests": [chest_text(p, g, -1) for g in chests(p)],
        "shown": [cover for g, cover in enumerate(covers) if p.shown >> g & 1],
        "looks": [[c for g, c in enumerate(covers) if p.looked[s] >> g & 1] for s in seats],
        "knows": [[c for g, c in enumerate(covers) if p.knows[s] >> g & 1] for s in seats],
        "front": [front_text(words, front) for front in p.front],
        "hands": [[names[card] for card in hand] for hand in p.hands],
        "pile": [names[card] for card in reversed(p.pile)],
        "aside": [names[card] for card in p.aside],
        "offer": [names[card] for card in p.offer],
        "discards": [discard_text(names[card], eyes, p.rules.seats) for card, eyes in p.discards],
        "dwarfs": [words.dwarfs[dwarf] for dwarf in p.dwarf],
        "dwarf_eyes": [known_to(eyes, p.rules.seats) for eyes in p.dwarf_eyes],
        "spare": [words.dwarfs[dwarf] for dwarf in p.spare],
        "spare_eyes": [known_to(eyes, p.rules.seats) for eyes in p.spare_eyes],
        "dwarfs_shown": bool(p.dwarfs_shown),
        "gold_pile": list(reversed(p.gold_pile)),
        "pool": p.pool,
        "won": [won_text(*entry) for entry in p.won],
        "coins": p.coins,
        "boxes": boxes_text(p),
        "memory": [{"knower": _knower(m)} | memo_text(words, m) for m in p.memos],
    }


def _knower(memo: Memo) -> int | None:
    return None if memo.knower == MAX_SEATS else memo.knower


def _ask(p: Picture, kind: int, seats: int, about: int) -> dict[str, Any]:
    named = seats_in(seats, p.rules.seats)
    return {"kind": ASKS[kind], "seats": named, "about": about_text(p.rules, ASKS[kind], about)}
