# Compiled: see core/native.py
"""Sabotaged dwarf (V-S1): diggers with a broken tool at the end of the round get no gold card.

Source: variant, box of 2024. For the base game with its gold cards, so neither Saboteur 2 nor the
tournament (I-23). As many cards are drawn as without it and go round until they are gone; greedy
dwarfs are not affected (I-10).
"""

from pyrite.saboteur.numbers import BROKEN
from pyrite.saboteur.numbers import BROKEN as ANY_TOOL
from pyrite.saboteur.table.module import Box, Module, Terms
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.snapshot import Snapshot


def has_whole_tools(table: Table, seat: int) -> bool:
    """Return whether a seat has no broken tool and so takes part when gold cards go round."""
    return table.front[seat] & BROKEN == 0


def box_is_valid(snapshot: Snapshot) -> bool:
    """Return whether no seat with a broken tool is offered gold cards."""
    offered = [snapshot.names.asks[kind] for kind, _, _ in snapshot.asks] == ["take_gold"]
    return not offered or snapshot.front[snapshot.drafter] & ANY_TOOL == 0


def sabotaged_dwarf() -> Module:
    """Build the module with its hook."""
    module = Module(
        "sabotaged_dwarf",
        source="variant, box of 2024",
        rules=("V-S1",),
        terms=Terms(excludes={"saboteur2": "I-23", "tournament": "I-23"}),
        box=Box(is_valid=box_is_valid),
    )
    module.entitled = has_whole_tools
    return module


SABOTAGED_DWARF = sabotaged_dwarf()
