"""Who sends a request, and how much they may: there are no accounts, so an address and a cookie.

Each address has limits for requests, tables, connections and processor time.
"""

import asyncio
import hashlib
import logging
import math
import re
import secrets
import socket
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from string import ascii_letters, digits
from time import thread_time
from typing import Any, NamedTuple, TypeVar

from pyrite.server.audience import Backlog
from pyrite.server.problems import TooMany

log = logging.getLogger(__name__)
MOST_ADDRESSES = 100_000  # addresses to remember
QUIET = 60.0  # seconds between two log lines about refused connections
LONGEST_TURN = 0.001  # seconds before other addresses get a turn
Piece = Callable[[], bool]  # does part of the work and returns whether there is more
COOKIE = "pyrite"
NO_COOKIE = f"{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"  # deletes it
TOKEN_SIGNS = frozenset(f"{ascii_letters}{digits}-_")
SHORTEST_TOKEN, LONGEST_TOKEN = 22, 64
TEN_YEARS = 10 * 365 * 86_400
ELSEWHERE = "192.0.2.1"  # an address that is reserved for examples and belongs to nobody
NETWORK = 64  # bits of an IPv6 address that belong to one customer
HOST = re.compile(
    r"(\[(?P<ipv6>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9._-]*))(:(?P<port>[0-9]{0,5}))?"
)
Scope = Mapping[str, Any]
T = TypeVar("T")


class Visitor(NamedTuple):
    """A person identified by a 256-bit token; only a hash of it is stored, as `person`."""

    account: "Account"  # of the address
    token: str
    is_new: bool

    @property
    def person(self) -> str:
        """A hash of the token, so that nobody can take a seat with what the database holds."""
        return hashlib.blake2b(self.token.encode(), digest_size=16).hexdigest()

    def cookie(self, is_secure: bool) -> str:
        """Return the header that lets the browser come back as the same person."""
        parts = [f"{COOKIE}={self.token}", "Path=/", "HttpOnly", "SameSite=Lax"]
        parts += [f"Max-Age={TEN_YEARS}", *(["Secure"] if is_secure else [])]
        return "; ".join(parts)


def header(scope: Scope, name: str) -> str:
    """Return a request header: empty if missing, the last if repeated."""
    wanted = name.encode()
    found = (value.decode("latin-1") for key, value in reversed(scope["headers"]) if key == wanted)
    return next(found, "")


def is_same_origin(scope: Scope) -> bool:
    """Return whether the request comes from our own page or from no page at all.

    Other pages must not use the cookie.
    """
    origin = header(scope, "origin")
    return not origin or origin.partition("://")[2] == header(scope, "host")


def host_name(host: str) -> str | None:
    """Return the name or address in a Host header, empty if it is; None if it is neither."""
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) >= 1 << 16:
        return None
    if found["ipv6"]:
        return found["ipv6"] if _is_address(found["ipv6"]) else None
    return found["name"].lower().removesuffix(".")


def is_our_name(host: str, names: frozenset[str]) -> bool:
    """Return whether a Host header is an address or a known name of this server.

    Another site could point its own name at this machine, which would give its scripts the same
    origin as ours (DNS rebinding).
    """
    name = host_name(host)
    if name is None:
        return False
    return name in names or name.endswith(".localhost") or _is_address(name)


def is_secure(scope: Scope, behind_proxy: bool) -> bool:
    """Return whether the browser uses TLS."""
    forwarded = header(scope, "x-forwarded-proto") if behind_proxy else ""
    return (forwarded or scope["scheme"]) in ("https", "wss")


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """Return the address to count limits for: an IPv4 address, or the network of an IPv6 one."""
    nearest = header(scope, "x-forwarded-for").rpartition(",")[2].strip() if behind_proxy else ""
    if _is_address(nearest):
        return network_of(nearest)
    return network_of(str(scope["client"][0])) if scope.get("client") else ""


def network_of(address: str) -> str:
    """Return the part of an address that one customer cannot change at will."""
    if not _is_address(address):
        return address
    parsed = ip_address(address)
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((address, NETWORK), strict=False).network_address)


def is_loopback(address: str) -> bool:
    """Return whether an address belongs to this machine alone."""
    return _is_address(address) and ip_address(address).is_loopback


def local_address() -> str | None:
    """Return this machine's address on its network; None if it has none.

    Connecting a UDP socket sends nothing: the system only chooses the address it would use.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) or ip_address(address).is_unspecified else address


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def cookie(scope: Scope, name: str) -> str:
    """Return the value of a cookie, empty if there is none.

    The parsers of Python and Litestar take time quadratic in its length, so it is parsed here.
    """
    pairs = (pair.strip().partition("=") for pair in header(scope, "cookie").split(";"))
    return next((value.strip('"') for key, _, value in pairs if key == name), "")


def _token(scope: Scope) -> str | None:
    token = cookie(scope, COOKIE)
    has_length = SHORTEST_TOKEN <= len(token) <= LONGEST_TOKEN
    return token if has_length and TOKEN_SIGNS.issuperset(token) else None


@dataclass(frozen=True)
class Limits:
    """Limits the host may change; each applies per address unless it starts with `all`."""

    message_bytes: int = 16_384
    request_bytes: int = 262_144  # large enough for a custom deck
    header_bytes: int = 16_384
    header_seconds: float = 10  # deadline for receiving all headers
    request_seconds: float = 60  # deadline for the client to receive its response
    messages_per_second: float = 20
    connections: int = 256
    sockets: int = 64
    requests_per_second: float = 20
    tables_per_hour: int = 120
    exports_per_hour: int = 60  # also changes of subscriptions, and deletions of a person
    processor_share: float = 0.25  # of one core
    stored_per_hour: int = 8_000_000  # bytes
    all_sockets: int = 20_000
    all_connections: int = 100_000


class Rate:
    """A rate limit with a burst allowance."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.most = burst
        self.left = burst
        self.at = time.monotonic()

    def allows(self) -> bool:
        """Return whether another event is allowed now, and count it if so."""
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def check(self, problem: str) -> None:
        """Raise `TooMany` with this problem and the waiting time if the rate is exceeded."""
        if not self.allows():
            raise TooMany(problem, math.ceil((1 - self.left) / self.per_second))

    def spend(self, amount: float) -> None:
        """Count something that has already happened, even beyond the limit."""
        self._refill()
        self.left -= amount

    @property
    def wait(self) -> float:
        """Seconds until the debt is repaid; 0 if nothing is owed."""
        if self.left >= 0:
            return 0.0
        self._refill()
        return max(0.0, -self.left / self.per_second)

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now


class Account:
    """The usage of one address."""

    def __init__(self, limits: Limits, address: str = "") -> None:
        self.limits = limits
        self.address = address
        self.connections = self.sockets = 0
        self.requests = Rate(limits.requests_per_second, 5 * limits.requests_per_second)
        self.tables = Rate(limits.tables_per_hour / 3600, limits.tables_per_hour / 2)
        self.exports = Rate(limits.exports_per_hour / 3600, limits.exports_per_hour / 2)
        self.work = Rate(limits.processor_share, 4 * limits.processor_share)
        self.storing = Rate(limits.stored_per_hour / 3600, limits.stored_per_hour / 2)
        self.backlog = Backlog()
        self.waiting: deque[Piece] = deque()
        self.is_resting = False

    def take_turn(self, piece: Piece) -> None:
        """Work now if this address has time left, else in pieces between other addresses' turns."""
        self.waiting.append(piece)
        if not self.is_resting:
            self._work()

    def _work(self) -> None:
        """Work for a moment, unless too much was used; then let other addresses have their turn."""
        self.is_resting = False
        if self.work.wait:
            self._rest(self.work.wait)
            return
        begun = now = time.monotonic()
        end = begun + LONGEST_TURN
        try:
            while self.waiting and now <= end:
                piece = self.waiting.popleft()
                if piece():
                    self.waiting.append(piece)
                now = time.monotonic()
        finally:
            self.work.spend(time.monotonic() - begun)
        if now > end:
            self._rest(0)

    def _rest(self, seconds: float) -> None:
        self.is_resting = True
        asyncio.get_running_loop().call_later(seconds, self._work)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do something in a thread, and charge its processor time."""

        def timed() -> tuple[T, float]:
            begun = thread_time()
            return work(), thread_time() - begun

        done, seconds = await asyncio.to_thread(timed)
        self.work.spend(seconds)
        return done

    def check_request(self) -> None:
        """Refuse a request if the address sent too many or used too much processor time."""
        self.requests.check("too-many-requests")
        if self.work.wait:
            raise TooMany("too-many-requests", math.ceil(self.work.wait))

    def check_opening(self) -> None:
        """Refuse to open a table if the address opened or stored too much."""
        self.check_storing()
        self.tables.check("too-many-tables")

    def check_export(self) -> None:
        """Refuse to export, subscribe or delete if the address did so too often."""
        self.exports.check("too-many-requests")

    def check_storing(self) -> None:
        """Refuse to store anything more if the address stored too much."""
        if self.storing.wait:
            raise TooMany("too-much-stored", math.ceil(self.storing.wait))

    def pay(self, seconds: float, stored: int) -> None:
        """Charge processor time that is spent elsewhere, and stored bytes."""
        if seconds:
            self.work.spend(seconds)
        if stored:
            self.storing.spend(stored)

    @contextmanager
    def working(self) -> Iterator[None]:
        """Charge the time spent in this block, which must not wait for anything."""
        begun = time.monotonic()
        try:
            yield
        finally:
            self.work.spend(time.monotonic() - begun)


class Charged(Awaitable[None]):
    """A coroutine whose steps are charged to an account; the time it waits is not."""

    def __init__(self, coroutine: Any, account: Account) -> None:
        self.coroutine = coroutine
        self.account = account

    def __await__(self) -> Generator[Any, Any, None]:
        sent: Any = None
        step = self.coroutine.send
        while True:
            try:
                with self.account.working():
                    waits_for = step(sent)
            except StopIteration:
                return
            try:
                step, sent = self.coroutine.send, (yield waits_for)
            except BaseException as error:
                step, sent = self.coroutine.throw, error


class Gate:
    """All accounts, and the totals over all of them."""

    def __init__(self, limits: Limits, behind_proxy: bool = False) -> None:
        self.limits = limits
        self.behind_proxy = behind_proxy
        self.accounts: OrderedDict[str, Account] = OrderedDict()
        self.open_connections = 0
        self.open_sockets = 0
        self.refused_at = -math.inf

    def account(self, address: str) -> Account:
        """Return the account of an address; beyond the maximum, the longest idle is forgotten."""
        found = self.accounts.pop(address, None) or Account(self.limits, address)
        self.accounts[address] = found
        if len(self.accounts) > MOST_ADDRESSES:
            oldest, account = next(iter(self.accounts.items()))
            if account.connections or account.sockets:
                self.accounts.move_to_end(oldest)
            else:
                del self.accounts[oldest]
        return found

    def visitor(self, scope: Scope) -> Visitor:
        """Return the sender of a request; without a cookie, a new visitor."""
        token = _token(scope)
        account = self.account(address_of(scope, self.behind_proxy))
        return Visitor(account, token or secrets.token_urlsafe(32), is_new=token is None)

    def connect(self, account: Account) -> bool:
        """Count a connection and return True if there is room for it."""
        few = account.connections < self.limits.connections
        if few and self.open_connections < self.limits.all_connections:
            account.connections += 1
            self.open_connections += 1
            return True
        now = asyncio.get_running_loop().time()
        if now > self.refused_at + QUIET:
            self.refused_at = now
            whose = "all addresses" if few else "one address"
            log.warning("too many connections of %s: new ones are refused", whose)
        return False

    def disconnect(self, account: Account) -> None:
        """Stop counting a connection."""
        account.connections -= 1
        self.open_connections -= 1

    def may_open_socket(self, account: Account) -> bool:
        """Return whether there is room for another WebSocket.

        The handshake counts as a request, so that it is not a faster way to guess table codes.
        """
        with suppress(TooMany):
            account.check_request()
            few = account.sockets < self.limits.sockets
            return few and self.open_sockets < self.limits.all_sockets
        return False

    @contextmanager
    def socket(self, account: Account) -> Iterator[None]:
        """Count a WebSocket while it is open."""
        account.sockets += 1
        self.open_sockets += 1
        try:
            yield
        finally:
            account.sockets -= 1
            self.open_sockets -= 1
