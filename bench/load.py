"""The load one server process can carry: 200 tables of five, 1,000 sockets, real base games.

    python bench/load.py                 prints JSON
    python bench/load.py --seconds 4     shorter
    python bench/load.py --compare       lets boardgame.io play in turns with our server, too

Everything runs on this machine's loopback and ends by itself. Every action is on disk before it is
sent. A latency is the time from sending an action to hearing of it, for all five.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Protocol

import boardgame
import echo
import msgspec
from raw_socket import RawSocket
from server_process import ServerProcess, ask, free_port

SEATS = 5
PACE = 1_000  # actions per second
LEAST_PACE = 100  # of an echo
TURNS = 5  # of each server in a comparison, since the speed of a machine changes
TURN_SECONDS = 3.0
SETTLING = 0.5  # seconds until everything sent was answered
LONGEST_SETTLING = 10.0  # on a machine that is very busy
PLAN = {"seats": SEATS, "rounds": 99}  # more rounds than can be played
SERVER = """
import sys
from pyrite.server.network.app import Settings
from pyrite.server.network.visitor import Limits
from pyrite.server.network.run import listen, serve

if __name__ == "__main__":
    many = Limits(sockets=9_999, connections=9_999, requests_per_second=1e6,
                  messages_per_second=1e6, tables_per_hour=10**9, processor_share=1e3,
                  stored_per_hour=10**12)
    listener = listen("127.0.0.1", int(sys.argv[2]))
    serve(Settings("sqlite:///" + sys.argv[1], limits=many), listener)
"""


class Asked(msgspec.Struct):
    """The parts of a message that a player needs."""

    version: int = 0
    actions: list[dict[str, Any]] = []


read_asked = msgspec.json.Decoder(Asked).decode
NOT_ASKED = b'"actions":[]}'


def start_server(folder: Path) -> ServerProcess:
    """Start our server with a new database in this folder."""
    script = folder / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    port = free_port()
    command = [sys.executable, str(script), str(folder / "tables.db"), str(port)]
    return ServerProcess(command, port, "/api/health")


class Actor(Protocol):
    """A player of either server."""

    def act(self) -> None: ...


class Load:
    """Tables, and what was measured at them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.saturated = False
        self.ready: list[Actor] = []  # waiting for the signal to act
        self.actions = 0
        self.latencies: list[float] = []

    def offer(self, player: Actor) -> None:
        """Let a player act who is asked, immediately or at the signal."""
        if self.saturated:
            player.act()
        else:
            self.ready.append(player)

    def signal(self) -> None:
        """Let anyone act who is ready; in a fixed order, all tables would end a round together."""
        chosen = self.rng.randrange(len(self.ready))
        self.ready[chosen], self.ready[-1] = self.ready[-1], self.ready[chosen]
        self.ready.pop().act()


class Player:
    """A socket at a seat."""

    def __init__(self, load: Load, table: list[float], seat: int | None) -> None:
        self.load = load
        self.table = table  # when the table's last action was sent
        self.seat = seat
        self.wanted = b""
        self.socket: RawSocket

    async def connect(self, port: int, code: str, cookie: str) -> None:
        path = f"/api/tables/{code}/socket"
        headers = {"Host": f"127.0.0.1:{port}", "Cookie": cookie}
        self.socket = await RawSocket.connect(port, path, headers, self.heard)
        self.socket.send(json.dumps({"type": "hello", "seat": self.seat}).encode())

    def heard(self, frame: bytes) -> None:
        is_news = frame.startswith(b'{"type":"news"')
        if is_news:
            self.load.latencies.append(time.perf_counter() - self.table[0])
        elif not frame.startswith(b'{"type":"welcome"'):
            return
        if frame.endswith(NOT_ASKED):
            return
        asked = read_asked(frame)
        if asked.actions:
            text = self.load.rng.choice(asked.actions)["text"]
            act = {"type": "act", "action": text, "version": asked.version}
            self.wanted = json.dumps(act).encode()
            self.load.offer(self)

    def act(self) -> None:
        self.table[0] = time.perf_counter()
        self.load.actions += 1
        self.socket.send(self.wanted)


async def seat_everybody(load: Load, port: int, tables: int) -> list[str]:
    """Open the tables, seat and connect the players, and deal."""
    codes = []
    for _ in range(tables):
        plan, host = await asyncio.to_thread(ask, port, "POST", "/api/tables", PLAN)
        code = plan["table"]["code"]
        sent = [0.0]
        for seat in range(SEATS):
            path, who = f"/api/tables/{code}/seats/{seat}", {"name": f"P{seat}"}
            _, cookie = await asyncio.to_thread(ask, port, "PUT", path, who)
            await Player(load, sent, seat).connect(port, code, cookie)
        await asyncio.to_thread(ask, port, "POST", f"/api/tables/{code}/start", {}, host)
        codes.append(code)
    return codes


async def paced(load: Load, per_second: int, seconds: float) -> dict[str, float]:
    """Play this many actions per second, evenly spread."""
    load.latencies.clear()
    loop = asyncio.get_running_loop()
    begin, done = loop.time(), 0
    while (elapsed := loop.time() - begin) < seconds:
        due = int(elapsed * per_second) - done
        for _ in range(min(due, len(load.ready))):
            load.signal()
            done += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(SETTLING)
    cuts = quantiles(load.latencies, n=1000)
    return {
        "actions_per_s": done / seconds,
        "p50_ms": 1e3 * median(load.latencies),
        "p99_ms": 1e3 * cuts[989],
        "p999_ms": 1e3 * cuts[998],
    }


async def flat_out(load: Load, server: ServerProcess, seconds: float) -> tuple[float, float]:
    """Play as fast as possible; return actions per second and the server's time per action."""
    load.saturated, playing = True, len(load.ready)
    while load.ready:
        load.signal()
    before, begin, used = load.actions, time.perf_counter(), server.processor_seconds()
    await asyncio.sleep(seconds)
    actions, used = load.actions - before, server.processor_seconds() - used
    taken = time.perf_counter() - begin
    load.saturated, end = False, time.perf_counter() + LONGEST_SETTLING
    await asyncio.sleep(SETTLING)
    while len(load.ready) < playing and time.perf_counter() < end:
        await asyncio.sleep(SETTLING)
    return actions / taken, 1e6 * used / actions


async def compare_latencies(load: Load, server: ServerProcess, seconds: float) -> dict[str, Any]:
    """Let an echo work in turns with our server, as long per message, and compare their p99s."""
    pairs, cost, pace = [], 0.0, PACE
    for _ in range(TURNS):
        used = server.processor_seconds()
        ours = await paced(load, PACE, seconds)
        pace = max(LEAST_PACE, round(ours["actions_per_s"]))  # few tables may not reach it
        cost = (server.processor_seconds() - used) / (pace * seconds)
        theirs = await echo.measure(pace, seconds, cost)
        pairs.append((ours["p99_ms"], theirs["p99_ms"]))
    return {
        "p99_ms_pairs": pairs,
        "busy_echo_p99_ms": median(their for _, their in pairs),
        "p99_ratio": median(our / their for our, their in pairs),
        "echo": await echo.measure(pace, seconds),
        "saving_echo": await echo.measure(pace, seconds, cost, saves=True),
    }


async def compare_paces(
    ours: Load, server: ServerProcess, rival: ServerProcess, tables: int
) -> dict[str, Any]:
    """Let our server and boardgame.io play in turns, as fast as they can, and compare them."""
    theirs, pairs, costs = Load(0), [], []
    await boardgame.seat_everybody(theirs, rival.port, tables, SEATS)
    for _ in range(TURNS):
        our_pace, _ = await flat_out(ours, server, TURN_SECONDS)
        their_pace, cost = await flat_out(theirs, rival, TURN_SECONDS)
        if len(theirs.ready) < tables:
            raise ConnectionError(
                f"{tables - len(theirs.ready)} matches of boardgame.io stand still"
            )
        pairs.append((our_pace, their_pace))
        costs.append(cost)
    return {
        "pairs": pairs,
        "boardgame_io_actions_per_s": median(their_pace for _, their_pace in pairs),
        "boardgame_io_processor_us_per_action": median(costs),
        "ratio": median(our_pace / their_pace for our_pace, their_pace in pairs),
    }


async def long_game(port: int, actions: int, seed: int) -> str:
    """Play this many actions at a table, and return its code."""
    load = Load(seed)
    [code] = await seat_everybody(load, port, 1)
    while load.actions < actions or not load.ready:
        if load.ready:
            load.signal()
        await asyncio.sleep(0.001)
    return code


def wake_seconds(server: ServerProcess, code: str) -> float:
    """Return how long the server takes to load a table from its database."""
    begin = time.perf_counter()
    ask(server.port, "GET", f"/api/tables/{code}")
    return time.perf_counter() - begin


async def measure(
    server: ServerProcess,
    tables: int,
    seconds: float,
    seed: int,
    rival: ServerProcess | None = None,
) -> dict[str, Any]:
    """Return all figures of our server under load, and those of boardgame.io if it runs."""
    load = Load(seed)
    await seat_everybody(load, server.port, tables)
    await asyncio.sleep(SETTLING)
    used = server.processor_seconds()
    figures: dict[str, Any] = {"tables": tables, "sockets": tables * SEATS}
    figures["paced"] = await paced(load, PACE, seconds)
    figures["paced"]["processor"] = (server.processor_seconds() - used) / seconds
    figures |= await compare_latencies(load, server, min(seconds, TURN_SECONDS))
    pace, cost = await flat_out(load, server, seconds)
    figures |= {"saturated_actions_per_s": pace, "saturated_processor_us_per_action": cost}
    figures["megabytes"] = server.megabytes()
    if rival is not None:
        figures |= await compare_paces(load, server, rival, tables)
    return figures


def measure_ours(
    tables: int, seconds: float, seed: int, actions: int, rival: ServerProcess | None
) -> dict[str, Any]:
    """Start our server, load it, restart it, and return all figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(Path(folder))
        try:
            everything = measure(server, tables, seconds, seed, rival)
            figures = asyncio.run(asyncio.wait_for(everything, 400 + 2 * seconds))
            code = asyncio.run(asyncio.wait_for(long_game(server.port, actions, seed), 120))
            figures["first_start_s"] = server.start_seconds
            server.stop()
            server.start()
            figures["start_s"] = server.start_seconds
            figures["wake_ms"] = 1e3 * wake_seconds(server, code)
        finally:
            server.stop()
    return figures


@contextmanager
def running_rival() -> Iterator[ServerProcess | None]:
    """Yield the server of boardgame.io, if it can be installed."""
    try:
        rival = boardgame.start_server()
    except boardgame.LeftOut as why:
        print(f"The comparison with boardgame.io was left out: {why}.", file=sys.stderr)
        yield None
        return
    try:
        yield rival
    finally:
        rival.stop()


def main() -> None:
    """Measure, print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--actions", type=int, default=500, help="of the table that is woken")
    options.add_argument("--compare", action="store_true")
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    allow_many_sockets()
    figures = {"machine": machine()}
    with running_rival() if chosen.compare else nullcontext() as rival:
        figures |= measure_ours(chosen.tables, chosen.seconds, chosen.seed, chosen.actions, rival)
    figures["machine"]["load_after"] = os.getloadavg()[0]
    print(json.dumps(figures, indent=1))


def machine() -> dict[str, Any]:
    """Return the kind of machine, and its load from other processes."""
    return {
        "kind": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load_before": os.getloadavg()[0],
    }


def allow_many_sockets() -> None:
    """Raise the open-file limit, often about 1,000, as far as allowed."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
