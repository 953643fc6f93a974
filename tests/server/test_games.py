"""Whole games of both games over real sockets: people, bots and a watcher."""

import asyncio
from typing import Any

import pytest
from deep import cases
from server.player import Player, seated
from server.running import Server

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "saboteur", "seats": 4, "rounds": 1},
    {"game": "lostmines", "seats": 3, "rounds": 1},
)


@pytest.mark.parametrize("plan", cases(GAMES, GAMES[:1]), ids=lambda plan: plan["game"])
def test_people_and_bots_play_to_the_end(server: Server, plan: dict[str, Any]) -> None:
    bots = [None, None, *["medium"] * (plan["seats"] - 2)]
    code, people = seated(server, 2, **plan, bots=bots, pace=0)

    async def game() -> list[Player]:
        players = [Player(person, code, seat) for seat, person in enumerate(people)]
        watcher = Player(people[0], code, None)
        for player in (*players, watcher):
            await player.join()
        await asyncio.gather(*(player.play() for player in (*players, watcher)))
        for player in (*players, watcher):
            await player.leave()
        return [*players, watcher]

    players = asyncio.run(game())
    assert all(player.is_over for player in players)
    assert len({player.version for player in players}) == 1
    assert not any(player.refused for player in players)
    assert people[0].do("GET", f"/tables/{code}")["table"]["phase"] == "over"
