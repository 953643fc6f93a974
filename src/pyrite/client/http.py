"""HTTP requests to a table server, always as the same person."""

import threading
from collections.abc import Callable
from http.client import HTTPException, HTTPResponse
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from pyrite.client.errors import ClientError, Refusal, ServerGone, read_message, say
from pyrite.client.waiting import waits
from pyrite.protocol.requests import ProblemDetails

COOKIE = "pyrite"
TIMEOUT = 20.0
BUSY = (429, 502, 503, 504)  # the server is busy or unreachable behind its proxy: ask again
Answer = TypeVar("Answer")


class Busy(Exception):
    """The server did nothing, and the request can be repeated."""


class Http:
    """One person at one server, identified by the cookie."""

    def __init__(
        self, url: str, cookie: str | None, patience: float, when_waiting: Callable[[], None]
    ) -> None:
        self.url = read_url(url)
        self.cookie = cookie
        self.patience = patience
        self.when_waiting = when_waiting
        self.given_up = threading.Event()  # set when the caller stops waiting

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the person."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def ask(self, method: str, path: str, answer: type[Answer], body: Any = None) -> Answer:
        """Ask until the server answers, and decode the answer; a `Refusal` says why it refuses."""
        text = self.ask_text(method, path, body)
        try:
            return msgspec.json.decode(text, type=answer)
        except msgspec.DecodeError as error:
            raise ClientError(say("server-strange", url=self.url)) from error

    def ask_text(self, method: str, path: str, body: Any = None) -> bytes:
        """Ask until the server answers, and return the raw answer."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"} if data else {}
        request = Request(f"{self.url}/api{path}", data, {**headers, **self.headers}, method=method)
        for number, pause in enumerate(waits(self.patience)):
            if self.given_up.is_set():
                break
            try:
                return self._answer(request)
            except Busy:
                if number == 0:
                    self.when_waiting()
                self.given_up.wait(pause)
        raise ServerGone(say("server-gone", url=self.url))

    def _answer(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=TIMEOUT) as response:
                self._keep_cookie(response)
                return bytes(response.read())
        except HTTPError as error:
            with error:
                raise self._refusal(error.code, error.read()) from None
        except URLError as error:
            if isinstance(error.reason, ConnectionRefusedError):
                raise Busy from None
            raise ServerGone(say("server-gone", url=self.url)) from None
        except (OSError, HTTPException):
            raise ServerGone(say("server-gone", url=self.url)) from None

    def _keep_cookie(self, response: HTTPResponse) -> None:
        for line in response.headers.get_all("Set-Cookie", []):
            morsel = SimpleCookie(line).get(COOKIE)
            if morsel is not None:
                self.cookie = morsel.value

    def _refusal(self, status: int, body: bytes) -> Exception:
        if status in BUSY:
            return Busy()
        try:
            problem = msgspec.json.decode(body, type=ProblemDetails)
        except msgspec.DecodeError:
            return ClientError(say("server-strange", url=self.url))
        return Refusal(read_message(problem.message), status)


def read_url(text: str) -> str:
    """Return the URL of a server, given with or without http://."""
    url = (text if "://" in text else f"http://{text}").rstrip("/")
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable or any(sign.isspace() for sign in url):
        raise ClientError(say("server-url", url=text[:80]))
    return url
