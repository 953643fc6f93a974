"""The connections of this server: HTTP with limits of time and size, and WebSockets.

An action is heard by everybody at its table. If a task had to wake up for each of them, that would
cost more than the action; so a table writes to its WebSockets itself, as long as they take it.
Whatever an address sends is read in small pieces, and others have their turn in between.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from pyrite.server.limits import LAST_WORDS, Account, Gate
from pyrite.server.outbox import Outbox
from pyrite.server.visitor import network_of

log = logging.getLogger(__name__)
WHOLE_TEXT = 0x81  # the first byte of a text that is sent in one frame (RFC 6455, 5.2)
TWO_BYTES, EIGHT_BYTES = 126, 127  # of length follow
MASKED = 0x80  # a bit of the second byte
HEAD = 6  # bytes before a short text of a client: two, and four of the mask
PIECE = 1_024  # bytes that are read at once: at most 170 frames
MOST_UNREAD = 65_536  # bytes after which the network must wait


class Listener(Protocol):
    """Whoever speaks through a WebSocket."""

    outbox: Outbox
    account: Account

    def receive(self, text: bytes) -> None:
        """Do what a message says."""

    def may_send_frame(self) -> bool:
        """Count a frame that is not a whole message; False if there were too many."""


class Wire(Protocol):
    """A WebSocket that can be written to without waiting."""

    def attach(self, listener: Listener) -> None:
        """Hand over every message from now on; take what the outbox holds, now and later."""

    def detach(self) -> None:
        """Hand over nothing any more, and hold on to nobody."""

    def cut(self) -> None:
        """End the connection at once, whatever was not sent."""


class HttpWire(H11Protocol):
    """An HTTP connection; one that does not finish its request, or its answer, is ended."""

    account: Account
    timer: asyncio.TimerHandle | None = None
    is_counted = False
    is_upgraded = False

    def connection_made(self, transport: Any) -> None:
        """Count it for its address; one too many is ended."""
        super().connection_made(transport)
        self.gate: Gate = self.app_state["gate"]
        address = network_of(self.client[0]) if self.client else ""
        self.account = self.gate.account_of_connection(address)
        self.is_counted = not self.account.requests.wait and self.gate.connect(self.account)
        if not self.is_counted:
            transport.abort()
        else:
            self._expect(self.gate.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._expect(None)
        if self.is_counted:
            self.is_counted = False
            self.gate.disconnect(self.account)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self.timer is None:
            self._expect(self.gate.limits.header_seconds)
        had_headers = self.conn.their_state is not h11.IDLE
        with self.account.working():
            super().data_received(data)
        has_headers = self.conn.their_state is not h11.IDLE
        if has_headers and not had_headers and not self.is_upgraded:
            self._expect(self.gate.limits.request_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The WebSocket takes over, and is counted in place of this connection."""
        self._expect(None)
        self.is_upgraded = True
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketWire), "it was just put there"
        socket.when_lost, self.is_counted = partial(self.gate.disconnect, self.account), False

    def send_400_response(self, msg: str) -> None:
        """Count what cannot be read as a request, too."""
        self.account.requests.spend(1)
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """The request is over; uvicorn waits a moment for the next one."""
        self._expect(None)
        super().on_response_complete()

    def _expect(self, seconds: float | None) -> None:
        """End the connection after so many seconds, unless what is expected comes before."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self.timer = None
        self.transport.abort()


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; whoever serves it finds it in the `state` of its scope as `wire`.

    Nothing is read before somebody listens, and then a piece at a time.
    """

    listener: Listener | None = None
    when_lost: Callable[[], None] | None = None
    is_queued = False  # it waits for its turn to read
    is_in_pieces = False  # something came that was not one whole short frame
    is_deaf = False  # it was told why it is closed; whatever still comes is thrown away
    ignored = 0  # bytes that came after the end

    def connection_made(self, transport: Any) -> None:
        """A request for a WebSocket is about to be read."""
        super().connection_made(transport)
        self.unread = bytearray()
        self.state: dict[str, Any] = {}

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything: what refers to itself would hold a whole table."""
        super().connection_lost(exc)
        self.detach()
        self.state.pop("wire", None)
        if self.when_lost is not None:
            self.when_lost()
            self.when_lost = None

    def attach(self, listener: Listener) -> None:
        """See `Wire`."""
        self.listener = listener
        listener.outbox.open(self.write)
        self._read_on()

    def detach(self) -> None:
        """See `Wire`."""
        if self.listener is not None:
            self.listener.outbox.hold()
            self.listener = None

    def cut(self) -> None:
        """See `Wire`."""
        self.transport.abort()

    def write(self, text: bytes) -> None:
        """Send one message, if the socket is still there."""
        transport = self.transport
        if not transport.is_closing():
            transport.write(frame(text))

    async def send(self, message: Any) -> None:
        """As uvicorn does; what was closed for another reason meanwhile is not closed twice."""
        if message["type"] != "websocket.close" or not self.close_sent:
            await super().send(message)

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.state = self.scope["state"]
            self.state["wire"] = self

    def data_received(self, data: bytes) -> None:
        """Take what came, and read it when it is this address's turn."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.close_sent:
            self._hear_the_end(data)
        else:
            self.unread += data
            if len(self.unread) > MOST_UNREAD:
                self.transport.pause_reading()
            self._read_on()

    def _read_on(self) -> None:
        if self.listener is not None and self.unread and not self.is_queued:
            self.is_queued = True
            self.listener.account.take_turn(self._read_piece)

    def _read_piece(self) -> bool:
        """Read some of what came; is there more?"""
        piece = bytes(self.unread[:PIECE])
        del self.unread[:PIECE]
        try:
            self._read(piece)
        except Exception:
            log.exception("a message could not be dealt with")
            self.cut()
        if self.unread and (self.listener is None or self.listener.outbox.closed_with is not None):
            self.is_deaf = True  # in the middle of a frame, perhaps
        if self.is_deaf:
            self.unread.clear()
        self.is_queued = bool(self.unread)
        if not self.is_queued and not self.transport.is_closing():
            self.transport.resume_reading()
        return self.is_queued

    def _read(self, data: bytes) -> None:
        """Nearly all that comes is a short text, whole: it needs none of the general reading."""
        self.is_in_pieces = self.is_in_pieces or not is_whole(data)
        if self.is_in_pieces or data[0] != WHOLE_TEXT or self.listener is None:
            super().data_received(data)
        else:
            self.listener.receive(apply_mask(data[HEAD:], data[2:HEAD]))

    def _hear_the_end(self, data: bytes) -> None:
        """Only the answer to our close is of interest; who goes on talking is cut off."""
        self.ignored += len(data)
        if self.ignored > MOST_UNREAD:
            self.cut()
        elif not self.is_deaf and self.ignored <= PIECE:
            super().data_received(data)

    def _counts(self) -> bool:
        """Count a frame that is not a whole message; False if nobody wants it."""
        return self.listener is not None and self.listener.may_send_frame()

    def handle_ping(self) -> None:
        """Answer, unless there were too many."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the other side is there."""
        if self._counts():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its beginning."""
        if event.fin or self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message, or its beginning."""
        self.handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """A message goes on."""
        if self._counts():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is there, whole."""
        text = b"".join(self.frames)
        self.frames = []
        if self.listener is not None:
            self.listener.receive(text)

    def handle_parser_exception(self) -> None:
        """Say why, then wait for the end: a client cut off while it sends would not hear it."""
        closing = self.conn.close_sent
        assert closing is not None, "what cannot be read is answered so"
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_sent = self.is_deaf = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)

    def pause_writing(self) -> None:
        """The network takes no more for now."""
        super().pause_writing()
        if self.listener is not None:
            self.listener.outbox.hold()

    def resume_writing(self) -> None:
        """The network takes more again."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.outbox.open(self.write)


def is_whole(data: bytes) -> bool:
    """Is this exactly one frame of a client, and a short one?"""
    return len(data) >= HEAD and data[1] - MASKED == len(data) - HEAD < TWO_BYTES


def frame(text: bytes) -> bytes:
    """A message as it is on the wire (RFC 6455); a server does not mask it."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + text
