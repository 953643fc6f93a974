"""Write the fields of every table into its state.pxd, from the list in fields.py."""

import re
from importlib import import_module
from pathlib import Path

from pyrite.games import GAMES

ROOT = Path(__file__).parents[1] / "src" / "pyrite"
BEGIN, END = "    # Written by `make fields`", "    # Until here.\n"
BLOCK = re.compile(rf"({re.escape(BEGIN)}[^\n]*\n).*?({re.escape(END)})", re.DOTALL)


def renewed(game: str) -> str:
    """Return the .pxd of a game's table with the current fields."""
    fields = import_module(f"pyrite.{game}.table.fields").FIELDS
    return BLOCK.sub(
        lambda found: found[1] + fields.declarations() + found[2], path_of(game).read_text()
    )


def path_of(game: str) -> Path:
    """Return the .pxd of a game's table."""
    return ROOT / game / "table" / "state.pxd"


if __name__ == "__main__":
    for game in GAMES:
        path_of(game).write_text(renewed(game))
