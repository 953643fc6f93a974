"""How much one stranger may ask for."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from pyrite.server.problems import TooMany

MOST_ADDRESSES = 100_000  # that are remembered
LAST_WORDS = 5.0  # seconds in which who is told why it ends should read it


@dataclass(frozen=True)
class Limits:
    """The host may change them; for one address unless it says otherwise."""

    message_bytes: int = 16_384
    request_bytes: int = 262_144  # a deck of one's own is in it
    messages_per_second: float = 20
    sockets: int = 64
    requests_per_second: float = 20
    tables_per_hour: int = 120
    all_sockets: int = 20_000


class Rate:
    """Allows so many a second, and a burst of some seconds' worth."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.most = burst
        self.left = burst
        self.at = time.monotonic()

    def allows(self) -> bool:
        """May it happen once more?"""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def check(self, problem: str) -> None:
        """Refuse what happens too often with this problem; it says when it may happen again."""
        if not self.allows():
            raise TooMany(problem, math.ceil((1 - self.left) / self.per_second))


class Gate:
    """Counts what addresses do."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.open_sockets = 0
        self.requests: OrderedDict[str, Rate] = OrderedDict()
        self.tables: OrderedDict[str, Rate] = OrderedDict()

    def may_connect(self, address: str) -> bool:
        """Is there room for one more socket?"""
        few = self.sockets[address] < self.limits.sockets
        return few and self.open_sockets < self.limits.all_sockets

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """A socket is open."""
        self.sockets[address] += 1
        self.open_sockets += 1
        try:
            yield
        finally:
            self.open_sockets -= 1
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def check_request(self, address: str) -> None:
        """Refuse one HTTP request too many."""
        per_second = self.limits.requests_per_second
        rate = _rate(self.requests, address, per_second, 5 * per_second)
        rate.check("too-many-requests")

    def check_opening(self, address: str) -> None:
        """Refuse one new table too many."""
        per_hour = self.limits.tables_per_hour
        rate = _rate(self.tables, address, per_hour / 3600, per_hour / 2)
        rate.check("too-many-tables")

    def message_rate(self) -> Rate:
        """For the messages of one socket."""
        per_second = self.limits.messages_per_second
        return Rate(per_second, 3 * per_second)


def _rate(known: OrderedDict[str, Rate], address: str, per_second: float, burst: float) -> Rate:
    rate = known.pop(address, None) or Rate(per_second, burst)
    known[address] = rate
    if len(known) > MOST_ADDRESSES:
        known.popitem(last=False)
    return rate
