"""The WebSocket of a connection: what comes is handed over at once, what is sent needs no task.

An action is heard by everybody at its table. If a task had to wake up for each of them, that would
cost more than the action; so a table writes to its sockets itself, as long as they take it.
"""

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from pyrite.server.limits import LAST_WORDS
from pyrite.server.outbox import Outbox

Heard = Callable[[bytes], None]
WHOLE_TEXT = 0x81  # the first byte of a text that is sent in one frame (RFC 6455, 5.2)
TWO_BYTES, EIGHT_BYTES = 126, 127  # of length follow
MASKED = 0x80  # a bit of the second byte
HEAD = 6  # bytes before a short text of a client: two, and four of the mask


class Wire(Protocol):
    """A WebSocket that can be written to without waiting."""

    def attach(self, heard: Heard, outbox: Outbox) -> None:
        """Hand over every message from now on; take what the outbox holds, now and later."""

    def cut(self) -> None:
        """End the connection at once, whatever was not sent."""


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; who is served finds it in the `state` of its scope as `wire`."""

    heard: Heard | None = None
    outbox: Outbox | None = None
    is_in_pieces = False  # something came that was not one whole short frame
    is_deaf = False  # it was told why it is closed; whatever still comes is thrown away

    def attach(self, heard: Heard, outbox: Outbox) -> None:
        """See `Wire`."""
        self.heard = heard
        self.outbox = outbox
        outbox.open(self.write)

    def cut(self) -> None:
        """See `Wire`."""
        self.transport.abort()

    def write(self, text: bytes) -> None:
        """Send one message, if the socket is still there."""
        transport = self.transport
        if not transport.is_closing():
            transport.write(frame(text))

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            state: dict[str, Any] = self.scope["state"]
            state["wire"] = self

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is a short text, whole: it needs none of the general reading."""
        if self.is_deaf:
            return
        self.is_in_pieces = self.is_in_pieces or (self.heard is not None and not is_whole(data))
        if self.heard is None or self.is_in_pieces or data[0] != WHOLE_TEXT or self.close_sent:
            super().data_received(data)
        else:
            self.heard(apply_mask(data[HEAD:], data[2:HEAD]))

    def send_receive_event_to_app(self) -> None:
        """A message is there, whole."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        self.frames = []
        self.heard(text)

    def handle_parser_exception(self) -> None:
        """Say why, then wait for the end: who is cut off while he still sends would not hear it."""
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
        if self.outbox is not None:
            self.outbox.hold()

    def resume_writing(self) -> None:
        """The network takes more again."""
        super().resume_writing()
        if self.outbox is not None:
            self.outbox.open(self.write)


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
