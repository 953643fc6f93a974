"""Guards and gold (M-T1) for a client of Saboteur, from JSON alone."""

from collections.abc import Iterator
from typing import Any

from property.client import Board, Cell, Click, Table, beside, read_exit, write_cell


def part(table: Table) -> Any:
    """Return the view's part about guards."""
    return table.view["modules"].get("toll", {"guards": [], "asked_to_pay": []})


def posts(table: Table, board: Board) -> dict[int, tuple[Cell, str]]:
    """Return the guarded exits by guard number; a guard leaves with its card (I-05)."""
    rows = enumerate(part(table)["guards"], 1)
    standing = {number: read_exit(row["exit"]) for number, row in rows if row["exit"]}
    return {number: post for number, post in standing.items() if post[0] in board}


def is_due(table: Table, number: int) -> bool:
    """Return whether a guard is another seat's and nobody else has agreed to pay it."""
    row = part(table)["guards"][number - 1]
    return row["owner"] != table.seat and row["payer"] is None


def toll(table: Table, at: Cell, board: Board) -> int:
    """Return the cost of placing a path at a cell."""
    there = [number for number, post in posts(table, board).items() if beside(*post) == at]
    return sum(is_due(table, number) for number in there)


def gold(table: Table) -> int:
    """I-09: return the gold to pay with, coins and unchanged gold cards."""
    own = [won for won in table.view["won"] if won["seat"] == table.seat and not won["changed"]]
    coins: int = table.view["coins"]
    return coins + sum(won["value"] for won in own)


def with_gold(table: Table) -> list[int]:
    """S-37: return the other seats that have gold, which is public."""
    return [seat for seat in table.others if table.view["has_gold"][seat]]


def guards(table: Table) -> Iterator[Click]:
    """Yield discards that set a guard at an exit facing an empty cell."""
    if all(row["exit"] or row["out"] for row in part(table)["guards"]):
        return
    taken = posts(table, table.board).values()
    for at, tile in table.board.items():
        for side in table.exits(tile):
            if beside(at, side) not in table.board and (at, side) not in taken:
                where = {"cell": write_cell(at), "side": side}
                yield from ({"verb": "guard", "card": card, **where} for card in set(table.hand))


def begs(table: Table) -> Iterator[Click]:
    """Yield requests to others with gold to pay a guard, once per turn each."""
    for number in posts(table, table.board):
        spared = {part(table)["guards"][number - 1]["owner"], *part(table)["asked_to_pay"]}
        for other in with_gold(table):
            if is_due(table, number) and other not in spared:
                yield {"verb": "beg", "target": other, "guard": number}
