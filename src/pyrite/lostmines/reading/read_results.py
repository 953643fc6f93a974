"""Reading the results of finished rounds; nothing in the game depends on them."""

from collections.abc import Sequence
from typing import Any

from pyrite.core.source import Source
from pyrite.core.views import Result, check_rounds
from pyrite.lostmines.numbers import CLANS, ENDS, KINDS, NOTHING, ROLES
from pyrite.lostmines.play.results import DRAGON, SHARE
from pyrite.lostmines.table.places import CELL_TEXTS, read_cell
from pyrite.lostmines.text.snapshot import Snapshot

KEYS = (*("round", "ended", "clans", "dwarfs", "mines", "treasures", "dragon", "board", "paid"),)
MOST_POINTS = 999


def read_results(source: Source, p: Snapshot) -> None:
    """Read the results of earlier rounds."""
    rows, finished = source.items("results", []), p.round_no - (p.ask != NOTHING)
    if len(rows) > finished:
        source.wrong_type("results", "one entry for each finished round at most")
    results = [_result(source, p, f"results {i}", row) for i, row in enumerate(rows)]
    check_rounds(source, results, finished)
    p.results = tuple(map(Result, results))


def _result(source: Source, p: Snapshot, where: str, value: Any) -> dict[str, Any]:
    row = source.as_mapping(where, value, KEYS)
    dragon = row.get("dragon")
    treasures = source.as_list(where, row.get("treasures"), source.seats)
    return {
        "round": source.whole(where, row.get("round"), 1, p.rules.rounds),
        "ended": source.one_of(where, row.get("ended"), ENDS),
        "clans": _names(source, where, row.get("clans"), CLANS),
        "dwarfs": _names(source, where, row.get("dwarfs"), ROLES),
        "mines": _mines(source, p, where, row.get("mines")),
        "treasures": [_treasure(source, where, treasure) for treasure in treasures],
        "dragon": None if dragon is None else source.seat(where, dragon),
        "board": _board(source, p, where, row.get("board")),
        "paid": _paid(source, where, row.get("paid")),
    }


def _names(source: Source, where: str, row: Any, known: Sequence[str]) -> list[str]:
    return [source.one_of(where, name, known) for name in source.as_list(where, row, source.seats)]


def _mines(source: Source, p: Snapshot, where: str, value: Any) -> dict[str, str | None]:
    cells = [CELL_TEXTS[cell] for cell in p.names.mine_cells]
    mines = source.as_mapping(where, value, cells)
    known = [p.names.card_names[mine] for mine in p.names.mines]
    if len(mines) != len(cells):
        source.wrong_type(where, "a mapping with every mine, null where nobody turned it up")
    for name in mines.values():
        if name is not None:
            source.one_of(where, name, known)
    return {cell: mines[cell] for cell in cells}


def _treasure(source: Source, where: str, value: Any) -> dict[str, Any]:
    row = source.as_mapping(where, value, ("kind", "value", "owner"))
    worth, owner = row.get("value"), row.get("owner")
    return {
        "kind": source.one_of(where, row.get("kind"), KINDS[:-1]),
        "value": None if worth is None else source.whole(where, worth, 1, MOST_POINTS),
        "owner": None if owner is None else source.seat(where, owner),
    }


def _board(source: Source, p: Snapshot, where: str, value: Any) -> dict[str, str]:
    """Read cards by cell."""
    board = source.as_mapping(where, value)
    for cell, tile in board.items():
        read_cell(cell if isinstance(cell, str) else "")
        source.one_of(where, tile, p.names.tiles)
    return dict(board)


def _paid(source: Source, where: str, value: Any) -> list[dict[str, Any]]:
    rows = source.as_list(where, value)
    if len(rows) > 2 * source.seats:
        source.wrong_type(where, "two payments for each seat at most")
    return [_payment(source, where, row) for row in rows]


def _payment(source: Source, where: str, value: Any) -> dict[str, Any]:
    row = source.as_mapping(where, value, ("seat", "rule", "amount", "won"))
    if row.get("won") is not None:
        source.wrong_value(where, row["won"], "null")
    return {
        "seat": source.seat(where, row.get("seat")),
        "rule": source.one_of(where, row.get("rule"), (SHARE, DRAGON)),
        "amount": source.whole(where, row.get("amount"), -MOST_POINTS, MOST_POINTS),
        "won": None,
    }
