"""Reading the results of finished rounds; nothing in the game depends on them."""

from collections.abc import Sequence
from typing import Any

from pyrite.core.numbers import NOBODY
from pyrite.core.source import Source
from pyrite.core.views import Result, check_rounds
from pyrite.saboteur.decks.brought import STASH
from pyrite.saboteur.table.payments import RULES
from pyrite.saboteur.text.snapshot import Snapshot

KEYS = (
    *("round", "treasure_found", "finder", "dwarfs", "spare", "goals", STASH.many, "board", "paid"),
)
ROW = ("seat", "rule", "amount", "won")
MOST_GOLD = 999


def read_results(source: Source, p: Snapshot) -> None:
    """Read the results of earlier rounds, and what was paid in this one."""
    rows, finished = source.items("results", []), p.round_no - (1 if p.asks else 0)
    if len(rows) > finished:
        source.wrong_type("results", "one entry for each finished round at most")
    results = [_result(source, p, f"results {i}", row) for i, row in enumerate(rows)]
    check_rounds(source, results, finished)
    p.results = tuple(map(Result, results))
    payments = _payments(source, p, "payments", source.items("payments", []))
    p.payments = tuple(map(_packed, payments))


def _result(source: Source, p: Snapshot, where: str, value: Any) -> dict[str, Any]:
    row = source.as_mapping(where, value, KEYS)
    finder = row.get("finder")
    dwarfs = sorted({p.names.dwarfs[dwarf] for dwarf in p.names.dwarf_cards})
    seats, spare = p.rules.seats, p.rules.ndwarfs - p.rules.seats
    stashes = source.as_list(where, row.get(STASH.many), p.rules.ncovers - p.rules.ngoals)
    return {
        "round": source.whole(where, row.get("round"), 1, p.rules.rounds),
        "treasure_found": bool(source.as_flag(where, row.get("treasure_found"))),
        "finder": None if finder is None else source.seat(where, finder),
        "dwarfs": _names(source, where, row.get("dwarfs"), dwarfs, seats),
        "spare": _names(source, where, row.get("spare"), dwarfs, spare),
        "goals": _cards(source, p, where, row.get("goals"), p.names.card_names),
        STASH.many: [_stash(source, p, where, stash) for stash in stashes],
        "board": _cards(source, p, where, row.get("board"), p.names.tiles[1:]),
        "paid": _payments(source, p, where, source.as_list(where, row.get("paid"))),
    }


def _names(source: Source, where: str, row: Any, known: Sequence[str], n: int) -> list[str]:
    return [source.one_of(where, name, known) for name in source.as_list(where, row, n)]


def _cards(
    source: Source, p: Snapshot, where: str, value: Any, known: Sequence[str]
) -> dict[str, str]:
    """Read cards by cell."""
    cards = source.as_mapping(where, value)
    if len(cards) > len(p.rules.names.tiles) + p.rules.ndeck:
        source.wrong_type(where, "no more cards than the set has")
    for cell, name in cards.items():
        source.cell(where, cell)
        source.one_of(where, name, known)
    return dict(cards)


def _stash(source: Source, p: Snapshot, where: str, value: Any) -> dict[str, Any]:
    row = source.as_mapping(where, value, STASH.keys)
    if row.get("cell") is not None:
        source.cell(where, row["cell"])
    for key in ("path", STASH.one):  # null: it was removed unseen
        if row.get(key) is not None:
            source.one_of(where, row[key], p.names.card_names)
    source.as_flag(where, row.get("opened"))
    return {"cell": None, "path": None, STASH.one: None, **row}


def _payments(source: Source, p: Snapshot, where: str, rows: list[Any]) -> list[dict[str, Any]]:
    if len(rows) > MOST_GOLD:
        source.wrong_type(where, f"a list of at most {MOST_GOLD} payments")
    return [_payment(source, p, where, row) for row in rows]


def _payment(source: Source, p: Snapshot, where: str, value: Any) -> dict[str, Any]:
    row = source.as_mapping(where, value, ROW)
    seat, card, amount = source.seat(where, row.get("seat")), row.get("won"), row.get("amount")
    own = [i for i, (_, owner, _, _) in enumerate(p.won) if owner == seat]
    if card is not None and (type(card) is not int or card not in own):
        source.wrong_value(where, card, "the number of a gold card of this seat", "B-42")
    return {
        "seat": seat,
        "rule": source.one_of(where, row.get("rule"), RULES),
        "amount": None if card is not None else source.whole(where, amount, -MOST_GOLD, MOST_GOLD),
        "won": card,
    }


def _packed(row: dict[str, Any]) -> tuple[int, int, int, int]:
    """Return a payment as the table keeps it."""
    card = NOBODY if row["won"] is None else row["won"]
    return row["seat"], row["amount"] or 0, card, RULES.index(row["rule"])
