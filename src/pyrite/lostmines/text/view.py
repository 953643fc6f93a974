# Compiled: see core/native.py
"""Views: what everybody may know (L-07), and what only a seat knows, built up from nothing.

Private keys override public ones, because the seat knows more. A property test builds the same view
from the seat's events alone.
"""

from typing import Any

from pyrite.core.native import python_too, raises
from pyrite.core.numbers import NOBODY
from pyrite.core.seats import with_most
from pyrite.core.views import results_text
from pyrite.lostmines.numbers import (
    ASK_AGREE,
    ASKS,
    CELLS,
    CHARACTERS,
    CLANS,
    EDGES,
    ENDS,
    FIRST_TILE,
    HIDDEN,
    KINDS,
    MAX_KINDS,
    OVER,
    ROLES,
    SPECTATORS,
    TRAP_BIT,
)
from pyrite.lostmines.play.ending import DRAGON, SHARE, dragon_price, earned
from pyrite.lostmines.table.places import CELL_TEXTS, EDGE_TEXTS
from pyrite.lostmines.table.state import Table
from pyrite.lostmines.text.names import TOKENS

VERSION = 2
STAGES = ("playing", "over")
SUPPLY = list(TOKENS.items())


def public(table: Table, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return what everybody sees; given an earlier part, reuse what has not changed."""
    names = table.rules.names
    seats = table.rules.seats
    over = table.stage == OVER
    points = [table.points[seat] for seat in range(seats)]
    return {
        "game": "lostmines",
        "version": VERSION,
        "options": before["options"] if before else names.options.as_dict(),
        "round": table.round_no,
        "starter": table.starter,
        "turn": table.turn,
        "stage": STAGES[table.stage],
        "ask": None if over else ask_text(table),
        "steps": table.steps,
        "owed": table.owed,
        "proposed": table.proposed == 1,
        "last_card": None if table.last_card == NOBODY else table.last_card,
        "dragon": None if table.dragon == NOBODY else table.dragon,
        "board": board_text(table),
        "tools": tools_text(table),
        "traps": traps_text(table),
        "trolls": trolls_text(table),
        "supply": supply_text(table),
        "clans": clans_text(table),
        "stands": [CELL_TEXTS[table.dwarf_at[seat]] for seat in range(seats)],
        "mines": mines_text(table, SPECTATORS),
        "mines_seen_by": [
            seen_by_text(table.mine_seen_by[i], seats) for i in range(table.rules.nmines)
        ],
        "treasures": treasures_text(table, SPECTATORS),
        "treasures_seen_by": [seen_by_text(table.treasure_seen_by[i], seats) for i in range(seats)],
        "dwarfs": dwarfs_text(table, NOBODY, SPECTATORS),
        "dwarfs_seen_by": [seen_by_text(table.dwarf_seen_by[i], seats) for i in range(seats)],
        "spare": [None] * table.nspare,
        "hands": [table.nhand[seat] for seat in range(seats)],
        "pile": table.npile,
        "aside": table.naside,
        "discards": discards_text(table, SPECTATORS),
        "discards_seen_by": [
            seen_by_text(table.discard_seen_by[i], seats) for i in range(table.ndiscards)
        ],
        "points": points,
        "results": results_text(table.results, before),
        "scores": list(points) if over else None,
        "winners": with_most(points) if over else None,
    }


def private(table: Table, seat: int, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return what only this seat knows; a spectator (NOBODY) knows nothing more."""
    here = seat != NOBODY
    eye = 1 << seat if here else SPECTATORS
    return {
        "seat": seat if here else None,
        "asked": here and table.asked_seats >> seat & 1 == 1,
        "answer": answer_of(table, seat) if here else None,
        "hand": hand_text(table, seat) if here else None,
        "dwarf": ROLES[table.dwarf[seat] % CHARACTERS] if here else None,
        "dwarfs": dwarfs_text(table, seat, eye),
        "mines": mines_text(table, eye),
        "treasures": treasures_text(table, eye),
        "discards": discards_text(table, eye),
    }


def ask_text(table: Table) -> dict[str, Any]:
    """Return what the game waits for, and whom it asks."""
    return {
        "kind": ASKS[table.ask],
        "seats": seats_text(shown_as_asked(table), table.rules.seats),
        "cell": CELL_TEXTS[table.entered] if table.entered else None,
        "action": None,
    }


@raises
def shown_as_asked(table: Table) -> int:
    """Return the seats shown as asked; all others until all have answered a proposal (L-45)."""
    others = (1 << table.rules.seats) - 1 & ~(1 << table.turn)
    return others if table.ask == ASK_AGREE else table.asked_seats


def answer_of(table: Table, seat: int) -> bool | None:
    """Return this seat's answer to a proposal that others still consider (L-45), or None."""
    if table.ask != ASK_AGREE or seat == table.turn or table.asked_seats >> seat & 1:
        return None
    return table.agreed >> seat & 1 == 1


def board_text(table: Table) -> dict[str, str]:
    """Return cards by cell, row by row."""
    tiles = table.rules.names.tiles
    board = {}
    for cell in range(CELLS):
        if table.tile[cell] >= HIDDEN:
            board[CELL_TEXTS[cell]] = tiles[table.tile[cell]]
    return board


def tools_text(table: Table) -> list[str]:
    """Return the cells of obstacles that are overcome."""
    return [CELL_TEXTS[cell] for cell in range(CELLS) if table.tool[cell]]


def traps_text(table: Table) -> list[str]:
    """Return the edges with a trap."""
    return [EDGE_TEXTS[edge] for edge in range(EDGES) if table.token[edge] & TRAP_BIT]


def trolls_text(table: Table) -> list[str | None]:
    """Return the edge that each seat's troll blocks."""
    return [
        EDGE_TEXTS[table.troll_at[seat]] if table.troll_at[seat] else None
        for seat in range(table.rules.seats)
    ]


def supply_text(table: Table) -> dict[str, int]:
    """Return the tokens that are left."""
    return {name: table.supply[kind] for name, kind in SUPPLY}


def clans_text(table: Table) -> list[str]:
    """Return the clans, which the backs of the dwarf cards show."""
    return [CLANS[table.dwarf[seat] // CHARACTERS] for seat in range(table.rules.seats)]


def mines_text(table: Table, eye: int) -> dict[str, str | None]:
    """Return the mines that this viewer knows: looked at, face up, or just entered."""
    cards = table.rules.names.card_names
    mines = {}
    for mine in range(table.rules.nmines):
        cell = table.rules.mine_at[mine]
        known = table.mine_seen_by[mine] & eye != 0
        known = known or table.tile[cell] >= FIRST_TILE or table.entered == cell
        mines[CELL_TEXTS[cell]] = cards[table.mine_card[mine]] if known else None
    return mines


def all_mines(table: Table) -> dict[str, str]:
    """Return what lies on the cells of mines, secret or not."""
    cards = table.rules.names.card_names
    return {
        CELL_TEXTS[table.rules.mine_at[mine]]: cards[table.mine_card[mine]]
        for mine in range(table.rules.nmines)
    }


def treasures_text(table: Table, eye: int) -> list[dict[str, Any]]:
    """Return the treasures of this round; collected ones are shown at the end of the game."""
    over = table.stage == OVER
    treasures = []
    for i in range(table.rules.seats):
        taken = table.treasure_owner[i] != NOBODY
        known = table.treasure_seen_by[i] & eye != 0 or (over and taken)
        treasures.append(
            {
                "kind": KINDS[table.treasure_kind[i]],
                "value": table.treasure_value[i] if known else None,
                "owner": table.treasure_owner[i] if taken else None,
            }
        )
    return treasures


def dwarfs_text(table: Table, seat: int, eye: int) -> list[str | None]:
    """Return the characters of all seats, as far as this seat knows them."""
    over = table.stage == OVER
    return [
        ROLES[table.dwarf[s] % CHARACTERS]
        if over or s == seat or table.dwarf_seen_by[s] & eye
        else None
        for s in range(table.rules.seats)
    ]


def hand_text(table: Table, seat: int) -> list[str]:
    """Return the cards of a hand, sorted by number."""
    cards = table.rules.names.card_names
    hand = []
    for card in range(table.rules.nkinds):
        for _ in range(table.hands[seat * MAX_KINDS + card]):
            hand.append(cards[card])
    return hand


def discards_text(table: Table, eye: int) -> list[str | None]:
    """Return the discards, top last, with null for those that this viewer has not seen."""
    cards = table.rules.names.card_names
    return [
        cards[table.discards[i]] if table.discard_seen_by[i] & eye else None
        for i in range(table.ndiscards)
    ]


@python_too
def seats_text(bits: int, seats: int) -> list[int]:
    """Return the seats in a bit set."""
    return [seat for seat in range(seats) if bits >> seat & 1]


@python_too
def seen_by_text(seen_by: int, seats: int) -> str | list[int]:
    """Return who knows a card: "all", or the seats that saw it."""
    return "all" if seen_by & SPECTATORS else seats_text(seen_by, seats)


def result_text(how: int, table: Table) -> dict[str, Any]:
    """Return the round that ended on this table, in words."""
    return {
        "round": table.round_no,
        "ended": ENDS[how],
        "clans": clans_text(table),
        "dwarfs": [ROLES[table.dwarf[s] % CHARACTERS] for s in range(table.rules.seats)],
        "mines": mines_text(table, 0),  # L-07: only those that were turned up
        "treasures": treasures_shown(table),
        "dragon": None if table.dragon == NOBODY else table.dragon,
        "board": board_text(table),
        "paid": paid_text(table),
    }


def treasures_shown(table: Table) -> list[dict[str, Any]]:
    """Return the treasures; only collected ones show their value (L-07)."""
    treasures = []
    for i in range(table.rules.seats):
        taken = table.treasure_owner[i] != NOBODY
        treasures.append(
            {
                "kind": KINDS[table.treasure_kind[i]],
                "value": table.treasure_value[i] if taken else None,
                "owner": table.treasure_owner[i] if taken else None,
            }
        )
    return treasures


def paid_text(table: Table) -> list[dict[str, Any]]:
    """Return what every seat won, and what the dragon cost its owner."""
    paid = []
    for seat in range(table.rules.seats):
        won = earned(table, seat)
        price = dragon_price(table, seat, won)
        paid.append({"seat": seat, "rule": SHARE, "amount": won, "won": None})
        if price:
            paid.append({"seat": seat, "rule": DRAGON, "amount": -price, "won": None})
    return paid
