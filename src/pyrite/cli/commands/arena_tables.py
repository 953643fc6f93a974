"""The results of an arena in the terminal."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from pyrite.arena.tables import TextTable, found, heading, text_tables
from pyrite.cli.terminal.screen import Screen


def show(screen: Screen, result: Mapping[str, Any]) -> None:
    """Print the results, one section per table size."""
    for told in result["tables"]:
        screen.out.print(heading(told, screen.speaker), style="title")
        if found(told, screen.speaker):
            screen.out.print(found(told, screen.speaker))
        for table in text_tables(told, screen.speaker):
            screen.out.print(table.title)
            screen.out.print(_rich(table))
            screen.out.print()


def _rich(text: TextTable) -> Table:
    table = Table(box=None, pad_edge=False, header_style="title")
    for place, head in enumerate(text.heads):
        table.add_column(head, justify="right" if place else "left")
    for row in text.rows:
        table.add_row(*map(Text, row))
    return table
