"""What untrusted visitors may request, their headers and cookies, and what stays secret."""

import asyncio
import logging
import socket
import threading
from contextlib import closing, suppress
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from server.door import HOST, Socket, asking, front
from server.test_around_the_game import until
from sqlalchemy.exc import IntegrityError

from pyrite.server.audience import NO_TABLE, TOO_MANY
from pyrite.server.live_table import LiveTable
from pyrite.server.network import metrics, visitor
from pyrite.server.network.app import Front
from pyrite.server.network.metrics import MOST_OPEN, Figures, MetricsPort
from pyrite.server.network.visitor import Account, Limits, Visitor, local_address
from pyrite.server.storage import Storage, Write

REFUSED = {"type": "websocket.close", "code": TOO_MANY}
ACCEPTED = {"type": "websocket.accept"}


@pytest.fixture(autouse=True)
def a_clock_that_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no time passes for the limits."""
    monkeypatch.setattr(visitor, "time", SimpleNamespace(monotonic=lambda: 0.0))


async def opened(browser: httpx.AsyncClient, **plan: Any) -> str:
    """The code of a new table."""
    answer = await browser.post("/tables", json=plan)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["code"])


async def test_requests_in_a_second_are_limited_for_each_address(tmp_path: Path) -> None:
    async with (
        front(tmp_path, requests_per_second=0.6) as one,
        asking(one) as browser,
        asking(one, "192.0.2.2") as other,
    ):
        status = [(await browser.get("/health")).status_code for _ in range(5)]
        assert status == [200, 200, 200, 429, 429]
        refusal = await browser.get("/health")
        assert refusal.headers["content-type"] == "application/problem+json"
        assert refusal.json()["message"]["id"] == "too-many-requests"
        assert refusal.headers["retry-after"] == "2"  # 0.6 in a second
        assert (await other.get("/health")).status_code == 200


async def test_tables_in_an_hour_are_limited_for_each_address(tmp_path: Path) -> None:
    async with front(tmp_path, tables_per_hour=4) as one, asking(one) as browser:
        for _ in range(2):  # half of them at once
            await opened(browser, seats=3)
        refusal = await browser.post("/tables", json={"seats": 3})
        assert refusal.status_code == 429
        assert refusal.json()["message"]["id"] == "too-many-tables"
        assert refusal.headers["retry-after"] == "900"  # 4 in an hour
        async with asking(one, "192.0.2.2") as other:
            await opened(other, seats=3)


async def test_sockets_are_limited_for_each_address(tmp_path: Path) -> None:
    async with front(tmp_path, sockets=2) as one, asking(one) as browser:
        code = await opened(browser, seats=3)
        sockets = [Socket(one, code) for _ in range(2)]
        assert [await socket.answered() for socket in sockets] == [ACCEPTED, ACCEPTED]
        assert await Socket(one, code).answered() == REFUSED
        await sockets[0].leave()
        again = Socket(one, code)
        assert await again.answered() == ACCEPTED, "there is room again"
        for socket in (sockets[1], again):
            await socket.leave()
        assert one.gate.open_sockets == 0
        assert not any(account.sockets for account in one.gate.accounts.values())


async def test_sockets_that_come_at_once_are_counted_too(tmp_path: Path) -> None:
    """Waking a table takes a while; who comes meanwhile counts already."""
    async with front(tmp_path, sockets=2) as one, asking(one) as browser:
        code = await opened(browser, seats=3)
        del one.registry.awake[code]
        sockets = [Socket(one, code) for _ in range(6)]
        answers = [await socket.answered() for socket in sockets]
        assert answers.count(ACCEPTED) == 2
        for socket in sockets:
            await socket.leave()


async def test_messages_in_a_second_are_limited(tmp_path: Path) -> None:
    async with front(tmp_path, messages_per_second=1) as one, asking(one) as browser:
        socket = Socket(one, await opened(browser, seats=3))
        for number in range(9):
            socket.say(type="ping", id=number)
        await socket.running
        assert socket.sent[-1] == {"type": "websocket.close", "code": TOO_MANY}
        assert len(socket.sent) == 1 + 3 + 1, "three seconds' worth is answered"


async def test_only_pages_of_ours_use_the_cookie(tmp_path: Path) -> None:
    async with front(tmp_path) as one, asking(one) as browser:
        foreign = {"Origin": "https://elsewhere.example"}
        ours = {"Origin": f"http://{HOST}"}
        refusal = await browser.post("/tables", json={"seats": 3}, headers=foreign)
        assert refusal.status_code == 403
        assert refusal.json()["message"]["id"] == "origin-foreign"
        assert one.registry.awake == {}
        assert (await browser.get("/tables", headers=foreign)).status_code == 200
        answer = await browser.post("/tables", json={"seats": 3}, headers=ours)
        code = answer.json()["table"]["code"]
        for origin in ("https://elsewhere.example", "null", f"http://{HOST}.example"):
            assert await Socket(one, code, origin=origin).answered() == REFUSED
        socket = Socket(one, code, origin=f"http://{HOST}")
        assert await socket.answered() == ACCEPTED
        await socket.leave()
        nowhere = await Socket(one, "AAAAAA").answered()
        assert nowhere == {"type": "websocket.close", "code": NO_TABLE}


@pytest.mark.parametrize(
    ("scheme", "forwarded", "behind_proxy", "secure"),
    [
        ("http", "", False, False),
        ("https", "", False, True),
        ("http", "https", True, True),
        ("http", "https", False, False),  # anybody can say so
    ],
)
async def test_the_cookie_is_for_the_browser_only(
    tmp_path: Path, scheme: str, forwarded: str, behind_proxy: bool, secure: bool
) -> None:
    async with front(tmp_path, behind_proxy) as one, asking(one, scheme=scheme) as browser:
        assert "set-cookie" not in (await browser.get("/health")).headers
        headers = {"X-Forwarded-Proto": forwarded} if forwarded else {}
        answer = await browser.post("/tables", json={"seats": 3}, headers=headers)
        value, *flags = answer.headers["set-cookie"].split("; ")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
        assert ("Secure" in flags) == secure
        assert len(value.removeprefix("pyrite=")) == 43, "256 bits"


async def test_a_refused_request_gives_no_cookie(tmp_path: Path) -> None:
    """A newcomer who clicks twice would lose the seat with the cookie of the second answer."""
    async with front(tmp_path) as one, asking(one) as host, asking(one) as newcomer:
        seat = f"/tables/{await opened(host, seats=3)}/seats/0"
        first = await newcomer.put(seat, json={"name": "Bob"})
        newcomer.cookies.clear()  # the second request was sent before the first answer came
        second = await newcomer.put(seat, json={"name": "Bob"})
        foreign = await newcomer.put(seat, json={}, headers={"Origin": "http://elsewhere.example"})
        assert [one.status_code for one in (first, second, foreign)] == [200, 409, 403]
        assert "set-cookie" in first.headers
        assert "set-cookie" not in second.headers
        assert "set-cookie" not in foreign.headers


async def test_every_answer_has_the_headers_that_keep_browsers_safe(tmp_path: Path) -> None:
    async with front(tmp_path) as one, asking(one) as browser:
        foreign = {"Origin": "http://elsewhere.example"}
        answers = [
            await browser.get("/health"),
            await browser.get("/nowhere"),
            await browser.post("/tables", json={}, headers=foreign),
            await browser.post("/tables", content=b"{"),
        ]
        assert [answer.status_code for answer in answers] == [200, 404, 403, 400]
        for answer in answers:
            policy = answer.headers["content-security-policy"]
            assert policy.startswith("default-src 'self'; frame-ancestors 'none'")
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


async def begun(browser: httpx.AsyncClient, one: Front) -> LiveTable:
    """A game of somebody against bots."""
    code = await opened(browser, seats=3, bots=[None, "random", "random"], public=True)
    await browser.put(f"/tables/{code}/seats/0", json={"name": "Ann"})
    assert (await browser.post(f"/tables/{code}/start")).status_code == 200
    return one.registry.awake[code]


def secrets_of(live: LiveTable, browser: httpx.AsyncClient) -> list[str]:
    """What must not be told while the game goes on."""
    token = browser.cookies["pyrite"]
    table = live.table
    person = Visitor(Account(Limits()), token, False).person
    return [table.opened.secret, table.seed, token, person]


def test_nothing_secret_is_told_before_the_game_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def course() -> None:
        async with front(tmp_path) as one, asking(one) as browser:
            live = await begun(browser, one)
            code = live.table.code
            paths = ["/tables", "/me/tables", "/health", f"/tables/{code}"]
            paths += [f"/tables/{code}/{what}" for what in ("record", "replay", "shuffle")]
            told = [(await browser.get(path)).text for path in paths]
            assert all(code in text for text in (told[0], told[1], told[3]))
            cookie = f"pyrite={browser.cookies['pyrite']}"
            for seat in (0, None):
                socket = Socket(one, code, cookie=cookie)
                socket.say(type="hello", seat=seat, history=True)
                socket.say(type="act", action="nonsense", version=1, id=1)
                frames = await socket.frames(3)
                assert frames[0]["type"] == "welcome"
                told += [event.get("text", "") for event in socket.sent]
                await socket.leave()
            registry = CollectorRegistry()
            registry.register(Figures(one))
            told += [generate_latest(registry).decode(), caplog.text]
            for secret in secrets_of(live, browser):
                assert not [text for text in told if secret in text]
            assert code not in "".join(told[-2:]), "nor which table, in figures and logs"

    with caplog.at_level(logging.DEBUG, logger="pyrite"):
        asyncio.run(course())


def test_an_error_of_the_database_does_not_say_what_was_to_be_kept(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    write = Write("ABCDEF", 1, b"the secret")
    storage.keep([write])
    with pytest.raises(IntegrityError) as error:
        storage.keep([write])
    assert "the secret" not in str(error.value)
    storage.close()


async def test_figures_count_what_happens(tmp_path: Path) -> None:
    async with front(tmp_path) as one, asking(one) as browser:
        await begun(browser, one)
        registry = CollectorRegistry()
        registry.register(Figures(one))
        lines = generate_latest(registry).decode().splitlines()
        assert "pyrite_entries_total 3.0" in lines
        assert "pyrite_tables_awake 1.0" in lines
        assert "pyrite_sockets 0.0" in lines
        assert "pyrite_not_kept_total 0.0" in lines
        assert "pyrite_entries_waiting 0.0" in lines
        batches = next(line for line in lines if line.startswith("pyrite_commits_total"))
        assert f"pyrite_batch_seconds_count {batches.split()[1]}" in lines


def test_idle_connections_to_the_metrics_cost_no_threads_and_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "PATIENCE", 1.0)
    registry = CollectorRegistry()

    async def course() -> None:
        async with front(tmp_path) as one:
            registry.register(Figures(one))
            with closing(socket.create_server(("127.0.0.1", 0))) as listener:
                address, port = listener.getsockname(), MetricsPort(registry)
                serving = asyncio.create_task(port.serve(listener))
                before = threading.active_count()
                idle = [await asyncio.open_connection(*address) for _ in range(3 * MOST_OPEN)]
                idle[-1][1].write(b"GET /metrics")
                url = f"http://127.0.0.1:{address[1]}/metrics"
                async with httpx.AsyncClient(trust_env=False) as prometheus:
                    assert "pyrite_sockets 0.0" in (await prometheus.get(url)).text
                    assert (await prometheus.head(url)).text == ""
                    assert (await prometheus.post(url)).status_code == 405
                assert len(port.open) <= MOST_OPEN
                assert threading.active_count() == before
                for reader, writer in idle:
                    with suppress(ConnectionError):
                        assert await asyncio.wait_for(reader.read(), 20) == b""
                    writer.transport.abort()
                await until(lambda: not port.open)
                serving.cancel()

    asyncio.run(course())


@pytest.mark.parametrize(
    ("visitor", "everywhere", "proxy", "found"),
    [
        ("127.0.0.1", True, False, "http://192.168.7.7:"),
        ("::1", True, False, "http://192.168.7.7:"),
        ("127.0.0.1", False, False, None),  # others could not reach it
        ("127.0.0.1", True, True, None),  # it is the proxy that is on this machine
        ("203.0.113.9", True, False, None),  # a stranger learns nothing about this network
    ],
)
def test_only_this_machine_learns_the_address_for_invitations(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    visitor: str,
    everywhere: bool,
    proxy: bool,
    found: str | None,
) -> None:
    monkeypatch.setattr("pyrite.server.network.http.local_address", lambda: "192.168.7.7")

    async def course() -> None:
        async with front(tmp_path, proxy, everywhere) as one:
            async with asking(one, visitor) as browser:
                address = (await browser.get("/invitation")).json()["address"]
            assert address is None if found is None else address.startswith(found)

    asyncio.run(course())


def test_the_address_on_the_network_is_never_one_of_this_machine_alone() -> None:
    address = local_address()
    assert address is None or not ip_address(address).is_loopback
