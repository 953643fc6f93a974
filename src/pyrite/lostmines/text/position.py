"""Complete, readable positions of a game at any moment: for tests, bug reports and puzzles.

`position` writes them, reader.py reads them. docs/notation.md describes the format.
"""

from typing import Any

from pyrite.core.options import seed_of
from pyrite.core.seats import seat_or_none, seats_in
from pyrite.lostmines.numbers import ASKS, KINDS, OVER
from pyrite.lostmines.table.places import CELL_TEXTS
from pyrite.lostmines.table.state import Table
from pyrite.lostmines.text.snapshot import Snapshot
from pyrite.lostmines.text.view import all_mines, hand_text, public

SAME = (  # keys that a position shares with the public view
    *("game", "version", "options", "round", "starter", "turn", "stage", "steps", "owed"),
    *("proposed", "last_card", "dragon", "board", "tools", "traps", "trolls", "stands"),
    *("mines_seen_by", "treasures_seen_by", "dwarfs_seen_by", "discards_seen_by", "points"),
    "results",
)


def position(state: Table) -> dict[str, Any]:
    """Return the whole table in words, including everything that nobody may know."""
    p, shown = Snapshot.of(state), public(state)
    names, cards = p.names, p.names.card_names
    return {key: shown[key] for key in SAME} | {
        "seed": seed_of(state.luck),
        "step": p.step,
        "ask": None if p.stage == OVER else _ask(p),
        "agreed": seats_in(p.agreed, p.rules.seats),
        "mines": all_mines(state),
        "treasures": [
            {"kind": KINDS[t.kind], "value": t.value, "owner": seat_or_none(t.owner)}
            for t in p.treasures
        ],
        "dwarfs": [names.dwarfs[dwarf] for dwarf in p.dwarf],
        "spare": [names.dwarfs[dwarf] for dwarf in p.spare],
        "hands": [hand_text(state, seat) for seat in range(p.rules.seats)],
        "pile": [cards[card] for card in reversed(p.pile)],
        "aside": [cards[card] for card in p.aside],
        "discards": [cards[card] for card, _ in p.discards],
    }


def _ask(p: Snapshot) -> dict[str, Any]:
    return {
        "kind": ASKS[p.ask],
        "seats": seats_in(p.asked_seats, p.rules.seats),
        "cell": CELL_TEXTS[p.entered] if p.entered else None,
        "action": None,
    }
