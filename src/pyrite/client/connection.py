"""How a client reaches its server: errors, HTTP requests, and a WebSocket that reconnects."""

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pyrite.core.messages import Message, MessageData, PyriteError
from pyrite.lang import Speaker
from pyrite.protocol import messages
from pyrite.protocol.messages import FromServer, Goodbye, Hello
from pyrite.protocol.requests import ProblemDetails
from pyrite.protocol.table import MyTable

read_from_server = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.Encoder().encode
T = TypeVar("T")
COOKIE = "pyrite"
TIMEOUT = 20.0
FIRST, LONGEST = 0.25, 8.0  # seconds between two attempts
BUSY = (429, 502, 503, 504)  # the server is busy or unreachable behind its proxy: ask again
LARGEST = 8 << 20  # a whole game with its history is far smaller
OUR_FAULT = (1009, 4002)  # the message was too large or unreadable: do not resend it


class ClientError(PyriteError):
    """The server cannot be used, or refuses a request."""


class ServerGone(ClientError):
    """The server did not answer despite retries."""


class Refusal(ClientError):
    """A refusal by the server; `message` says why, `status` is the HTTP status or 0 on a socket."""

    def __init__(self, message: Message, status: int = 0) -> None:
        super().__init__(message)
        self.status = status


class Busy(Exception):
    """The server did nothing, and the request can be repeated."""


def say(id: str, **args: object) -> Message:
    """Return a catalogue message with its English text."""
    return Message(id, args, english=Speaker("en").say(id, **args))


def read_message(data: MessageData) -> Message:
    """Return a message sent by the server."""
    return Message(data["id"], data["args"], data.get("rule", ""), data.get("english", ""))


def waits(patience: float) -> Iterator[float]:
    """Yield growing pauses that add up to `patience` seconds, random so that clients spread out."""
    pause, left = FIRST, patience
    while left > 0:
        chosen = min(left, pause * random.uniform(0.5, 1.0))
        left -= chosen
        yield chosen
        pause = min(LONGEST, 2 * pause)


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

    def gone(self) -> ServerGone:
        """Return the error that the server does not answer."""
        return ServerGone(say("server-gone", url=self.url))

    def strange(self) -> ClientError:
        """Return the error that the answer is not one of a table server."""
        return ClientError(say("server-strange", url=self.url))

    def ask(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        """Ask until the server answers, and decode the answer; a `Refusal` says why it refuses."""
        try:
            return msgspec.json.decode(self.ask_text(method, path, body), type=answer)
        except msgspec.DecodeError as error:
            raise self.strange() from error

    def ask_text(self, method: str, path: str, body: Any = None) -> bytes:
        """Ask until the server answers, and return the raw answer."""
        data = None if body is None else encode(body)
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
        raise self.gone()

    def _answer(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=TIMEOUT) as response:
                for line in response.headers.get_all("Set-Cookie", []):
                    morsel = SimpleCookie(line).get(COOKIE)
                    self.cookie = self.cookie if morsel is None else morsel.value
                return bytes(response.read())
        except HTTPError as error:
            with error:
                raise self._refusal(error.code, error.read()) from None
        except (OSError, HTTPException) as error:
            if isinstance(error, URLError) and isinstance(error.reason, ConnectionRefusedError):
                raise Busy from None
            raise self.gone() from None

    def _refusal(self, status: int, body: bytes) -> Exception:
        if status in BUSY:
            return Busy()
        try:
            problem = msgspec.json.decode(body, type=ProblemDetails)
        except msgspec.DecodeError:
            return self.strange()
        return Refusal(read_message(problem.message), status)


class Line:
    """A reconnecting WebSocket; `connections` counts how often it has connected."""

    def __init__(self, http: Http, code: str, hello: Callable[[], Hello]) -> None:
        self.http = http
        self.code = code
        self.hello = hello
        self.connections = 0
        self.open = ExitStack()
        self.socket: ClientConnection | None = None
        self.pauses: Iterator[float] = waits(http.patience)
        self.is_away = False
        self.given_up = threading.Event()  # set when the caller gives up

    def receive(self, timeout: float | None = None) -> FromServer | None:
        """Return the next message; None after `timeout` seconds without one."""
        while True:
            socket = self._connected()
            try:
                message: FromServer = read_from_server(socket.recv(timeout))
            except TimeoutError:
                return None
            except ConnectionClosed as closed:
                self._lost(closed)
            except msgspec.DecodeError as error:
                raise self.http.strange() from error
            else:
                if isinstance(message, Goodbye):
                    self._pause(message.again_after or 0)
                else:
                    self.pauses, self.is_away = waits(self.http.patience), False
                return message

    def send(self, message: messages.Request) -> None:
        """Send a message; a lost connection shows at the next `receive`."""
        try:
            self._connected().send(encode(message).decode())
        except ConnectionClosed as closed:
            self._lost(closed)

    def reset(self) -> None:
        """Reconnect with a new `hello`."""
        self.socket = None
        self.open.close()

    def _lost(self, closed: ConnectionClosed) -> None:
        self.reset()
        if closed.rcvd is not None and closed.rcvd.code in OUR_FAULT:
            raise ClientError(say("server-refuses", url=self.http.url)) from closed

    def _connected(self) -> ClientConnection:
        while self.socket is None:
            if self.given_up.is_set():
                raise self.http.gone()
            try:
                self._connect()
            except (WebSocketException, OSError) as error:
                self.reset()
                self._pause()
                if isinstance(error, InvalidStatus) and not self.given_up.is_set():
                    self.http.ask("GET", f"/tables/{quote(self.code)}", MyTable)
        return self.socket

    def _connect(self) -> None:
        path = f"{self.http.url}/api/tables/{quote(self.code)}/socket"
        connection = connect(
            path.replace("http", "ws", 1),
            additional_headers=self.http.headers,
            compression=None,
            max_size=LARGEST,
            max_queue=None,  # pings must be answered during long thinking
            close_timeout=1,
        )
        socket = self.open.enter_context(connection)
        socket.send(encode(self.hello()).decode())
        self.connections += 1
        self.socket = socket

    def _pause(self, at_least: float = 0) -> None:
        """Wait longer each time, and raise if the server was away for too long."""
        self._say_away()
        pause = next(self.pauses, None)
        if pause is None:
            raise self.http.gone()
        self.given_up.wait(max(pause, at_least))

    def _say_away(self) -> None:
        """Report once that the server is unreachable."""
        if not self.is_away:
            self.is_away = True
            self.http.when_waiting()
