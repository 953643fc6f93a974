# Compiled: see core/native.py
"""Rockfalls: a path goes from the table to the discards (B-23, B-25)."""

from pyrite.core.events import CardOnCell
from pyrite.saboteur.numbers import FIRST_TILE, PUBLIC
from pyrite.saboteur.play.goals import goal_at
from pyrite.saboteur.play.laying import take_path
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.events import card_on_cell, new_event


def collapse(table: Table, cell: int) -> None:
    """Discard a path; one that is not from the deck leaves the game."""
    path_card = (table.tile[cell] - FIRST_TILE) >> 1
    if path_card >= table.rules.nkinds:
        table.goal_cell[goal_at(table, cell)] = 0
    take_path(table, cell)
    if table.recording:
        table.emit(COLLAPSED, table.turn, table.at[cell], path_card, 0)
    if path_card < table.rules.nkinds:
        discard(table, table.turn, path_card, PUBLIC)


COLLAPSED: int = new_event("collapsed", card_on_cell, CardOnCell)
