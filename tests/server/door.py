"""The whole application without a network: requests from an address, and the answers."""

import asyncio
import json
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from pyrite.server.network.app import Front, Settings
from pyrite.server.network.connection import Connection
from pyrite.server.network.visitor import Limits

HOST = "table.example"
Events = list[dict[str, Any]]


@asynccontextmanager
async def front(
    folder: Path, behind_proxy: bool = False, everywhere: bool = False, **limits: Any
) -> AsyncIterator[Front]:
    """Run a started server until the block ends."""
    url = f"sqlite:///{folder / 'tables.db'}"
    more: Any = {"bot_processes": 1, "names": (HOST,), "listens_everywhere": everywhere}
    with warnings.catch_warnings(action="ignore"):  # Litestar warns about its next version
        one = Front(Settings(url, behind_proxy, Limits(**limits), **more))
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    running = asyncio.create_task(one(scope, inbox.get, outbox.put))
    inbox.put_nowait({"type": "lifespan.startup"})
    assert await outbox.get() == {"type": "lifespan.startup.complete"}
    yield one
    inbox.put_nowait({"type": "lifespan.shutdown"})
    await running


def asking(one: Front, address: str = "192.0.2.1", scheme: str = "http") -> httpx.AsyncClient:
    """Return a browser at this address, with its own cookies."""
    door: Any = one
    transport = httpx.ASGITransport(door, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}/api")


class Socket:
    """A table's WebSocket; `sent` is what came back."""

    def __init__(self, one: Front, code: str, **headers: str) -> None:
        pairs = {"host": HOST, **headers}.items()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{code}/socket",
            "scheme": "ws",
            "client": ("192.0.2.1", 1),
            "headers": [(name.encode(), value.encode()) for name, value in pairs],
            "state": {"wire": self},
        }
        self.sent: Events = []
        self.said: list[bytes] = []  # messages sent before there was a listener
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.listener: Connection | None = None
        self.running = asyncio.create_task(one(scope, self.inbox.get, self._send))

    async def _send(self, event: dict[str, Any]) -> None:
        self.sent.append(event)

    def attach(self, listener: Connection) -> None:
        """Attach a listener, as a real WebSocket does."""
        self.listener = listener
        listener.outbox.open(lambda frame: self.sent.append({"text": frame.decode()}))
        for text in self.said:
            listener.receive(text)

    def detach(self) -> None:
        """Detach the listener, as a real WebSocket does."""
        self.listener = None

    def cut(self) -> None:
        """Disconnect, as a real WebSocket does."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})

    def say(self, **message: Any) -> None:
        """Send a message."""
        text = json.dumps(message).encode()
        if self.listener is None:
            self.said.append(text)
        else:
            self.listener.receive(text)

    async def answered(self) -> dict[str, Any]:
        """Wait for the first answer."""
        while not self.sent:
            await asyncio.sleep(0.002)
        return self.sent[0]

    async def frames(self, count: int) -> list[dict[str, Any]]:
        """Wait for this many messages."""
        while len(self.sent) <= count:
            await asyncio.sleep(0.002)
        return [json.loads(event["text"]) for event in self.sent[1:]]

    async def leave(self) -> None:
        """Close the socket."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        await self.running
