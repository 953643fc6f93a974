"""The server's connections: HTTP with time and size limits, and WebSockets.

Everyone at a table hears of every action. Waking a task for each of them would take longer than the
action itself, so a table writes to its WebSockets directly while they accept data. Input is read in
small pieces, and other addresses take turns in between.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from pyrite.server.frames import TWO_BYTES, WHOLE_TEXT, socket_frame
from pyrite.server.network.connection import Connection
from pyrite.server.network.visitor import Account, Gate, network_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was installed without its part in C
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)
MASKED = 0x80  # a bit of the second byte
HEAD, LONG_HEAD = 6, 8  # bytes before a client's data: two or four, and four of the mask
PIECE = 1_024  # bytes read at once where frames are not read one by one
MOST_UNREAD = 65_536  # bytes buffered before reading pauses
LAST_WORDS = 5.0  # seconds a client has to read why it is disconnected
END_OF_HEAD = re.compile(rb"\n\r?\n")
LENGTHS = re.compile(rb"^(?:content-length|transfer-encoding)\s*:.*$", re.IGNORECASE | re.MULTILINE)
FOLDED = re.compile(rb"^[ \t]", re.MULTILINE)


class StrictHttp(h11.Connection):
    """Reads requests as h11 does, and refuses those that a proxy could read in another way."""

    def next_event(self) -> Any:
        """Return the next part of a request."""
        if self.their_state is h11.IDLE and is_ambiguous(self.trailing_data[0]):
            raise h11.RemoteProtocolError("the length of the request is ambiguous")
        return super().next_event()


def is_ambiguous(request: bytes) -> bool:
    """Return whether two programs could disagree about where a request ends (RFC 9112, 6.3).

    A part of it would be another request for one of them, which a proxy has not seen.
    """
    head = END_OF_HEAD.split(request, 1)[0]
    lengths = LENGTHS.findall(head)
    is_old = b" HTTP/1.0" in head.partition(b"\n")[0] and b"transfer" in b"".join(lengths).lower()
    return (
        is_old or len(lengths) > 1 or b"," in b"".join(lengths) or FOLDED.search(head) is not None
    )


class HttpWire(H11Protocol):
    """An HTTP connection that ends when a request or response takes too long."""

    account: Account
    timer: asyncio.TimerHandle | None = None
    is_counted = False
    is_upgraded = False
    unsent = 0  # bytes of answers that wait for the client

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.conn = StrictHttp(h11.SERVER, config.h11_max_incomplete_event_size or PIECE)

    def connection_made(self, transport: Any) -> None:
        """Count the connection for its address and end it if there are too many."""
        super().connection_made(transport)
        self.gate: Gate = self.app_state["gate"]
        address = network_of(self.client[0]) if self.client else ""
        is_proxy = self.gate.behind_proxy  # each of its connections has its own account
        self.account = (
            Account(self.gate.limits, address) if is_proxy else self.gate.account(address)
        )
        self.is_counted = not self.account.requests.wait and self.gate.connect(self.account)
        if not self.is_counted:
            transport.abort()
        else:
            self._expect(self.gate.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        self._expect(None)
        self._count_unsent(0)
        if self.is_counted:
            self.is_counted = False
            self.gate.disconnect(self.account)

    def data_received(self, data: bytes) -> None:
        """Read part of a request."""
        if self.timer is None:
            self._expect(self.gate.limits.header_seconds)
        had_headers = self.conn.their_state is not h11.IDLE
        with self.account.working():
            super().data_received(data)
        has_headers = self.conn.their_state is not h11.IDLE
        if has_headers and not had_headers and not self.is_upgraded:
            self._expect(self.gate.limits.request_seconds)

    def pause_writing(self) -> None:
        """Count what waits for a slow reader, and end the connection if it is too much."""
        super().pause_writing()
        self._count_unsent(self.transport.get_write_buffer_size())
        if self.account.backlog.is_full:
            self.transport.abort()

    def resume_writing(self) -> None:
        """Stop counting what has been read."""
        self._count_unsent(0)
        super().resume_writing()

    def _count_unsent(self, size: int) -> None:
        self.account.backlog.size += size - self.unsent
        self.unsent = size

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the WebSocket, which is counted in place of this connection."""
        self._expect(None)
        self.is_upgraded = True
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketWire), "it was just put there"
        socket.when_lost, self.is_counted = partial(self.gate.disconnect, self.account), False
        if not socket.handshake_initiated:  # it has a body, or too many headers
            self.send_400_response("Invalid WebSocket handshake.")

    def send_400_response(self, msg: str) -> None:
        """Refuse and count an unreadable request, and end the one that it is a part of."""
        self.account.requests.spend(1)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # already answered, or about to be
            self.transport.close()

    def on_response_complete(self) -> None:
        """Stop the timer; uvicorn waits for the next request itself."""
        self._expect(None)
        super().on_response_complete()

    def _expect(self, seconds: float | None) -> None:
        """End the connection after this many seconds unless the expected data arrives."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self.timer = None
        self.transport.abort()


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, available as `wire` in the `state` of its scope.

    Nothing is read before there is a listener, and then one piece at a time.
    """

    listener: Connection | None = None
    when_lost: Callable[[], None] | None = None
    is_queued = False  # waiting for its turn to read
    is_paused = False  # has enough to read
    is_in_pieces = False  # received a long or wrong frame, and no longer knows where one begins
    is_deaf = False  # told why it is closed; all further input is dropped
    ignored = 0  # bytes received after the close

    def connection_made(self, transport: Any) -> None:
        """Prepare for a WebSocket handshake."""
        super().connection_made(transport)
        self.unread = bytearray()
        self.state: dict[str, Any] = {}

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything, because a reference cycle would keep a whole table in memory."""
        super().connection_lost(exc)
        self.detach()
        self.state.pop("wire", None)
        if self.when_lost is not None:
            self.when_lost()
            self.when_lost = None

    def attach(self, listener: Connection) -> None:
        """Pass every message on to the listener, and send what its outbox holds now and later."""
        self.listener = listener
        listener.outbox.open(self.write)
        self._read_on()

    def detach(self) -> None:
        """Stop passing messages on and release the listener."""
        if self.listener is not None:
            self.listener.outbox.hold()
            self.listener = None

    def cut(self) -> None:
        """End the connection immediately, even if data is unsent."""
        self.transport.abort()

    def write(self, text: bytes) -> None:
        """Send a message if the socket is still open for it."""
        transport = self.transport
        if not (self.close_sent or transport.is_closing()):
            transport.write(socket_frame(text))

    async def send(self, message: Any) -> None:
        """Send as uvicorn does, but never close a connection twice."""
        if message["type"] != "websocket.close" or not self.close_sent:
            await super().send(message)

    def handle_connect(self, event: Request) -> None:
        """Handle a handshake and publish this connection as `wire`."""
        super().handle_connect(event)
        if not self.close_sent:
            self.state = self.scope["state"]
            self.state["wire"] = self

    def data_received(self, data: bytes) -> None:
        """Buffer the data and read it when this address has its turn."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.close_sent:
            self._hear_the_end(data)
        else:
            self.unread += data
            if len(self.unread) > MOST_UNREAD:
                self.is_paused = True
                self.transport.pause_reading()
            self._read_on()

    def _read_on(self) -> None:
        if self.listener is not None and self.unread and not self.is_queued:
            self.is_queued = True
            self.listener.account.take_turn(self._read_piece)

    def _read_piece(self) -> bool:
        """Read a frame or a piece of the buffered data and return whether to go on."""
        unread = self.unread
        size = PIECE if self.is_in_pieces else frame_size(unread)
        if size > PIECE:
            self.is_in_pieces, size = True, PIECE
        has_come = self.is_in_pieces or size <= len(unread)
        if has_come:
            piece = bytes(unread[:size])
            del unread[:size]
            self._read(piece)
        if unread and (self.listener is None or self.listener.outbox.closed_with is not None):
            self.is_deaf = True  # the rest may begin in the middle of a frame
        if self.is_deaf:
            unread.clear()
        self.is_queued = has_come and bool(unread)
        if self.is_paused and not (self.is_queued or self.transport.is_closing()):
            self.is_paused = False
            self.transport.resume_reading()
        return self.is_queued

    def _read(self, data: bytes) -> None:
        """Read data; short whole texts, which are nearly all of it, skip the general parser."""
        try:
            if self.is_in_pieces or self.listener is None or data[0] != WHOLE_TEXT:
                super().data_received(data)
            else:
                head = HEAD if data[1] - MASKED < TWO_BYTES else LONG_HEAD
                self.listener.receive(apply_mask(data[head:], data[head - 4 : head]))
        except Exception:
            log.exception("a message could not be dealt with")
            self.cut()

    def _hear_the_end(self, data: bytes) -> None:
        """Wait for the answer to our close, and cut off a client that keeps sending."""
        self.ignored += len(data)
        if self.ignored > MOST_UNREAD:
            self.cut()
        elif not self.is_deaf and self.ignored <= PIECE:
            super().data_received(bytes(self.unread) + data)
            self.unread.clear()

    def _counts(self) -> bool:
        """Count a frame that is not a whole message; False if it should be ignored."""
        return self.listener is not None and self.listener.may_send_frame()

    def handle_ping(self) -> None:
        """Answer a ping, unless there were too many."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Record that the other side is alive."""
        if self._counts():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Read a text message or its first part."""
        if event.fin or self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Read a binary message or its first part as text."""
        self.handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """Read the next part of a message."""
        if self._counts():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message to the listener."""
        text = b"".join(self.frames)
        self.frames = []
        if self.listener is not None:
            self.listener.receive(text)

    def handle_parser_exception(self) -> None:
        """Send the reason, then wait: a client cut off while sending would not receive it."""
        self.detach()  # nothing can be written after the end
        closing = self.conn.close_sent
        assert closing is not None, "what cannot be read is answered so"
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_sent = self.is_deaf = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)

    def pause_writing(self) -> None:
        """Queue frames while the network is busy."""
        super().pause_writing()
        if self.listener is not None:
            self.listener.outbox.hold()

    def resume_writing(self) -> None:
        """Send queued frames when the network is ready again."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.outbox.open(self.write)


def frame_size(data: bytearray) -> int:
    """Return the bytes of the first frame from a client; more than `PIECE` if it is long or wrong.

    While its length has not arrived, this is what must arrive before the length is known.
    """
    if len(data) < HEAD:
        return HEAD
    length = data[1] - MASKED
    if 0 <= length < TWO_BYTES:
        return HEAD + length
    if length == TWO_BYTES:
        return LONG_HEAD + int.from_bytes(data[2:4], "big")
    return PIECE + 1


async def serve_socket(connection: Connection, wire: SocketWire, receive: Any, send: Any) -> None:
    """Serve an accepted WebSocket until either side leaves, over ASGI's `receive` and `send`."""
    outbox = connection.outbox
    wire.attach(connection)
    gone = asyncio.create_task(_until_gone(receive))
    try:
        await asyncio.wait((gone, outbox.closed), return_when=asyncio.FIRST_COMPLETED)
        connection.leave()  # a client that stopped reading may not even accept the goodbye
        if not gone.done():
            async with asyncio.timeout(LAST_WORDS):
                await send({"type": "websocket.close", "code": outbox.closed_with})
    except TimeoutError:
        wire.cut()  # a client that does not read would never finish the closing handshake
    except OSError:
        pass  # a client leaving is not a failure
    finally:
        connection.leave()
        wire.detach()
        outbox.drop()
        gone.cancel()


async def _until_gone(receive: Any) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass
