"""One visitor never reaches another: seats, tables and the writer keep people apart."""

import asyncio
import gc
import json
import warnings
import weakref
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from deep import cases
from server.inside import connected, house, say, sent
from server.player import Person, Player, seated
from server.running import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.audience import SEAT_LOST
from pyrite.server.live_table import LiveTable
from pyrite.server.network.app import Front, Settings
from pyrite.server.network.connection import Connection
from pyrite.server.network.run import listen, running_server
from pyrite.server.problems import Problem
from pyrite.server.table_registry import IDLE, TableRegistry


async def read_all(line: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """Everything until the server closes the socket, and the code it closes with."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await asyncio.wait_for(line.recv(), 20)))
    return heard, line.close_code or 0


@pytest.mark.parametrize("heir", ["person", "bot", "nobody"])
@pytest.mark.parametrize("leaves", ["alone", "sent away"])
def test_who_has_left_a_seat_hears_no_more_of_it(server: Server, heir: str, leaves: str) -> None:
    """Sit down, say hello, leave, keep the socket: that was enough to watch the next one's hand."""
    host, spy = Person(server), Person(server)
    code = host.open(seats=3, bots=[None, None, "random"], pace=10)
    host.sit(code, 0)
    spy.sit(code, 1)

    async def course() -> None:
        line = await spy.socket(code)
        await line.send(json.dumps({"type": "hello", "seat": 1}))
        while json.loads(await line.recv())["type"] != "presence":
            pass
        (host if leaves == "sent away" else spy).do("DELETE", f"/tables/{code}/seats/1")
        if heir == "person":
            Person(server).sit(code, 1)
        elif heir == "bot":
            host.do("PUT", f"/tables/{code}/seats/1/bot", {"bot": "random"})
        if heir != "nobody":
            host.start(code)
        heard, closed_with = await read_all(line)
        assert closed_with == SEAT_LOST
        assert [message["type"] for message in heard] == ["refused"]
        assert heard[0]["problem"]["id"] == "seat-not-yours"

    asyncio.run(course())
    other, people = seated(server, 1, seats=3, bots=[None, "random", "random"], pace=0, rounds=1)

    async def game() -> None:
        player = Player(people[0], other, 0)
        await player.join()
        await player.play(most=2)
        await player.leave()

    asyncio.run(game())


class Crowd:
    """People who come and go at one table, and everything that each of them was sent."""

    def __init__(self, live: LiveTable, inn: TableRegistry, rng: Random) -> None:
        self.live, self.inn, self.rng = live, inn, rng
        self.lines: list[tuple[str, Connection]] = []

    async def step(self) -> None:
        """Somebody does something that people do in a lobby, allowed or not."""
        seat, person = self.rng.randrange(3), f"p{self.rng.randrange(4)}"
        doings: list[Any] = [
            entries.Sat(seat, person, person),
            entries.LeftSeat(seat),
            entries.BotSat(seat, "random"),
        ]
        if self.rng.random() < 0.5:
            self.greet(person)
        else:
            with suppress(Problem):  # the seat may be taken, or a bot's
                await self.live.do(self.rng.choice(doings))

    def greet(self, person: str) -> None:
        """Connect as this person and say hello for any seat, or none."""
        one = Connection(self.live, person, connected(self.live, None, hello=False).account)
        say(one, type="hello", seat=self.rng.choice([0, 1, 2, None]), history=True)
        self.lines.append((person, one))

    def check(self) -> None:
        """Nobody was sent a hand but those of the seats they hold."""
        state = self.live.table.state
        assert state is not None
        for person, one in self.lines:
            hands = [state.private(seat)["hand"] for seat in self.live.table.seats_of(person)]
            for message in sent(one):
                private = message.get("private") or {}
                if private.get("hand"):
                    assert private["hand"] in hands, "a hand of somebody else"


@pytest.mark.parametrize("seed", cases(range(6), range(2)))
async def test_people_come_and_go_and_nobody_sees_a_strange_hand(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    async with house(tmp_path) as inn:
        for _ in range(6):
            plan = Plan(seats=3, bots=["random", None, None], pace=10, grace=3600)
            live = await inn.open(plan, "p0")
            crowd = Crowd(live, inn, rng)
            for _ in range(25):
                await crowd.step()
            for seat, holder in enumerate(live.table.seats):
                if holder.is_open:
                    await live.do(entries.Sat(seat, f"late{seat}", f"late{seat}"))
            for _, one in crowd.lines:
                sent(one)
            await live.do(entries.Started())
            crowd.check()
            for person in ("p0", "p1", "late1", "p3"):
                crowd.greet(person)
            crowd.check()
            assert live.table.state is not None
            asked = live.table.asked[0]
            text = live.table.state.actions(asked)[0].text
            await live.do(entries.Played(asked, text))
            crowd.check()
            live.give_up()


async def test_a_table_that_fails_is_the_only_one_that_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as inn:
        bad, good = [await inn.open(Plan(seats=3), "p0") for _ in range(2)]
        watcher = connected(bad, None)

        def fail(frames: object) -> None:
            raise KeyError(5)

        monkeypatch.setattr(bad.audience, "send", fail)
        await bad.do(entries.Sat(0, "p0", "Ann"))
        assert watcher.outbox.closed_with is not None, "they connect again"
        await good.do(entries.Sat(0, "p0", "Ann"))
        again = await inn.table(bad.table.code)
        assert again is not bad
        assert again.table.seats[0].name == "Ann", "it was kept"
        await inn.check_health()
        assert "KeyError" in caplog.text


async def test_the_writer_goes_on_after_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its task dies, its listeners raise, one table's entry is there already."""
    async with house(tmp_path) as inn:
        one, two = [await inn.open(Plan(seats=3), "p0") for _ in range(2)]
        with monkeypatch.context() as patch:
            patch.setattr(inn.writer, "_write", None)
            with pytest.raises(Problem, match="table-not-kept"):
                await one.do(entries.Sat(0, "p0", "Ann"))
            assert not inn.writer.is_healthy
        await inn.check_health()
        one = await inn.table(one.table.code)

        def fail(kept: bool) -> None:
            raise ValueError("nobody listens")

        two.commit(entries.Sat(0, "p0", "Ann"), fail)
        await one.do(entries.Sat(0, "p0", "Ann"))
        two = await inn.table(two.table.code)
        two.table.version -= 1  # the next entry gets a number that is taken
        clash = asyncio.create_task(two.do(entries.Sat(1, "p1", "Bob")))
        await one.do(entries.Sat(1, "p1", "Bob"))
        with pytest.raises(Problem, match="table-not-kept"):
            await clash
        assert "the writer failed" in caplog.text


async def visit(front: Front, port: int) -> list[weakref.ref[Any]]:
    """Play a little and leave; references to what should be gone afterwards."""
    url = f"127.0.0.1:{port}/api"
    async with httpx.AsyncClient(base_url=f"http://{url}", trust_env=False, timeout=60) as browser:
        answer = await browser.post("/tables", json={"seats": 3, "bots": [None] + ["random"] * 2})
        code = answer.json()["table"]["code"]
        await browser.put(f"/tables/{code}/seats/0", json={"name": "Ann"})
        await browser.post(f"/tables/{code}/start")
        cookie = {"Cookie": f"pyrite={browser.cookies['pyrite']}"}
    path = f"ws://{url}/tables/{code}/socket"
    async with connect(path, additional_headers=cookie, proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "seat": 0}))
        while json.loads(await line.recv())["type"] != "presence":
            pass
        live = front.registry.awake[code]
        (outbox,) = live.viewers[0]
        return [weakref.ref(live), weakref.ref(live.table), weakref.ref(outbox)]


async def test_nothing_is_left_of_a_table_that_sleeps(tmp_path: Path) -> None:
    """Not even until Python looks for cycles, which a busy server does rarely."""
    listener = listen("127.0.0.1", 0)
    with warnings.catch_warnings(action="ignore"):  # Litestar speaks of its next version
        server = running_server(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    gc.collect()
    gc.disable()
    try:
        gone = await visit(server.front, listener.getsockname()[1])
        house = server.front.registry
        while house.awake:
            for code, live in list(house.awake.items()):
                live.idle_since -= IDLE
                await house._let_sleep(code)
            await asyncio.sleep(0.01)
        del live
        for _ in range(1_000):
            await asyncio.sleep(0.01)
            if not any(one() for one in gone):
                break
        assert [one() for one in gone] == [None, None, None]
    finally:
        gc.enable()
        server.should_exit = True
        await serving
