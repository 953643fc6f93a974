"""Any moment of a game, whole and readable: for tests, bug reports and puzzles.

`position` writes it, `from_position` (reader.py) reads it. docs/notation.md describes the format.
"""

from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.grid import cell_text
from pyrite.saboteur.events import about_text
from pyrite.saboteur.notation import to_text
from pyrite.saboteur.numbers import NOBODY
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.verbs import ASKS
from pyrite.saboteur.view import HOW, STAGES, VERSION, board_text, discard_text, front_text


def position(p: Picture, luck: Luck) -> dict[str, Any]:
    """The whole table in words; what nobody may know stands in it too."""
    words, seats = p.words, range(p.rules.seats)
    names = [card.name for card in words.cards]
    goals = [cell_text(at) for at, _ in p.goals]
    return {
        "game": "saboteur",
        "version": VERSION,
        "options": words.options.as_dict(),
        "seed": luck.seed if luck.secret is None else luck.secret.hex(),
        "step": p.step,
        "round": p.round_no,
        "starter": p.starter,
        "turn": p.turn,
        "direction": p.direction,
        "stage": STAGES[p.stage],
        "asks": [_ask(p, *ask) for ask in p.asks],
        "declared": to_text(p.rules, p.declared) if p.declared else None,
        "finder": _seat(p.finder),
        "drafter": _seat(p.drafter),
        "last_card": _seat(p.last_card),
        "passes": p.passes,
        "owed": p.owed,
        "treasure_found": bool(p.found),
        "ended": bool(p.ended),
        "board": board_text(p),
        "fresh": cell_text(p.fresh) if p.fresh else None,
        "pending": [cell_text(at) for at in p.pending],
        "goals": {goal: names[card] for goal, (_, card) in zip(goals, p.goals, strict=True)},
        "shown": [goal for g, goal in enumerate(goals) if p.shown >> g & 1],
        "looks": [[goal for g, goal in enumerate(goals) if p.looked[s] >> g & 1] for s in seats],
        "front": [front_text(front) for front in p.front],
        "hands": [[names[card] for card in hand] for hand in p.hands],
        "pile": [names[card] for card in reversed(p.pile)],
        "discards": [discard_text(names[card], eyes, p.rules.seats) for card, eyes in p.discards],
        "dwarfs": [words.dwarfs[dwarf] for dwarf in p.dwarf],
        "spare": [words.dwarfs[dwarf] for dwarf in p.spare],
        "dwarfs_shown": bool(p.dwarfs_shown),
        "gold_pile": list(reversed(p.gold_pile)),
        "pool": p.pool,
        "won": [
            {"round": r, "seat": s, "how": HOW.get(how, "paid"), "value": value}
            for r, s, how, value in p.won
        ],
        "boxes": {
            m.key: p.box[words.boxes[m.key] :][: m.box] for m in words.modules if m.box
        },
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _ask(p: Picture, kind: int, seats: int, about: int) -> dict[str, Any]:
    named = [seat for seat in range(p.rules.seats) if seats >> seat & 1]
    return {"kind": ASKS[kind], "seats": named, "about": about_text(p.rules, ASKS[kind], about)}
