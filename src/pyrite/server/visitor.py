"""Who asks: an address, and whoever has the cookie. There are no accounts."""

import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple

COOKIE = "pyrite"
LONGEST_TOKEN = 64
TEN_YEARS = 10 * 365 * 86_400
Scope = dict[str, Any]


class Visitor(NamedTuple):
    """Somebody with a token of 256 bits; `person` is what is stored in its place."""

    address: str
    token: str
    is_new: bool

    @property
    def person(self) -> str:
        """Who reads the database cannot take a seat with this."""
        return hashlib.blake2b(self.token.encode(), digest_size=16).hexdigest()

    @classmethod
    def of(cls, scope: Scope, behind_proxy: bool) -> "Visitor":
        """Who sent this request; somebody new if there is no cookie."""
        token = _token(header(scope, "cookie"))
        known = token is not None
        return cls(_address(scope, behind_proxy), token or secrets.token_urlsafe(32), not known)

    def cookie(self, is_secure: bool) -> str:
        """The header that lets the browser come back as the same person."""
        parts = [f"{COOKIE}={self.token}", "Path=/", "HttpOnly", "SameSite=Lax"]
        parts += [f"Max-Age={TEN_YEARS}", *(["Secure"] if is_secure else [])]
        return "; ".join(parts)


def header(scope: Scope, name: str) -> str:
    """A header of the request; empty if there is none."""
    wanted = name.encode()
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == wanted), "")


def is_same_origin(scope: Scope) -> bool:
    """Does a page of ours ask, or no page at all? Other pages must not use the cookie."""
    origin = header(scope, "origin")
    return not origin or origin.partition("://")[2] == header(scope, "host")


def is_secure(scope: Scope, behind_proxy: bool) -> bool:
    """Does the browser speak TLS?"""
    forwarded = header(scope, "x-forwarded-proto") if behind_proxy else ""
    return (forwarded or scope["scheme"]) in ("https", "wss")


def _token(cookies: str) -> str | None:
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and 22 <= len(morsel.value) <= LONGEST_TOKEN else None


def _address(scope: Scope, behind_proxy: bool) -> str:
    if behind_proxy:
        nearest = header(scope, "x-forwarded-for").rpartition(",")[2].strip()
        if nearest:
            return nearest
    return str(scope["client"][0]) if scope.get("client") else ""
