"""Counting with odds: who is among the chosen, if deeds speak for some and against others."""

from collections.abc import Sequence


def shares(odds: Sequence[float], count: int) -> list[float]:
    """How likely each is among the chosen, if a set is as likely as the product of its odds."""
    if count <= 0:
        return [0.0] * len(odds)
    whole = products(odds)[count]
    rest = [products([*odds[:i], *odds[i + 1 :]])[count - 1] for i in range(len(odds))]
    return [own * others / whole for own, others in zip(odds, rest, strict=True)]


def products(odds: Sequence[float]) -> list[float]:
    """Entry k: the sum, over all sets of k, of the product of their odds."""
    sums = [1.0] + [0.0] * len(odds)
    for i, own in enumerate(odds):
        for k in range(i + 1, 0, -1):
            sums[k] += own * sums[k - 1]
    return sums
