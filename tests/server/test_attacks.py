"""Attacks on a live server over real sockets; only the attackers may notice them."""

import asyncio
import gc
import json
import os
import secrets
import socket
import warnings
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from server.conftest import NewServer
from server.inside import connected, house, say, sent
from server.player import Person, Player, seated
from server.running import GENEROUS, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pyrite.protocol.table import Plan
from pyrite.server import entries, visitor
from pyrite.server.app import Front, Settings
from pyrite.server.connection import Connection
from pyrite.server.live_table import LiveTable
from pyrite.server.outbox import SEAT_LOST, TOO_MANY
from pyrite.server.plans import check_plan
from pyrite.server.problems import Problem
from pyrite.server.run import listen, running_server
from pyrite.server.table_registry import IDLE, TableRegistry
from pyrite.server.visitor import Account, Charged, Limits, network_of

OTHER_ADDRESS = "127.0.0.9"  # on this machine, too, but counted for itself


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


@pytest.mark.parametrize("seed", range(6))
def test_people_come_and_go_and_nobody_sees_a_strange_hand(tmp_path: Path, seed: int) -> None:
    async def course() -> None:
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

    asyncio.run(course())


def test_a_table_that_fails_is_the_only_one_that_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def course() -> None:
        async with house(tmp_path) as inn:
            bad, good = [await inn.open(Plan(seats=3), "p0") for _ in range(2)]
            watcher = connected(bad, None)

            def fail(frames: object) -> None:
                raise KeyError(5)

            monkeypatch.setattr(bad, "_send", fail)
            await bad.do(entries.Sat(0, "p0", "Ann"))
            assert watcher.outbox.closed_with is not None, "they connect again"
            await good.do(entries.Sat(0, "p0", "Ann"))
            again = await inn.table(bad.table.code)
            assert again is not bad
            assert again.table.seats[0].name == "Ann", "it was kept"
            await inn.check_health()
            assert "KeyError" in caplog.text

    asyncio.run(course())


def test_the_writer_goes_on_after_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its task dies, its listeners raise, one table's entry is there already."""

    async def course() -> None:
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

    asyncio.run(course())


def ask_raw(server: Server, request: bytes, source: str = "127.0.0.1") -> bytes:
    """What the server answers to these bytes until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), 20, (source, 0)) as line:
        line.sendall(request)
        answer = b""
        while part := line.recv(65_536):
            answer += part
        return answer


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def test_a_cookie_is_read_in_no_time(server: Server) -> None:
    """The library's reader needs a time that grows with the square of the backslashes."""
    host = Person(server)
    code = host.open(seats=3)
    head = f"GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    page = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    pid = server.process.pid if server.process else 0
    before = processor_seconds(pid)
    for cookie in ('pyrite="' + "\\" * 15_000 + '"', "a=b; " * 3_000):
        answer = ask_raw(server, f"{head}Cookie: {cookie}\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 200"), answer[:80]
    ask_raw(server, f'{page}Cookie: language="{chr(92) * 15_000}"\r\n\r\n'.encode())
    assert processor_seconds(pid) - before < 1
    for size in (20_000, 70_000):
        answer = ask_raw(server, f"{head}Cookie: {'x' * size}\r\n\r\n".encode())
        assert answer.split()[1] in (b"400", b"431"), "headers have a size"
    odd = secrets.token_urlsafe(32)[:30] + "ö!$"
    for token in (odd, "x" * 21, "x" * 65):
        answer = server.http.get(
            f"/api/tables/{code}", headers=[(b"cookie", f"pyrite={token}".encode())]
        )
        assert answer.json()["mine"] == []


def test_a_strange_module_is_not_looked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look at all that is installed takes a while, and what is found would be loaded."""
    refusal = Person(server).ask("POST", "/tables", {"modules": ["x" * 2_000] * 64})
    assert refusal.status_code == 422
    assert refusal.json()["message"]["id"] == "config-module"
    assert len(refusal.content) < 2_000

    def look(key: str) -> None:
        raise AssertionError("it was looked for")

    monkeypatch.setattr("pyrite.saboteur.config.plugins.find_installed", look)
    with pytest.raises(Problem, match="config-module"):
        check_plan(Plan(modules=["saboteur2", "file:Class"]))


def test_a_server_knows_its_names(new_server: NewServer) -> None:
    """A page of another site may have its name lead to this machine."""
    server = new_server(names=("Games.example",))
    known = ("localhost:8000", "127.0.0.1", "[::1]:8000", "play.localhost", "games.example:443")
    strange = ("rebound.example", "localhost.example:80", "127.0.0.1.example", "example")
    for hosts, status in ((known, 200), (strange, 421)):
        for host in hosts:
            answer = server.http.get("/api/health", headers={"Host": host})
            assert answer.status_code == status, host
    refusal = server.http.get("/api/health", headers={"Host": "rebound.example"}).json()
    assert "--domain rebound.example" in refusal["detail"]
    assert server.http.head("/api/health").status_code == 200


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that every host has, but for time."""
    usual = {name: getattr(Limits(), name) for name in GENEROUS} | {"header_seconds": 2}
    with closing(Server(tmp_path_factory.mktemp("strict"), limits=usual)) as one:
        one.start()
        yield one


def handshake(server: Server, code: str) -> socket.socket:
    """A WebSocket of which every byte can be written by hand."""
    line = socket.create_connection(("127.0.0.1", server.port), 20)
    key = "x3JJHMbDL1EzLkh9GBhXDw=="
    line.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        "".encode()
    )
    assert b" 101 " in read_until(line, b"\r\n\r\n")
    return line


def read_until(line: socket.socket, end: bytes) -> bytes:
    """What comes up to these bytes, or until the other side ends the connection."""
    answer = b""
    with suppress(ConnectionError):
        while end not in answer and (part := line.recv(65_536)):
            answer += part
    return answer


PONG = b"\x8a\x00"
CLOSED = b"\x88\x02" + TOO_MANY.to_bytes(2, "big")
FLOODS = {
    "pings": b"\x89\x80mask",
    "pongs": b"\x8a\x80mask",
    "empty fragments": b"\x00\x80mask",
}


@pytest.mark.parametrize("frame", FLOODS.values(), ids=FLOODS)
def test_frames_that_say_nothing_are_counted(strict_server: Server, frame: bytes) -> None:
    """A few are fine, thousands end the connection, and another address plays on meanwhile."""
    code, people = seated(strict_server, 1, seats=3, bots=[None, "random", "random"], pace=0)

    async def game() -> None:
        player = Player(people[0], code, 0)
        player.socket = await people[0].socket(code, local_addr=(OTHER_ADDRESS, 0))
        await player.send(type="hello", seat=0)
        await player.play(most=2)
        await player.leave()

    with closing(handshake(strict_server, code)) as line:
        line.sendall(FLOODS["pings"] * 5)
        assert read_until(line, PONG * 5) == PONG * 5, "a few are answered"
        with suppress(ConnectionError):  # it may be cut off in the middle of it
            line.sendall(b"\x01\x80mask" + frame * 20_000)
        asyncio.run(game())
        answers = read_until(line, CLOSED)
        assert answers.count(PONG) < 1_000, "not even all of what came at once is answered"
        assert not read_until(line, PONG), "then it is over"


def test_garbage_after_too_many_frames_is_no_failure(strict_server: Server) -> None:
    """Both end the connection, at the same moment; the log would have a traceback."""
    code = Person(strict_server).open(seats=3)
    with closing(handshake(strict_server, code)) as line:
        line.sendall(FLOODS["pings"] * 70 + b"\xff" * 20)
        assert b"\x88" in read_until(line, b"\x88")
    assert strict_server.http.get("/api/health").status_code == 200


def test_unfinished_requests_are_ended_and_lock_nobody_out(strict_server: Server) -> None:
    most = Limits().connections
    with ExitStack() as lines:
        held = []
        for number in range(most + 40):
            line = socket.create_connection(("127.0.0.1", strict_server.port), 20)
            held.append(lines.enter_context(closing(line)))
            if number % 2:
                line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        head = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        assert ask_raw(strict_server, head, OTHER_ADDRESS).startswith(b"HTTP/1.1 200")
        for line in held:
            with suppress(ConnectionError):
                assert line.recv(1) == b"", "ended without an answer"
    assert strict_server.http.get("/api/health").status_code == 200
    assert "too many connections of one address" in strict_server.log.read_text()


def test_people_behind_one_proxy_do_not_share_its_limits(new_server: NewServer) -> None:
    server = new_server(behind_proxy=True, limits={"connections": 2, "requests_per_second": 0.4})
    with ExitStack() as lines:
        for _ in range(6):
            line = socket.create_connection(("127.0.0.1", server.port), 20)
            lines.enter_context(closing(line))
        for number in range(4):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            statuses = [
                httpx.get(f"http://127.0.0.1:{server.port}/api/health", headers=headers).status_code
                for _ in range(3)
            ]
            assert statuses == [200, 200, 429], "each address has limits of its own"


def test_an_address_that_works_too_much_waits_and_others_do_not() -> None:
    async def course() -> None:
        greedy, modest = (Account(Limits(processor_share=0.5)) for _ in range(2))
        done: list[str] = []

        def piece(name: str) -> Callable[[], bool]:
            return lambda: done.append(name) is not None

        greedy.take_turn(piece("first"))
        greedy.work.spend(2.1)
        for _ in range(3):
            greedy.take_turn(piece("later"))
        modest.take_turn(piece("other"))
        assert done == ["first", "other"]
        with pytest.raises(Problem, match="too-many-requests"):
            greedy.check_request()
        while len(done) < 5:
            await asyncio.sleep(0.01)
        assert done == ["first", "other", "later", "later", "later"]

    asyncio.run(course())


def test_the_time_of_a_request_is_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it works, not what it waits for; and it can be stopped like any other."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(visitor, "time", SimpleNamespace(monotonic=lambda: clock.now))

    async def work(waits: asyncio.Event, log: list[str]) -> None:
        clock.now += 0.25
        await waits.wait()
        clock.now += 0.5
        try:
            await asyncio.Event().wait()
        finally:
            log.append("cleaned up")

    async def course() -> None:
        account, waits, log = Account(Limits(processor_share=0.5)), asyncio.Event(), list[str]()
        account.work.per_second = 0
        task = asyncio.ensure_future(Charged(work(waits, log), account))
        await asyncio.sleep(0)
        clock.now += 7
        waits.set()
        await asyncio.sleep(0.01)
        assert account.work.most - account.work.left == 0.75
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert log == ["cleaned up"]

    asyncio.run(course())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("testclient", "testclient"),
    ],
)
def test_a_whole_network_is_one_address(address: str, counted: str) -> None:
    assert network_of(address) == counted


async def visit(front: Front, port: int) -> list[weakref.ref[Any]]:
    """Play a little and leave; references to what should be gone afterwards."""
    url = f"127.0.0.1:{port}/api"
    async with httpx.AsyncClient(base_url=f"http://{url}", trust_env=False) as browser:
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


def test_nothing_is_left_of_a_table_that_sleeps(tmp_path: Path) -> None:
    """Not even until Python looks for cycles, which a busy server does rarely."""

    async def course() -> None:
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
                    house._let_sleep(code)
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

    asyncio.run(course())
