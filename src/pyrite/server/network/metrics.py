"""Metrics for Prometheus on a separate port; they reveal neither who plays nor what."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from pyrite.server.network.app import Front


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


def offer_metrics(front: Front, host: str, port: int) -> None:
    """Serve the metrics from a background thread."""
    registry = CollectorRegistry()
    registry.register(Figures(front))
    start_http_server(port, host, registry)
