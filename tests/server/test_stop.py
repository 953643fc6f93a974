"""A clean stop: everyone is told, and comes back."""

import asyncio
from pathlib import Path

import pytest
from server.conftest import NewServer
from server.inside import connected, house, say, started
from server.kept import log_of
from server.player import Player, seated
from websockets.exceptions import ConnectionClosed

from pyrite.protocol.table import Plan
from pyrite.server.audience import RESTART
from pyrite.server.entries import Played
from pyrite.server.problems import Problem


def test_a_clean_stop_says_goodbye_and_everybody_comes_back(new_server: NewServer) -> None:
    server = new_server()
    code, people = seated(server, 3, seats=3)

    async def course() -> None:
        players = [Player(person, code, seat) for seat, person in enumerate(people)]
        for player in players:
            await player.join()
            await player.until("presence")
        stopping = asyncio.to_thread(server.stop)
        goodbyes = asyncio.gather(*(player.until("goodbye") for player in players))
        _, messages = await asyncio.gather(stopping, goodbyes)
        assert {message["message"]["id"] for message in messages} == {"server-restarts"}
        assert all(message["again_after"] > 0 for message in messages)
        for player in players:
            with pytest.raises(ConnectionClosed) as closed:
                await player.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
        await asyncio.to_thread(server.start)
        for player in players:
            await player.join()
            await player.until("presence")
        asked = next(player for player in players if player.actions)
        await asked.act_if_asked()
        await asked.until("news")
        for player in players:
            await player.leave()

    asyncio.run(course())


async def test_a_stopping_process_stores_what_it_has_and_takes_nothing_new(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        code, asked = live.table.code, live.table.asked[0]
        player = connected(live, asked)
        assert live.table.state is not None
        text = live.table.state.actions(asked)[0].text
        say(player, type="act", action=text, version=live.table.version, id=1)
        inn.say_goodbye()
        assert player.outbox.closed_with == RESTART
        refused = inn.table(code), inn.open(Plan(seats=3), "p0"), inn.check_health()
        for coming in refused:
            with pytest.raises(Problem) as problem:
                await coming
            assert (problem.value.id, problem.value.status) == ("server-restarts", 503)
    log = log_of(f"sqlite:///{tmp_path / 'tables.db'}", code)
    kept = [entry for entry in log if isinstance(entry, Played)]
    assert [entry.action for entry in kept] == [text]
