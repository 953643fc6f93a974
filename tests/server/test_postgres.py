"""A whole game on a real PostgreSQL; without one, the test run says so at its end."""

import asyncio
from collections.abc import Callable
from importlib.util import find_spec

import pytest
from server.cluster import PROGRAMS, postgresql
from server.conftest import NewServer
from server.kept import check, log_of
from server.player import Player, seated
from server.test_kill import reconnect, until_killed

from pyrite.games import Record
from pyrite.server.entries import Played

LEFT_OUT = "PostgreSQL was left out: install Debian's postgresql and pyrite[postgres]."


@pytest.mark.deep
def test_a_game_on_postgresql(
    new_server: NewServer, record_property: Callable[[str, object], None]
) -> None:
    if not PROGRAMS or find_spec("psycopg") is None:
        record_property("left_out", LEFT_OUT)
        return
    with postgresql() as url:
        game_with_a_kill(new_server, url)


def game_with_a_kill(new_server: NewServer, url: str) -> None:
    """The server is killed once; the record is what the database has and everybody saw."""
    server = new_server(url=url)
    plan = {"seats": 4, "rounds": 1, "pace": 0, "talk": "text"}
    code, people = seated(server, 3, bots=[None, None, None, "random"], **plan)
    players = [Player(person, code, seat) for seat, person in enumerate(people)]
    asyncio.run(until_killed(server, players, 9))
    server.start()
    asyncio.run(to_the_end(players))
    record = Record.from_text(people[0].ask("GET", f"/tables/{code}/record").text)
    assert people[1].do("GET", "/me/tables")[0]["mine"] == [1]
    server.stop()
    log = log_of(url, code)
    check(log, players)
    assert record.replay().over
    assert [(entry.seat, entry.action) for entry in log if isinstance(entry, Played)] == [
        tuple(action) for action in record.actions
    ]


async def to_the_end(players: list[Player]) -> None:
    """Everybody comes back and plays until the game is over."""
    await asyncio.gather(*(reconnect(player) for player in players))
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.leave()
