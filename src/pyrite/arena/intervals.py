"""Confidence intervals from the differences between deals.

The games of a deal share their cards, so deals are the sample, not games. Every figure is one sum
over deals divided by another. Leaving out each deal in turn (the jackknife) shows how far it may be
off, using the quantiles of Student's t.
"""

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

SURE = 0.95
FEWEST = 3  # deals needed for an interval
Pair = tuple[float, float]  # sum and count of one deal


class Estimate(NamedTuple):
    """A figure with its 95 % interval; None where too little was played."""

    value: float | None
    low: float | None = None
    high: float | None = None


def share(pairs: Sequence[Pair]) -> Estimate:
    """Return the sum of the first numbers divided by the sum of the second."""
    above, below = _sums(pairs)
    if not below:
        return Estimate(None)
    value = above / below
    without = [(above - a) / (below - b) if below != b else inf for a, b in pairs]
    return jackknife(value, without)


def proportion(pairs: Sequence[Pair]) -> Estimate:
    """Return a share of all cases, with its interval cut off at 0 and 1."""
    value, low, high = share(pairs)
    if low is None or high is None:
        return Estimate(value)
    return Estimate(value, max(low, 0.0), min(high, 1.0))


def ratio(pairs: Sequence[Pair]) -> Estimate:
    """Return the ratio of two amounts of the same kind, with an interval from its logarithm."""
    above, below = _sums(pairs)
    if above <= 0 or below <= 0:
        return Estimate(None if below <= 0 else above / below)
    without = [_log_ratio(above - a, below - b) for a, b in pairs]
    found = jackknife(log(above / below), without)
    return Estimate(*(None if number is None else exp(number) for number in found))


def jackknife(value: float, without: Sequence[float]) -> Estimate:
    """Return a value with its interval, given the values without each deal."""
    n = len(without)
    if n < FEWEST or inf in without or -inf in without:
        return Estimate(value)
    middle = fmean(without)
    spread = sqrt((n - 1) / n * sum((x - middle) ** 2 for x in without))
    reach = student(n - 1) * spread
    return Estimate(value, value - reach, value + reach)


def student(freedom: int, sure: float = SURE) -> float:
    """Return a quantile of Student's t from the normal distribution (Cornish-Fisher expansion)."""
    z = NormalDist().inv_cdf((1 + sure) / 2)
    terms: tuple[float, ...] = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** k for k, term in enumerate(terms))


def _sums(pairs: Sequence[Pair]) -> Pair:
    return sum(above for above, _ in pairs), sum(below for _, below in pairs)


def _log_ratio(above: float, below: float) -> float:
    return log(above / below) if above > 0 and below > 0 else inf
