"""Sabotaged dwarf (V-S1): a digger with a broken tool at the end of the round gets no gold card.

Source: variant, box of 2024. For the base game with its gold cards, so neither Saboteur 2 nor the
tournament (I-23). As many cards are drawn as without it and go round until they are gone; greedy
dwarfs are not touched (I-10).
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.saboteur.module import Module
from pyrite.saboteur.numbers import BROKEN as BROKEN_TOOLS
from pyrite.saboteur.numbers import PAYING
from pyrite.saboteur.picture import Picture

if not cython.compiled:
    from pyrite.saboteur.numbers import BROKEN
    from pyrite.saboteur.state import Table


def has_whole_tools(table: "Table", seat: int) -> bool:
    """The others hand on the gold cards without him."""
    return table.front[seat] & BROKEN == 0


def sabotaged_dwarf() -> Module:
    """The module, with its hook."""
    module = Module(
        "sabotaged_dwarf",
        source="variant, box of 2024",
        rules=("V-S1",),
        excludes={"saboteur2": "I-23", "tournament": "I-23"},
    )
    module.entitled = has_whole_tools
    return module


SABOTAGED_DWARF = sabotaged_dwarf()
