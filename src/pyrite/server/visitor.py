"""The sender of a request: an address and a cookie. There are no accounts."""

import hashlib
import secrets
import socket
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from string import ascii_letters, digits
from typing import Any, NamedTuple
from urllib.parse import urlsplit

COOKIE = "pyrite"
NO_COOKIE = f"{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"  # deletes it
TOKEN_SIGNS = frozenset(f"{ascii_letters}{digits}-_")
SHORTEST_TOKEN, LONGEST_TOKEN = 22, 64
TEN_YEARS = 10 * 365 * 86_400
ELSEWHERE = "192.0.2.1"  # an address that is reserved for examples and belongs to nobody
NETWORK = 64  # bits of an IPv6 address that belong to one customer
Scope = Mapping[str, Any]


class Visitor(NamedTuple):
    """A person identified by a 256-bit token; only a hash of it is stored, as `person`."""

    address: str
    token: str
    is_new: bool

    @property
    def person(self) -> str:
        """A hash of the token, so that nobody can take a seat with what the database holds."""
        return hashlib.blake2b(self.token.encode(), digest_size=16).hexdigest()

    @classmethod
    def of(cls, scope: Scope, behind_proxy: bool) -> "Visitor":
        """Return the sender of a request; without a cookie, a new visitor."""
        token = _token(scope)
        known = token is not None
        return cls(address_of(scope, behind_proxy), token or secrets.token_urlsafe(32), not known)

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


def is_our_name(host: str, names: frozenset[str]) -> bool:
    """Return whether a Host header is an address or a known name of this server.

    Another site could point its own name at this machine, which would give its scripts the same
    origin as ours (DNS rebinding).
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
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
