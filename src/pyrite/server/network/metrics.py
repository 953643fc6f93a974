"""Metrics for Prometheus on a separate port; they reveal neither who plays nor what.

One thread answers all requests, so that the games do not wait and connections cost little.
"""

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from threading import Thread

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from pyrite.server.network.app import Front
from pyrite.server.writer import BATCH_SECONDS

PATIENCE = 5.0  # seconds for a request and its answer
MOST_OPEN = 16  # connections at a time; then the oldest one is ended
MOST_BYTES = 8_192  # of a request


class Figures(Collector):
    """A Prometheus collector that reads the server's current figures."""

    def __init__(self, front: Front) -> None:
        self.front = front

    def collect(self) -> Iterator[Metric]:
        """Yield every metric."""
        registry, gate = self.front.registry, self.front.gate
        writer = registry.writer
        yield GaugeMetricFamily("pyrite_sockets", "Open WebSockets", gate.open_sockets)
        yield GaugeMetricFamily("pyrite_tables_awake", "Tables in memory", len(registry.awake))
        yield CounterMetricFamily("pyrite_entries", "Entries that were kept", writer.kept)
        yield CounterMetricFamily("pyrite_commits", "Transactions", writer.commits)
        yield CounterMetricFamily("pyrite_commit_seconds", "Time in transactions", writer.seconds)
        yield CounterMetricFamily("pyrite_not_kept", "Entries that could not be kept", writer.lost)
        yield GaugeMetricFamily("pyrite_entries_waiting", "Entries not kept yet", writer.waiting)
        waiting = registry.bots.workers.waiting
        yield GaugeMetricFamily("pyrite_bots_waiting", "Bots that wait for a turn", waiting)
        limits = [*(str(limit) for limit in BATCH_SECONDS), "+Inf"]
        counted = list(zip(limits, accumulate(writer.by_seconds), strict=True))
        about = "Time to keep a batch of entries"
        yield HistogramMetricFamily("pyrite_batch_seconds", about, counted, writer.seconds)


class MetricsPort:
    """Answers requests for the metrics, as many at once as any monitoring needs."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.open: deque[StreamWriter] = deque()  # oldest first

    async def serve(self, listener: socket.socket) -> None:
        """Serve until the process ends."""
        server = await asyncio.start_server(self._answer, sock=listener, limit=MOST_BYTES)
        await server.serve_forever()

    async def _answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.open.append(writer)
        if len(self.open) > MOST_OPEN:
            self.open[0].transport.abort()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._exchange(reader, writer)
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            pass  # it is too slow, too long or gone
        finally:
            self.open.remove(writer)
            writer.transport.abort()

    async def _exchange(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Answer one request, whatever its path, and wait until the answer is read."""
        method, _, _ = (await reader.readuntil(b"\r\n\r\n")).partition(b" ")
        if method in (b"GET", b"HEAD"):
            body, status = generate_latest(self.registry), "200 OK"
        else:
            body, status = b"", "405 Method Not Allowed"
        head = f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE_LATEST}\r\n"
        head += f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + (b"" if method == b"HEAD" else body))
        writer.write_eof()
        with suppress(ConnectionError):
            await reader.read()


def offer_metrics(front: Front, listener: socket.socket) -> None:
    """Serve the metrics from a background thread."""
    registry = CollectorRegistry()
    registry.register(Figures(front))
    served = MetricsPort(registry).serve(listener)
    Thread(target=asyncio.run, args=(served,), name="metrics", daemon=True).start()
