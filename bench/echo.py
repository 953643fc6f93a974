"""A baseline for this machine: the latencies of a server that only echoes.

It needs no disk, knows no game and sends one message where a table server sends five. Its 99th
percentile is the machine's share in the latencies of any other server.
"""

import asyncio
import subprocess
import sys
import time
from collections import deque
from statistics import median, quantiles
from typing import cast

import uvloop
from server_process import free_port

SOCKETS = 200
MESSAGE = b"pyrite\r\n"


class Echo(asyncio.Protocol):
    """Works for a while on every message, then returns it."""

    def __init__(self, busy: float) -> None:
        self.busy = busy  # seconds of processor time per message

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)  # uvloop's is not one by type

    def data_received(self, data: bytes) -> None:
        end = time.thread_time() + self.busy * len(data) / len(MESSAGE)
        while time.thread_time() < end:
            pass
        self.transport.write(data)


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


async def serve(port: int, busy: float) -> None:
    """Echo until the process is ended."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Echo(busy), "127.0.0.1", port)
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
    await asyncio.sleep(0.5)
    return latencies


def measure(per_second: int, seconds: float, busy: float = 0.0) -> dict[str, float]:
    """Return the latencies of an echo that takes this much processor time per message."""
    port = free_port()
    server = subprocess.Popen([sys.executable, __file__, str(port), str(busy)])
    try:
        calling = asyncio.wait_for(call_evenly(port, per_second, seconds), 30 + seconds)
        latencies = asyncio.run(calling)
    finally:
        server.kill()
        server.wait()
    cuts = quantiles(latencies, n=1000)
    return {"p50_ms": 1e3 * median(latencies), "p99_ms": 1e3 * cuts[989]}


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), float(sys.argv[2])))
