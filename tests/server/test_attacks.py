"""Attacks on a live server over real sockets; only the attackers may notice them."""

import asyncio
import os
import secrets
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from deep import cases
from server.conftest import NewServer
from server.player import Person, Player, seated
from server.running import GENEROUS, Server

from pyrite.protocol.table import Plan
from pyrite.server.audience import TOO_MANY
from pyrite.server.network import visitor
from pyrite.server.network.visitor import Account, Charged, Limits, network_of
from pyrite.server.network.wire import SocketWire
from pyrite.server.plans import check_plan
from pyrite.server.problems import Problem

OTHER_ADDRESS = "127.0.0.9"  # on this machine, too, but counted for itself
STOPPED_CLOCK = """
from types import SimpleNamespace
from pyrite.server.network import visitor
visitor.time = SimpleNamespace(monotonic=lambda: 0.0)
"""


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
    wrong = (
        *("evil@127.0.0.1", "evil:x@localhost", "localhost:evil", "localhost:99999", "localhost/x"),
        *("[localhost]", "[::1]x", "x[::1]", "[::1%25x]", "::1", "a b.localhost", "<b>.localhost"),
    )
    for hosts, status in ((known, 200), (strange, 421), (wrong, 400)):
        for host in hosts:
            answer = server.http.get("/api/health", headers={"Host": host})
            assert answer.status_code == status, host
    refusal = server.http.get("/api/health", headers={"Host": "rebound.example"}).json()
    assert "--domain rebound.example" in refusal["detail"]
    foreign = {"Host": "evil@127.0.0.1", "Origin": "http://evil@127.0.0.1"}
    assert server.http.post("/api/tables", json={}, headers=foreign).status_code == 400
    assert server.http.head("/api/health").status_code == 200


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
GET = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
CHUNKS = b"Transfer-Encoding: chunked\r\n"
PLAN = b'{"seats":3}'
IN_CHUNKS = b"\r\nb\r\n" + PLAN + b"\r\n0\r\n\r\n"
AMBIGUOUS = {
    "both": POST + b"Content-Length: 11\r\n" + CHUNKS + IN_CHUNKS,
    "both, chunks first": POST + CHUNKS + b"content-length: 4\r\n" + IN_CHUNKS,
    "chunks twice": POST + CHUNKS + CHUNKS + IN_CHUNKS,
    "two equal lengths": POST + b"Content-Length: 11\r\nContent-Length: 11\r\n\r\n" + PLAN,
    "equal lengths in one line": POST + b"Content-Length: 11, 11\r\n\r\n" + PLAN,
    "a folded line": POST + b"Transfer-Encoding:\r\n chunked\r\n" + IN_CHUNKS,
    "chunks in HTTP/1.0": POST.replace(b"1.1", b"1.0") + CHUNKS + IN_CHUNKS,
    "in the second request": GET
    + b"\r\n"
    + GET
    + b"Content-Length: 5\r\n"
    + CHUNKS
    + b"\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("request_", AMBIGUOUS.values(), ids=AMBIGUOUS)
def test_a_request_that_proxies_may_read_otherwise_is_refused(
    server: Server, request_: bytes
) -> None:
    *_, answer = ask_raw(server, request_).split(b"HTTP/1.1 ")
    assert answer.startswith(b"400")


KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + KEY
BROKEN = (  # in parts that arrive one after the other; the last connection is closed at once
    (POST + CHUNKS + b"\r\nZZZ\r\n",),
    (POST + CHUNKS + b"\r\n5\r\n{", b"ZZZ\r\n", b"ZZZ\r\n"),
    (GET + CHUNKS + b"\r\nZZZ\r\n",),
    (GET + CHUNKS + b"\r\n", b"ZZZ\r\n"),
    (
        b"GET / HTTP/1.1\r\nHost: localhost\r\n"
        + CHUNKS
        + b"\r\n2\r\n{}\r\n0\r\nno trailer\r\n\r\n",
    ),
    (GET + b"\r\n", b"\x16\x03\x01\r\n\r\n"),
    (POST.replace(b"POST", b"GET") + UPGRADE + b"Content-Length: 3\r\n\r\nabc",),
    (POST + UPGRADE + b"\r\n",),
    (GET + UPGRADE + b"X: y\r\n" * 200 + b"\r\n",),
    (POST + b'Content-Length: 4\r\nConnection: close\r\n\r\n"\xff\xfe"',),
    (GET + b"Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n",),
)


def test_broken_requests_are_refused_and_leave_few_lines_in_the_log(new_server: NewServer) -> None:
    """No traceback, and the same line only once, so that nobody fills the disk."""
    server = new_server()
    for parts in BROKEN * 3:
        with socket.create_connection(("127.0.0.1", server.port), 20) as line:
            for part in parts[:-1]:
                line.sendall(part)
                read_for_a_moment(line)
            line.sendall(parts[-1])
            answer = read_until(line, b"never")
            assert b"HTTP/1.1 4" in answer or b"h2c" in parts[0] or len(parts) > 1, parts
    for start in (b"Content-Length: 99\r\n\r\n{", CHUNKS + b"\r\n5\r\n{"):
        with socket.create_connection(("127.0.0.1", server.port), 20) as line:
            line.sendall(POST + start)
    assert server.http.get("/api/health").status_code == 200
    server.stop()
    lines = server.log.read_text().splitlines()
    assert sorted(lines) == ["Invalid HTTP request received.", "Unsupported upgrade request."]


def read_for_a_moment(line: socket.socket) -> None:
    """Let the server deal with what was sent, whether or not it answers."""
    line.settimeout(0.1)
    with suppress(TimeoutError):
        line.recv(65_536)
    line.settimeout(20)


def test_no_browser_or_proxy_keeps_what_a_person_is_told(server: Server) -> None:
    person = Person(server)
    code = person.open(seats=3)
    seat, here = f"/tables/{code}/seats/0", f"/tables/{code}"
    asked = [("PUT", seat, {"name": "Ada"}), ("GET", here, None), ("DELETE", seat, None)]
    paths = ("/me", "/me/tables", "/me/export", "/me/push", f"{here}/record", f"{here}/replay")
    asked += [("GET", path, None) for path in (*paths, f"{here}/shuffle", "/tables", "/nowhere")]
    asked += [("POST", "/tables", {"seats": 99}), ("DELETE", "/me", None)]
    for method, path, body in asked:
        answer = person.ask(method, path, body)
        assert answer.headers["cache-control"] == "no-store", path


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


@pytest.mark.parametrize("flood", cases(FLOODS, ["pings"]))
def test_frames_that_say_nothing_are_counted(strict_server: Server, flood: str) -> None:
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
            line.sendall(b"\x01\x80mask" + FLOODS[flood] * 20_000)
        asyncio.run(game())
        answers = read_until(line, CLOSED)
        assert answers.count(PONG) < 1_000, "not even all of what came at once is answered"
        line.shutdown(socket.SHUT_WR)  # after everything above, so the server need not wait for us
        assert not read_until(line, PONG), "then it is over"


def test_garbage_after_too_many_frames_is_no_failure(strict_server: Server) -> None:
    """Both end the connection, at the same moment; the log would have a traceback."""
    code = Person(strict_server).open(seats=3)
    with closing(handshake(strict_server, code)) as line:
        line.sendall(FLOODS["pings"] * 70 + b"\xff" * 20)
        assert b"\x88" in read_until(line, b"\x88")
    assert strict_server.http.get("/api/health").status_code == 200


def test_nothing_is_sent_to_a_socket_that_was_told_why_it_ends() -> None:
    """It can no longer be written to, and the error would be that of somebody else's message."""
    written: list[bytes] = []
    wire: Any = SocketWire.__new__(SocketWire)
    wire.transport = SimpleNamespace(is_closing=lambda: False, write=written.append)
    for wire.close_sent in (False, True):
        wire.write(b"{}")
    assert len(written) == 1


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
    limits = {"connections": 2, "requests_per_second": 0.4}
    server = new_server(prelude=STOPPED_CLOCK, behind_proxy=True, limits=limits)
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


async def test_an_address_that_works_too_much_waits_and_others_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(visitor, "time", SimpleNamespace(monotonic=lambda: clock.now))
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
    clock.now += greedy.work.wait
    while len(done) < 5:
        await asyncio.sleep(0.01)
    assert done == ["first", "other", "later", "later", "later"]


async def test_an_address_works_on_short_pieces_until_its_turn_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Several messages that wait are not dealt with one in each round of the event loop."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(visitor, "time", SimpleNamespace(monotonic=lambda: clock.now))
    account, done = Account(Limits()), list[int]()

    def piece(seconds: float) -> bool:
        clock.now += seconds
        done.append(len(done))
        return False

    account.take_turn(lambda: piece(0.002))  # longer than a turn
    for _ in range(5):
        account.take_turn(lambda: piece(0.0004))
    assert len(done) == 1
    while len(done) == 1:
        await asyncio.sleep(0)
    assert len(done) == 4
    while len(done) < 6:
        await asyncio.sleep(0)


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
