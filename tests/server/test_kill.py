"""A server that dies in the middle of 20 games: nothing acknowledged is lost or doubled."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random

import pytest
from deep import cases
from server.conftest import NewServer
from server.kept import check, log_of
from server.player import GONE, Player, seated
from server.running import Server

PLANS = (
    {"seats": 3},
    {"seats": 3, "modules": ["y2019_veto"]},
    {"seats": 4, "bots": [None, None, None, "random"]},
    {"game": "lostmines", "seats": 3},
)


def games(server: Server, count: int, luck: int) -> list[Player]:
    """Three players at each of so many tables."""
    players = []
    for number in range(count):
        plan = PLANS[number % len(PLANS)] | {"talk": "text", "pace": 0}
        code, people = seated(server, 3, **plan)
        players += [Player(person, code, seat, luck) for seat, person in enumerate(people)]
    return players


async def follow(player: Player, enough: Callable[[], bool]) -> None:
    """Play and talk until it is enough; then wait for the answer to what was sent last."""
    while player.unanswered or not enough():
        if not enough():
            await player.act_if_asked()
            if player.rng.random() < 0.02:
                await player.say(f"{player.seat} says {len(player.talks)}")
        try:
            await player.next(0.5)
        except TimeoutError:
            continue


async def reconnect(player: Player) -> None:
    """Say hello with the last version, and once more what was not answered."""
    await player.join()
    for number in player.unanswered:
        player.resent.add(number)
        await player.send(type="act", **player.sent[number])


def done(players: Sequence[Player]) -> int:
    """How many acknowledgements there were."""
    return sum(len(player.done) for player in players)


async def until_killed(server: Server, players: Sequence[Player], actions: int) -> None:
    """Everybody plays; after so many actions the server is gone."""

    async def kill() -> None:
        while done(players) < actions:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(server.kill)

    for player in players:
        await player.join()
    playing = [follow(player, lambda: False) for player in players]
    ends = await asyncio.gather(kill(), *playing, return_exceptions=True)
    assert all(isinstance(end, GONE) for end in ends[1:]), ends


async def until_enough(players: Sequence[Player], actions: int) -> None:
    """Everybody comes back and plays on, then reads what is still to come."""
    await asyncio.gather(*(reconnect(player) for player in players))
    await asyncio.gather(*(follow(player, lambda: done(players) >= actions) for player in players))
    for player in players:
        await player.send(type="ping", id=1)
        await player.until("pong")
        await player.leave()


@pytest.mark.parametrize("luck", cases(range(11), [0]))
def test_kill_9_in_the_middle_of_20_games(new_server: NewServer, luck: int) -> None:
    server = new_server()
    players = games(server, 20, luck)
    first = Random(luck).randint(200, 500)
    asyncio.run(until_killed(server, players, first))
    server.start()
    asyncio.run(until_enough(players, done(players) + 200))
    server.stop()
    for start in range(0, len(players), 3):
        table = players[start : start + 3]
        log = log_of(server.database, table[0].code)
        check(log, table)
    for player in players:
        for number, problem in player.refused.items():
            too_late = player.sent[number]["action"] in ("allow", "veto")  # another was quicker
            assert number in player.resent or too_late, problem
