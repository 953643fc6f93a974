# Compiled: see core/native.py
"""The complete list of legal actions for any seat and any question."""

from pyrite.core.moves import Moves
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import LIST_ANSWERS


def list_seat(table: Table, seat: int, moves: Moves) -> None:
    """List what this seat may answer to the topmost question."""
    moves.n = 0
    top = table.nasks - 1
    if table.nasks and table.ask_seats[top] >> seat & 1:
        LIST_ANSWERS[table.ask_kind[top]](table, seat, moves)


def list_all(table: Table, moves: Moves) -> None:
    """List everything any seat may do now."""
    moves.n = 0
    top = table.nasks - 1
    if table.nasks == 0:
        return
    if table.ask_seats[top] == 1 << table.turn:  # nearly always
        LIST_ANSWERS[table.ask_kind[top]](table, table.turn, moves)
        return
    for seat in range(table.rules.seats):
        if table.ask_seats[top] >> seat & 1:
            LIST_ANSWERS[table.ask_kind[top]](table, seat, moves)
