"""Thinking times, counted in ranges that each grow by a tenth."""

from collections import Counter
from collections.abc import Iterable
from math import exp, floor, log

from pyrite.arena.played import SeatTimes

SHORTEST = 1e-6  # seconds; anything shorter counts as this
GROWTH = log(1.1)


class Stopwatch:
    """Counts the thinking times of one seat."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.counts = Counter[int]()

    def add(self, seconds: float) -> None:
        """Record the time of a choice."""
        self.decisions += 1
        self.seconds += seconds
        self.counts[floor(log(max(seconds, SHORTEST) / SHORTEST) / GROWTH)] += 1

    def times(self) -> SeatTimes:
        """Return the recorded times."""
        return SeatTimes(self.decisions, round(self.seconds, 6), dict(sorted(self.counts.items())))


def summary(times: Iterable[SeatTimes]) -> dict[str, float | int | None]:
    """Return the number of decisions, decisions per second, median and 99th percentile."""
    times = list(times)
    counts = Counter[int]()
    for seat in times:
        counts.update(seat.counts)
    decisions, seconds = sum(seat.decisions for seat in times), sum(seat.seconds for seat in times)
    return {
        "decisions": decisions,
        "per_second": round(decisions / seconds, 1) if seconds else None,
        "p50_ms": _quantile(counts, 0.5),
        "p99_ms": _quantile(counts, 0.99),
    }


def _quantile(counts: Counter[int], share: float) -> float | None:
    """Return the milliseconds that this share of choices did not exceed, as exact as the ranges."""
    left = share * counts.total()
    for number, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return float(f"{SHORTEST * exp((number + 1) * GROWTH) * 1000:.3g}")
    return None
