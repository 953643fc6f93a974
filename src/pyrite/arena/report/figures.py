"""The results of an arena as rows for CSV files, one file per kind."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import StringIO
from typing import Any

Told = Mapping[str, Any]
Row = dict[str, object]


def csv_text(name: str, tables: Sequence[Told]) -> str:
    """Return a CSV file with a header row."""
    rows = [{"seats": table["seats"], **row} for table in tables for row in FILES[name](table)]
    text = StringIO()
    writer = csv.DictWriter(text, rows[0] if rows else ("seats",))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def bot_rows(table: Told) -> Iterator[Row]:
    """Yield every bot's results, ratings and thinking times."""
    for bot in table["bots"]:
        yield {
            "bot": bot["bot"],
            "deals": table["deals"],
            "games": bot["games"],
            **_flat("gold", bot["gold"]),
            **_flat("win_share", bot["win_share"]),
            **_flat("bradley_terry", bot["bradley_terry"]),
            **{f"openskill_{name}": number for name, number in bot["openskill"].items()},
            **bot["times"],
        }


def dwarf_rows(table: Told) -> Iterator[Row]:
    """Yield every bot's results as each dwarf."""
    for bot in table["bots"]:
        for dwarf, figures in bot["dwarfs"].items():
            yield {
                "bot": bot["bot"],
                "dwarf": dwarf,
                "rounds": figures["rounds"],
                **_flat("gold", figures["gold"]),
                **_flat("paid_share", figures["paid_share"]),
            }


def ratio_rows(table: Told) -> Iterator[Row]:
    """Yield the gold ratio of every two bots."""
    for ratio in table["ratios"]:
        yield {"bot": ratio["bot"], "against": ratio["against"], **_flat("gold", ratio["gold"])}


def belief_rows(table: Told) -> Iterator[Row]:
    """Yield the scores of every bot's beliefs, by tenths of a round and at its end."""
    for bot in table["bots"]:
        beliefs = bot["beliefs"] or {"tenths": ()}
        parts = [*enumerate(beliefs["tenths"], 1)]
        for part, scores in [*parts, ("end", beliefs["end"])] if parts else ():
            figures = (_flat(name, score) for name, score in scores.items())
            yield {"bot": bot["bot"], "tenth": part, **_merged(figures)}


FILES: Mapping[str, Callable[[Told], Iterable[Row]]] = {
    "bots.csv": bot_rows,
    "dwarfs.csv": dwarf_rows,
    "ratios.csv": ratio_rows,
    "beliefs.csv": belief_rows,
}


def _flat(name: str, figure: Told) -> Row:
    return {name: figure["value"], f"{name}_low": figure["low"], f"{name}_high": figure["high"]}


def _merged(rows: Iterable[Row]) -> Row:
    return {name: value for row in rows for name, value in row.items()}
