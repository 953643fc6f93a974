"""A baseline for this machine: the latencies of a server that only echoes.

It knows no game and sends one message where a table server sends five. Its 99th percentile is the
machine's share in the latencies of any other server, and with a file to save to, the disk's too.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import cast

import uvloop
from server_process import free_port

SOCKETS = 200
MESSAGE = b"pyrite\r\n"
SAVED = bytes(8192)  # for each message: two pages, about what SQLite writes for an action


class Disk:
    """Saves in a thread what has arrived, then lets it be answered; meanwhile more arrives."""

    def __init__(self, file: str) -> None:
        self.file = os.open(file, os.O_CREAT | os.O_WRONLY)
        self.pending: list[Callable[[], None]] = []
        self.task: asyncio.Task[None] | None = None

    def save(self, answer: Callable[[], None]) -> None:
        """Save a message, and call `answer` once it is on disk."""
        self.pending.append(answer)
        if self.task is None:
            self.task = asyncio.create_task(self._save_all())

    async def _save_all(self) -> None:
        while self.pending:
            answers, self.pending = self.pending, []
            await asyncio.get_running_loop().run_in_executor(None, self._write, len(answers))
            for answer in answers:
                answer()
        self.task = None

    def _write(self, count: int) -> None:
        os.pwrite(self.file, SAVED * count, 0)
        os.fdatasync(self.file)


class Echo(asyncio.Protocol):
    """Works for a while on every message, saves it if there is a disk, then returns it."""

    def __init__(self, busy: float, disk: Disk | None) -> None:
        self.busy = busy  # seconds of processor time per message
        self.disk = disk

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)  # uvloop's is not one by type

    def data_received(self, data: bytes) -> None:
        end = time.thread_time() + self.busy * len(data) / len(MESSAGE)
        while time.thread_time() < end:
            pass
        if self.disk is None:
            self.transport.write(data)
        else:
            self.disk.save(partial(self.transport.write, data))


class Caller(asyncio.Protocol):
    """Sends messages and measures how long each takes to come back."""

    def __init__(self, latencies: list[float]) -> None:
        self.latencies = latencies
        self.sent: deque[float] = deque()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        for _ in range(len(data) // len(MESSAGE)):
            self.latencies.append(time.perf_counter() - self.sent.popleft())

    def call(self) -> None:
        self.sent.append(time.perf_counter())
        self.transport.write(MESSAGE)


async def serve(port: int, busy: float, file: str) -> None:
    """Echo until the process is ended."""
    loop = asyncio.get_running_loop()
    disk = Disk(file) if file else None
    server = await loop.create_server(lambda: Echo(busy, disk), "127.0.0.1", port)
    await server.serve_forever()


async def call_evenly(port: int, per_second: int, seconds: float) -> list[float]:
    """Send messages at an even rate over all sockets, and return how long each took."""
    loop = asyncio.get_running_loop()
    latencies: list[float] = []
    callers = deque[Caller]()
    while len(callers) < SOCKETS:
        try:
            _, caller = await loop.create_connection(lambda: Caller(latencies), "127.0.0.1", port)
            callers.append(caller)
        except ConnectionRefusedError:
            await asyncio.sleep(0.01)  # the server is still starting
    begin, done = loop.time(), 0
    while (elapsed := loop.time() - begin) < seconds:
        for _ in range(int(elapsed * per_second) - done):
            callers[0].call()
            callers.rotate()
            done += 1
        await asyncio.sleep(0.001)
    while len(latencies) < done:  # a server that cannot keep up answers them all later
        await asyncio.sleep(0.01)
    return latencies


async def measure(
    per_second: int, seconds: float, busy: float = 0.0, saves: bool = False
) -> dict[str, float]:
    """Return the latencies of an echo that takes this much processor time per message."""
    port = free_port()
    with TemporaryDirectory() as folder:
        file = f"{folder}/messages" if saves else ""
        server = subprocess.Popen([sys.executable, __file__, str(port), str(busy), file])
        try:
            calling = call_evenly(port, per_second, seconds)
            latencies = await asyncio.wait_for(calling, 30 + seconds)
        finally:
            server.kill()
            server.wait()
    cuts = quantiles(latencies, n=1000)
    return {"p50_ms": 1e3 * median(latencies), "p99_ms": 1e3 * cuts[989]}


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
