"""A table's WebSocket that reconnects by itself."""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pyrite.client.errors import ClientError, ServerGone, say
from pyrite.client.http import Http
from pyrite.client.waiting import waits
from pyrite.protocol.messages import FromClient, FromServer, Goodbye, Hello
from pyrite.protocol.table import MyTable

read = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.Encoder().encode
LARGEST = 8 << 20  # a whole game with its history is far smaller
OUR_FAULT = (1009, 4002)  # the message was too large or unreadable: do not resend it


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
                message: FromServer = read(socket.recv(timeout))
            except TimeoutError:
                return None
            except ConnectionClosed as closed:
                self._lost(closed)
            except msgspec.DecodeError as error:
                raise ClientError(say("server-strange", url=self.http.url)) from error
            else:
                self.pauses, self.is_away = waits(self.http.patience), False
                if isinstance(message, Goodbye):
                    self._say_away()
                    self.given_up.wait(message.again_after or 0)
                return message

    def send(self, message: FromClient) -> None:
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
                raise ServerGone(say("server-gone", url=self.http.url))
            try:
                self._connect()
            except (WebSocketException, OSError) as error:
                self.reset()
                self._pause(error)
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

    def _pause(self, error: Exception) -> None:
        """Wait longer each time, and raise if the table is gone."""
        self._say_away()
        pause = next(self.pauses, None)
        if pause is None:
            raise ServerGone(say("server-gone", url=self.http.url)) from error
        if not self.given_up.wait(pause) and isinstance(error, InvalidStatus):
            self.http.ask("GET", f"/tables/{quote(self.code)}", MyTable)

    def _say_away(self) -> None:
        """Report once that the server is unreachable."""
        if not self.is_away:
            self.is_away = True
            self.http.when_waiting()
