"""Complete, readable positions of a game at any moment: for tests, bug reports and puzzles.

`position` writes them, `from_position` (reader.py) reads them. docs/notation.md describes the
format.
"""

from typing import Any

from pyrite.core.options import seed_of
from pyrite.core.seats import seat_or_none, seats_in
from pyrite.saboteur.decks.brought import STASH
from pyrite.saboteur.numbers import CHANGED, MAX_SEATS
from pyrite.saboteur.table.payments import payments_text
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.history_text import whole_history
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.view import (
    ABOUT_ACTIONS,
    goals_text,
    hand_text,
    memory_text,
    public,
    stashes_text,
)
from pyrite.saboteur.text.view_gold import HOW

ALL = -1  # as if every face-down card were known
SAME = (  # keys that a position shares with the public view
    *("game", "version", "options", "round", "starter", "turn", "direction", "stage", "finder"),
    *("last_card", "passes", "owed", "later", "treasure_found", "board", "fresh", "pending"),
    *("sites", "front", "dwarfs_shown", "modules"),
)


def position(state: Table) -> dict[str, Any]:
    """Return the whole table in words, including everything that nobody may know."""
    p = Snapshot.of(state)
    names, seats = p.names, range(p.rules.seats)
    cards, shown = names.card_names, public(state)
    covers = [names.cell_text(at) if at else f"#{g + 1}" for g, (at, _) in enumerate(p.goals)]
    return {key: shown[key] for key in SAME} | {
        "seed": seed_of(state.luck),
        "step": p.step,
        "asks": [_ask(p, *ask) for ask in p.asks],
        "declared": names.notation.action(p.declared, p.turn).text if p.declared else None,
        "drafter": seat_or_none(p.drafter),
        "ended": bool(p.ended),
        "goals": goals_text(state, ALL),
        STASH.many: stashes_text(state, ALL),
        "shown": [cover for g, cover in enumerate(covers) if p.shown >> g & 1],
        "looks": [[c for g, c in enumerate(covers) if p.looked[s] >> g & 1] for s in seats],
        "knows": [[c for g, c in enumerate(covers) if p.knows[s] >> g & 1] for s in seats],
        "hands": [hand_text(state, seat) for seat in seats],
        "pile": [cards[card] for card in reversed(p.pile)],
        "aside": [cards[card] for card in p.aside],
        "offer": [cards[card] for card in p.offer],
        "discards": [cards[card] for card, _ in p.discards],
        "discards_seen_by": shown["discards_seen_by"],
        "dwarfs": [names.dwarfs[dwarf] for dwarf in p.dwarf],
        "dwarfs_seen_by": shown["dwarfs_seen_by"],
        "spare": [names.dwarfs[dwarf] for dwarf in p.spare],
        "spare_seen_by": shown["spare_seen_by"],
        "gold_pile": list(reversed(p.gold_pile)),
        "pool": p.pool,
        "won": _won(p),
        "coins": p.coins,
        "results": [result.as_dict() for result in p.results],
        "payments": payments_text(p.payments),
        "memory": [
            {"knower": None if knower == MAX_SEATS else knower, **clue}
            for knower in (*seats, MAX_SEATS)
            for clue in memory_text(state, knower)
        ],
        "history": whole_history(state),
    }


def _ask(p: Snapshot, kind: int, seats: int, about: int) -> dict[str, Any]:
    form = p.names.question_about.get(p.names.asks[kind], "")
    return {
        "kind": p.names.asks[kind],
        "seats": seats_in(seats, p.rules.seats),
        "cell": p.names.cell_text(about) if form == "cell" else None,
        "action": p.names.notation.action(about, p.turn).text if form in ABOUT_ACTIONS else None,
    }


def _won(p: Snapshot) -> list[dict[str, Any]]:
    """Return the gold cards that were won, and whether they were changed for coins (I-09)."""
    return [
        {
            "round": round_no,
            "seat": seat,
            "how": HOW[how & ~CHANGED],
            "value": value,
            "changed": how & CHANGED != 0,
        }
        for round_no, seat, how, value in p.won
    ]
