# Compiled: see core/native.py
"""The gold of a table in words, as far as everybody or one seat may know it."""

from typing import Any

from pyrite.core.numbers import NOBODY
from pyrite.core.results import results_text
from pyrite.saboteur.numbers import CHANGED, DRAFTED, FOUND, OVER, PAID_OUT
from pyrite.saboteur.table.state import Table

HOW = ("drafted", "paid", "found")


def won_text(table: Table, seat: int, before: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return the gold cards won; only owners know values until the game is over.

    Until then a card stays as it was seen, unless it is changed into coins.
    """
    over = table.stage == OVER
    seen: list[dict[str, Any]] = before["won"] if before and not over else []
    won = []
    for i in range(table.nwon):
        how = table.won_how[i] & ~CHANGED
        if i < len(seen) and seen[i]["changed"] == (table.won_how[i] & CHANGED != 0):
            won.append(seen[i])
            continue
        known = over or table.won_seat[i] == seat or how == FOUND
        won.append(
            {
                "round": table.won_round[i],
                "seat": table.won_seat[i],
                "how": HOW[how],
                "value": table.won_value[i] if known else None,
                "changed": table.won_how[i] & CHANGED != 0,
            }
        )
    return won


def paid_text(table: Table) -> list[dict[str, int]]:
    """Return the public sums that saboteurs were paid (B-42, ruling)."""
    sums: dict[tuple[int, int], int] = {}
    for i in range(table.nwon):
        if table.won_how[i] & ~CHANGED == PAID_OUT:
            key = (table.won_round[i], table.won_seat[i])
            sums[key] = sums.get(key, 0) + table.won_value[i]
    return [{"round": key[0], "seat": key[1], "sum": sums[key]} for key in sums]


def purse_text(table: Table) -> list[int]:
    """Return each seat's coins from public payments, without changed cards (S-37)."""
    purse = [table.coins[seat] for seat in range(table.rules.seats)]
    for i in range(table.nwon):
        if table.won_how[i] & CHANGED:
            purse[table.won_seat[i]] -= table.won_value[i]
    return purse


def offers_text(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return the gold cards that the seat saw each time it chose from at least two."""
    offers: list[dict[str, Any]] = []
    if seat == NOBODY:
        return offers
    for i in range(table.nwon):
        if table.won_how[i] & ~CHANGED != DRAFTED or table.won_seat[i] != seat:
            continue
        round_no = table.won_round[i]
        rest = []
        for j in range(i, table.nwon):
            if table.won_how[j] & ~CHANGED == DRAFTED and table.won_round[j] == round_no:
                rest.append(table.won_value[j])
        if round_no == table.round_no:
            rest += [table.pool[k] for k in range(table.npool)]
        if len(rest) > 1:
            offers.append({"round": round_no, "pick": i, "values": sorted(rest)})
    asked = table.rules.names.asks[table.ask_kind[table.nasks - 1]] if table.nasks else ""
    if table.drafter == seat and asked == "take_gold":
        pool = sorted([table.pool[k] for k in range(table.npool)])
        offers.append({"round": table.round_no, "pick": table.nwon, "values": pool})
    return offers


def finished_text(table: Table, before: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return the finished rounds; the values of drafted gold cards only once the game is over."""
    over = table.stage == OVER
    results = results_text(table.results, None if over else before)
    if over:
        for result in results:
            for row in result["paid"]:
                if row["won"] is not None:
                    row["amount"] = table.won_value[row["won"]]
    return results
