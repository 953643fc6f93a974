"""Metrics for Prometheus on a separate port; they reveal neither who plays nor what."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from pyrite.server.network.app import Front
from pyrite.server.writer import BATCH_SECONDS


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


def offer_metrics(front: Front, host: str, port: int) -> None:
    """Serve the metrics from a background thread."""
    registry = CollectorRegistry()
    registry.register(Figures(front))
    start_http_server(port, host, registry)
