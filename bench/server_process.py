"""A server in a separate process on this machine's loopback, and requests to it."""

import http.client
import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

PATIENCE = 20.0  # seconds to wait for a start, an answer or an end


class ServerProcess:
    """A process that serves HTTP on one port until it is stopped."""

    def __init__(self, command: list[str], port: int, page: str, **settings: str) -> None:
        self.command = command
        self.port = port
        self.page = page  # answers as soon as the server is up
        self.environment = {**os.environ, **settings}
        self.start_seconds = 0.0
        self.start()

    def start(self) -> None:
        """Start the process and wait until it answers."""
        begin = time.perf_counter()
        self.process = subprocess.Popen(self.command, env=self.environment)
        try:
            self._wait_for_answer(begin + PATIENCE)
        except BaseException:
            self.stop()
            raise
        self.start_seconds = time.perf_counter() - begin

    def stop(self) -> None:
        """End the process, by force if necessary."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _wait_for_answer(self, end: float) -> None:
        while not self._answers():
            if self.process.poll() is not None or time.perf_counter() > end:
                raise ConnectionError(f"no server came of {' '.join(self.command)}")
            time.sleep(0.005)

    def _answers(self) -> bool:
        try:
            ask(self.port, "GET", self.page)
        except OSError:
            return False
        return True

    def megabytes(self) -> float:
        """Return the memory the process uses."""
        return megabytes_of(self.process.pid)

    def processor_seconds(self) -> float:
        """Return the processor time the process has used."""
        return processor_seconds_of(self.process.pid)


def megabytes_of(pid: int) -> float:
    """Return the memory a process uses."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_seconds_of(pid: int) -> float:
    """Return the processor time a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def ask(
    port: int, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[Any, str]:
    """Send an HTTP request, and return the JSON of the response and the cookie it set."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    data = None if body is None else json.dumps(body)
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    connection.request(method, path, data, headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status >= 300:
        raise ConnectionError(f"{answer.status} {text.decode()[:200]}")
    given = (answer.getheader("set-cookie") or cookie).partition(";")[0]
    return json.loads(text), given
