"""Several server processes on one PostgreSQL, and tables that sleep.

    python bench/several.py cost       one process, and three behind nginx, in turns
    python bench/several.py kills      kills one of three under 60 games, ten times
    python bench/several.py sleeping   what 10,000 sleeping tables cost
    python bench/several.py memory     of a table, and of a socket

Each prints JSON. Everything runs on this machine's loopback and ends by itself. It needs Linux,
Debian's postgresql, nginx-light and haproxy, and what the tests need.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, cast

import sqlalchemy as sql
from load import (
    PACE,
    SEATS,
    Load,
    Player,
    allow_many_sockets,
    flat_out,
    machine,
    paced,
    seat_everybody,
)
from server_process import megabytes_of, processor_seconds_of

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.cluster import postgresql
from server.failover import lose_a_process
from server.processes import proxies, proxy
from server.running import Server

from pyrite.protocol.table import CODE_LETTERS
from pyrite.server.database import entries, tables
from pyrite.server.storage import Storage

LOOK_SOON = "from pyrite.server import table_registry; table_registry.FIRST_LOOK = 0.0"
FAR = 86_400.0  # seconds until the clocks of sleeping tables run out


class Front:
    """Several servers and the port by which clients reach them, measured as one."""

    def __init__(self, servers: Sequence[Server], port: int) -> None:
        self.servers = servers
        self.port = port

    def processor_seconds(self) -> float:
        """Return the processor time that all servers have used."""
        return sum(processor_seconds_of(pid_of(server)) for server in self.servers)

    def database_seconds(self) -> float:
        """Return the processor time of the database's processes that run now."""
        return sum(map(processor_seconds_of, processes_of(self.servers[0].database)))

    def megabytes(self) -> float:
        """Return the memory that all servers use."""
        return sum(megabytes_of(pid_of(server)) for server in self.servers)


def processes_of(url: str) -> list[int]:
    """Return the processes of the PostgreSQL at a URL."""
    port = b"-p\0%d\0" % (sql.make_url(url).port or 0)
    lines = {
        int(path.parent.name): path.read_bytes()
        for path in Path("/proc").glob("*/cmdline")
        if path.parent.name.isdigit()
    }
    [parent] = [pid for pid, line in lines.items() if port in line]
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [parent, *map(int, children)]


def pid_of(server: Server) -> int:
    """Return the process of a server."""
    assert server.process is not None
    assert server.process.pid is not None
    return server.process.pid


@contextmanager
def running(count: int, url: str, folder: Path, prelude: str = "") -> Iterator[list[Server]]:
    """Yield so many servers on one database."""
    with ExitStack() as all_servers:
        servers = []
        for number in range(count):
            place = folder / str(number)
            place.mkdir(exist_ok=True)
            servers.append(all_servers.enter_context(closing(Server(place, url, prelude))))
            servers[-1].start()
        yield servers


class Measured(NamedTuple):
    """A front with its tables, and how many actions a second it is asked for at first."""

    front: Front
    load: Load
    pace: int


async def turn(one: Measured, seconds: float) -> dict[str, float]:
    """Return the microseconds an action takes at a pace and flat out."""
    used = one.front.processor_seconds()
    done = await paced(one.load, one.pace, seconds)
    used = one.front.processor_seconds() - used
    stored, before = one.front.database_seconds(), one.load.actions
    pace, flat = await flat_out(one.load, cast("Any", one.front), seconds)
    stored = one.front.database_seconds() - stored
    return {
        "paced_us": 1e6 * used / (done["actions_per_s"] * seconds),
        "paced_p99_ms": done["p99_ms"],
        "saturated_us": flat,
        "saturated_actions_per_s": pace,
        "saturated_database_us": 1e6 * stored / (one.load.actions - before),
    }


async def take_turns(fronts: Mapping[str, Front], chosen: argparse.Namespace) -> dict[str, Any]:
    """Let all fronts work in turns, since the speed of a machine changes."""
    measured = {}
    for name, front in fronts.items():
        share = 3 if name == "third" else 1
        measured[name] = Measured(front, Load(1), PACE // share)
        await seat_everybody(measured[name].load, front.port, chosen.tables // share)
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in fronts}
    for _ in range(chosen.times):
        for name, one in measured.items():
            runs[name].append(await turn(one, chosen.seconds))
    ratios = {
        f"{key}_{name}": median(
            three[key] / one[key] for three, one in zip(runs["three"], runs[name], strict=True)
        )
        for name in ("one", "third")
        for key in ("paced_us", "saturated_us")
    }
    return {"three_to": ratios, **runs}


def cost(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the processor time of an action at one process, and at three behind a proxy.

    Another process, `third`, is also alone, with a third of the tables and of the pace: as much as
    each of the three.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        postgresql(is_safe=True) as url,
        running(5, url, Path(folder)) as [one, third, *three],
        proxy("nginx", three, Path(folder)) as behind,
    ):
        fronts = {
            "one": Front([one], one.port),
            "three": Front(three, behind.port),
            "third": Front([third], third.port),
        }
        return asyncio.run(asyncio.wait_for(take_turns(fronts, chosen), 900))


def kills(chosen: argparse.Namespace) -> dict[str, Any]:
    """Kill one of three processes again and again; an exception says what was lost."""
    losses: list[dict[str, Any]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        postgresql(is_safe=True) as url,
        running(3, url, Path(folder)) as servers,
    ):
        for number in range(chosen.times):
            program = proxies()[number % len(proxies())]
            with proxy(program, servers, Path(folder)) as front:
                away, done = lose_a_process(front, servers, chosen.games, number, chosen.seconds)
            losses.append({"proxy": program, "away_s": away, "acknowledged": done})
            print(json.dumps(losses[-1]), file=sys.stderr)
    slowest = max(one["away_s"] for one in losses)
    return {"games": chosen.games, "slowest_s": slowest, "kills": losses}


def sleeping(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return memory and processor time of a server at rest, with and without sleeping tables."""
    report = {}
    for name, due in (("none", None), ("without_clocks", None), ("with_clocks", FAR)):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), prelude=LOOK_SOON, is_safe=True)
            server.start()
            port = server.port
            [code] = asyncio.run(seated_once(port))
            server.stop()
            if name != "none":
                copy_table(server.database, code, chosen.sleeping, due)
            server.start()
            time.sleep(3)
            used = processor_seconds_of(pid_of(server))
            time.sleep(chosen.seconds)
            used = processor_seconds_of(pid_of(server)) - used
            report[name] = {
                "tables": 1 if name == "none" else chosen.sleeping,
                "megabytes": megabytes_of(pid_of(server)),
                "processor_share": used / chosen.seconds,
                "start_s": start_seconds(server),
            }
            server.close()
    return report


def start_seconds(server: Server) -> float:
    """Return how long a server takes to start again."""
    server.stop()
    begin = time.perf_counter()
    server.start()
    return time.perf_counter() - begin


async def seated_once(port: int) -> list[str]:
    """Open a table with five people, and leave."""
    return await seat_everybody(Load(1), port, 1)


def copy_table(url: str, code: str, count: int, due: float | None) -> None:
    """Store a table under so many other codes."""
    storage = Storage(url)
    with storage.engine.begin() as connection:
        row = connection.execute(sql.select(tables).where(tables.c.code == code)).one()
        rows = connection.execute(sql.select(entries).where(entries.c.code == code)).all()
        for number in range(count):
            other = code_of(number)
            when = None if due is None else time.time() + due
            connection.execute(
                tables.insert().values(**row._asdict() | {"code": other, "due": when})
            )
            copies = [{**one._asdict(), "code": other} for one in rows]
            connection.execute(entries.insert(), copies)
    storage.close()


def code_of(number: int) -> str:
    """Return a table code for a number."""
    code = ""
    for _ in range(6):
        number, letter = divmod(number, len(CODE_LETTERS))
        code += CODE_LETTERS[letter]
    return code


def memory(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the memory of a running table with its people, and of one more socket."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), is_safe=True)
        server.start()
        figures = asyncio.run(filled(server, chosen.tables))
        server.close()
    empty, seated, watched = figures
    sockets = chosen.tables * SEATS
    return {
        "empty_megabytes": empty,
        "kilobytes_per_socket": 1e3 * (watched - seated) / sockets,
        "kilobytes_per_table_with_sockets": 1e3 * (seated - empty) / chosen.tables,
    }


async def filled(server: Server, count: int) -> list[float]:
    """Return the memory of a server: empty, with tables, and with as many watchers as players."""
    pid, load = pid_of(server), Load(1)
    await seat_everybody(load, server.port, 1)  # what all tables share
    figures = [megabytes_of(pid)]
    codes = await seat_everybody(load, server.port, count)
    figures.append(megabytes_of(pid))
    watchers = []
    for code in codes:
        for _ in range(SEATS):
            watchers.append(Player(load, [0.0], None))
            await watchers[-1].connect(server.port, code, "")
    await asyncio.sleep(1)
    return [*figures, megabytes_of(pid)]


def main() -> None:
    """Measure one thing, print JSON."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("what", choices=["cost", "kills", "sleeping", "memory"])
    options.add_argument("--times", type=int, default=0, help="turns of cost (5), kills (10)")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--games", type=int, default=60)
    options.add_argument("--sleeping", type=int, default=10_000)
    options.add_argument("--seconds", type=float, default=4.0)
    chosen = options.parse_args()
    chosen.times = chosen.times or {"cost": 5}.get(chosen.what, 10)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    allow_many_sockets()
    works = {"cost": cost, "kills": kills, "sleeping": sleeping, "memory": memory}
    figures = {"machine": machine(), **works[chosen.what](chosen)}
    figures["machine"]["load_after"] = os.getloadavg()[0]
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
