"""Which notification is sent next, so that nothing slow and nobody busy holds up the others.

A message is charged to a push service, to the address that subscribed and to the person. Each may
have some messages on their way and a rate; whoever has the fewest on their way comes next.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

from pyrite.server.network.visitor import Rate

MOST_WAITING = 500  # messages; beyond that, whoever has most of them loses the latest
MOST_AT_ONCE = 64  # messages on their way
OF_SERVICE, OF_ADDRESS, OF_PERSON = 16, 8, 5  # of them
PERSON_RATE = 1 / 5, 30.0  # messages per second, and at once
ADDRESS_RATE = 2.0, 120.0
MOST_RATES = 10_000  # people and addresses to remember
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds after a failure; each one doubles the pause
LEAST_FAILURES = 5  # before a subscription is given up
HOPE = 86_400.0  # seconds that it must have failed for as well
MOST_FAILING = 10_000  # subscriptions to remember

Work = Callable[[], Coroutine[Any, Any, None]]


class Job(NamedTuple):
    """A message to one browser, and whom it is charged to."""

    service: str
    address: str
    person: str
    work: Work


class PushQueue:
    """Messages that wait or are on their way. It runs in the event loop."""

    def __init__(self) -> None:
        self.waiting: list[Job] = []  # oldest first
        self.sending: set[asyncio.Task[None]] = set()
        self.services, self.addresses, self.people = Counter[str](), Counter[str](), Counter[str]()
        self.rates: OrderedDict[tuple[str, str], Rate] = OrderedDict()

    def add(self, job: Job) -> None:
        """Send a message as soon as it is its turn; drop it if there are too many."""
        if not self._allows("address", job.address, *ADDRESS_RATE):
            return
        if not self._allows("person", job.person, *PERSON_RATE):
            return
        self.waiting.append(job)
        if len(self.waiting) > MOST_WAITING:
            self._drop_one()
        self._begin()

    def close(self) -> None:
        """Send nothing more."""
        self.waiting.clear()
        for task in self.sending:
            task.cancel()

    def _allows(self, what: str, who: str, per_second: float, burst: float) -> bool:
        rate = self.rates.pop((what, who), None) or Rate(per_second, burst)
        self.rates[what, who] = rate
        if len(self.rates) > MOST_RATES:
            self.rates.popitem(last=False)
        return rate.allows()

    def _drop_one(self) -> None:
        """Drop the latest message of the address that has the most of them."""
        ((busiest, _),) = Counter(job.address for job in self.waiting).most_common(1)
        del self.waiting[max(n for n, job in enumerate(self.waiting) if job.address == busiest)]

    def _begin(self) -> None:
        """Begin to send as many messages as may be on their way."""
        while len(self.sending) < MOST_AT_ONCE:
            free = [job for job in self.waiting if self._is_free(job)]
            if not free:
                return
            job = min(free, key=lambda job: self.addresses[job.address])
            self.waiting.remove(job)
            self._count(job, 1)
            task = asyncio.get_running_loop().create_task(job.work())
            self.sending.add(task)
            task.add_done_callback(partial(self._end, job))

    def _is_free(self, job: Job) -> bool:
        return (
            self.services[job.service] < OF_SERVICE
            and self.addresses[job.address] < OF_ADDRESS
            and self.people[job.person] < OF_PERSON
        )

    def _end(self, job: Job, task: asyncio.Task[None]) -> None:
        self.sending.discard(task)
        self._count(job, -1)
        self._begin()

    def _count(self, job: Job, change: int) -> None:
        pairs = (self.services, job.service), (self.addresses, job.address)
        for counter, key in (*pairs, (self.people, job.person)):
            counter[key] += change
            if not counter[key]:
                del counter[key]


class Failing(NamedTuple):
    """A subscription whose service does not take messages."""

    times: int
    since: float
    pause: float
    until: float  # not tried before


class Failures:
    """Subscriptions that fail: tried less and less often, and given up in the end."""

    def __init__(self) -> None:
        self.failing: OrderedDict[str, Failing] = OrderedDict()  # by endpoint
        self.sent_at = 0.0  # when any message was delivered

    def may_try(self, endpoint: str) -> bool:
        """Return whether a message may be sent there now."""
        found = self.failing.get(endpoint)
        return found is None or time.monotonic() >= found.until

    def note_sent(self, endpoint: str) -> None:
        """Note that a message was delivered."""
        self.failing.pop(endpoint, None)
        self.sent_at = time.monotonic()

    def note_failed(self, endpoint: str) -> bool:
        """Note a failure, and return whether to give the subscription up.

        While no service takes messages, the fault may be ours.
        """
        now = time.monotonic()
        before = self.failing.pop(endpoint, Failing(0, now, 0.0, now))
        pause = max(FIRST_PAUSE, min(LONGEST_PAUSE, 2 * before.pause))
        self.failing[endpoint] = Failing(before.times + 1, before.since, pause, now + pause)
        if len(self.failing) > MOST_FAILING:
            self.failing.popitem(last=False)
        is_dead = before.times + 1 >= LEAST_FAILURES and now >= before.since + HOPE
        return is_dead and self.sent_at >= before.since
