"""Any moment of a game, whole and readable: for tests, bug reports and puzzles.

`position` writes it, reader.py reads it. docs/notation.md describes the format.
"""

from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.options import seed_of
from pyrite.core.seats import seats_in
from pyrite.lostmines.notation import cell_text
from pyrite.lostmines.numbers import OVER
from pyrite.lostmines.snapshot import Snapshot
from pyrite.lostmines.view import ask_text, discard_text, public, treasure_text

# What follows from the rest of a position and is not repeated in it.
DERIVED = ("supply", "clans", "gold", "winners")


def position(p: Snapshot, luck: Luck) -> dict[str, Any]:
    """The whole table in words; what nobody may know stands in it too."""
    card_names, seats = [card.name for card in p.names.cards], p.rules.seats
    shown = {key: value for key, value in public(p).items() if key not in DERIVED}
    return {
        **shown,
        "seed": seed_of(luck),
        "step": p.step,
        "ask": None if p.stage == OVER else _ask(p),
        "mines": {
            cell_text(cell): card_names[card]
            for cell, (card, _) in zip(p.names.mine_cells, p.mines, strict=True)
        },
        "treasures": [treasure_text(t, seats, True) for t in p.treasures],
        "dwarfs": [p.names.dwarfs[dwarf] for dwarf in p.dwarf],
        "spare": [p.names.dwarfs[dwarf] for dwarf in p.spare],
        "hands": [[card_names[card] for card in hand] for hand in p.hands],
        "pile": [card_names[card] for card in reversed(p.pile)],
        "aside": [card_names[card] for card in p.aside],
        "discards": [discard_text(card_names[card], seen_by, seats) for card, seen_by in p.discards],
    }


def _ask(p: Snapshot) -> dict[str, Any]:
    asked, agreed = (seats_in(bits, p.rules.seats) for bits in (p.asked_seats, p.agreed))
    return {**ask_text(p), "seats": asked, "agreed": agreed}
