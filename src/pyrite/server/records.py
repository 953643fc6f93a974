"""Records of finished games, and plans to continue from one of their moments."""

from msgspec.structs import replace

from pyrite.games import Record
from pyrite.protocol.requests import ContinueFrom
from pyrite.protocol.table import Plan
from pyrite.server.problems import Problem
from pyrite.server.table import Table

Played = tuple[tuple[int, str], ...]


def record_of(table: Table) -> Record:
    """Return the whole record of a finished game: players, actions, talk and shuffle."""
    if table.phase != "over" or table.state is None:
        raise Problem("phase-not-over")
    players = tuple(seat.name for seat in table.seats)
    talk = tuple(zip(table.said_after, table.talk, strict=True))
    shuffle = table.shuffle if table.opened.seed is None else None
    return Record.of(table.state)._replace(talk=talk, players=players, shuffle=shuffle)


def continued(table: Table, wanted: ContinueFrom) -> tuple[Plan, Played, int | str]:
    """Return the plan of the new table, the actions before it and the game's seed."""
    record = record_of(table)
    if not 0 <= wanted.actions <= len(record.actions):
        raise Problem("moment-unknown", 422, n=len(record.actions))
    plan = replace(table.plan, bots=wanted.bots, public=False)
    return plan, record.actions[: wanted.actions], record.seed
