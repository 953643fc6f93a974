"""How sure a mean is: intervals from the differences between deals.

The games of one deal have their cards in common, so deals are the sample, not games. Every figure
is a sum over deals divided by another one; leaving out each deal in turn (the jackknife) tells how
far it may be off, with the quantiles of Student's t.
"""

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

SURE = 0.95
FEWEST = 3  # deals that an interval needs
Pair = tuple[float, float]  # of one deal: what is counted, and how many times it could have been


class Estimate(NamedTuple):
    """A figure, and between which values it lies with 95 %; None where too little was played."""

    value: float | None
    low: float | None = None
    high: float | None = None


def share(pairs: Sequence[Pair]) -> Estimate:
    """The sum of the first numbers divided by that of the second."""
    above, below = _sums(pairs)
    if not below:
        return Estimate(None)
    value = above / below
    without = [(above - a) / (below - b) if below != b else inf for a, b in pairs]
    return jackknife(value, without)


def proportion(pairs: Sequence[Pair]) -> Estimate:
    """The same for a share of all cases: its interval ends at none and at all of them."""
    value, low, high = share(pairs)
    if low is None or high is None:
        return Estimate(value)
    return Estimate(value, max(low, 0.0), min(high, 1.0))


def ratio(pairs: Sequence[Pair]) -> Estimate:
    """The same for two amounts of one kind: the interval is that of the logarithm."""
    above, below = _sums(pairs)
    if above <= 0 or below <= 0:
        return Estimate(None if below <= 0 else above / below)
    without = [_log_ratio(above - a, below - b) for a, b in pairs]
    found = jackknife(log(above / below), without)
    return Estimate(*(None if number is None else exp(number) for number in found))


def jackknife(value: float, without: Sequence[float]) -> Estimate:
    """The value and its interval, from what it would be without each of the deals."""
    n = len(without)
    if n < FEWEST or inf in without or -inf in without:
        return Estimate(value)
    middle = fmean(without)
    spread = sqrt((n - 1) / n * sum((x - middle) ** 2 for x in without))
    reach = student(n - 1) * spread
    return Estimate(value, value - reach, value + reach)


def student(freedom: int, sure: float = SURE) -> float:
    """The quantile of Student's t, from that of the normal distribution (Cornish and Fisher)."""
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
