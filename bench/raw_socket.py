"""A minimal WebSocket client, so that a load test measures the server."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Self

TEXT, CLOSE, PING = 1, 8, 9


class RawSocket(asyncio.Protocol):
    """Just enough of RFC 6455 for a server that sends whole frames; the mask is all zeros."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self.request = "\r\n".join([f"GET {path} HTTP/1.1", *_lines(headers), "", ""]).encode()
        self.heard = heard
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    @classmethod
    async def connect(
        cls, port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None]
    ) -> Self:
        """Return an open socket."""
        loop = asyncio.get_running_loop()
        make = partial(cls, path, headers, heard)
        _, made = await loop.create_connection(make, "127.0.0.1", port)
        await made.opened
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head[:200].decode()))
                return
            self.is_open = True
            self.opened.set_result(None)
        self.buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handle all complete frames, and return the beginning of the next one."""
        at = 0
        while len(data) - at >= 2:
            kind, length, begin = data[at] & 15, data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin > len(data) or len(data) - begin < length:
                break
            at = begin + length
            self._frame(kind, data[begin:at])
        return data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self._write(10, payload)
        elif kind == CLOSE:
            self.closed = True
            self.transport.close()

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)


def _lines(headers: dict[str, str]) -> list[str]:
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "cHlyaXRlIGxvYWQgdGVzdA==",
    }
    return [f"{name}: {value}" for name, value in {**upgrade, **headers}.items()]
