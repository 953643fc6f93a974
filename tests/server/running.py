"""A real server in a process of its own, that can be killed and started again on its database."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

GENEROUS = {
    "messages_per_second": 10_000,
    "sockets": 10_000,
    "requests_per_second": 10_000,
    "tables_per_hour": 1_000_000,
}
SCRIPT = """
import sys
from pyrite.server.app import Settings
from pyrite.server.limits import Limits
from pyrite.server.run import listen, serve
if __name__ == "__main__":
    settings, limits = eval(sys.argv[3])
    listener = listen("127.0.0.1", int(sys.argv[2]))
    serve(Settings(sys.argv[1], limits=Limits(**limits), **settings), listener)
"""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """`start`, `kill` as often as you like: the port and the database stay the same."""

    def __init__(
        self, folder: Path, url: str | None = None, prelude: str = "", **settings: Any
    ) -> None:
        self.port = free_port()
        self.database = url or f"sqlite:///{folder / 'tables.db'}"
        self.script = prelude + SCRIPT
        self.log = folder / "server.log"
        self.limits = GENEROUS | settings.pop("limits", {})
        self.settings = {"bot_processes": 1} | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False)

    def start(self) -> None:
        """Return when it answers."""
        options = repr((self.settings, self.limits))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.script, self.database, str(self.port), options],
                stdout=subprocess.PIPE,
                stderr=log,
            )
        while not self._answers():
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As if the power had failed."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """As its host stops it."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if self.process is not None:
            os.kill(self.process.pid, number)
            self.process.communicate(timeout=20)  # until its bots' processes are gone, too
            self.process = None

    def close(self) -> None:
        """Nothing is left of it, and nothing went wrong unseen."""
        self.stop()
        self.http.close()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()
