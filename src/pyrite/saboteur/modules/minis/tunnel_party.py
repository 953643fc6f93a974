# Compiled: see core/native.py
"""Tunnel party (M-P1): joining this site to the start makes all dwarfs be dealt again.

Source: mini expansion, box of 2024. Its cell and shape are ours (decks/minis.toml). Needs nothing,
forbids nothing. Ruling: everybody still knows that the dwarfs they have seen are among the seats
(S-25).
"""

from pyrite.core.telling import plain
from pyrite.saboteur.numbers import FIRST_TILE
from pyrite.saboteur.play.effects import deal_anew
from pyrite.saboteur.table.module import Module, Pieces, Words, number_of
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.events import new_event, nothing


def celebrate(table: Table, cell: int) -> None:
    """Collect the dwarfs in front of the seats, shuffle them and deal them again."""
    if (table.tile[cell] - FIRST_TILE) >> 1 != number_of(table, NUMBER, 0):
        return
    if table.recording:
        table.emit(PARTY, table.finder, 0, 0, 0)
    deal_anew(table)


PARTY: int = new_event("party", nothing)


def tunnel_party() -> Module:
    """Build the module with its hook."""
    module = Module(
        "tunnel_party",
        source="mini expansion, box of 2024",
        rules=("M-P1",),
        pieces=Pieces(("tunnel_party",)),
        words=Words(tellings={"party": plain("event-party", "M-P1")}),
    )
    module.joined = celebrate
    return module


TUNNEL_PARTY = tunnel_party()
NUMBER: int = TUNNEL_PARTY.number
