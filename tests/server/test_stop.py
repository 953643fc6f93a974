"""A clean stop: everyone is told, and comes back."""

import asyncio

import pytest
from server.conftest import NewServer
from server.player import Player, seated
from websockets.exceptions import ConnectionClosed

from pyrite.server.audience import RESTART


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
