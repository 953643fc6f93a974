"""Measure whether a flood from one address slows down players at another.

    python bench/floods.py                  prints JSON
    python bench/floods.py --seconds 3 pings hello

A server with its usual limits and an attacker run in separate processes. Meanwhile two players at
another loopback address (127.0.0.9) measure round trips. `ratio` is the slowest percent of their
round trips during the flood, divided by that without one.
"""

import argparse
import asyncio
import itertools
import json
import os
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Process
from statistics import quantiles

from server_process import ServerProcess, ask, free_port
from websockets.asyncio.client import connect

SERVER = """
import sys
from pyrite.server.network.app import Settings
from pyrite.server.network.run import listen, serve

if __name__ == "__main__":
    listener = listen("127.0.0.1", int(sys.argv[2]))
    serve(Settings("sqlite:///" + sys.argv[1]), listener)
"""
PLAYERS_AT = "127.0.0.9"
ROUND_TRIPS = 18  # per second and player; 20 are allowed
PING, PONG, CONTINUED, TEXT = (bytes([kind, 0x80]) + b"mask" for kind in (0x89, 0x8A, 0x00, 0x01))
HEAD = "GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\n"
BOTS = [None, "random", "random"]
HELLO = b'{"type":"hello","seat":null,"history":true}'


def framed(message: bytes) -> bytes:
    """Return a short message as a client's frame."""
    return b"\x81" + bytes([0x80 | len(message)]) + bytes(4) + message


class Attacker:
    """Floods a server for some seconds, whatever the server does about it."""

    def __init__(self, port: int, code: str, seconds: float) -> None:
        self.port, self.code = port, code
        self.end = time.monotonic() + seconds

    def connect(self) -> socket.socket:
        """Open a connection from the attacker's address."""
        line = socket.create_connection(("127.0.0.1", self.port), 5)
        line.settimeout(2)
        return line

    def upgrade(self, code: str = "", cookie: str = "none=") -> socket.socket:
        """Open a WebSocket, if the server allows it."""
        line = self.connect()
        line.sendall(
            (
                f"GET /api/tables/{code or self.code}/socket HTTP/1.1\r\nHost: localhost\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nCookie: {cookie}\r\n\r\n"
            ).encode()
        )
        line.recv(4096)
        return line

    def over_and_over(self, lines: int, open: Callable[[], socket.socket], data: bytes) -> None:
        """Send data on several connections again and again, reopening those that are closed."""
        held: list[socket.socket | None] = [None] * lines
        for number in itertools.cycle(range(lines)):
            if time.monotonic() > self.end:
                return
            with suppress(OSError):
                line = held[number] = held[number] or open()
                held[number] = None
                line.sendall(data)
                held[number] = line

    def pings(self) -> None:
        """Send control frames on four sockets."""
        self.over_and_over(4, self.upgrade, PING * 10_000)

    def pongs(self) -> None:
        """Send control frames that need no answer."""
        self.over_and_over(4, self.upgrade, PONG * 10_000)

    def fragments(self) -> None:
        """Send a message in empty fragments."""
        self.over_and_over(1, self.upgrade, TEXT + CONTINUED * 10_000)

    def hello(self) -> None:
        """Ask for the whole history on twenty sockets, as often as allowed."""
        lines = []
        with suppress(OSError):
            lines = [self.upgrade() for _ in range(20)]
        while time.monotonic() < self.end:
            for line in lines:
                line.setblocking(False)
                with suppress(OSError):
                    line.sendall(framed(HELLO))
                with suppress(OSError):
                    while line.recv(1 << 20):
                        pass
            time.sleep(0.05)

    def unfinished(self) -> None:
        """Send a thousand requests that never end."""
        held = []
        while time.monotonic() < self.end:
            if len(held) < 1_000:
                with suppress(OSError):
                    held.append(self.connect())
                    held[-1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            else:
                time.sleep(0.05)

    def guesses(self) -> None:
        """Send handshakes for tables that may exist."""
        letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
        for code in map("".join, itertools.product(letters, repeat=6)):
            if time.monotonic() > self.end:
                return
            with suppress(OSError):
                self.upgrade(code).close()

    def cookies(self) -> None:
        """Send cookies that a careless parser takes forever to read."""
        head = HEAD.format(code=self.code) + 'Cookie: pyrite="' + "\\" * 15_000 + "\r\n\r\n"
        self.over_and_over(4, self.connect, head.encode())

    def requests(self) -> None:
        """Send as many ordinary requests as possible."""
        self.over_and_over(8, self.connect, (HEAD.format(code=self.code) + "\r\n").encode() * 20)

    def garbage(self) -> None:
        """Send data that is not HTTP."""
        self.over_and_over(8, self.connect, os.urandom(2_000) + b"\r\n\r\n")

    def reconnects(self) -> None:
        """Open sockets that are welcomed, send pings, and leave."""
        while time.monotonic() < self.end:
            with suppress(OSError):
                line = self.upgrade()
                line.sendall(framed(HELLO) + PING * 500)
                line.close()

    def crowd(self) -> None:
        """Laugh on sixty sockets at one table, as often as allowed; all of them are told."""
        table, cookie = ask(self.port, "POST", "/api/tables", {"seats": 3, "bots": BOTS})
        code = table["table"]["code"]
        ask(self.port, "PUT", f"/api/tables/{code}/seats/0", {"name": "Eve"}, cookie)
        ask(self.port, "POST", f"/api/tables/{code}/start", None, cookie)
        lines = [self.upgrade(code, cookie) for _ in range(60)]
        for line in lines:
            line.sendall(framed(b'{"type":"hello","seat":0}'))
            line.setblocking(False)
        laugh = framed(b'{"type":"say","talk":{"kind":"emote","emote":"laugh"}}')
        while time.monotonic() < self.end:
            for line in lines:
                with suppress(OSError):
                    line.sendall(laugh)
                with suppress(OSError):
                    while line.recv(1 << 20):
                        pass
            time.sleep(0.05)  # no faster than allowed

    def idle(self) -> None:
        """Hold two thousand silent sockets from forty addresses."""
        held = []
        for number in range(2_000):
            with suppress(OSError):
                source = (f"127.0.1.{number % 40 + 1}", 0)
                line = socket.create_connection(("127.0.0.1", self.port), 5, source)
                line.sendall(
                    f"GET /api/tables/{self.code}/socket HTTP/1.1\r\nHost: localhost\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n".encode()
                )
                held.append(line)
        time.sleep(max(0.0, self.end - time.monotonic()))


FLOODS = [
    name
    for name, value in vars(Attacker).items()
    if callable(value) and name not in ("__init__", "connect", "upgrade", "over_and_over")
]


def attack(name: str, port: int, code: str, seconds: float) -> None:
    """Run an attacker, in a separate process."""
    getattr(Attacker(port, code, seconds), name)()


async def round_trips(port: int, code: str, cookie: str, seconds: float) -> list[float]:
    """Return a player's round trips in milliseconds, spread evenly over some seconds."""
    url = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    times = []
    async with connect(
        url,
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
        local_addr=(PLAYERS_AT, 0),
    ) as line:
        await line.send('{"type":"hello","seat":null}')
        end = time.monotonic() + seconds
        for number in itertools.count(1):
            begun = time.perf_counter()
            await line.send(json.dumps({"type": "ping", "id": number}))
            while json.loads(await line.recv())["type"] != "pong":
                pass
            times.append(1e3 * (time.perf_counter() - begun))
            await asyncio.sleep(1 / ROUND_TRIPS)
            if time.monotonic() > end:
                return times
    return times


async def measured(port: int, code: str, cookie: str, seconds: float) -> float:
    """Return the slowest percent of two players' round trips."""
    both = await asyncio.gather(*(round_trips(port, code, cookie, seconds) for _ in range(2)))
    return quantiles([*both[0], *both[1]], n=100)[98]


@contextmanager
def served() -> Iterator[tuple[int, str, str]]:
    """Run a server with a game in progress; yields its port, a table and a cookie."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-c", SERVER, f"{folder}/tables.db", str(port)]
        server = ServerProcess(command, port, "/api/health")
        try:
            plan = {"seats": 3, "bots": BOTS, "pace": 0, "rounds": 9}
            table, cookie = ask(port, "POST", "/api/tables", plan)
            code = table["table"]["code"]
            ask(port, "PUT", f"/api/tables/{code}/seats/0", {"name": "Ann"}, cookie)
            ask(port, "POST", f"/api/tables/{code}/start", None, cookie)
            yield port, code, cookie
        finally:
            server.stop()


def flood(name: str, seconds: float) -> dict[str, float]:
    """Run a flood on a fresh server, and return round trips before and during, and their ratio."""
    with served() as (port, code, cookie):
        asyncio.run(measured(port, code, cookie, 2))  # warms up the bots' processes
        before = asyncio.run(measured(port, code, cookie, seconds))
        attacker = Process(target=attack, args=(name, port, code, seconds + 1))
        attacker.start()
        time.sleep(0.5)
        during = asyncio.run(measured(port, code, cookie, seconds))
        attacker.join(seconds + 30)
        attacker.terminate()
    return {
        "before_p99_ms": round(before, 2),
        "during_p99_ms": round(during, 2),
        "ratio": round(during / before, 1),
    }


def main() -> None:
    """Run all floods, or the named ones."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=6)
    chosen = parser.parse_args()
    found = {}
    for name in chosen.floods or FLOODS:
        if sys.stderr.isatty():
            print(name, file=sys.stderr)
        found[name] = flood(name, chosen.seconds)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
