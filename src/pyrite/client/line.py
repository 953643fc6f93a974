"""One table's WebSocket, which comes back by itself when it is lost."""

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
OUR_FAULT = (1009, 4002)  # a message was too large, or could not be read: do not send it again


class Line:
    """`receive` and `send`; `connections` counts how often it was connected."""

    def __init__(self, http: Http, code: str, hello: Callable[[], Hello]) -> None:
        self.http = http
        self.code = code
        self.hello = hello
        self.connections = 0
        self.open = ExitStack()
        self.socket: ClientConnection | None = None
        self.pauses: Iterator[float] = waits(http.patience)
        self.is_away = False
        self.given_up = threading.Event()  # nobody needs this connection any more

    def receive(self, timeout: float | None = None) -> FromServer | None:
        """The next message; None if none came in so many seconds."""
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
        """Send, or notice at the next `receive` that the connection is lost."""
        try:
            self._connected().send(encode(message).decode())
        except ConnectionClosed as closed:
            self._lost(closed)

    def reset(self) -> None:
        """Connect again, with what `hello` says then."""
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
            max_queue=None,  # who thinks for long still hears the pings
            close_timeout=1,
        )
        socket = self.open.enter_context(connection)
        socket.send(encode(self.hello()).decode())
        self.connections += 1
        self.socket = socket

    def _pause(self, error: Exception) -> None:
        """Wait a little longer every time, unless there is no such table any more."""
        self._say_away()
        pause = next(self.pauses, None)
        if pause is None:
            raise ServerGone(say("server-gone", url=self.http.url)) from error
        if not self.given_up.wait(pause) and isinstance(error, InvalidStatus):
            self.http.ask("GET", f"/tables/{quote(self.code)}", MyTable)

    def _say_away(self) -> None:
        """Say once that the server has to be waited for."""
        if not self.is_away:
            self.is_away = True
            self.http.when_waiting()
