"""Tables of Saboteur 2."""

from typing import Any

from boards import last_turn as any_last_turn
from boards import table as any_table

from pyrite import State

SET = {"modules": ["saboteur2"]}


def table(*args: Any, **more: Any) -> State:
    """Return a table with Saboteur 2; arguments as for `boards.table`."""
    return any_table(*args, **SET | more)


def last_turn(*args: Any, **more: Any) -> State:
    """Return a table where only the seat on turn holds cards, as `boards.last_turn`."""
    return any_last_turn(*args, **SET | more)


def front(*rows: str, seats: int = 5) -> list[list[str]]:
    """Return the cards in front of A, B …; the others have none."""
    return [list(row.split()) for row in rows] + [[] for _ in range(seats - len(rows))]
