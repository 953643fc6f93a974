"""A process of three dies under running games: who was playing plays on at another process."""

import asyncio
import time
from collections.abc import Sequence

from server.kept import check, log_of
from server.player import GONE, Player, seated
from server.running import Server

PAUSE = 0.25  # seconds before a client connects again, as ours do at first
PLANS = (
    {"seats": 3},
    {"seats": 4, "bots": [None, None, None, "random"]},
    {"game": "lostmines", "seats": 3},
)


class Course:
    """Players who never stop playing, through one address."""

    def __init__(self, front: Server, games: int, luck: int) -> None:
        self.players: list[Player] = []
        self.back: dict[Player, float] = {}  # how long it took until the first news
        self.killed_at = 0.0
        self.over = False
        for number in range(games):
            plan = PLANS[number % len(PLANS)] | {"rounds": 3, "pace": 0}
            code, people = seated(front, 3, **plan)
            seats = enumerate(people)
            self.players += [Player(person, code, seat, luck) for seat, person in seats]

    async def play(self, player: Player) -> None:
        """Play and reconnect until the course is over; then wait for what is unanswered."""
        while not self.over or player.unanswered:
            try:
                await self._connected(player)
            except GONE:
                await asyncio.sleep(PAUSE)

    async def _connected(self, player: Player) -> None:
        await player.join()
        for number in player.unanswered:
            player.resent.add(number)
            await player.send(type="act", **player.sent[number])
        while not self.over or player.unanswered:
            if not self.over:
                await player.act_if_asked()
            try:
                message = await player.next(0.2)
            except TimeoutError:
                continue
            if self.killed_at and message["type"] in ("presence", "news"):
                self.back.setdefault(player, time.monotonic() - self.killed_at)

    async def run(self, victim: Server, seconds: float) -> None:
        """Play, kill a process, play on, and leave."""
        playing = [asyncio.create_task(self.play(player)) for player in self.players]
        await asyncio.sleep(seconds)
        await asyncio.to_thread(victim.kill)
        self.killed_at = time.monotonic()
        while len(self.back) < len(self.players) and time.monotonic() < self.killed_at + 20:
            await asyncio.sleep(0.05)
        await asyncio.sleep(seconds)
        self.over = True
        await asyncio.gather(*playing)
        for player in self.players:
            await player.send(type="ping", id=1)
            await player.until("pong")
            await player.leave()


def lose_a_process(
    front: Server, servers: Sequence[Server], games: int, luck: int, seconds: float = 2.0
) -> tuple[float, int]:
    """Return how long the slowest client was away, and how many actions were acknowledged."""
    course = Course(front, games, luck)
    victim = servers[luck % len(servers)]
    asyncio.run(course.run(victim, seconds))
    victim.start()
    for start in range(0, len(course.players), 3):
        table = course.players[start : start + 3]
        check(log_of(victim.database, table[0].code), table)
    for player in course.players:
        unexpected = player.refused.keys() - player.resent
        assert not unexpected, [player.refused[number] for number in unexpected]
    return max(course.back.values()), sum(len(player.done) for player in course.players)
