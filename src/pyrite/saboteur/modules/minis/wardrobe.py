# Compiled: see core/native.py
"""Wardrobe (M-W1): the first seat that joins this site to the start must exchange its dwarf.

Source: mini expansion, box of 2024. Its cell and shape are ours (decks/minis.toml). Needs a spare
dwarf, so it does not go with `tournament` (I-23). Ruling: what others had seen of the dwarf goes
with the card (S-25).
"""

from pyrite.saboteur.numbers import FIRST_TILE
from pyrite.saboteur.play.effects import swap_hat
from pyrite.saboteur.table.module import Module, Pieces, Terms, number_of
from pyrite.saboteur.table.state import Table


def change_clothes(table: Table, cell: int) -> None:
    """Give the finder the spare dwarf, or the top one of the unused dwarfs (S-25)."""
    if (table.tile[cell] - FIRST_TILE) >> 1 == number_of(table, NUMBER, 0) and table.nspare:
        swap_hat(table, table.finder)


def wardrobe() -> Module:
    """Build the module with its hook."""
    module = Module(
        "wardrobe",
        source="mini expansion, box of 2024",
        rules=("M-W1",),
        pieces=Pieces(("wardrobe",)),
        terms=Terms(excludes={"tournament": "I-23"}),
    )
    module.joined = change_clothes
    return module


WARDROBE = wardrobe()
NUMBER: int = WARDROBE.number
