"""A real server in a separate process, which can be killed and restarted on its database.

The processes are forked from one that has imported everything, because importing takes longer than
most tests.
"""

import multiprocessing
import os
import signal
import socket
import time
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx

from pyrite.server import database
from pyrite.server.network.app import Settings
from pyrite.server.network.run import listen, serve
from pyrite.server.network.visitor import Limits

GENEROUS = {
    "messages_per_second": 10_000,
    "sockets": 10_000,
    "requests_per_second": 10_000,
    "tables_per_hour": 1_000_000,
    "connections": 10_000,
    "processor_share": 100.0,
    "stored_per_hour": 1_000_000_000,
}
NEEDED = ["pyrite.server.network.run", "pyrite.server.migrations", "litestar.plugins.pydantic"]
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(NEEDED)


def do_not_wait_for_disk() -> None:
    """Let SQLite in this process lose data in a power failure, but not when a process is killed."""
    prepare: Any = database._prepare_sqlite

    def prepare_quickly(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    database._prepare_sqlite = prepare_quickly


def be_server(
    port: int, settings: Settings, prelude: str, log: str, alive: Connection, is_safe: bool
) -> None:
    """Serve until a signal; `alive` closes when this process and its bots are gone."""
    if not is_safe:
        do_not_wait_for_disk()
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    os.dup2(alive.fileno(), 1)
    alive.close()
    exec(prelude)
    serve(settings, listen("127.0.0.1", port))


def free_port() -> int:
    """Return a port nobody listens on."""
    with reserved_port() as keeper:
        return int(keeper.getsockname()[1])


def reserved_port() -> socket.socket:
    """Return a socket that keeps a port from everybody except a server that reuses its address."""
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    return keeper


class Server:
    """A server that can be started and killed any number of times on the same port and database."""

    def __init__(
        self,
        folder: Path,
        url: str | None = None,
        prelude: str = "",
        is_safe: bool = False,
        **settings: Any,
    ) -> None:
        self.keeper = reserved_port()
        self.port = int(self.keeper.getsockname()[1])
        self.database = url or f"sqlite:///{folder / 'tables.db'}"
        self.prelude = prelude
        self.is_safe = is_safe  # survives a power failure, too
        self.log = folder / "server.log"
        limits = Limits(**GENEROUS | settings.pop("limits", {}))
        self.settings = Settings(self.database, limits=limits, **{"bot_processes": 1} | settings)
        self.process: ForkServerProcess | None = None
        self.alive: Connection
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=60
        )

    def start(self) -> None:
        """Start the server and return when it answers."""
        self.alive, held = PROCESSES.Pipe(duplex=False)
        arguments = (self.port, self.settings, self.prelude, str(self.log), held, self.is_safe)
        self.process = PROCESSES.Process(target=be_server, args=arguments)
        self.process.start()
        held.close()
        while not self._answers():
            assert self.process.is_alive(), self.log.read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill the server, like a power failure."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server the way its host does."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if self.process is not None and self.process.pid is not None:
            os.kill(self.process.pid, number)
            assert self.alive.poll(20), "its bots' processes are gone, too"
            self.process.join(20)
            self.process = None

    def close(self) -> None:
        """Stop the server and check that nothing went wrong unseen."""
        self.stop()
        self.http.close()
        self.keeper.close()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()
