"""Figures for Prometheus, on a port of their own; nothing in them tells who plays or what."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from pyrite.server.app import Front


class Figures(Collector):
    """Read off the server whenever somebody asks."""

    def __init__(self, front: Front) -> None:
        self.front = front

    def collect(self) -> Iterator[Metric]:
        """Every figure."""
        house, gate = self.front.house, self.front.gate
        writer = house.writer
        yield GaugeMetricFamily("pyrite_sockets", "Open WebSockets", gate.open_sockets)
        yield GaugeMetricFamily("pyrite_tables_awake", "Tables in memory", len(house.awake))
        yield CounterMetricFamily("pyrite_entries", "Entries that were kept", writer.kept)
        yield CounterMetricFamily("pyrite_commits", "Transactions", writer.commits)
        yield CounterMetricFamily("pyrite_commit_seconds", "Time in transactions", writer.seconds)
        yield CounterMetricFamily("pyrite_not_kept", "Entries that could not be kept", writer.lost)


def offer_metrics(front: Front, host: str, port: int) -> None:
    """Answer Prometheus in a thread of its own."""
    registry = CollectorRegistry()
    registry.register(Figures(front))
    start_http_server(port, host, registry)
